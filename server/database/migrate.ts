import { StartupError } from "../startup-error.ts";
import { type Database, isKnown, migratorOf } from "./database.ts";

/** Arbitrary numbers, the same in every process. */
const MIGRATION_LOCK = 7_210_455;

/** Migrations run without a statement timeout. */
const UNHURRIED = "set local statement_timeout = 0";

/** It creates the whole schema; databases that were built from the sources before have had seventy others. */
const isFirst = ({ name }: { name: string }) => name === "Migration20261127002442";

const TOO_OLD =
  "The database is of an earlier build than 0.1.0: start the commit before “Database: one migration creates the schema” on it once";

const TOO_NEW =
  "The database was migrated by a newer version: start that version, or restore a backup from before it";

/**
 * Migrates the database and lets `fill` add the initial data of a new one. If several processes
 * start at once on PostgreSQL, one migrates and the others wait. The embedded database needs no
 * lock: it has one process and one connection, and a lock held there would wait for itself.
 */
export async function migrate(
  database: Database,
  { embedded, fill }: { embedded: boolean; fill?: () => Promise<void> },
): Promise<void> {
  const migrator = migratorOf(database);
  const work = async (up: () => Promise<unknown>) => {
    // checked first: without pending migrations nothing is written, so that a full disk can still
    // be read
    const [[next], executed] = [await migrator.getPending(), await migrator.getExecuted()];
    if (next && isFirst(next) && executed.length) throw new StartupError(TOO_OLD);
    if (executed.some(({ name }) => !isKnown(name))) throw new StartupError(TOO_NEW);
    if (next) await up();
    await fill?.();
  };
  if (embedded) return work(() => migrator.up());
  await database.em.fork().transactional(async (tx) => {
    await tx.execute(UNHURRIED);
    await tx.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await work(() => migrateUnhurried(database)); // on another connection of the pool
  });
}

async function migrateUnhurried(database: Database): Promise<void> {
  const connection = database.em.getConnection();
  await connection.transactional(async (transaction) => {
    await connection.execute(UNHURRIED, [], "run", transaction);
    await migratorOf(database).up({ transaction });
  });
}
