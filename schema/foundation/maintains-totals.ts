import { Trigger } from "@mikro-orm/decorators/legacy";
import { maintains } from "./maintains.ts";

interface Totals {
  /** The table whose rows are counted. */
  table: string;
  /** The table of totals; it has a column `total`. */
  into: string;
  /** Its columns, of which the first is its key, and the SQL of their values in a counted row. */
  values: Record<string, string>;
  /** The SQL condition of the rows that are counted. */
  where: string;
  /** The columns that the values and the condition depend on. */
  of: string[];
}

/**
 * Maintains how many rows of a table there are per value. Updates are watched row by row and only
 * of these columns, because statement-level triggers would run with every change of a counter.
 */
export function maintainsTotals({ table, into, values, where, of }: Totals): ClassDecorator {
  const columns = Object.keys(values);
  const add = (changes: string) => `
    insert into ${into} (${columns.join(", ")}, total)
      select ${Object.values(values).join(", ")}, sum(n) from ${changes} as changes where ${where}
      group by ${columns.map((_, i) => i + 1).join(", ")} having sum(n) <> 0 order by 1
      on conflict (${columns[0]}) do update set total = ${into}.total + excluded.total;`;
  const name = `${into}_update`;
  const sums = maintains({ table, name: into, events: ["insert", "delete"], body: add });
  const updates = Trigger<object>({
    name,
    timing: "after",
    events: ["update"],
    expression: `create or replace function "${table}_${name}_fn"() returns trigger as $$ begin ${add("(select new.*, 1 as n union all select old.*, -1)")} return null; end; $$ language plpgsql;
create trigger "${name}" after update of ${of.join(", ")} on "${table}" for each row
    when (${of.map((column) => `old.${column} is distinct from new.${column}`).join(" or ")})
    execute function "${table}_${name}_fn"();`,
  });
  return (target) => {
    sums(target);
    updates(target as never);
  };
}
