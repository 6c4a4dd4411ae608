import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/core";
import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import type { Job, Jobs } from "../../schema/foundation/services.ts";
import { QueueStarting, withTimeout } from "../with-timeout.ts";
import type { Database } from "../database/database.ts";
import { statementsIn, statementsOf } from "./statements.ts";

type Input = Record<string, string>;
/**
 * `complete` marks the job as done in a transaction, so that what is committed with it is not done
 * again.
 */
type Work = (input: Input, complete: (em: EntityManager) => Promise<void>) => Promise<unknown>;

/** pg-boss creates and migrates its tables and functions in this schema. */
const SCHEMA = "jobs";

const A_DAY_SECONDS = 24 * 60 * 60;

const QUEUE = {
  // delays of 1 s, 2 s, 4 s … 5 min, for about an hour
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  // a killed process sends no heartbeat: another one takes over its jobs
  heartbeatSeconds: 10,
  expireInSeconds: 600,
  // how long a key prevents a second job
  deleteAfterSeconds: A_DAY_SECONDS,
};

/**
 * How often it looks for jobs, and for those of killed processes. A process that adds a job wakes its own
 * worker; the embedded database has no other process, so it only looks for what was left before the start.
 */
const LOOK_SECONDS = {
  postgres: { forJobs: 30, forDead: 10 },
  pglite: { forJobs: 60, forDead: 30 },
};
/** Fetched and marked as done in one statement each; done one after the other. */
const BATCH = 50;
/** The clocks of process and database differ a little. */
const DUE_AFTER_MS = 100;
const FINISH_WITHIN_MS = 4_000;
/**
 * Callers wait no longer for the queue to start: the outbox delivers jobs that were not accepted
 * again.
 */
const BEGIN_WITHIN_MS = 3_000;

/**
 * Jobs as rows of the database: done at least once, even if the process that added them is killed.
 */
export class DurableJobs implements Jobs {
  #boss: PgBoss | undefined;
  #begun: Promise<PgBoss> | undefined;
  #isClosed = false;
  readonly #backend: keyof typeof LOOK_SECONDS;
  readonly #workers = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly works: () => Record<string, Work>,
    private readonly onError: (name: string, error: unknown) => void,
  ) {
    const driver = database.em.getDriver().constructor.name;
    this.#backend = driver === "PostgreSqlDriver" ? "postgres" : "pglite";
  }

  /** Starts the workers; adding a job starts them, too. */
  begin(): Promise<PgBoss> {
    if (this.#isClosed) return Promise.reject(new Error("The job queue is closed"));
    return (this.#begun ??= this.#start());
  }

  async add({ name, input = {}, key, after }: Job): Promise<void> {
    const boss = await withTimeout(BEGIN_WITHIN_MS, this.begin(), new QueueStarting());
    await boss.send(name, input, { id: idOf(name, key), ...(after && { startAfter: after }) });
    this.#wake(name, after?.getTime() ?? 0);
  }

  /** Waits for running jobs; a job that does not end in time is done again by the next process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const begun = this.#begun?.catch(() => undefined);
    // a start that keeps failing is ended by stopping it
    await Promise.race([begun, pause(BEGIN_WITHIN_MS, undefined, { ref: false })]);
    await this.#boss?.stop({ close: false, timeout: FINISH_WITHIN_MS });
    await begun;
  }

  async #start(): Promise<PgBoss> {
    const { PgBoss } = await import("pg-boss"); // loaded late, because it slows the start
    const { forJobs, forDead } = LOOK_SECONDS[this.#backend];
    const boss = (this.#boss = new PgBoss({
      db: statementsOf(this.database),
      backend: this.#backend,
      schema: SCHEMA,
      schedule: false,
      registerInstance: false,
      reindex: false,
      monitorVacuum: false,
      superviseIntervalSeconds: forDead,
      monitorIntervalSeconds: forDead,
      flowIntervalSeconds: A_DAY_SECONDS, // no job depends on another one
    }));
    boss.on("error", (error) => this.onError("queue", error));
    boss.on("warning", (warning) => this.onError("queue", warning));
    await boss.start({ attempts: Number.MAX_SAFE_INTEGER });
    for (const [name, work] of Object.entries(this.works())) {
      if (this.#isClosed) break;
      await boss.createQueue(name, QUEUE);
      const worker = await boss.work(
        name,
        {
          pollingIntervalSeconds: forJobs,
          batchSize: BATCH,
          burstWhenBatchFull: true,
          perJobResults: true,
          includeMetadata: true,
        },
        (batch: JobWithMetadata<Input>[]) => this.#doEach(boss, name, batch, work),
      );
      this.#workers.set(name, worker);
      // jobs that were left before the start: a process that ended returned them, one that was killed is found dead
      for (const left of [0, QUEUE.heartbeatSeconds + forDead]) {
        this.#wake(name, Date.now() + left * 1_000 + retryWithinMs(0));
      }
    }
    return boss;
  }

  async #complete(boss: PgBoss, name: string, id: string, em: EntityManager): Promise<void> {
    const answer = await boss.complete(name, id, undefined, { db: statementsIn(em) });
    const { affected } = answer as { affected: number }; // missing in its types
    if (affected === 0) throw new Error("Another process runs this job");
  }

  async #doEach(
    boss: PgBoss,
    name: string,
    batch: readonly JobWithMetadata<Input>[],
    work: Work,
  ): Promise<JobResult[]> {
    const results: JobResult[] = [];
    for (const { id, data, retryCount } of batch) {
      // jobs not run when this process ends are left to the next one
      const isDone =
        !this.#isClosed &&
        (await this.#do(name, () => work(data ?? {}, (em) => this.#complete(boss, name, id, em))));
      results.push({ id, status: isDone ? "completed" : "failed" });
      if (!isDone) this.#wake(name, Date.now() + retryWithinMs(retryCount));
    }
    return results;
  }

  async #do(name: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.onError(name, error);
      return false;
    }
  }

  /**
   * Wakes the worker when a job is due, if that is before its next poll. A timer may end before its time on the
   * clock, which the job is due by: then it waits for the rest.
   */
  #wake(name: string, dueAt: number): void {
    const wait = dueAt - Date.now();
    if (wait > LOOK_SECONDS[this.#backend].forJobs * 1_000) return;
    if (dueAt > 0 && wait > -DUE_AFTER_MS) {
      setTimeout(() => this.#wake(name, dueAt), wait + DUE_AFTER_MS).unref();
    } else {
      this.#boss?.notifyWorker(this.#workers.get(name) ?? "");
    }
  }
}

/** The longest delay before a retry; pg-boss chooses one between half of it and this. */
function retryWithinMs(retries: number): number {
  return Math.min(QUEUE.retryDelay * 2 ** (retries + 1), QUEUE.retryDelayMax) * 1_000;
}

/** pg-boss identifies jobs by UUID: one for each name and key. */
function idOf(name: string, key: string): string {
  const hex = createHash("sha256").update(`${name} ${key}`).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-8$3-8$4-$5");
}
