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

/** Runs statements on the pool of the ORM. */
export function statementRunner(em: EntityManager): RunStatement {
  const nameOf = statementNames();
  const connection = em.getDriver().getConnection() as unknown as {
    getNativeClient(): Promise<Pool & Embedded>;
    constructor: { name: string };
  };
  let client: Promise<Pool & Embedded> | undefined;
  const isEmbedded = connection.constructor.name === "PgliteConnection";
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
