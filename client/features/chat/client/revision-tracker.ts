/** Beyond this many missed revisions, the history is read anew. */
const MAX_REVISIONS_BEHIND = 1_000;

/** Tracks which revisions of a conversation have arrived, to detect missed ones. */
export class RevisionTracker {
  /** Revisions received beyond `synced`. */
  readonly #ahead = new Set<number>();
  #synced = 0;

  /** All changes up to this revision have been applied to what is loaded. */
  get synced(): number {
    return this.#synced;
  }

  /** Whether revisions are missing before ones that have arrived. */
  get hasGap(): boolean {
    return this.#ahead.size > 0;
  }

  /** The highest revision received. */
  get heard(): number {
    return Math.max(this.#synced, ...this.#ahead);
  }

  /** Starts from the conversation's revision, read before its messages. */
  begin(revision: number): void {
    this.#ahead.clear();
    this.#synced = revision;
  }

  /** Applies a live event. */
  hear(revision: number): void {
    if (revision > this.#synced) this.#ahead.add(revision);
    this.#sync(this.#synced);
  }

  /**
   * The answer to "what came after `synced`". `complete` is given when there is nothing beyond it: what
   * had been `heard` of when it was asked; what was heard since may still have something before it.
   */
  catchUp(revisions: readonly number[], complete = 0): void {
    this.#sync(Math.max(this.#synced, complete, ...revisions));
  }

  /** Whether too much was missed to catch up change by change. */
  isTooFarBehind(revision: number): boolean {
    return revision - this.#synced > MAX_REVISIONS_BEHIND;
  }

  #sync(reached: number): void {
    this.#synced = reached;
    while (this.#ahead.has(this.#synced + 1)) this.#synced += 1;
    for (const revision of this.#ahead) {
      if (revision <= this.#synced) this.#ahead.delete(revision);
    }
  }
}
