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
    return await connection.query(asked);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", end);
    // a cancellation that comes too late must not meet what somebody else asks
    connection.release(signal?.aborted ?? false);
  }
}

/** On a connection of its own: all of the pool may be waiting for what is to be ended. */
async function cancel({ Client, options }: Pool, processID: number): Promise<void> {
  const { password } = options; // it hides from spreading
  const client = new Client({ ...options, password });
  await client.connect();
  await client.query(`select pg_cancel_backend(${processID})`);
  await client.end();
}
