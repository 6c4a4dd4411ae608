import type { Migrator } from "@mikro-orm/migrations";
import type { MikroORM, SqlEntityManager } from "@mikro-orm/postgresql";
import { auditedWrites } from "../../schema/audit/index.ts";
import { entities } from "../../schema/graph.ts";
import { prepareConnection } from "./prepare-connection.ts";

/** Vite writes the list into the bundle, so a new migration is found without being registered. */
const migrations = Object.entries(
  import.meta.glob<Record<string, never>>("./migrations/*.ts", { eager: true }),
).map(([path, module]) => ({
  name: path.split("/").at(-1)?.replace(".ts", "") ?? path,
  class: Object.values(module)[0],
}));

/** Whether this build has the migration of that name. */
export const isKnown = (migration: string): boolean =>
  migrations.some(({ name }) => name === migration);

/** Connections that are not closed when idle: the timers of a server that nobody uses would open new ones each time. */
const KEPT_CONNECTIONS = 2;

export type Database = MikroORM & { em: SqlEntityManager };

interface Where {
  /** PostgreSQL; without it the embedded database. */
  url?: string | undefined;
  /**
   * How long a statement may run on PostgreSQL, in milliseconds; 0 or undefined means no limit.
   */
  statementTimeout?: number;
  /** The most connections to PostgreSQL. */
  pool?: number;
  /** A replacement for PGlite: the one on a thread (embedded.ts) or one of a test. */
  pglite?: unknown;
}

/** Configures the database without connecting; loads only the driver that is used. */
export async function open({ url, statementTimeout, pool, pglite }: Where): Promise<Database> {
  const options = {
    entities,
    subscribers: [auditedWrites()],
    migrations: {
      migrationsList: migrations,
      tableName: "migrations",
      path: "server/database/migrations",
      snapshot: false, // the next migration is made by comparing with what the others make
      emit: "ts" as const,
      silent: true,
    },
    extensions: [(await import("@mikro-orm/migrations")).Migrator],
  };
  if (url) {
    const { MikroORM } = await import("@mikro-orm/postgresql");
    const database = new MikroORM({
      ...options,
      clientUrl: url,
      pool: { min: KEPT_CONNECTIONS, max: pool },
      driverOptions: { statement_timeout: statementTimeout, onConnect: prepareConnection },
    } as never) as Database;
    return withQuotedLists(database);
  }
  const { MikroORM } = await import("@mikro-orm/pglite");
  const driverOptions = pglite ? { driverOptions: { pglite } } : {};
  return withQuotedLists(
    new MikroORM({ ...options, dbName: "memory://", ...driverOptions } as never) as never,
  );
}

/**
 * MikroORM quotes the items of lists as JSON, but PostgreSQL knows no `\n` in them: a line break next
 * to a comma would become the letter n.
 */
function withQuotedLists(database: Database): Database {
  const quoted = (item: string) =>
    item === "" || /["{},\\\s]/.test(item) ? `"${item.replaceAll(/["\\]/g, "\\$&")}"` : item;
  database.em.getPlatform().marshallArray = (items) =>
    `{${items.map((item) => quoted(String(item))).join(",")}}`;
  return database;
}

/**
 * A unit of work that is cancelled by the signal; PostgreSQL then cancels its running statement,
 * too.
 */
export function cancellable({ em }: Database, signal: AbortSignal): SqlEntityManager {
  const isPostgres = em.getDriver().constructor.name === "PostgreSqlDriver";
  const inflightQueryAbortStrategy = isPostgres ? "cancel query" : "ignore query";
  return em.fork({ signal, inflightQueryAbortStrategy });
}

export const migratorOf = (database: Database): Migrator =>
  (database as unknown as { migrator: Migrator }).migrator;
