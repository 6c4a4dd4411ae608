/** The links that the server accepts: to the web, to mail or within this site. */
export const isSafeLink = (href: string): boolean =>
  /^(https?:\/\/\S+|mailto:\S+|\/(?![/\\])\S*|#\S+)$/iu.test(href);

/** The intended URL: "example.com" is on the web, "a@example.com" is mail. */
export function normalizeLink(typed: string): string | undefined {
  const text = typed.trim();
  if (isSafeLink(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/u.test(text)) return `mailto:${text}`;
  return /^[^\s@/:.]+(\.[^\s@/:.]+)+(:\d+)?([/?#]\S*)?$/u.test(text)
    ? `https://${text}`
    : undefined;
}
