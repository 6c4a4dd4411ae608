import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import { LruMap } from "../../schema/foundation/lru-map.ts";

const MAX_LENGTH = 400;

/** By user agent: browsers send only a few hundred different ones. */
const known = new LruMap<string, boolean>(1_000);

/** Whether a person uses it: no crawler, monitor or program. */
export function isBrowser(agent: string): boolean {
  const found = known.get(agent);
  if (found !== undefined) return found;
  const is = agent.startsWith("Mozilla/") && !isbot(agent);
  known.set(agent, is);
  return is;
}

/** The user agent of a request, as far as it is compared. */
export const agentOf = (headers: IncomingHttpHeaders): string =>
  (headers["user-agent"] ?? "").slice(0, MAX_LENGTH);

/** Do Not Track, or Global Privacy Control. */
const asksNotToBeTracked = (headers: IncomingHttpHeaders): boolean =>
  headers["dnt"] === "1" || headers["sec-gpc"] === "1";

/** What a visitor is counted by, besides the network; "" if they are not. */
export function browserOf(headers: IncomingHttpHeaders): string {
  const agent = agentOf(headers);
  return isBrowser(agent) && !asksNotToBeTracked(headers) ? agent : "";
}
