/**
 * Returns where to redirect afterwards: a path of this site or a URL of its origin. Everything
 * else, including other schemes, becomes the origin.
 */
export function callbackUrl(wanted: unknown, origin: string): string {
  if (typeof wanted !== "string") return origin;
  if (wanted.startsWith("/")) return URL.parse(origin + wanted)?.href ?? origin;
  const url = URL.parse(wanted);
  // the origin of "blob:https://…" is the origin of the URL inside
  const isOurs = url?.origin === origin && url.protocol === new URL(origin).protocol;
  return isOurs ? wanted : origin;
}
