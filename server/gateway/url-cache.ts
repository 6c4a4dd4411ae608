import type { IncomingMessage } from "node:http";
import { LruMap, reportCache } from "../../schema/foundation/lru-map.ts";
import type { CachedResponse } from "./cached-response.ts";

const MAX_ENTRIES = 2_000;
const MAX_URL_LENGTH = 1_000;

/**
 * Where pages that everybody gets alike were asked for: they are found again by the address alone,
 * before anything else looks at the request.
 */
export class UrlCache {
  readonly #byAddress = reportCache(
    "addresses",
    new LruMap<string, () => CachedResponse | undefined>(MAX_ENTRIES),
  );

  /** @param find the page as long as it is good */
  store(address: string, find: () => CachedResponse | undefined): void {
    if (address.length > MAX_URL_LENGTH) return;
    this.#byAddress.set(address, find);
  }

  find({ method, url = "" }: IncomingMessage): CachedResponse | undefined {
    return method === "GET" || method === "HEAD" ? this.#byAddress.get(url)?.() : undefined;
  }
}
