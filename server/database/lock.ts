import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
  try {
    writeFileSync(mine, String(process.pid));
    take(file, mine, dataDir);
    return () => rmSync(file, { force: true });
  } finally {
    rmSync(mine, { force: true });
  }
}

function take(file: string, mine: string, dataDir: string): void {
  while (!appears(file, mine)) {
    const holder = holderOf(file);
    if (holder === undefined) continue;
    if (holder !== process.pid && isRunning(holder)) {
      throw new InUse(`${dataDir} is in use by process ${holder}`);
    }
    // Taking over has a lock of its own: of two that find the same stale one, the slower would
    // otherwise remove what the faster has just put in its place.
    const takeover = `${file}.takeover`;
    take(takeover, mine, dataDir);
    if (holderOf(file) === holder) rmSync(file);
    rmSync(takeover);
  }
}

function appears(file: string, mine: string): boolean {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || 0; // NaN would never equal itself
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined; // just released
    throw error;
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
const TRY_AGAIN_MS = 250;
/** PostgreSQL may take a connection that broke for alive, and the lock for held, a moment longer. */
const MOST_REFUSALS = 8;

interface Connection {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
  release(destroy?: boolean): void;
  on(event: "error", listener: () => void): void;
}

interface DatabaseLock {
  release(): Promise<void>;
  /** When somebody else has taken it while the database was away. */
  lost: Promise<Error>;
}

/**
 * One process on a PostgreSQL database as long as live events stay within the process (no
 * REDIS_URL): an advisory lock, held by a connection of its own until the process ends, and by
 * the next one when that breaks.
 */
export async function lockDatabase(database: Database): Promise<DatabaseLock> {
  const pool = (await database.em.getConnection().getNativeClient()) as {
    connect(): Promise<Connection>;
  };
  const lost = Promise.withResolvers<Error>();
  let holder: Connection | undefined;
  let isReleased = false;

  async function hold(): Promise<void> {
    const connection = await pool.connect();
    const { rows } = await connection.query(
      `select pg_try_advisory_lock(${SINGLE_PROCESS_LOCK}) as held`,
    );
    if (!rows[0]?.held) {
      connection.release();
      throw new InUse("Another process uses this database; several need REDIS_URL");
    }
    holder = connection;
    connection.on("error", () => {
      if (holder !== connection) return;
      holder = undefined;
      connection.release(true);
      void holdAgain();
    });
  }

  async function holdAgain(refusals = 0): Promise<void> {
    if (isReleased) return;
    try {
      await hold();
    } catch (error) {
      const refused = error instanceof InUse;
      if (refused && refusals === MOST_REFUSALS) return lost.resolve(error);
      setTimeout(() => void holdAgain(refused ? refusals + 1 : 0), TRY_AGAIN_MS).unref();
    }
  }

  await hold();
  return {
    lost: lost.promise,
    async release() {
      isReleased = true;
      const unlock = `select pg_advisory_unlock(${SINGLE_PROCESS_LOCK})`;
      await holder?.query(unlock).catch(() => undefined); // gone with the connection
      holder?.release();
    },
  };
}
