import type { Migrator } from "@mikro-orm/migrations";
import type { MikroORM, SqlEntityManager } from "@mikro-orm/postgresql";
import { entities } from "../../schema/graph.ts";
import { prepareConnection } from "./prepare-connection.ts";

/** Vite writes the list into the bundle: a new migration needs no other line. */
const migrations = Object.entries(
  import.meta.glob<Record<string, never>>("./migrations/*.ts", { eager: true }),
).map(([path, module]) => ({
  name: path.split("/").at(-1)?.replace(".ts", "") ?? path,
  class: Object.values(module)[0],
}));

export type Database = MikroORM & { em: SqlEntityManager };

interface Where {
  /** PostgreSQL; without it the embedded database. */
  url?: string | undefined;
  /** PostgreSQL ends a statement that runs longer, in milliseconds; 0 or left out: it never does. */
  statementTimeout?: number;
  /** What stands in for PGlite: the one of the thread (embedded.ts), or of a test. */
  pglite?: unknown;
}

/** Opens the database without connecting yet; loads only the driver that is used. */
export async function open({ url, statementTimeout, pglite }: Where): Promise<Database> {
  const options = {
    entities,
    migrations: {
      migrationsList: migrations,
      tableName: "migrations",
      path: "server/database/migrations",
      snapshotName: "schema",
      snapshotOnMigrate: false, // it says what the entities are, not what a database has become
      emit: "ts" as const,
      silent: true,
    },
    extensions: [(await import("@mikro-orm/migrations")).Migrator],
  };
  if (url) {
    const { MikroORM } = await import("@mikro-orm/postgresql");
    return new MikroORM({
      ...options,
      clientUrl: url,
      pool: { max: 16 },
      driverOptions: { statement_timeout: statementTimeout, onConnect: prepareConnection },
    } as never) as Database;
  }
  const { MikroORM } = await import("@mikro-orm/pglite");
  const driverOptions = pglite ? { driverOptions: { pglite } } : {};
  return new MikroORM({ ...options, dbName: "memory://", ...driverOptions } as never) as never;
}

/** A unit of work that ends when the signal says so; PostgreSQL then ends its statement, too. */
export function cancellable({ em }: Database, signal: AbortSignal): SqlEntityManager {
  const isPostgres = em.getDriver().constructor.name === "PostgreSqlDriver";
  const inflightQueryAbortStrategy = isPostgres ? "cancel query" : "ignore query";
  return em.fork({ signal, inflightQueryAbortStrategy });
}

export const migratorOf = (database: Database): Migrator =>
  (database as unknown as { migrator: Migrator }).migrator;
