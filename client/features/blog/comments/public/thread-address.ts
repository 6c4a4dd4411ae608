interface Place {
  /** Another page of the thread */
  page?: number;
  /** With the form open under this comment */
  reply?: string;
  /** The page that contains this comment */
  comment?: string;
  /** The same, with the comment confirmed as posted */
  posted?: string;
}

/**
 * URLs of a thread's states, for links and for forms that work without JavaScript. Links have a
 * hash; forms do not, otherwise browsers would not focus the field with the error.
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

/** The page of comments in a URL; anything but a number is the first page. */
export function commentsPage(query: URLSearchParams): number {
  const requested = query.get("comments") ?? "";
  return /^[1-9]\d{0,5}$/.test(requested) ? Number(requested) : 1;
}
