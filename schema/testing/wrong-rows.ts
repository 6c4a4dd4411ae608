import type { EntityManager } from "@mikro-orm/core";

/**
 * Recomputes denormalized data in one snapshot and compares: returns a sentence per wrong row, none
 * if all are correct. Reads whole tables: for tests only.
 * @param checks for each value SQL that selects the row, what is stored, and what is computed anew
 */
export async function wrongRows(
  checks: Readonly<Record<string, string>>,
  em: EntityManager,
): Promise<string[]> {
  const all = Object.entries(checks).map(
    ([name, rows]) => `select '${name}' as name, * from (${rows}) as kept(of, kept, counted)`,
  );
  const sql = `select * from (${all.join(" union all ")}) as row where kept is distinct from counted`;
  const wrong: { name: string; of: string; kept: string; counted: string }[] = await em
    .getConnection()
    .execute(sql, [], "all", em.getTransactionContext());
  return wrong.map(
    ({ name, of, kept: stored, counted }) => `${name} of ${of} is ${stored}, not ${counted}`,
  );
}
