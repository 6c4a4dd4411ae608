import type { ChatFile, ChatQuote } from "../message.ts";

/** A message that the server has not confirmed yet. */
export interface Outgoing {
  /** Generated here; it becomes the message's id, so that a repeated send creates one message */
  id: string;
  conversationId: string;
  body: string;
  attachments: Pick<ChatFile, "id" | "name" | "size">[];
  replyTo: ChatQuote | null;
  mentions: string[];
  /** When it was written, ISO */
  createdAt: string;
  /** waiting: for the connection, or for earlier messages; failed: refused, with the reason */
  state: "waiting" | "sending" | "failed";
  reason?: string;
}

/** Where a reload finds unsent messages. */
export interface OutboxStorage {
  all(): Promise<Outgoing[]>;
  put(outgoing: Outgoing): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The result of an attempt: it can be retried "later", or was "refused". */
export type Outcome =
  | { done: true }
  | { done: false; retry: "later"; after?: number; reason?: string }
  | { done: false; retry: "never"; reason: string };

type Send = (outgoing: Outgoing) => Promise<Outcome>;

/** The pause before a retry, in ms; a restored connection ends it. */
const PAUSE = 5_000;

/** Sends messages in the order they were written, one at a time, and stores them until then. */
export class Outbox {
  #outgoing: readonly Outgoing[] = [];
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly shelf: OutboxStorage,
    private readonly send: Send,
    private readonly isOnline: () => boolean = () => navigator.onLine,
  ) {}

  outgoing = (): readonly Outgoing[] => this.#outgoing;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores messages of an earlier visit. */
  async restore(): Promise<void> {
    const kept = await this.shelf.all().catch(() => []);
    const known = new Set(this.#outgoing.map(({ id }) => id));
    const before = kept.filter(({ id }) => !known.has(id)).sort(byTime);
    this.#set([
      ...before.map((one): Outgoing =>
        one.state === "failed" ? one : { ...one, state: "waiting" },
      ),
      ...this.#outgoing,
    ]);
    void this.work();
  }

  add(outgoing: Omit<Outgoing, "state">): void {
    this.#keep({ ...outgoing, state: "waiting" });
    void this.work();
  }

  retry(id: string): void {
    const one = this.#find(id);
    if (one?.state !== "failed") return;
    const { reason: _reason, ...again } = one;
    this.#keep({ ...again, state: "waiting" });
    void this.work();
  }

  /** Removes a message that was cancelled, or has arrived in another way. */
  discard(id: string): void {
    if (!this.#find(id)) return;
    this.#set(this.#outgoing.filter((one) => one.id !== id));
    void this.shelf.remove(id).catch(() => {});
  }

  /** Sends all waiting messages. Does nothing if it is already running. */
  work = async (): Promise<void> => {
    if (this.#isSending) return;
    clearTimeout(this.#timer);
    this.#isSending = true;
    try {
      while (this.isOnline()) {
        const next = this.#outgoing.find(({ state }) => state === "waiting");
        if (!next || !(await this.#try(next))) return;
      }
    } finally {
      this.#isSending = false;
    }
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Returns whether the next message may be sent. */
  async #try(next: Outgoing): Promise<boolean> {
    const { reason: _before, ...plain } = next;
    this.#keep({ ...plain, state: "sending" });
    const outcome = await this.send(next);
    if (!this.#find(next.id)) return true; // discarded meanwhile
    if (outcome.done) {
      this.discard(next.id);
      return true;
    }
    const { reason } = outcome;
    if (outcome.retry === "never") {
      this.#keep({ ...plain, state: "failed", reason });
      return true;
    }
    this.#keep({ ...plain, state: "waiting", ...(reason && { reason }) });
    this.#timer = setTimeout(() => void this.work(), outcome.after ?? PAUSE);
    return false;
  }

  #find(id: string): Outgoing | undefined {
    return this.#outgoing.find((one) => one.id === id);
  }

  #keep(outgoing: Outgoing): void {
    const isNew = !this.#find(outgoing.id);
    this.#set(
      isNew
        ? [...this.#outgoing, outgoing]
        : this.#outgoing.map((one) => (one.id === outgoing.id ? outgoing : one)),
    );
    void this.shelf.put(outgoing).catch(() => {});
  }

  #set(outgoing: readonly Outgoing[]): void {
    this.#outgoing = outgoing;
    for (const listener of this.#listeners) listener();
  }
}

const byTime = (one: Outgoing, other: Outgoing): number =>
  one.createdAt < other.createdAt ? -1 : 1;

const STORE = "outgoing";

/** A member's unsent messages in this browser. Each member has a separate database. */
export function outboxStorage(memberId: string): OutboxStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const store = async (mode: IDBTransactionMode) => {
    opened ??= open(`atelier-outbox-${memberId}`);
    return (await opened).transaction(STORE, mode).objectStore(STORE);
  };
  return {
    all: async () => answer((await store("readonly")).getAll() as IDBRequest<Outgoing[]>),
    put: async (outgoing) => {
      await answer((await store("readwrite")).put(outgoing));
    },
    remove: async (id) => {
      await answer((await store("readwrite")).delete(id));
    },
  };
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
  return answer(request);
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error("The browser's store does not answer"));
  });
}
