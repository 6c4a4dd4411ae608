// One migrated database per run, of which test files get copies (database.ts). PostgreSQL if
// TEST_DATABASE_URL is set, otherwise PGlite.

import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { TestProject } from "vitest/node";
import { type Database, open } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { DurableJobs } from "../../server/jobs/durable-jobs.ts";
import { makeNearWordsIndex } from "../../server/database/near-words-index.ts";
import { parseTimesAsText } from "../../server/database/parse-times.ts";
import { missingServices, POSTGRES_URL } from "./services.ts";

declare module "vitest" {
  interface ProvidedContext {
    database: { dump: string } | { url: string; template: string };
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const missing = missingServices();
  if (missing) console.log(missing);
  const url = POSTGRES_URL;
  if (!url) return project.provide("database", { dump: await migratedDump() });
  const template = `clean_${process.pid}`;
  await administer(url, `create database ${template}`);
  const database = await open({ url: databaseAt(url, template) });
  await migrate(database, { embedded: false });
  await makeNearWordsIndex(database);
  await prepareJobs(database);
  await database.close();
  project.provide("database", { url, template });
  return () => dropAll(url, template);
}

/** Drops the database and the copies of it that workers have left. */
async function dropAll(url: string, template: string): Promise<void> {
  const database = await open({ url });
  const copies = await database.em.execute<{ datname: string }[]>(
    `select datname from pg_database where datname like '${template}%'`,
  );
  for (const { datname } of copies) {
    await database.em.execute(`drop database if exists ${datname} with (force)`);
  }
  await database.close();
}

/** The path of a dump of the migrated database, cached until the migrations change. */
async function migratedDump(): Promise<string> {
  const hash = createHash("sha1");
  const migrations = globSync("server/database/migrations/*.ts").sort();
  const others = ["server/database/near-words-index.ts", "node_modules/pg-boss/package.json"];
  for (const file of [...migrations, ...others]) {
    hash.update(readFileSync(file));
  }
  const folder = "node_modules/.cache";
  const file = `${folder}/clean-${hash.digest("hex")}.tar`;
  if (existsSync(file)) return file;
  const pglite = await PGlite.create({ parsers: parseTimesAsText, extensions: { pg_trgm } });
  const database = await open({ pglite });
  await migrate(database, { embedded: true });
  await makeNearWordsIndex(database);
  await prepareJobs(database);
  mkdirSync(folder, { recursive: true });
  const dump = await pglite.dumpDataDir("none");
  writeFileSync(`${file}.part`, await dump.bytes());
  renameSync(`${file}.part`, file);
  await pglite.close();
  return file;
}

/** Creates the job tables once, so that not every test server has to. */
async function prepareJobs(database: Database): Promise<void> {
  const jobs = new DurableJobs(
    database,
    () => ({}),
    (_name, error) => {
      throw error;
    },
  );
  await jobs.begin();
  await jobs.close();
}

export async function administer(url: string, statement: string): Promise<void> {
  const database = await open({ url });
  await database.em.getConnection().execute(statement);
  await database.close();
}

export const databaseAt = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: name }).href;
