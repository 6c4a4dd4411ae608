import { Client } from "./pg.ts";
import { nameOf } from "./process.ts";

const SERVER = process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL;

/** The name of this program's own connections, whose work is not counted. */
const BENCH = "bench";

export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** The URL of a database on the given PostgreSQL. */
export const databaseUrl = (name: string): string =>
  Object.assign(new URL(given()), { pathname: name }).href;

/** Runs work on a connection of its own; by default to the given database. */
export async function connected<T>(
  database: string | undefined,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  const connectionString = database ? databaseUrl(database) : given();
  const client = new Client({ connectionString, application_name: BENCH });
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query<never>(text, values)).rows);
  } finally {
    await client.end();
  }
}

export const administer = <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> =>
  connected(undefined, (query) => query<Row>(text, values));

/**
 * The processor time of PostgreSQL is read from /proc: it has to run on this machine, under Linux.
 */
export async function expectPostgresHere(): Promise<void> {
  const [checkpointer] = await administer<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  if (checkpointer && nameOf(checkpointer.pid) === "postgres") return;
  throw new Error(
    "PostgreSQL has to run on this machine, because its processor time is read from /proc",
  );
}

export async function postgresVersion(): Promise<string> {
  const [row] = await administer<{ version: string; jit: string }>(
    "select current_setting('server_version') as version, current_setting('jit') as jit",
  );
  return row ? `${row.version} (jit ${row.jit})` : "";
}

/** Process ids of PostgreSQL's backends for a database, except those of this program. */
export async function backendsOf(database: string): Promise<number[]> {
  const rows = await administer<{ pid: number }>(
    "select pid from pg_stat_activity where datname = $1 and application_name <> $2",
    [database, BENCH],
  );
  return rows.map(({ pid }) => pid);
}

function given(): string {
  if (SERVER) return SERVER;
  throw new Error("BENCH_DATABASE_URL or TEST_DATABASE_URL is needed: a PostgreSQL to measure on");
}
