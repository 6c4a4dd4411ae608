// @ts-expect-error -- it comes with @mikro-orm/postgresql and without types
import pg from "pg";

interface Result<Row> {
  rows: Row[];
}

interface Statement {
  /** The statement's name; it is prepared once per connection. */
  name: string;
  text: string;
  values: readonly unknown[];
}

interface Client {
  connect(): Promise<void>;
  query<Row>(text: string, values?: readonly unknown[]): Promise<Result<Row>>;
  end(): Promise<void>;
}

interface Pool {
  query<Row>(statement: Statement): Promise<Result<Row>>;
}

interface Options {
  connectionString: string | undefined;
  /** Options of the connection, as on PostgreSQL's command line. */
  options?: string;
  /** As which pg_stat_activity lists the connection. */
  application_name?: string;
  /** Connections of a pool. */
  max?: number;
  /** Called with each new connection of a pool, before it is used. */
  verify?: (client: Client, done: (error?: Error) => void) => void;
}

/** The parts of pg that are used. */
export const { Client, Pool } = pg as {
  Client: new (options: Options) => Client;
  Pool: new (options: Options) => Pool;
};
