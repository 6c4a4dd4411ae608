import { type EntityManager, type EntityMetadata, helper } from "@mikro-orm/core";
import { retrySerializationFailures } from "./retry-serialization.ts";
import type { StoredEntity } from "./entity.ts";
import type { OutboxEntry } from "./outbox.ts";
import { columnOf } from "./reading/sql/column.ts";
import { statementRunner } from "./reading/sql/run-statement.ts";
import { isUniqueViolation } from "./reading/sql/sql-state.ts";
import { quoted } from "./reading/sql/sql.ts";

type Row = Record<string, unknown>;

/**
 * Inserts one row and its outbox entries in a single statement, outside the unit of work. Returns
 * false, without outbox entries, if a unique key already exists.
 */
export async function insert(
  entity: StoredEntity,
  outbox: readonly OutboxEntry[],
  em: EntityManager,
): Promise<boolean> {
  const meta = helper(entity).__meta as EntityMetadata;
  const given = entity as unknown as Row;
  for (const { name, onCreate } of meta.props) {
    if (onCreate) given[name] ??= onCreate(entity, em as never);
  }
  const row = em.getComparator().prepareEntity(entity) as Row;
  const columns: string[] = [];
  const values: unknown[] = [];
  for (const property of meta.props) {
    if (row[property.name] === undefined) continue;
    columns.push(columnOf(property));
    values.push(row[property.name]);
  }
  const run = statementRunner(em);
  const text = statement(meta.tableName, columns);
  const all = [...values, ...columnsOf(outbox)];
  try {
    const [written] = (await retrySerializationFailures(() => run(text, all))) ?? [];
    return written === "1";
  } catch (error) {
    if (isUniqueViolation(error)) return false; // a trigger inserted a row with the same unique key first
    throw error;
  }
}

function statement(table: string, columns: readonly string[]): string {
  const at = columns.length;
  const own = columns.map((_, i) => `$${i + 1}`).join(", ");
  const entries = ["uuid", "text", "text", "text", "text"].map(
    (type, i) => `$${at + i + 1}::${type}[]`,
  );
  return (
    `with "written" as (insert into ${quoted(table)} (${columns.join(", ")}) values (${own})` +
    ` on conflict do nothing returning 1), "told" as (` +
    `insert into "outbox" ("id", "kind", "topic", "payload", "created_at")` +
    ` select "id", "kind", "topic", "payload"::jsonb, "at"::timestamptz` +
    ` from unnest(${entries.join(", ")}) as "entries" ("id", "kind", "topic", "payload", "at")` +
    ` where exists (select from "written")) select count(*)::text from "written"`
  );
}

/** One array per column, so that the SQL text is the same for any number of entries. */
const columnsOf = (entries: readonly OutboxEntry[]): unknown[] => [
  entries.map(({ id }) => id),
  entries.map(({ kind }) => kind),
  entries.map(({ topic }) => topic),
  entries.map(({ payload }) => JSON.stringify(payload)),
  entries.map(({ createdAt }) => createdAt.toISOString()),
];
