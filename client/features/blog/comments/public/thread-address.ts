interface Place {
  /** Another page of the thread */
  page?: number;
  /** With the form open under this comment */
  reply?: string;
  /** On whichever page this comment is */
  comment?: string;
  /** The same, with the comment confirmed as posted */
  posted?: string;
}

/**
 * Addresses of a thread's states, for links and for forms that work without JavaScript. Links add
 * a target; forms do not, or browsers would not put the cursor where something is wrong.
 */
export function threadAddress(pathname: string, current: number) {
  return ({ page = current, reply, comment, posted }: Place): string => {
    const query = new URLSearchParams({
      ...(page > 1 && !comment && !posted && { comments: `${page}` }),
      ...(reply && { reply }),
      ...(comment && { comment }),
      ...(posted && { posted }),
    });
    return `${pathname}${query.size > 0 ? `?${query}` : ""}`;
  };
}

/** The page of comments an address asks for; anything else than a number is the first. */
export function commentsPage(query: URLSearchParams): number {
  const asked = query.get("comments") ?? "";
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
