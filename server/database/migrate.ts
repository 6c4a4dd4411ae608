import { type Database, migratorOf } from "./database.ts";

/** Arbitrary numbers, the same in every process. */
const MIGRATION_LOCK = 7_210_455;

/** Migrations run without a statement timeout. */
const UNHURRIED = "set local statement_timeout = 0";

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
    if ((await migrator.getPending()).length) await up();
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
