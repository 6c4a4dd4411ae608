import type { BatchHandler } from "../../schema/foundation/batch-jobs.ts";
import { runBatchJob } from "../../schema/foundation/batch-jobs.ts";
import type { Context } from "../../schema/foundation/context.ts";
import type { BatchJobs } from "../../schema/foundation/services.ts";
import type { OnFailure } from "./scheduler.ts";

/** Entries that are written within this time are handled together. */
const COLLECT_MS = 200;

/** Runs batch jobs in this process, each kind one after the other. */
export class BatchRunner implements BatchJobs {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Map<string, Promise<void>>();
  #isClosed = false;

  constructor(
    private readonly handlers: ReadonlyMap<string, BatchHandler>,
    private readonly context: () => Context,
    private readonly onError: OnFailure,
  ) {}

  async wake(name: string): Promise<void> {
    if (this.#isClosed || this.#timers.has(name)) return;
    const start = () => {
      this.#timers.delete(name);
      if (this.#running.has(name)) void this.wake(name);
      else this.#run(name);
    };
    this.#timers.set(name, setTimeout(start, COLLECT_MS).unref());
  }

  /** Also handles what other processes have left. */
  async wakeAll(): Promise<void> {
    for (const name of this.handlers.keys()) await this.wake(name);
  }

  /** Waits for running batches; other entries stay in the outbox for the next process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#running.values());
  }

  #run(name: string): void {
    const handle = this.handlers.get(name);
    if (!handle) return;
    const onError = (error: unknown) => this.onError(name, error);
    const running = runBatchJob(name, handle, this.context, onError)
      .catch(onError)
      .finally(() => this.#running.delete(name));
    this.#running.set(name, running);
  }
}
