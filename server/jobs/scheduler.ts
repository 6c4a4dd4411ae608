/** Told of what has failed; it is tried again. */
export type OnFailure = (name: string, error: unknown) => void;

/** What this process does every so often, or a little later. Each takes what it does from the database, so several may. */
export class Scheduler {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<unknown>>();

  constructor(private readonly onError: OnFailure) {}

  /** Never two at once: the next round waits for the one before. */
  every(milliseconds: number, name: string, work: () => Promise<unknown>): void {
    let busy = false;
    const round = async () => {
      if (busy) return;
      busy = true;
      await this.#run(name, work);
      busy = false;
    };
    void round();
    this.#timers.push(setInterval(() => void round(), milliseconds).unref());
  }

  once(milliseconds: number, name: string, work: () => Promise<unknown>): void {
    this.#timers.push(setTimeout(() => void this.#run(name, work), milliseconds).unref());
  }

  /** Stops, when what runs has ended. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#running);
  }

  #run(name: string, work: () => Promise<unknown>): Promise<unknown> {
    const running = work()
      .catch((error: unknown) => this.onError(name, error))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }
}
