import { isRouteErrorResponse, type MiddlewareFunction } from "react-router";

/** On `window`: the data of another page could not be fetched, and the router still waits for it. */
export const UNREACHABLE = "atelier:unreachable";

/** A page of this server answers within ten seconds, if only that it takes too long. */
const PATIENCE_MS = 20_000;

/** What a proxy answers in the place of a server that is gone or restarts. */
const OF_PROXIES = [502, 503, 504];

/** Keeps the page where the server cannot be reached, instead of leading to an error. */
export const stayIfUnreachable: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method !== "GET") return next();
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, PATIENCE_MS);
  const results = await Promise.race([next(), late.promise]).finally(() => clearTimeout(timer));
  const isLost = !results || Object.values(results).some(isUnreachable);
  if (results && (!isLost || request.signal.aborted)) return results;
  dispatchEvent(new Event(UNREACHABLE));
  return new Promise(() => undefined); // who listens gives this navigation up
};

type Results = Record<string, { type: "data" | "error"; result: unknown }>;

function isUnreachable({ type, result }: Results[string]): boolean {
  if (type !== "error") return false;
  if (!isRouteErrorResponse(result)) return isCut(result);
  return OF_PROXIES.includes(result.status) && typeof result.data === "string"; // ours are objects
}

/** The connection was refused, or ended before the answer was whole. */
const isCut = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && error.message.startsWith("Unable to decode turbo-stream"));
