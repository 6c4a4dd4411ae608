import type { ChatQuote } from "../message.ts";
import type { BrowserStore } from "./browser-store.ts";
import { type FileUploads, uploadErrorCode } from "./file-uploads.ts";
import { attachmentOf, type UnsentFile } from "./unsent-file.ts";

/** A message that the server has not confirmed yet. */
export interface Outgoing {
  /** Generated here; it becomes the message's id, so that a repeated send creates one message */
  id: string;
  conversationId: string;
  body: string;
  attachments: readonly UnsentFile[];
  replyTo: ChatQuote | null;
  mentions: string[];
  /** When it was written, ISO */
  createdAt: string;
  /** waiting: for the connection, its files, or earlier messages; failed: refused, with the reason */
  state: "waiting" | "sending" | "failed";
  reason?: string;
}

/** The result of an attempt: it can be retried "later", or was "refused". */
export type Outcome =
  | { done: true }
  | { done: false; retry: "later"; after?: number; reason?: string }
  | { done: false; retry: "never"; reason: string };

type Send = (outgoing: Outgoing) => Promise<Outcome>;
type Uploads = Pick<FileUploads, "upload" | "forget">;

/** The pause before a retry, in ms; a restored connection ends it. */
const PAUSE = 5_000;

/** Errors of an upload that may be gone when it is tried again. */
const PASSING = new Set(["OFFLINE", "INTERNAL", "RATE_LIMITED", "UNAUTHENTICATED"]);

/**
 * Sends messages in the order they were written, one at a time, and stores them until then. While the files of one are
 * uploaded, later ones of its conversation wait.
 */
export class Outbox {
  #outgoing: readonly Outgoing[] = [];
  #isSending = false;
  /** Ids of the messages whose files are being uploaded */
  readonly #uploading = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly shelf: BrowserStore<Outgoing>,
    private readonly send: Send,
    private readonly uploads: Uploads,
    private readonly isOnline: () => boolean = () => navigator.onLine,
  ) {}

  outgoing = (): readonly Outgoing[] => this.#outgoing;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores messages of an earlier visit. */
  async restore(): Promise<void> {
    const stored = await this.shelf.all().catch(() => []);
    const known = new Set(this.#outgoing.map(({ id }) => id));
    const before = stored.filter(({ id }) => !known.has(id)).sort(byTime);
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
    const discarded = this.#find(id);
    if (!discarded) return;
    for (const { key } of discarded.attachments) this.uploads.forget(key);
    this.#set(this.#outgoing.filter((one) => one.id !== id));
    void this.shelf.remove(id).catch(() => {});
  }

  /** Sends all waiting messages. Does nothing if it is already running. */
  work = async (): Promise<void> => {
    this.#uploadAll();
    if (this.#isSending) return;
    clearTimeout(this.#timer);
    this.#isSending = true;
    try {
      while (this.isOnline()) {
        const next = this.#next();
        if (!next || !(await this.#try(next))) return;
      }
    } finally {
      this.#isSending = false;
    }
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The first that waits for nothing but its turn. */
  #next(): Outgoing | undefined {
    const blocked = new Set<string>();
    for (const one of this.#outgoing) {
      if (one.state !== "waiting" || blocked.has(one.conversationId)) continue;
      if (!isUploading(one)) return one;
      blocked.add(one.conversationId);
    }
    return undefined;
  }

  #uploadAll(): void {
    if (!this.isOnline()) return;
    for (const one of this.#outgoing)
      if (isUploading(one) && !this.#uploading.has(one.id)) void this.#upload(one);
  }

  async #upload({ id, attachments, conversationId }: Outgoing): Promise<void> {
    this.#uploading.add(id);
    const results = await Promise.allSettled(
      attachments.map((unsent) => this.uploads.upload(unsent, conversationId)),
    );
    this.#uploading.delete(id);
    const one = this.#find(id);
    if (!one) return; // discarded meanwhile
    const uploaded = one.attachments.map((unsent, place): UnsentFile => {
      const result = results[place];
      return result?.status === "fulfilled" ? { ...unsent, attachment: result.value } : unsent;
    });
    const problem = results.find(({ status }) => status === "rejected") as
      | PromiseRejectedResult
      | undefined;
    const code = problem && uploadErrorCode(problem.reason);
    const isRefused = code !== undefined && !PASSING.has(code);
    this.#keep({
      ...one,
      attachments: uploaded,
      ...(isRefused && { state: "failed", reason: code === "QUOTA_EXCEEDED" ? "quota" : "file" }),
    });
    if (problem && !isRefused) this.#workLater(PAUSE);
    else void this.work();
  }

  #workLater(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.work(), pause);
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
    this.#workLater(outcome.after ?? PAUSE);
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
    // after a reload it waits again
    if (outgoing.state !== "sending") void this.shelf.put(outgoing).catch(() => {});
  }

  #set(outgoing: readonly Outgoing[]): void {
    this.#outgoing = outgoing;
    for (const listener of this.#listeners) listener();
  }
}

const byTime = (one: Outgoing, other: Outgoing): number =>
  one.createdAt < other.createdAt ? -1 : 1;

/** Whether it waits for the upload of a file. */
export const isUploading = ({ state, attachments }: Outgoing): boolean =>
  state === "waiting" && attachments.some((unsent) => !attachmentOf(unsent));
