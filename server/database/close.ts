import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "./database.ts";

interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

const FINISH_WITHIN_MS = 3_000;
const LOOK_EVERY_MS = 10;

/**
 * Closes a database whose work has just been cancelled, after running work has released its
 * connections: a pool that is ended too early waits for ever for connections that are never
 * returned.
 */
export async function closeDatabase(database: Database): Promise<void> {
  const pool = await poolOf(database);
  const until = performance.now() + FINISH_WITHIN_MS;
  const isBusy = () => pool && (pool.waitingCount > 0 || pool.idleCount < pool.totalCount);
  while (isBusy() && performance.now() < until) await pause(LOOK_EVERY_MS);
  const closed = database.close();
  closed.catch(() => undefined); // after the timeout nobody handles its rejection
  await Promise.race([closed, pause(FINISH_WITHIN_MS, undefined, { ref: false })]);
}

/** PostgreSQL's pool; the embedded database has none. */
async function poolOf(database: Database): Promise<Pool | undefined> {
  const client = (await database.em.getConnection().getNativeClient()) as Partial<Pool>;
  return client.totalCount === undefined ? undefined : (client as Pool);
}
