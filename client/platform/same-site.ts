/**
 * A redirect target within this site: the given path, or the start page if it is anything else.
 */
export function samePlace(to: unknown): string {
  if (typeof to !== "string") return "/";
  const base = "http://site.invalid";
  const place = URL.parse(to, base);
  if (!place || place.origin !== base) return "/";
  // "//host" would leave the site, also if it is written with dots or backslashes.
  return `/${place.pathname.replace(/^\/+/, "")}${place.search}${place.hash}`;
}
