/**
 * A map with a maximum weight that evicts the least recently used entries. An entry weighs 1 unless
 * its weight is given, for example in bytes.
 */
export class LruMap<Key, Value> {
  /** Ordered from least to most recently used. */
  readonly #entries = new Map<Key, { value: Value; weight: number }>();
  #weight = 0;
  #youngest: Key | undefined;
  /** Counters of hits, misses and evictions. */
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

  /** An entry heavier than the maximum is not stored. */
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

/** Registers a cache under a name: with `LOG_LEVEL=debug` its counters are logged once a minute. */
export function reportCache<Cache extends Counted>(name: string, cache: Cache): Cache {
  reported.set(name, new WeakRef(cache));
  return cache;
}

/** Size and hit counters of all registered caches of this process, by name. */
export const cacheCounts = (): Record<string, object> =>
  Object.fromEntries(
    [...reported].flatMap(([name, reference]) => {
      const cache = reference.deref();
      return cache ? [[name, { weight: cache.weight, ...cache.counts }]] : [];
    }),
  );
