import type { IncomingHttpHeaders } from "node:http";

/**
 * Cookies never work across origins: requests that change something, and all websockets, come from
 * our own pages or from a program, which sends no Origin.
 */
export const isSameSite = (headers: IncomingHttpHeaders, origins: readonly string[]): boolean => {
  const { origin } = headers;
  if (origin !== undefined) return origins.includes(origin);
  return headers["sec-fetch-site"] === undefined || headers["sec-fetch-site"] !== "cross-site";
};

/**
 * For a GET that changes something, which the specification demands once: cookies are also sent
 * with links from other sites, and browsers prefetch pages that nobody has opened.
 */
export const isSameOriginNavigation = (headers: IncomingHttpHeaders): boolean => {
  const from = headers["sec-fetch-site"] ?? "none";
  const purpose = headers["sec-purpose"] ?? headers.purpose ?? "";
  return ["same-origin", "none"].includes(String(from)) && !String(purpose).includes("prefetch");
};
