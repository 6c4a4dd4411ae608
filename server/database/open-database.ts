import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensurePages } from "../../schema/pages/index.ts";
import { ensureSiteSettings } from "../../schema/settings/index.ts";
import { type Config, siteDefaults } from "../config.ts";
import { secrets } from "../secrets.ts";
import { StartupError } from "../startup-error.ts";
import { openStorage } from "../storage/open-storage.ts";
import { privateDirectory } from "../storage/private-directory.ts";
import { closeDatabase } from "./close.ts";
import { type Database, open } from "./database.ts";
import { type Embedded, startEmbedded } from "./embedded.ts";
import { firstAdmin } from "./first-admin.ts";
import { lockDatabase, lockDirectory } from "./lock.ts";
import { migrate } from "./migrate.ts";
import { makeNearWordsIndex } from "./near-words-index.ts";

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
  /** Resolves with the reason when this process can no longer use the database. */
  lost: Promise<Error>;
}

/** Opens the configured database for this process alone, migrates it and fills a new one. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const opened = config.databaseUrl
    ? await postgres(config, config.databaseUrl)
    : await embedded(config);
  try {
    await prepare(opened.database, config);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Opens the configured database as it is, beside a server on the same PostgreSQL. */
export async function openToRead(config: Config): Promise<Omit<OpenDatabase, "lost">> {
  if (!config.databaseUrl) return embedded(config);
  const database = await open({ url: config.databaseUrl, statementTimeout: 0 });
  await pageLimits(database);
  return { database, close: () => closeDatabase(database) };
}

async function postgres(
  { redisUrl, statementTimeout, databasePool: pool }: Config,
  url: string,
): Promise<OpenDatabase> {
  const database = await open({ url, statementTimeout, pool });
  try {
    await pageLimits(database);
    const lock = await lockDatabase(database, redisUrl ? "shared" : "alone");
    return {
      database,
      lost: lock.lost,
      async close() {
        await lock.release();
        await closeDatabase(database);
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Runs before anything else, so that the error message names DATABASE_URL. */
async function pageLimits(database: Database): Promise<void> {
  try {
    const pool = (await database.em.getConnection().getNativeClient()) as {
      query(text: string): Promise<unknown>;
    };
    await pool.query("select 1");
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    throw new StartupError(`DATABASE_URL: ${message || code || "no answer"}`); // there were several addresses
  }
}

async function embedded({ dataDir }: Config): Promise<OpenDatabase> {
  const release = await lockDirectory(dataDir);
  const pglite = await startWhole(dataDir);
  const database = await open({ pglite });
  return {
    database,
    lost: pglite.lost,
    async close() {
      await closeDatabase(database);
      await pglite.close();
      release();
    },
  };
}

const embeddedFiles = (dataDir: string) => ({
  directory: join(dataDir, "database"),
  unfinished: join(dataDir, "database.unfinished"),
});

/** Whether the next start creates the embedded database. */
export function isEmbeddedNew({ databaseUrl, dataDir }: Config): boolean {
  const { directory, unfinished } = embeddedFiles(dataDir);
  return !databaseUrl && (existsSync(unfinished) || !existsSync(directory));
}

/**
 * Creating a database takes several steps: if the first start was interrupted, it is created again.
 */
async function startWhole(dataDir: string): Promise<Embedded> {
  const { directory, unfinished } = embeddedFiles(dataDir);
  if (existsSync(unfinished) || !existsSync(directory)) {
    writeFileSync(unfinished, "");
    rmSync(directory, { recursive: true, force: true });
  }
  privateDirectory(directory);
  const pglite = await startEmbedded(directory);
  rmSync(unfinished, { force: true });
  return pglite;
}

async function prepare(database: Database, config: Config): Promise<void> {
  const { databaseUrl, demo: isDemo, adminEmail, adminPassword } = config;
  await migrate(database, {
    embedded: !databaseUrl,
    async fill() {
      if (isDemo) {
        const { demo } = await import("./demo/demo.ts");
        const storage = await openStorage(config, console.error);
        await demo(database.em.fork(), storage, secrets(config.secret));
      }
      if (adminEmail) await firstAdmin(database.em.fork(), adminEmail, adminPassword);
    },
  });
  await ensureSiteSettings(database.em.fork(), siteDefaults(config));
  await ensurePages(database.em.fork());
  await makeNearWordsIndex(database);
}
