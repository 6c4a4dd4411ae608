// The thread of embedded.ts. Erasable TypeScript: in development Node runs this file as it is.

import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { timesAsText } from "./times-as-text.ts";

interface Call {
  id: number;
  method: "query" | "exec" | "close";
  args: never[];
}

const { dataDir } = workerData as { dataDir: string };
const database = await PGlite.create({ dataDir, parsers: timesAsText });

parentPort?.on("message", async ({ id, method, args }: Call) => {
  try {
    const run = database[method] as (...args: never[]) => Promise<unknown>;
    const result = (await run.apply(database, args)) as { rows: unknown[]; affectedRows?: number };
    const answer = method === "query" && { rows: result.rows, affectedRows: result.affectedRows };
    parentPort?.postMessage({ id, result: answer });
  } catch (error) {
    // a copied Error keeps its message alone; the codes tell a taken key from a broken query
    const { message } = error as Error;
    parentPort?.postMessage({ id, error: { ...(error as object), message } });
  }
});
parentPort?.postMessage({ id: 0 });
