import type { EntityManager } from "@mikro-orm/core";
import type { SqlEntityManager } from "@mikro-orm/postgresql";
import type { Database } from "../database/database.ts";

interface Rows {
  rows: unknown[];
}

type Query = (text: string, values?: unknown[]) => Promise<Rows>;

/** PostgreSQL's pool, or the embedded database. */
interface Client {
  query: Query;
  exec?(text: string): Promise<Rows[]>;
}

/** Runs pg-boss's statements on the connections of the application: no second pool. */
export function statementsOf(database: Database): { executeSql: Query } {
  return {
    async executeSql(text, values) {
      const client = (await database.em.getConnection().getNativeClient()) as unknown as Client;
      // the embedded database has a separate method for several statements at once
      if (!client.exec || values?.length) return client.query(text, values);
      const results = await client.exec(text);
      return { rows: results.flatMap(({ rows }) => rows) };
    },
  };
}

/** Runs pg-boss's statements in the transaction of a unit of work, which accepts no parameters. */
export function statementsIn(em: EntityManager): { executeSql: Query } {
  const sql = em as SqlEntityManager;
  const literal = (value: unknown) =>
    sql.getPlatform().quoteValue(Array.isArray(value) ? `{${value.join(",")}}` : value);
  return {
    executeSql: async (text, values = []) => ({
      rows: await sql.execute(text.replace(/\$(\d+)/g, (_, n: string) => literal(values[+n - 1]))),
    }),
  };
}
