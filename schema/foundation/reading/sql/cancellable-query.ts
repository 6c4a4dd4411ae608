import { LruMap } from "../../lru-map.ts";

/** Prepared statements that a connection keeps the plans of, those that were used last. */
export const MAX_PREPARED_STATEMENTS = 500;

interface Query {
  name: string | undefined;
  text: string;
  values: readonly unknown[];
  rowMode: "array";
}

interface Connection {
  /** Of its process in the database. */
  processID: number;
  query(query: Query): Promise<{ rows: unknown[][] }>;
  query(text: string): Promise<unknown>;
  /** The texts of its prepared statements by name, which the client keeps as long as it lives. */
  connection?: { parsedStatements?: Record<string, string> };
  release(destroy: boolean): void;
}

/** The connections of PostgreSQL's client, as far as they are used here. */
export interface Pool {
  connect(): Promise<Connection>;
  Client: new (options: object) => {
    connect(): Promise<unknown>;
    query(text: string): Promise<unknown>;
    end(): Promise<unknown>;
  };
  options: { password?: unknown };
}

/** One query, which the database ends when the signal says so. */
export async function query(
  pool: Pool,
  asked: Query,
  signal?: AbortSignal,
): Promise<{ rows: unknown[][] }> {
  const connection = await pool.connect();
  const end = () => void cancel(pool, connection.processID).catch(() => undefined);
  signal?.addEventListener("abort", end, { once: true });
  try {
    signal?.throwIfAborted();
    const result = await connection.query(asked);
    if (asked.name) preparedOn(connection).set(asked.name, true);
    return result;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", end);
    // a cancellation that comes too late must not meet what somebody else asks
    connection.release(signal?.aborted ?? false);
  }
}

const prepared = new WeakMap<Connection, LruMap<string, true>>();

/** The names that a connection knows; it forgets the plan of the one that makes room. */
function preparedOn(connection: Connection): LruMap<string, true> {
  let names = prepared.get(connection);
  if (names) return names;
  names = new LruMap(MAX_PREPARED_STATEMENTS, (name) => {
    delete connection.connection?.parsedStatements?.[name];
    // nobody waits for it; where the connection has ended, so have its statements
    connection.query(`deallocate ${name}`).catch(() => undefined);
  });
  prepared.set(connection, names);
  return names;
}

/** On a connection of its own: all of the pool may be waiting for what is to be ended. */
async function cancel({ Client, options }: Pool, processID: number): Promise<void> {
  const { password } = options; // it hides from spreading
  const client = new Client({ ...options, password });
  await client.connect();
  await client.query(`select pg_cancel_backend(${processID})`);
  await client.end();
}
