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
  /** Connections of a pool. */
  max?: number;
}

/** The parts of pg that are used. */
export const { Client, Pool } = pg as {
  Client: new (options: Options) => Client;
  Pool: new (options: Options) => Pool;
};
