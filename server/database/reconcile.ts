import type { EntityManager } from "@mikro-orm/core";
import { RECONCILE_RULES } from "./reconcile-rules.ts";

/** One difference that was found. */
export interface Difference {
  /** The name of a rule, such as `invoices.paid_amount`. */
  rule: string;
  /** The number or id of the row. */
  of: string;
  stored: string | null;
  expected: string | null;
}

/** Of one rule: a broken database has thousands. */
const MOST_OF_RULE = 100;

/** Compares what is stored of payments, orders, stock, coupons and number series; nothing is changed. */
export async function reconcile(
  em: EntityManager,
  rules: Readonly<Record<string, string>> = RECONCILE_RULES,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const [rule, rows] of Object.entries(rules)) {
    const sql = `select of, stored, expected from (${rows}) as row(of, stored, expected)
      where stored is distinct from expected order by of limit ${MOST_OF_RULE}`;
    const wrong = await em.getConnection().execute<Omit<Difference, "rule">[]>(sql);
    for (const one of wrong) found.push({ rule, ...one });
  }
  return found;
}

/** Prints what does not agree. Returns the exit code of the program: 0 if all does. */
export async function printReconciled(
  em: EntityManager,
  print: (line: string) => void,
): Promise<0 | 1> {
  const found = await reconcile(em);
  for (const { rule, of, stored, expected } of found)
    print(`${rule} of ${of} is ${stored ?? "empty"}, not ${expected ?? "empty"}`);
  const count = Object.keys(RECONCILE_RULES).length;
  print(found.length ? `Differences: ${found.length}` : `All ${count} rules hold`);
  return found.length ? 1 : 0;
}
