// PGlite on its own thread, behind the few methods that MikroORM's dialect uses, so that a query
// never blocks sockets and requests.

import { Worker } from "node:worker_threads";

interface Answer {
  id: number;
  result?: unknown;
  /** The message, SQLSTATE and other properties of PostgreSQL's error. */
  error?: { message: string };
  /**
   * The database no longer answers, for example because there is no room on the disk for the log.
   */
  isFatal?: boolean;
}

/** What a statement leaves behind is text that is handed on; V8's default grows to three times as much. */
const YOUNG_GENERATION_MB = 8;

const workerFile = `./embedded-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`;

type Query = (text: string, values?: unknown[], options?: unknown) => Promise<unknown>;

/** The methods that MikroORM expects of a PGlite. */
export interface Embedded {
  query: Query;
  exec(text: string): Promise<unknown>;
  transaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  readonly ready: boolean;
  readonly closed: boolean;
  readonly waitReady: Promise<void>;
  /** Resolves with the reason if the database stops without having been closed. */
  readonly lost: Promise<Error>;
}

export async function startEmbedded(dataDir: string): Promise<Embedded> {
  const worker = new Worker(new URL(workerFile, import.meta.url), {
    workerData: { dataDir },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const opened = Promise.withResolvers<unknown>();
  waiting.set(0, opened);
  const lost = Promise.withResolvers<Error>();
  let last = 0;
  let closed = false;
  let stopped: Error | undefined;

  const stop = (why = "") => {
    if (stopped) return;
    stopped = new Error(`The embedded database has stopped${why && `: ${why}`}`);
    for (const one of waiting.values()) one.reject(stopped);
    waiting.clear();
    if (closed) return;
    lost.resolve(stopped);
    void worker.terminate(); // it may be in a loop
  };
  worker.on("message", ({ id, result, error, isFatal }: Answer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (error) one?.reject(Object.assign(new Error(error.message), error));
    else one?.resolve(result);
    if (isFatal) stop(error?.message);
  });
  worker.on("error", ({ message }: Error) => stop(message));
  worker.on("exit", () => stop());

  const call = (method: string, ...args: unknown[]): Promise<unknown> => {
    if (stopped) return Promise.reject(stopped);
    if (closed && method !== "close") return Promise.reject(new Error("The database is closed"));
    const one = Promise.withResolvers<unknown>();
    waiting.set((last += 1), one);
    worker.postMessage({ id: last, method, args });
    return one.promise;
  };
  const query: Query = (text, values, options) => call("query", text, values, options);

  await opened.promise;
  let turn: Promise<unknown> = Promise.resolve(); // there is one connection, so transactions wait for each other

  return {
    // not during a transaction of another caller: the query would see data that may never be
    // committed
    query: (...args) => turn.then(() => query(...args)),
    async exec(text) {
      const mine = turn.then(() => call("exec", text));
      // a batch of statements may have left a transaction open
      turn = mine.catch(() => query("rollback")).catch(() => undefined);
      return mine;
    },
    ready: true,
    waitReady: Promise.resolve(),
    lost: lost.promise,
    get closed() {
      return closed;
    },
    transaction(work) {
      const run = async () => {
        try {
          await query("begin");
        } catch (error) {
          // Kysely waits until its callback has started: the first statement rejects with the
          // reason
          return work({ query: () => Promise.reject(error as Error) });
        }
        try {
          const result = await work({ query });
          await query("commit");
          return result;
        } catch (error) {
          await query("rollback");
          throw error;
        }
      };
      const mine = turn.then(run, run);
      turn = mine.catch(() => undefined);
      return mine;
    },
    async close() {
      if (closed) return;
      closed = true;
      if (stopped) return;
      await call("close");
      await worker.terminate();
    },
  };
}
