import type { Jobs } from "../../schema/foundation/outside.ts";

type Work = (input: Record<string, string>) => Promise<unknown>;

/** Work after the answer, within this process: queued jobs by name, and what is done every so often. */
export class TimerJobs implements Jobs {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<unknown>>();

  constructor(
    private readonly handlers: Record<string, Work>,
    private readonly onError: (name: string, error: unknown) => void,
  ) {}

  add(name: string, input: Record<string, string>): void {
    void this.#run(name, async () => {
      const work = this.handlers[name];
      if (!work) throw new Error(`There is no job ${name}`);
      await work(input);
    });
  }

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

  /** Stops, when what runs has ended. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
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
