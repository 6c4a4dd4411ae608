import { type Database, migratorOf } from "./database.ts";

/** Any numbers, the same in every process. */
const MIGRATION_LOCK = 7_210_455;

/** The statements of a transaction take as long as they need. */
const UNHURRIED = "set local statement_timeout = 0";

/**
 * Brings the database up to date and lets `fill` put in what a new one begins with. Of several
 * processes that start at once on PostgreSQL one works and the others wait. The embedded database
 * has one process and one connection: a lock held there would wait for itself.
 */
export async function migrate(
  database: Database,
  { embedded, fill }: { embedded: boolean; fill?: () => Promise<void> },
): Promise<void> {
  const migrator = migratorOf(database);
  const work = async (up: () => Promise<unknown>) => {
    // asked first: with nothing to do, nothing is written, and a full disk can still be read
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
