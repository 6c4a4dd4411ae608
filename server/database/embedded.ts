// PGlite on a thread of its own, behind the few methods that MikroORM's dialect uses, so that a
// query never holds up sockets and requests.

import { Worker } from "node:worker_threads";

interface Answer {
  id: number;
  result?: unknown;
  /** Message, SQLSTATE and the other facts of PostgreSQL's error. */
  error?: { message: string };
}

const workerFile = `./embedded-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`;

type Query = (text: string, values?: unknown[], options?: unknown) => Promise<unknown>;

/** What MikroORM takes for a PGlite. */
export interface Embedded {
  query: Query;
  exec(text: string): Promise<unknown>;
  transaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  readonly ready: boolean;
  readonly closed: boolean;
  readonly waitReady: Promise<void>;
}

export async function startEmbedded(dataDir: string): Promise<Embedded> {
  const worker = new Worker(new URL(workerFile, import.meta.url), { workerData: { dataDir } });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const opened = Promise.withResolvers<unknown>();
  waiting.set(0, opened);
  let last = 0;
  let closed = false;

  const fail = (error: Error) => {
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  worker.on("message", ({ id, result, error }: Answer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (error) one?.reject(Object.assign(new Error(error.message), error));
    else one?.resolve(result);
  });
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("The embedded database has stopped")));

  const call = (method: string, ...args: unknown[]): Promise<unknown> => {
    if (closed && method !== "close") return Promise.reject(new Error("The database is closed"));
    const one = Promise.withResolvers<unknown>();
    waiting.set((last += 1), one);
    worker.postMessage({ id: last, method, args });
    return one.promise;
  };
  const query: Query = (text, values, options) => call("query", text, values, options);

  await opened.promise;
  let turn: Promise<unknown> = Promise.resolve(); // one connection: transactions wait for each other

  return {
    query,
    exec: (text) => call("exec", text),
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed;
    },
    transaction(work) {
      const run = async () => {
        await query("begin");
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
      await call("close");
      await worker.terminate();
    },
  };
}
