import type { ChatMessage } from "./message.ts";

/** Numbers of messages, both ends included. */
export interface Span {
  from: number;
  to: number;
}

/** Messages are loaded in pages of so many, beginning with 1, 21, 41 … */
export const PAGE = 20;

/** Who is further behind than so many revisions begins anew. */
const MOST_BEHIND = 1_000;

/**
 * What a tab knows of the messages of one conversation. Numbers have no gaps, so the history is an
 * array in which some places are not loaded yet. Whichever way a message comes (a page, the answer to
 * one's own sending, a live event), the higher revision wins.
 */
export class Room {
  readonly #bySeq = new Map<number, ChatMessage>();
  readonly #seqs = new Map<string, number>();
  /** Revisions that were heard of beyond `synced`. */
  readonly #ahead = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #lastSeq = 0;
  #synced = 0;
  #version = 0;

  /** Rises with every change: what a view compares. */
  version = (): number => this.#version;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get lastSeq(): number {
    return this.#lastSeq;
  }

  /** Everything up to this revision is known, as far as it is loaded. */
  get synced(): number {
    return this.#synced;
  }

  /** Something has been missed: revisions were heard of, and not those before them. */
  get hasGap(): boolean {
    return this.#ahead.size > 0;
  }

  /** The highest revision that was heard of. */
  get heard(): number {
    return Math.max(this.#synced, ...this.#ahead);
  }

  at(seq: number): ChatMessage | undefined {
    return this.#bySeq.get(seq);
  }

  find(id: string): ChatMessage | undefined {
    return this.#bySeq.get(this.#seqs.get(id) ?? 0);
  }

  /** All that are loaded, the first before the last. */
  all(): ChatMessage[] {
    return [...this.#bySeq.values()].sort((a, b) => a.seq - b.seq);
  }

  /** The pages that a part of the history stands on and that are not loaded, the last one first. */
  missing({ from, to }: Span): Span[] {
    const pages: Span[] = [];
    const last = Math.min(to, this.#lastSeq);
    for (let start = pageStart(Math.max(1, from)); start <= last; start += PAGE) {
      const page = { from: start, to: Math.min(start + PAGE - 1, this.#lastSeq) };
      if (!this.#holds(page)) pages.unshift(page);
    }
    return pages;
  }

  /** Begins with what the conversation was at when its messages were about to be read. */
  open({ lastSeq, revision }: { lastSeq: number; revision: number }): void {
    if (this.#synced === 0) this.#synced = revision;
    this.reach(lastSeq);
  }

  /** The conversation has messages up to this number, loaded or not. */
  reach(lastSeq: number): void {
    if (lastSeq <= this.#lastSeq) return;
    this.#lastSeq = lastSeq;
    this.#changed();
  }

  /** What was read or sent. Returns those that are new to this tab. */
  merge(messages: readonly ChatMessage[]): ChatMessage[] {
    const added = messages.filter((message) => this.#put(message));
    if (messages.length > 0) this.#changed();
    return added;
  }

  /** What happened just now. */
  hear(message: ChatMessage): ChatMessage[] {
    if (message.revision > this.#synced) this.#ahead.add(message.revision);
    this.#sync(this.#synced);
    return this.merge([message]);
  }

  /**
   * The answer to "what came after `synced`". `complete` is given when there is nothing beyond it: what
   * had been `heard` of when it was asked; what was heard since may still have something before it.
   */
  catchUp(changes: readonly ChatMessage[], complete = 0): ChatMessage[] {
    this.#sync(Math.max(this.#synced, complete, ...changes.map(({ revision }) => revision)));
    return this.merge(changes);
  }

  /** Too much was missed to be told one by one: what is loaded may be stale, and goes. */
  isTooFarBehind(revision: number): boolean {
    return revision - this.#synced > MOST_BEHIND;
  }

  beginAnew({ lastSeq, revision }: { lastSeq: number; revision: number }): void {
    this.#bySeq.clear();
    this.#seqs.clear();
    this.#ahead.clear();
    this.#synced = revision;
    this.#lastSeq = Math.max(this.#lastSeq, lastSeq);
    this.#changed();
  }

  #sync(reached: number): void {
    this.#synced = reached;
    while (this.#ahead.has(this.#synced + 1)) this.#synced += 1;
    for (const revision of this.#ahead) {
      if (revision <= this.#synced) this.#ahead.delete(revision);
    }
  }

  #put(message: ChatMessage): boolean {
    const known = this.#bySeq.get(message.seq);
    if (known && known.revision > message.revision) return false;
    this.#bySeq.set(message.seq, message);
    this.#seqs.set(message.id, message.seq);
    this.#lastSeq = Math.max(this.#lastSeq, message.seq);
    return !known;
  }

  #holds({ from, to }: Span): boolean {
    for (let seq = from; seq <= to; seq += 1) if (!this.#bySeq.has(seq)) return false;
    return true;
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

const pageStart = (seq: number): number => seq - ((seq - 1) % PAGE);
