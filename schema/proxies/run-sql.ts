import type { EntityManager } from "@mikro-orm/core";

/**
 * A statement within the transaction of the unit of work, if there is one. What is measured is written this way, because
 * an entity's version is of what people change: otherwise forms that are open would be outdated by each check.
 */
export const runSql = (
  em: EntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> =>
  em.getConnection().execute(
    sql,
    values.map((value) => (value instanceof Date ? value.toISOString() : value)),
    "all",
    em.getTransactionContext(),
  );
