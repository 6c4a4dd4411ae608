/** Where a redirect may go: a path of this site, or its start when it is anything else. */
export function samePlace(to: unknown): string {
  if (typeof to !== "string") return "/";
  const base = "http://site.invalid";
  const place = URL.parse(to, base);
  if (!place || place.origin !== base) return "/";
  // "//host" would leave the site, also when dots or backslashes spell it.
  return `/${place.pathname.replace(/^\/+/, "")}${place.search}${place.hash}`;
}
