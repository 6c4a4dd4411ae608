import { linkSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database.ts";

/** Somebody else holds what only one process may hold. */
export class InUse extends Error {}

/**
 * One process on an embedded directory: a file with its pid. The file appears whole by a hard link,
 * so of two that start at once one wins; the lock of a process that is gone is taken over.
 */
export function lockDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "lock");
  const mine = join(dataDir, `lock.${process.pid}`);
  writeFileSync(mine, String(process.pid));
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        linkSync(mine, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
      const holder = Number(readFileSync(file, "utf8"));
      if (holder !== process.pid && isRunning(holder)) {
        throw new InUse(`${dataDir} is in use by process ${holder}`);
      }
      rmSync(file, { force: true });
    }
    throw new InUse(`${dataDir} is in use`);
  } finally {
    unlinkSync(mine);
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const SINGLE_PROCESS_LOCK = 7_210_456;

interface Pool {
  connect(): Promise<{
    query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
    release(): void;
  }>;
}

/**
 * One process on a PostgreSQL database as long as live events stay within the process (no
 * REDIS_URL): an advisory lock, held by a connection of its own until the process ends.
 */
export async function lockDatabase(database: Database): Promise<() => Promise<void>> {
  const pool = (await database.em.getConnection().getNativeClient()) as Pool;
  const connection = await pool.connect();
  const { rows } = await connection.query(
    `select pg_try_advisory_lock(${SINGLE_PROCESS_LOCK}) as held`,
  );
  if (rows[0]?.held) {
    return async () => {
      await connection.query(`select pg_advisory_unlock(${SINGLE_PROCESS_LOCK})`);
      connection.release();
    };
  }
  connection.release();
  await database.close();
  throw new InUse("Another process uses this database; several need REDIS_URL");
}
