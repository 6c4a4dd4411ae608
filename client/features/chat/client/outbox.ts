import type { ChatFile, ChatQuote } from "../message.ts";

/** Something written that the server has not confirmed yet. */
export interface Outgoing {
  /** Made here; it becomes the message's id, so that sent again it is sent once */
  id: string;
  conversationId: string;
  body: string;
  attachments: Pick<ChatFile, "id" | "name" | "size">[];
  replyTo: ChatQuote | null;
  mentions: string[];
  /** When it was written, ISO */
  createdAt: string;
  /** waiting: for the connection, or for its turn; failed: refused, with the reason */
  state: "waiting" | "sending" | "failed";
  reason?: string;
}

/** Where a reload finds it again. */
export interface OutboxStorage {
  all(): Promise<Outgoing[]>;
  put(outgoing: Outgoing): Promise<void>;
  remove(id: string): Promise<void>;
}

/** What became of a try: it can be tried "later" by itself, or was "refused". */
export type Outcome =
  | { done: true }
  | { done: false; retry: "later"; after?: number; reason?: string }
  | { done: false; retry: "never"; reason: string };

export type Send = (outgoing: Outgoing) => Promise<Outcome>;

/** How long a try that may succeed by itself waits for the next, in ms; the connection wakes it. */
const PAUSE = 5_000;

/** Sends what was written in the order in which it was written, one at a time, and keeps it until then. */
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

  /** Takes up what an earlier visit left. */
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

  /** Not to be sent any more; or it arrived by another way. */
  discard(id: string): void {
    if (!this.#find(id)) return;
    this.#set(this.#outgoing.filter((one) => one.id !== id));
    void this.shelf.remove(id).catch(() => {});
  }

  /** Goes through what waits. Called again while it works, it does nothing. */
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

  /** Whether the next one may follow. */
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
