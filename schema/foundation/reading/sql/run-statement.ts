import type { EntityManager } from "@mikro-orm/core";
import { LruMap, reportCache } from "../../lru-map.ts";
import { MAX_PREPARED_STATEMENTS, type Pool, query } from "./cancellable-query.ts";
import type { RunStatement } from "./compiled.ts";

/** The embedded database, in its worker thread. */
interface Embedded {
  query(
    text: string,
    values: readonly unknown[],
    options: { rowMode: "array" },
  ): Promise<{ rows: unknown[][] }>;
}

type Columns = (string | null)[];

const MAX_SEEN_ONCE = 5_000;

/** The part of the ORM's connection that is used here. */
interface Connection {
  getNativeClient(): Promise<Pool & Embedded>;
  constructor: { name: string };
}

const runners = new WeakMap<Connection, RunStatement>();

/**
 * Runs statements on the ORM's pool, always the same one, because prepared statements are named per
 * connection.
 */
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

/**
 * A text that is seen again gets a name, so that PostgreSQL plans it once per connection. Names are
 * never reused: a connection that still knows an old one would run its text.
 */
function statementNames(): (text: string) => string | undefined {
  const names = reportCache(
    "prepared statements",
    new LruMap<string, string>(MAX_PREPARED_STATEMENTS),
  );
  const seen = new LruMap<string, true>(MAX_SEEN_ONCE);
  let given = 0;
  return (text) => {
    const known = names.get(text);
    if (known) return known;
    if (!seen.get(text)) {
      seen.set(text, true);
      return undefined;
    }
    seen.delete(text);
    given += 1;
    const name = `read${given}`;
    names.set(text, name);
    return name;
  };
}
