import { Trigger } from "@mikro-orm/decorators/legacy";

type Event = "insert" | "update" | "delete";

/** The rows of a statement as triggers see them. */
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

interface Kept {
  table: string;
  /** Of the triggers, one for each event. */
  name: string;
  events?: Event[];
  /**
   * What follows, in PL/pgSQL. It is given the rows of the statement as a table: each that came with
   * `n` 1, each that went with `n` -1, one that was changed as both. `change` is there for loops.
   */
  body: (changes: string) => string;
}

/**
 * Keeps what follows from the rows of a table, by triggers that run once a statement, however many
 * rows it writes. Whatever they lock they must lock in one order, or writers wait for each other.
 */
export const maintains = ({
  table,
  name,
  events = ["insert", "update", "delete"],
  body,
}: Kept): ClassDecorator => {
  const triggers = events.map((event) => {
    const trigger = `${name}_${event}`;
    // the name by which MikroORM finds the function of a trigger
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
