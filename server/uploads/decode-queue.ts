import { RateLimited } from "../../schema/foundation/errors.ts";

/**
 * Decoding takes a thread and memory for all pixels; the rest of both is left for other requests.
 */
const MAX_RUNNING = 2;
/** Uploads of one user that are received or decoded at once, each up to 10 MB in memory. */
const MAX_ADMITTED = 4;
const RETRY_AFTER_SECONDS = 5;

interface Waiting {
  user: string;
  start: () => void;
}

/** Decodes pictures in order of arrival: two at a time, one per user. */
export class DecodeQueue {
  readonly #running = new Set<string>();
  readonly #waiting: Waiting[] = [];
  readonly #admitted = new Map<string, number>();

  /**
   * Refuses a user with too many open uploads, before the body is read. Returns a function that
   * releases the place.
   */
  admit(user: string): () => void {
    const others = this.#admitted.get(user) ?? 0;
    if (others >= MAX_ADMITTED) throw new RateLimited(RETRY_AFTER_SECONDS);
    this.#admitted.set(user, others + 1);
    return () => {
      const left = (this.#admitted.get(user) ?? 1) - 1;
      if (left) this.#admitted.set(user, left);
      else this.#admitted.delete(user);
    };
  }

  async run<T>(user: string, decode: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting.push({ user, start });
      this.#startNext();
    });
    try {
      return await decode();
    } finally {
      this.#running.delete(user);
      this.#startNext();
    }
  }

  #startNext(): void {
    if (this.#running.size >= MAX_RUNNING) return;
    const next = this.#waiting.findIndex(({ user }) => !this.#running.has(user));
    const [first] = next < 0 ? [] : this.#waiting.splice(next, 1);
    if (!first) return;
    this.#running.add(first.user);
    first.start();
  }
}
