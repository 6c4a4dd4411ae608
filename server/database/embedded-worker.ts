// The thread of embedded.ts. Only erasable TypeScript: in development Node runs this file directly.

import { statfsSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { isFatal } from "./fatal-error.ts";
import { parseTimesAsText } from "./parse-times.ts";

interface Call {
  id: number;
  method: "query" | "exec" | "close";
  args: never[];
}

const MB = 1024 * 1024;

/**
 * Twice the size of a WAL file. If there is no room on the disk for the next one, PGlite stops
 * completely.
 */
const ROOM_MB = 32;

/**
 * PostgreSQL's default of 128 MB is touched as a whole at the start. The system caches the files, too, so
 * what is not in these buffers costs a copy.
 */
const SHARED_BUFFERS = "16MB";

const { dataDir } = workerData as { dataDir: string };
const database = await PGlite.create({
  dataDir,
  parsers: parseTimesAsText,
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
});

function requireRoom(): void {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = Math.floor((bavail * bsize) / MB);
  if (free < ROOM_MB) {
    throw new Error(`The disk is full: ${free} MB left, ${ROOM_MB} are needed to change anything`);
  }
}

/** Reads, and statements that continue or end a transaction: the check was made when it began. */
const NEEDS_NONE = /^\s*(select|show|set|savepoint|release|commit|rollback)\b/i;
let isInTransaction = false;

function requireRoomFor(statement: string): void {
  if (statement === "begin" || !(isInTransaction || NEEDS_NONE.test(statement))) requireRoom();
  if (statement === "begin") isInTransaction = true;
  if (statement === "commit" || statement === "rollback") isInTransaction = false;
}

/** The parts of one or several results that can be copied to the other thread. */
function copyable(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(copyable);
  if (!result) return undefined;
  const { rows, affectedRows } = result as { rows: unknown[]; affectedRows?: number };
  return { rows, affectedRows };
}

parentPort?.on("message", async ({ id, method, args }: Call) => {
  try {
    if (method === "exec") requireRoom();
    if (method === "query") requireRoomFor(args[0] ?? "");
    const run = database[method] as (...args: never[]) => Promise<unknown>;
    parentPort?.postMessage({ id, result: copyable(await run.apply(database, args)) });
  } catch (error) {
    // a copied Error keeps only its message; the codes distinguish a unique violation from a broken
    // query
    const { message, name, code } = error as Error & { code?: string };
    const details = error instanceof WebAssembly.RuntimeError ? { name, code } : (error as object);
    const fatal = await isFatal(error, () => database.query("select 1"));
    parentPort?.postMessage({ id, error: { ...details, message }, isFatal: fatal });
  }
});
parentPort?.postMessage({ id: 0 });
