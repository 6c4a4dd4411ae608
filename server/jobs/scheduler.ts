/** Called when a task has failed; it is retried. */
export type OnFailure = (name: string, error: unknown) => void;

/**
 * Runs tasks of this process at intervals. Several processes may run the same task, because each
 * claims its rows in the database.
 */
export class Scheduler {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<unknown>>();

  constructor(private readonly onError: OnFailure) {}

  /** Never runs a task twice at once: the next run waits for the previous one. */
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

  /** Stops after the running tasks have ended. */
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
