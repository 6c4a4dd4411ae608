import type { ClaimName } from "./declared.generated.ts";

/** Ids by claim name. */
export type ClaimedIds = { readonly [Name in ClaimName]?: Iterable<string> };

const NONE: ReadonlySet<string> = new Set();

/**
 * What this browser did itself, stored in signed cookies: ids of rows under the names that domains
 * declare in `claims`. They belong to the browser, not to the account that is signed in there.
 */
export class Claims {
  readonly #ids = new Map<ClaimName, Set<string>>();
  /** Claims that gained ids: their cookies must be sent again. */
  readonly changed = new Set<ClaimName>();

  constructor(claimed: ClaimedIds = {}) {
    for (const [name, ids] of Object.entries(claimed)) {
      const set = new Set(ids);
      if (set.size) this.#ids.set(name as ClaimName, set);
    }
  }

  of(name: ClaimName): ReadonlySet<string> {
    return this.#ids.get(name) ?? NONE;
  }

  add(name: ClaimName, id: string): void {
    const ids = this.#ids.get(name) ?? new Set();
    if (!ids.has(id)) this.changed.add(name);
    this.#ids.set(name, ids.add(id));
  }

  get isEmpty(): boolean {
    return !this.#ids.size;
  }
}
