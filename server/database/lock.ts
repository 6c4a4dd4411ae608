import { randomUUID } from "node:crypto";
import { closeSync, linkSync, openSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join, resolve } from "node:path";
import { StartupError } from "../startup-error.ts";
import { privateDirectory } from "../storage/private-directory.ts";
import type { Database } from "./database.ts";

/** Another process holds a lock that only one may hold. */
export class InUse extends StartupError {}

/** The longest path of a local socket, in bytes: 108 on Linux, including the NUL at its end. */
const MAX_ADDRESS_LENGTH = 103;
/**
 * The files in the directory are "lock" and, temporarily, "lock." with a UUID or with "takeover"s.
 */
const MAX_NAME_LENGTH = 45;

/**
 * Locks an embedded directory for one process, by listening on a local socket in it. The system
 * closes the socket when the process ends, however that happens, so a lock that nobody answers at
 * is free. The listening socket gets its name by a hard link: of several processes that start at
 * once, one succeeds.
 */
export async function lockDirectory(dataDir: string): Promise<() => void> {
  privateDirectory(dataDir);
  const { directory, forget } = addressable(dataDir);
  const file = join(directory, "lock");
  const mine = join(directory, `lock.${randomUUID()}`);
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, mine);
    await take(file, mine, dataDir);
  } catch (error) {
    server.close();
    forget();
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    rmSync(file, { force: true }); // before closing: afterwards the file may belong to another process
    server.close();
    forget();
  };
}

/** Returns a path to the directory that is short enough for a socket address. */
function addressable(dataDir: string): { directory: string; forget: () => void } {
  const whole = resolve(dataDir);
  if (Buffer.byteLength(whole) + MAX_NAME_LENGTH <= MAX_ADDRESS_LENGTH) {
    return { directory: whole, forget: () => undefined };
  }
  if (process.platform !== "linux") throw new StartupError(`DATA_DIR: ${dataDir} is too long`);
  const opened = openSync(whole, "r");
  return { directory: `/proc/self/fd/${opened}`, forget: () => closeSync(opened) };
}

async function listen(server: Server, address: string): Promise<void> {
  const listening = Promise.withResolvers<void>();
  server.once("error", listening.reject);
  server.listen(address, listening.resolve);
  await listening.promise;
  server.unref();
}

async function take(file: string, mine: string, dataDir: string): Promise<void> {
  while (!appears(file, mine)) {
    const holder = await holderOf(file);
    if (holder === "running") throw new InUse(`${dataDir} is in use by another process`);
    if (holder === "none") continue; // just released
    // Taking over has its own lock: if two processes found the same stale lock, the slower one
    // would otherwise remove the new lock of the faster one.
    const takeover = `${file}.takeover`;
    await take(takeover, mine, dataDir);
    if ((await holderOf(file)) === "gone") rmSync(file);
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

/** Whether a process listens there: the file remains when its process is gone. */
function holderOf(file: string): Promise<"running" | "gone" | "none"> {
  const answer = Promise.withResolvers<"running" | "gone" | "none">();
  const socket = connect(file);
  socket.once("connect", () => {
    socket.destroy();
    answer.resolve("running");
  });
  socket.once("error", ({ code }: NodeJS.ErrnoException) => {
    if (code === "ECONNREFUSED") answer.resolve("gone");
    else if (code === "ENOENT") answer.resolve("none");
    else answer.resolve("running"); // for example, too many processes connect to it
  });
  return answer.promise;
}

const SINGLE_PROCESS_LOCK = 7_210_456;
const TRY_AGAIN_MS = 250;
/**
 * After a connection has broken, PostgreSQL may believe for a moment that it is alive and still
 * holds the lock.
 */
const MAX_REFUSALS = 8;

interface Connection {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
  release(destroy?: boolean): void;
  on(event: "error", listener: () => void): void;
}

interface DatabaseLock {
  release(): Promise<void>;
  /** Resolves if another process has taken the lock while the database was unreachable. */
  lost: Promise<Error>;
}

/** Alone while live events stay within the process (no REDIS_URL), or shared with others that have Redis, too. */
type Sharing = "alone" | "shared";

const LOCKS = {
  alone: {
    take: `select pg_try_advisory_lock(${SINGLE_PROCESS_LOCK}) as held`,
    release: `select pg_advisory_unlock(${SINGLE_PROCESS_LOCK})`,
    refusal: "Another process uses this database; several need REDIS_URL",
  },
  shared: {
    take: `select pg_try_advisory_lock_shared(${SINGLE_PROCESS_LOCK}) as held`,
    release: `select pg_advisory_unlock_shared(${SINGLE_PROCESS_LOCK})`,
    refusal: "Another process uses this database without REDIS_URL; all of several need it",
  },
} satisfies Record<Sharing, object>;

/**
 * Locks a PostgreSQL database by an advisory lock, held by its own connection until the process ends, and taken again
 * by a new connection when that one breaks.
 */
export async function lockDatabase(
  database: Database,
  sharing: Sharing = "alone",
): Promise<DatabaseLock> {
  const { take, release, refusal } = LOCKS[sharing];
  const pool = (await database.em.getConnection().getNativeClient()) as {
    connect(): Promise<Connection>;
  };
  const lost = Promise.withResolvers<Error>();
  let holder: Connection | undefined;
  let isReleased = false;

  async function hold(): Promise<void> {
    const connection = await pool.connect();
    const { rows } = await connection.query(take);
    if (!rows[0]?.held) {
      connection.release();
      throw new InUse(refusal);
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
      if (refused && refusals === MAX_REFUSALS) return lost.resolve(error);
      setTimeout(() => void holdAgain(refused ? refusals + 1 : 0), TRY_AGAIN_MS).unref();
    }
  }

  await hold();
  return {
    lost: lost.promise,
    async release() {
      isReleased = true;
      await holder?.query(release).catch(() => undefined); // the lock ends with the connection
      holder?.release();
    },
  };
}
