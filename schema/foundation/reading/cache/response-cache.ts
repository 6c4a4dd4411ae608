import { LruMap, reportCache } from "../../lru-map.ts";

/** Announces writes to other processes and receives theirs. */
export interface WritesChannel {
  tell(tables: readonly string[]): void;
  /** While writes of other processes may be missed, nothing is stored or served from the cache. */
  isAlive(): boolean;
}

/** The state of some tables when they were read: what is derived from it is valid until one is written. */
export interface TablesRead {
  readonly tables: readonly string[];
  readonly writes: readonly number[];
  /** Expiry time by the clock. */
  readonly until: number;
}

interface Entry {
  value: unknown;
  read: readonly TablesRead[];
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Larger values are not stored: a few would evict thousands that are requested constantly. */
const MAX_ENTRY_BYTES = 256 * 1024;
/** Overhead of an entry besides key and value. */
const ENTRY_BYTES = 256;

/**
 * Caches responses until a table they were read from is written. Each table has a write count; an
 * entry stores the counts from before it was read and is valid while they are unchanged. So a value
 * that was read during a write is never used, without any locks.
 */
export class ResponseCache {
  readonly #entries: LruMap<string, Entry>;
  readonly #writes = new Map<string, number>();
  #channel: WritesChannel | undefined;

  /**
   * @param alsoWritten the tables that triggers and cascades write together with a table
   * @param now the clock that expires time-dependent responses; without it they are not reused
   */
  constructor(
    private readonly alsoWritten: ReadonlyMap<string, readonly string[]> = new Map(),
    mostBytes = MAX_BYTES,
    private readonly now?: () => Date,
  ) {
    this.#entries = reportCache("responses", new LruMap(mostBytes));
  }

  /**
   * Connects the channel: writes are announced to other processes, and entries are valid only while
   * the channel is alive.
   */
  share(channel: WritesChannel): void {
    this.#channel = channel;
  }

  /** The entry under this key, if it is still valid. */
  find<T>(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.#isOn()) return undefined;
    if (entry.read.every((read) => this.#isCurrent(read))) return entry.value as T;
    this.#entries.delete(key);
    return undefined;
  }

  /** Call before reading these tables; what is derived from them is valid until this time at most. */
  reading(tables: Iterable<string>, until = Infinity): TablesRead {
    const names = [...tables];
    return { tables: names, writes: names.map((table) => this.#count(table)), until };
  }

  /**
   * Stores a value that is derived from what was read.
   * @param valueBytes the approximate size of the value in memory
   */
  store(key: string, value: unknown, valueBytes: number, ...read: readonly TablesRead[]): void {
    const bytes = valueBytes + key.length + ENTRY_BYTES;
    if (!this.#isOn() || bytes > MAX_ENTRY_BYTES) return;
    this.#entries.set(key, { value, read }, bytes);
  }

  /** To be called after a write to these tables was committed. */
  wrote(tables: Iterable<string>): void {
    const all = new Set<string>();
    for (const table of tables) {
      all.add(table);
      for (const other of this.alsoWritten.get(table) ?? []) all.add(other);
    }
    this.heard(all);
    if (all.size) this.#channel?.tell([...all]);
  }

  /** Another process has written these tables. */
  heard(tables: Iterable<string>): void {
    for (const table of tables) this.#writes.set(table, this.#count(table) + 1);
  }

  /** Writes may have been missed: drop everything. */
  forget(): void {
    this.#entries.clear();
  }

  #isCurrent = ({ tables, writes, until }: TablesRead): boolean =>
    (until === Infinity || until > (this.now?.().getTime() ?? Infinity)) &&
    tables.every((table, i) => this.#count(table) === writes[i]);

  #count = (table: string): number => this.#writes.get(table) ?? 0;

  #isOn = (): boolean => this.#channel?.isAlive() ?? true;
}
