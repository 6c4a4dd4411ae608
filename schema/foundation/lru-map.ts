/**
 * A map of limited weight: what was used longest ago makes room for what is new. An entry weighs one
 * unless it says otherwise, such as its bytes.
 */
export class LruMap<Key, Value> {
  /** From the one that was used longest ago. */
  readonly #entries = new Map<Key, { value: Value; weight: number }>();
  #weight = 0;
  #youngest: Key | undefined;
  /** How often something was found, was not there, and had to make room. */
  readonly counts = { hits: 0, misses: 0, evictions: 0 };

  constructor(
    private readonly max: number,
    private readonly onEvicted?: (key: Key) => void,
  ) {}

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) {
      this.counts.misses += 1;
      return undefined;
    }
    this.counts.hits += 1;
    if (key !== this.#youngest) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      this.#youngest = key;
    }
    return entry.value;
  }

  /** What alone weighs more than all may is not taken. */
  set(key: Key, value: Value, weight = 1): void {
    this.delete(key);
    if (weight > this.max) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    this.#youngest = key;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.max) return;
      this.delete(oldest);
      this.counts.evictions += 1;
      this.onEvicted?.(oldest);
    }
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#weight -= entry.weight;
    this.#entries.delete(key);
    if (key === this.#youngest) this.#youngest = undefined;
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
    this.#youngest = undefined;
  }

  get weight(): number {
    return this.#weight;
  }
}

interface Counted {
  readonly counts: { hits: number; misses: number; evictions: number };
  readonly weight: number;
}

const reported = new Map<string, WeakRef<Counted>>();

/** Has the counts of a cache reported under a name: `LOG_LEVEL=debug` logs them once a minute. */
export function reportCache<Cache extends Counted>(name: string, cache: Cache): Cache {
  reported.set(name, new WeakRef(cache));
  return cache;
}

/** What the caches of this process hold and how often they were of use, by name. */
export const cacheCounts = (): Record<string, object> =>
  Object.fromEntries(
    [...reported].flatMap(([name, reference]) => {
      const cache = reference.deref();
      return cache ? [[name, { weight: cache.weight, ...cache.counts }]] : [];
    }),
  );
