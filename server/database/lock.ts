import { randomUUID } from "node:crypto";
import { closeSync, linkSync, openSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join, resolve } from "node:path";
import { StartupError } from "../startup-error.ts";
import { privateDirectory } from "../storage/private-directory.ts";
import type { Database } from "./database.ts";

/** Somebody else holds what only one process may hold. */
export class InUse extends StartupError {}

/** The longest address of a local socket, in bytes: 108 on Linux with the NUL at its end. */
const MAX_ADDRESS_LENGTH = 103;
/** What stands in the directory is "lock", and for a moment "lock." and a UUID or "takeover"s. */
const MAX_NAME_LENGTH = 45;

/**
 * One process on an embedded directory: a local socket that it listens on. The system closes it with
 * the process, however that ends, so a lock that nobody answers at is free. The socket appears under its name by a hard link,
 * listening: of several processes that start at once one wins.
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
    rmSync(file, { force: true }); // before it is closed: afterwards it may be another's
    server.close();
    forget();
  };
}

/** The directory by a name that is short enough for the addresses of sockets. */
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
    // Taking over has a lock of its own: of two that find the same stale one, the slower would
    // otherwise remove what the faster has just put in its place.
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

/** Who listens there: the file stays when its process is gone. */
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
    else answer.resolve("running"); // too many are asking it, for example
  });
  return answer.promise;
}

const SINGLE_PROCESS_LOCK = 7_210_456;
const TRY_AGAIN_MS = 250;
/** PostgreSQL may take a connection that broke for alive, and the lock for held, a moment longer. */
const MAX_REFUSALS = 8;

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
      if (refused && refusals === MAX_REFUSALS) return lost.resolve(error);
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
