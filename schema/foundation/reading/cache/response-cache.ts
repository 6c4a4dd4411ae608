import { LruMap, reportCache } from "../../lru-map.ts";

/** Tells other processes what was written, and hears it from them. */
export interface WritesChannel {
  tell(tables: readonly string[]): void;
  /** While what others write may not be heard of, nothing is kept or taken from what was kept. */
  isAlive(): boolean;
}

/** @param bytes about how much memory the value takes */
export type StoreResponse = (key: string, value: unknown, bytes: number) => void;

/** What was made of some tables, good until one of them is written. */
interface Kept {
  value: unknown;
  tables: readonly string[];
  writes: readonly number[];
  /** By the clock. */
  until: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Larger ones are read anew: a few would push out thousands that are asked for all the time. */
const MAX_ENTRY_BYTES = 256 * 1024;
/** What an entry takes beside its key and its value. */
const ENTRY_BYTES = 256;

/**
 * Answers kept until a table they were made of is written. Each table has a count of its writes; an
 * answer holds the counts from before it was read, and is good while they are the same. So what was
 * read while something was being written is never used, and nobody waits for anybody.
 */
export class ResponseCache {
  readonly #kept: LruMap<string, Kept>;
  readonly #writes = new Map<string, number>();
  #channel: WritesChannel | undefined;

  /**
   * @param alsoWritten the tables that triggers and cascades write with a table
   * @param now what ends answers that depend on the time; without it they are not used again
   */
  constructor(
    private readonly alsoWritten: ReadonlyMap<string, readonly string[]> = new Map(),
    mostBytes = MAX_BYTES,
    private readonly now?: () => Date,
  ) {
    this.#kept = reportCache("responses", new LruMap(mostBytes));
  }

  /** From now on other processes are told of writes, and this one is as current as the channel. */
  share(channel: WritesChannel): void {
    this.#channel = channel;
  }

  /** What was kept under this key, if it is still good. */
  find<T>(key: string): T | undefined {
    const kept = this.#kept.get(key);
    if (!kept || !this.#isOn()) return undefined;
    const isOver = kept.until < Infinity && kept.until <= (this.now?.().getTime() ?? Infinity);
    if (!isOver && kept.tables.every((table, i) => this.#count(table) === kept.writes[i])) {
      return kept.value as T;
    }
    this.#kept.delete(key);
    return undefined;
  }

  /** To be called before reading; what it returns keeps what was read, at most until this time. */
  reading(tables: Iterable<string>, until = Infinity): StoreResponse {
    const names = [...tables];
    const writes = names.map((table) => this.#count(table));
    return (key, value, valueBytes) => {
      const bytes = valueBytes + key.length + ENTRY_BYTES;
      if (!this.#isOn() || bytes > MAX_ENTRY_BYTES) return;
      this.#kept.set(key, { value, tables: names, writes, until }, bytes);
    };
  }

  /** These tables have been written and the write is committed. */
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

  /** Something may have been missed. */
  forget(): void {
    this.#kept.clear();
  }

  #count = (table: string): number => this.#writes.get(table) ?? 0;

  #isOn = (): boolean => this.#channel?.isAlive() ?? true;
}
