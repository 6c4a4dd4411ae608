/**
 * Where a caller wants to go afterwards: a path of this site or an address of its origin. Anything else,
 * other schemes included, is the origin.
 */
export function callbackUrl(wanted: unknown, origin: string): string {
  if (typeof wanted !== "string") return origin;
  if (wanted.startsWith("/")) return URL.parse(origin + wanted)?.href ?? origin;
  const url = URL.parse(wanted);
  // the origin of "blob:https://…" is that of the address within
  const isOurs = url?.origin === origin && url.protocol === new URL(origin).protocol;
  return isOurs ? wanted : origin;
}
