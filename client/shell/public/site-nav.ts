/** The entries of header and menu. Only what exists. */
export const siteNav = [
  { to: "/projects", label: "projects.title" },
  { to: "/members", label: "site.members" },
  { to: "/solutions", label: "solutions.title" },
  { to: "/blog", label: "site.blog" },
  { to: "/blog/categories", label: "site.categories" },
] as const;

/** The entry of a page: the one with the longest matching prefix. */
export function currentEntry(path: string) {
  return siteNav.findLast(({ to }) => path === to || path.startsWith(`${to}/`))?.to;
}
