import type { ChatQuote } from "../message.ts";
import { MAX_FILE_BYTES } from "../../../platform/upload-file.ts";
import type { BrowserStore } from "./browser-store.ts";
import type { UnsentFile } from "./unsent-file.ts";

/** What belongs to a message being written, besides its text, which the server keeps. */
export interface Draft {
  /** The conversation's, or that of a new one */
  id: string;
  files: readonly UnsentFile[];
  replyTo: ChatQuote | null;
}

/** A draft in this tab. */
export interface OpenDraft extends Draft {
  /** This browser could not store it: a reload loses it */
  isUnstored?: boolean;
}

/** The drafts of a member in this browser. */
export class Drafts {
  #drafts: ReadonlyMap<string, OpenDraft> = new Map();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly store: BrowserStore<Draft>) {}

  read = (): ReadonlyMap<string, OpenDraft> => this.#drafts;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores what an earlier visit left, except of what is being written already. */
  async restore(): Promise<void> {
    const stored = await this.store.all().catch(() => []);
    this.#set(new Map([...stored.map((draft) => [draft.id, draft] as const), ...this.#drafts]));
  }

  change(id: string, change: Partial<Omit<Draft, "id">>): void {
    const { isUnstored: _, ...before } = this.#drafts.get(id) ?? { id, files: [], replyTo: null };
    const draft: Draft = { ...before, ...change };
    if (draft.files.length === 0 && !draft.replyTo) return this.delete(id);
    this.#set(new Map(this.#drafts).set(id, draft));
    void this.#keep(draft);
  }

  /** Of a message that was sent, or given up. */
  delete(id: string): void {
    if (!this.#drafts.has(id)) return;
    const others = new Map(this.#drafts);
    others.delete(id);
    this.#set(others);
    void this.store.remove(id).catch(() => {});
  }

  async #keep(draft: Draft): Promise<void> {
    const files = draft.files.filter(({ file }) => file.size <= MAX_FILE_BYTES);
    try {
      await this.store.put({ ...draft, files });
    } catch {
      const isLatest = this.#drafts.get(draft.id) === draft;
      if (isLatest) this.#set(new Map(this.#drafts).set(draft.id, { ...draft, isUnstored: true }));
    }
  }

  #set(drafts: ReadonlyMap<string, OpenDraft>): void {
    this.#drafts = drafts;
    for (const listener of this.#listeners) listener();
  }
}
