/** The feed of a page, for the head of its document. */
export const feedLink = (title: string, href: string) => ({
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title,
  href,
});
