import type { EntityMetadata } from "@mikro-orm/core";
import type { Context } from "../../context.ts";
import type { StoredEntity } from "../../entity.ts";
import { rowFilter, trashRule } from "../../policies.ts";
import { columnOf, propertyOf } from "./column.ts";
import { condition } from "./filter.ts";
import { Parameters } from "./parameters.ts";
import { valuesAt } from "../descriptions/now.ts";
import type { EntityClass, Where, WhereOf } from "../descriptions/read-query.ts";
import { statementRunner } from "./run-statement.ts";
import { isDataException } from "./sql-state.ts";
import { allOf, integer, jsonObject, quoted } from "./sql.ts";

/** Columns of a row as in JSON; a relation is its id. */
type Columns<T, Name extends keyof T> = { [K in Name]: Column<T[K]> };
type Column<V> = V extends StoredEntity ? string : V extends undefined ? null : V;

/** One part of a lookup: its SQL, and the result if a value fits no column. */
interface Question<Answer> {
  sql(parameters: Parameters, context: Context): string;
  none: Answer;
}

type Questions = Record<string, Question<unknown>>;
type Answers<Q extends Questions> = { [K in keyof Q]: Q[K]["none"] };

/** Some columns of the one row that the viewer may see; null if there is none. */
export const selectColumns = <T extends object, Name extends keyof T & string>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  names: readonly Name[],
): Question<Columns<T, Name> | null> => ({
  none: null,
  sql: (parameters, context) => `(${columnsOf(entity, where, names, 1, parameters, context)})`,
});

/** Some columns of so many of the rows that the viewer may see. */
export const selectRows = <T extends object, Name extends keyof T & string>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  names: readonly Name[],
  most: number,
): Question<Columns<T, Name>[]> => ({
  none: [],
  sql: (parameters, context) =>
    `(select coalesce(json_agg("found"), '[]') from (${columnsOf(entity, where, names, most, parameters, context)}) as rows("found"))`,
});

function columnsOf<T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  names: readonly string[],
  most: number,
  parameters: Parameters,
  context: Context,
): string {
  const known = metadataOf(entity, context);
  const row = parameters.alias(known.tableName);
  const columns = names.map((name): [string, string] => {
    const property = propertyOf(known, name);
    if (!property) throw new Error(`${known.className}.${name} is not a column`);
    return [name, `${row}.${columnOf(property)}`];
  });
  const found = allOf([
    condition(parameters, known, row, where),
    condition(parameters, known, row, rowFilter(entity, context.viewer)),
  ]);
  return `select ${jsonObject(columns)} from ${quoted(known.tableName)} ${row} where ${found} limit ${integer(most)}`;
}

/** Row counts per group within a filter, regardless of visibility. */
export const selectCounts = <T extends object, Kind extends string>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  kinds: Record<Kind, WhereOf<T>>,
): Question<Record<Kind, number>> => ({
  none: Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0])) as Record<Kind, number>,
  sql(parameters, context) {
    const known = metadataOf(entity, context);
    const row = parameters.alias(known.tableName);
    const of = (filter: Where) => condition(parameters, known, row, filter);
    const counts = Object.entries<Where>(kinds).map(([kind, filter]): [string, string] => [
      kind,
      `count(*) filter (where ${of(filter)})`,
    ]);
    return `(select ${jsonObject(counts)} from ${quoted(known.tableName)} ${row} where ${of(where)})`;
  },
});

/** The ids of the rows that the viewer may see, or of those in the trash. */
export const selectIds = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  { inTrash = false } = {},
): Question<string[]> => ({
  none: [],
  sql(parameters, context) {
    const known = metadataOf(entity, context);
    const row = parameters.alias(known.tableName);
    const found = allOf([
      condition(parameters, known, row, where),
      condition(parameters, known, row, (inTrash ? trashRule : rowFilter)(entity, context.viewer)),
    ]);
    return `(select coalesce(json_agg(${row}."id"), '[]') from ${quoted(known.tableName)} ${row} where ${found})`;
  },
});

/** Runs several lookups, needed before a write, in one statement. */
export async function lookup<Q extends Questions>(
  questions: Q,
  context: Context,
): Promise<Answers<Q>> {
  const parameters = new Parameters();
  const fields = Object.entries(questions).map(([name, { sql }]): [string, string] => [
    name,
    sql(parameters, context),
  ]);
  try {
    const text = `select ${jsonObject(fields)}::text`;
    const values = valuesAt(parameters.values, () => context.now());
    const [json] = (await statementRunner(context.em)(text, values)) ?? [];
    return JSON.parse(json ?? "") as Answers<Q>;
  } catch (error) {
    if (!isDataException(error)) throw error;
    const none = Object.entries(questions).map(([name, question]) => [name, question.none]);
    return Object.fromEntries(none) as Answers<Q>;
  }
}

const metadataOf = (entity: EntityClass, { em }: Context): EntityMetadata =>
  em.getMetadata().get(entity as never);
