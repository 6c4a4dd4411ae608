import type { IncomingMessage } from "node:http";
import { LruMap, reportCache } from "../../schema/foundation/lru-map.ts";
import type { CachedResponse } from "./cached-response.ts";

const MAX_ENTRIES = 2_000;
const MAX_URL_LENGTH = 1_000;

/**
 * The URLs of pages that are the same for everyone: the page is found by the URL alone, before
 * anything else handles the request.
 */
export class UrlCache {
  readonly #byAddress = reportCache(
    "addresses",
    new LruMap<string, () => CachedResponse | undefined>(MAX_ENTRIES),
  );

  /** @param find returns the page while it is valid */
  store(address: string, find: () => CachedResponse | undefined): void {
    if (address.length > MAX_URL_LENGTH) return;
    this.#byAddress.set(address, find);
  }

  find({ method, url = "" }: IncomingMessage): CachedResponse | undefined {
    return method === "GET" || method === "HEAD" ? this.#byAddress.get(url)?.() : undefined;
  }
}
