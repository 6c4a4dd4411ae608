/** The addresses that are a secret themselves: a link opens what it leads to, up to its last part. */
const SECRET =
  /(^\/calendar\/(?:invitation\/)?|\/(?:careers\/applications|blog\/preview|unsubscribe|share|invoices)\/)[^/]+/;

/** The path of a URL as it may be logged: without its query and without the secret of a link. */
export const loggablePath = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? url).replace(SECRET, "$1…");
