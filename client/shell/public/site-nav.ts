/** What the header and the menu offer. Only what exists. */
export const siteNav = [
  { to: "/blog", label: "site.blog" },
  { to: "/blog/categories", label: "site.categories" },
] as const;

/** The entry a page belongs to: the longest that its path begins with. */
export function currentEntry(path: string) {
  return siteNav.findLast(({ to }) => path === to || path.startsWith(`${to}/`))?.to;
}
