import type { EntityManager } from "@mikro-orm/core";
import type { RunStatement } from "./compiled.ts";

/** PostgreSQL's client, as far as it is used here. */
interface Pool {
  query(query: {
    name: string | undefined;
    text: string;
    values: readonly unknown[];
    rowMode: "array";
  }): Promise<{ rows: unknown[][] }>;
}

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
  return async (text, values) => {
    const database = await (client ??= connection.getNativeClient());
    const { rows } = isEmbedded
      ? await database.query(text, values, { rowMode: "array" })
      : await database.query({ name: nameOf(text), text, values, rowMode: "array" });
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
