import type { IncomingMessage } from "node:http";
import { LruMap } from "../../schema/foundation/lru-map.ts";
import type { Page } from "./page.ts";

const MOST = 2_000;
const LONGEST_ADDRESS = 1_000;

/**
 * Where pages that everybody gets alike were asked for: they are found again by the address alone,
 * before anything else looks at the request.
 */
export class KeptPages {
  readonly #byAddress = new LruMap<string, () => Page | undefined>(MOST);

  /** @param find the page as long as it is good */
  keep(address: string, find: () => Page | undefined): void {
    if (address.length > LONGEST_ADDRESS) return;
    this.#byAddress.set(address, find);
  }

  find({ method, url = "" }: IncomingMessage): Page | undefined {
    return method === "GET" || method === "HEAD" ? this.#byAddress.get(url)?.() : undefined;
  }
}
