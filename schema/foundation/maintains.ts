import { Trigger } from "@mikro-orm/decorators/legacy";

type Event = "insert" | "update" | "delete";

/** The transition tables that a statement-level trigger reads, by event. */
const SEEN: Record<Event, string> = {
  insert: "new table as came",
  update: "old table as gone new table as came",
  delete: "old table as gone",
};

const CHANGES: Record<Event, string> = {
  insert: "(select *, 1 as n from came)",
  update: "(select *, 1 as n from came union all select *, -1 from gone)",
  delete: "(select *, -1 as n from gone)",
};

interface MaintainedTable {
  table: string;
  /** Prefix of the trigger names; there is one trigger per event. */
  name: string;
  events?: Event[];
  /**
   * The trigger body in PL/pgSQL. It receives the changed rows as a table: inserted rows with `n`
   * 1, deleted rows with `n` -1, updated rows as both. A loop variable `change` is declared.
   */
  body: (changes: string) => string;
}

/**
 * Maintains denormalized data of a table by statement-level triggers, which run once per statement
 * regardless of its rows. Triggers must take locks in a fixed order, or writers deadlock.
 */
export const maintains = ({
  table,
  name,
  events = ["insert", "update", "delete"],
  body,
}: MaintainedTable): ClassDecorator => {
  const triggers = events.map((event) => {
    const trigger = `${name}_${event}`;
    // the name by which MikroORM finds a trigger's function
    const definition = `"${table}_${trigger}_fn"`;
    return Trigger<object>({
      name: trigger,
      timing: "after",
      events: [event],
      forEach: "statement",
      expression: `create or replace function ${definition}() returns trigger as $$ declare change record; begin ${body(CHANGES[event])} return null; end; $$ language plpgsql;
create trigger "${trigger}" after ${event} on "${table}" referencing ${SEEN[event]} for each statement execute function ${definition}();`,
    });
  });
  return (target) => {
    for (const decorate of triggers) decorate(target as never);
  };
};
