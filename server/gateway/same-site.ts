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
