import type { IncomingHttpHeaders } from "node:http";

/**
 * Cookies never work across origins: what changes something, and every websocket, comes from our
 * own pages or from a program, which sends no Origin.
 */
export const isSameSite = (headers: IncomingHttpHeaders, origins: readonly string[]): boolean => {
  const { origin } = headers;
  if (origin !== undefined) return origins.includes(origin);
  return headers["sec-fetch-site"] === undefined || headers["sec-fetch-site"] !== "cross-site";
};

/**
 * A GET that changes something, as the specification has one: cookies come with links of other sites,
 * too, and browsers fetch ahead what nobody has opened.
 */
export const isSameOriginNavigation = (headers: IncomingHttpHeaders): boolean => {
  const from = headers["sec-fetch-site"] ?? "none";
  const purpose = headers["sec-purpose"] ?? headers.purpose ?? "";
  return ["same-origin", "none"].includes(String(from)) && !String(purpose).includes("prefetch");
};
