import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { type Database, migratorOf } from "./database.ts";

/** Any numbers, the same in every process. */
const MIGRATION_LOCK = 7_210_455;

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
  await unhurried(database, async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    // on other connections of the pool
    await work(() =>
      unhurried(database, (own) => migrator.up({ transaction: own.getTransactionContext() })),
    );
  });
}

/** A transaction whose statements take as long as they need. */
const unhurried = (database: Database, work: (tx: SqlEntityManager) => Promise<unknown>) =>
  database.em.fork().transactional(async (tx) => {
    await tx.execute("set local statement_timeout = 0");
    await work(tx);
  });
