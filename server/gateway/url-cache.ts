import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { LruMap, reportCache } from "../../schema/foundation/lru-map.ts";
import type { PreparedResponse } from "./cached-response.ts";

const MAX_ENTRIES = 2_000;
const MAX_LENGTH = 1_000;

/** Makes the response to a request with these headers, while what it is made of is valid. */
type Find = (headers: IncomingHttpHeaders) => PreparedResponse | undefined;

/**
 * Where cached responses are that are the same for everyone, or for everyone with the same cookies: they are found by
 * the URL, before anything else handles the request.
 */
export class UrlCache {
  readonly #byUrl = reportCache("addresses", new LruMap<string, Find>(MAX_ENTRIES));

  /** @param cookies the header of requests that get this response; null if cookies do not matter */
  store(url: string, cookies: string | null, find: Find): void {
    const key = cookies === null ? url : withCookies(url, cookies);
    if (key.length <= MAX_LENGTH) this.#byUrl.set(key, find);
  }

  find({ method, url = "", headers }: IncomingMessage): PreparedResponse | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const found = this.#byUrl.get(url) ?? this.#byUrl.get(withCookies(url, headers.cookie));
    return found?.(headers);
  }
}

const withCookies = (url: string, cookies = ""): string => `${url}\n${cookies}`;
