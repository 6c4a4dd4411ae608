import { LruMap } from "../../lru-map.ts";

/** How many prepared statements a connection keeps: the most recently used ones. */
export const MAX_PREPARED_STATEMENTS = 500;

interface Query {
  name: string | undefined;
  text: string;
  values: readonly unknown[];
  rowMode: "array";
}

interface Connection {
  /** The id of its backend process in the database. */
  processID: number;
  query(query: Query): Promise<{ rows: unknown[][] }>;
  query(text: string): Promise<unknown>;
  /** Its prepared statements' texts by name, which the client keeps for its lifetime. */
  connection?: { parsedStatements?: Record<string, string> };
  release(destroy: boolean): void;
}

/** The part of PostgreSQL's client pool that is used here. */
export interface Pool {
  connect(): Promise<Connection>;
  Client: new (options: object) => {
    connect(): Promise<unknown>;
    query(text: string): Promise<unknown>;
    end(): Promise<unknown>;
  };
  options: { password?: unknown };
}

/** Runs one query; when the signal is aborted, the database cancels it. */
export async function query(
  pool: Pool,
  statement: Query,
  signal?: AbortSignal,
): Promise<{ rows: unknown[][] }> {
  const connection = await pool.connect();
  const end = () => void cancel(pool, connection.processID).catch(() => undefined);
  signal?.addEventListener("abort", end, { once: true });
  try {
    signal?.throwIfAborted();
    const result = await connection.query(statement);
    if (statement.name) preparedOn(connection).set(statement.name, true);
    return result;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", end);
    // destroy the connection: a late cancellation must not hit another request's query
    connection.release(signal?.aborted ?? false);
  }
}

const prepared = new WeakMap<Connection, LruMap<string, true>>();

/** The names a connection knows; the plan of an evicted name is deallocated. */
function preparedOn(connection: Connection): LruMap<string, true> {
  let names = prepared.get(connection);
  if (names) return names;
  names = new LruMap(MAX_PREPARED_STATEMENTS, (name) => {
    delete connection.connection?.parsedStatements?.[name];
    // not awaited; if the connection has ended, its statements are gone anyway
    connection.query(`deallocate ${name}`).catch(() => undefined);
  });
  prepared.set(connection, names);
  return names;
}

/**
 * Cancels on a separate connection: all pooled ones may be waiting for the query to be cancelled.
 */
async function cancel({ Client, options }: Pool, processID: number): Promise<void> {
  const { password } = options; // the property is not enumerable, so spreading skips it
  const client = new Client({ ...options, password });
  await client.connect();
  await client.query(`select pg_cancel_backend(${processID})`);
  await client.end();
}
