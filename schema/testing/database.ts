import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { inject } from "vitest";
import { closeDatabase } from "../../server/database/close.ts";
import { type Database, open } from "../../server/database/database.ts";
import { parseTimesAsText } from "../../server/database/parse-times.ts";
import { administer, databaseAt } from "./clean-database.ts";

// To copy the clean database takes seconds, to empty a used copy a tenth of one: the files that a worker runs
// one after the other share its copies.

interface Copy {
  /** Connects once more: what a file registers with its connection ends with it. */
  connect(): Promise<Database>;
  url: string | undefined;
  isClosed(): boolean;
  drop(): Promise<void>;
  /** The schema as it was copied */
  schema: string;
}

/** Clean copies that no test file of this worker uses. */
const unused: Copy[] = [];

/** A copy of the clean database; also returns how to give it back, or to lose it while it is in use. */
export async function copyOfCleanDatabase(): Promise<{
  database: Database;
  url: string | undefined;
  remove(): Promise<void>;
  lose(): Promise<void>;
}> {
  const copy = unused.pop() ?? (await newCopy());
  const database = await copy.connect();
  const remove = async () => {
    await closeDatabase(database);
    if (!copy.isClosed() && (await isCleaned(copy))) unused.push(copy);
    else await copy.drop();
  };
  const lose = async () => {
    await closeDatabase(database);
    await copy.drop();
  };
  return { database, url: copy.url, remove, lose };
}

async function newCopy(): Promise<Copy> {
  const from = inject("database");
  const copy = "dump" in from ? await embeddedCopy(from) : await serverCopy(from);
  const database = await copy.connect();
  const schema = await schemaOf(database);
  await database.close();
  return { ...copy, schema };
}

async function embeddedCopy({ dump }: { dump: string }): Promise<Omit<Copy, "schema">> {
  const pglite = await PGlite.create({
    loadDataDir: new Blob([readFileSync(dump)]),
    parsers: parseTimesAsText,
    extensions: { pg_trgm },
  });
  return {
    url: undefined,
    connect: () => open({ pglite }),
    isClosed: () => pglite.closed,
    drop: async () => (pglite.closed ? undefined : pglite.close()),
  };
}

async function serverCopy(from: { url: string; template: string }): Promise<Omit<Copy, "schema">> {
  const name = `${from.template}_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer(from.url, `create database ${name} template ${from.template}`);
  const url = databaseAt(from.url, name);
  return {
    url,
    connect: () => open({ url }),
    isClosed: () => false,
    drop: () => administer(from.url, `drop database if exists ${name} with (force)`),
  };
}

/**
 * Deletes what a test file has written; false if it has changed the schema, too, or if something is still connected that
 * would write to the next file's rows.
 */
async function isCleaned(copy: Copy): Promise<boolean> {
  const database = await copy.connect();
  try {
    if ((await schemaOf(database)) !== copy.schema) return false;
    const { em } = database;
    if (copy.url && !(await isAlone(em))) return false;
    const tables = await em.execute<{ name: string }[]>(TABLES);
    const written = await em.execute<{ name: string }[]>(
      tables
        .map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
        .join(" union all "),
    );
    if (written.length === 0) return true;
    const names = written.map(({ name }) => name).join(", ");
    await em.transactional(async (tx) => {
      await tx.execute("set local lock_timeout = '5s'");
      await tx.execute(`truncate ${names} restart identity cascade`);
    });
    return true;
  } catch {
    return false; // something still runs in it
  } finally {
    await database.close();
  }
}

const ALONE_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 10;

/** Whether all other connections end soon: those that were just closed take a moment. */
async function isAlone(em: Database["em"]): Promise<boolean> {
  const until = performance.now() + ALONE_WITHIN_MS;
  for (;;) {
    const others = await em.execute<unknown[]>(OTHERS);
    if (!others.length) return true;
    if (performance.now() > until) return false;
    await pause(LOOK_EVERY_MS);
  }
}

const OTHERS = `
  select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** All tables but those that are filled in the clean database */
const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'jobs')
    and (schemaname, tablename) not in (('public', 'migrations'), ('jobs', 'version'))`;

async function schemaOf({ em }: Database): Promise<string> {
  const [row] = await em.execute<{ schema: string }[]>(`
    with ours as (
      select c.oid, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'jobs')
    ), parts as (
      select relname::text as part from ours
      union all select format('%s.%s %s %s', relname, attname, atttypid, attnotnull)
        from pg_attribute join ours on ours.oid = attrelid where not attisdropped and attnum > 0
      union all select format('%s.%s %s', relname, tgname, tgenabled)
        from pg_trigger join ours on ours.oid = tgrelid where not tgisinternal
      union all select format('%s.%s', relname, conname)
        from pg_constraint join ours on ours.oid = conrelid
      union all select extname::text from pg_extension
      union all select unnest(setconfig) from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database())
    )
    select md5(string_agg(part, ',' order by part)) as schema from parts`);
  return row?.schema ?? "";
}
