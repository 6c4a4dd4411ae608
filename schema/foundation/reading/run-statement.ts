import type { EntityManager } from "@mikro-orm/core";
import { type Pool, query } from "./cancellable-query.ts";
import type { RunStatement } from "./compiled.ts";

/** The embedded database, on its thread. */
interface Embedded {
  query(
    text: string,
    values: readonly unknown[],
    options: { rowMode: "array" },
  ): Promise<{ rows: unknown[][] }>;
}

type Columns = (string | null)[];

/** Names of prepared statements; each connection keeps its own plans of them. */
const MOST_NAMES = 500;
const MOST_SEEN_ONCE = 5_000;

/** The ORM's side of the pool, as far as it is used here. */
interface Connection {
  getNativeClient(): Promise<Pool & Embedded>;
  constructor: { name: string };
}

const runners = new WeakMap<Connection, RunStatement>();

/** Runs statements on the pool of the ORM: always the same one, because it names them there. */
export function statementRunner(em: EntityManager): RunStatement {
  const connection = em.getDriver().getConnection() as unknown as Connection;
  const runner = runners.get(connection) ?? runnerOn(connection);
  runners.set(connection, runner);
  return runner;
}

function runnerOn(connection: Connection): RunStatement {
  const nameOf = statementNames();
  const isEmbedded = connection.constructor.name === "PgliteConnection";
  let client: Promise<Pool & Embedded> | undefined;
  return async (text, values, signal) => {
    const database = await (client ??= connection.getNativeClient());
    signal?.throwIfAborted();
    const { rows } = isEmbedded
      ? await database.query(text, values, { rowMode: "array" })
      : await query(database, { name: nameOf(text), text, values, rowMode: "array" }, signal);
    return rows[0] as Columns | undefined;
  };
}

/** A text that is seen again gets a name, so that PostgreSQL plans it once a connection. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMES) return known;
    if (!seen.has(text)) {
      if (seen.size >= MOST_SEEN_ONCE) seen.clear();
      seen.add(text);
      return undefined;
    }
    seen.delete(text);
    const name = `read${names.size}`;
    names.set(text, name);
    return name;
  };
}
