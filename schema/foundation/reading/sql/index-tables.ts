import type { EntityProperty } from "@mikro-orm/core";
import type { GraphQLObjectType } from "graphql";
import { columnOf, isToOne, propertyOf, typeOf } from "./column.ts";
import { arrayOf, condition } from "./filter.ts";
import { entityOf, missingProperty } from "../descriptions/plan.ts";
import type {
  EntityClass,
  IndexTable,
  ListQuery,
  Order,
  ReadQuery,
  RowQuery,
  Where,
} from "../descriptions/read-query.ts";
import { pageSize } from "../descriptions/page-size.ts";
import { allOf, type Key, orderBy, quoted, integer } from "./sql.ts";
import type { Nodes } from "./selections.ts";
import type { Row, Statement } from "./statement.ts";

// Lists whose order comes from an index table. Row policies apply to the listed rows: a surplus
// index row can shorten a list, but never reveal anything.

/**
 * The first rows, or the first row, of an index table, filled up by a second list where those are
 * too few.
 */
export function indexTableRows(
  statement: Statement,
  { entity, where }: ReadQuery,
  wanted: ListQuery | (RowQuery & { order: Order }),
  through: IndexTable,
  type: GraphQLObjectType,
  nodes: Nodes,
): string {
  const { kind, order } = wanted;
  const { first, rest } = kind === "list" ? wanted : { first: 1 };
  const limit = pageSize(first, statement.request.context.pageLimits);
  const row = statement.row(entity);
  const object = statement.object(row, type, nodes);
  const found = listed(statement, { where, order }, through, rest ? "first_part" : "list", limit);
  const rule = condition(statement, row.entity, row.alias, row.rule);
  const tie = allOf([`${row.alias}."id" = "list"."of"`, rule]);
  const from = `join ${statement.from(row)} on ${tie}`;
  if (kind === "one") return `(select ${object} from ${found} ${from})`;
  const ordered = `coalesce(json_agg(${object} order by "list"."#"), '[]')`;
  if (!rest?.wanted.through) return `(select ${ordered} from ${found} ${from})`;
  // the second list is read only if the first has too few rows
  const others = listed(
    statement,
    { where: rest.where, order: rest.wanted.order },
    rest.wanted.through,
    "second_part",
    2 * limit,
  );
  const needed = `(select count(*) from "first") < ${integer(limit)}`;
  const both =
    `select "of", min("#") as "#" from (select "of", "#" from "first" union all` +
    ` select "of", "#" + ${integer(limit)} from ${others} where ${needed}) "both"` +
    ` group by "of" order by 2 limit ${integer(limit)}`;
  return `(with "first" as materialized (select "of", "#" from ${found}) select ${ordered} from (${both}) "list" ${from})`;
}

function listed(
  statement: Statement,
  { where, order }: { where: Where; order: Order },
  { list, of, per }: IndexTable,
  name: string,
  limit: number,
): string {
  const row = statement.row(list);
  const keys = statement.keys(row, order);
  const { [per ?? ""]: values, ...others } = where;
  const ending = `order by ${orderBy(keys)} limit ${integer(limit)}`;
  const rows =
    per && values !== undefined
      ? firstOfEach(statement, row, { per, values, others, of }, keys, limit)
      : `select ${columnIn(row, of)} as "of" from ${statement.from(row)}` +
        ` where ${statement.allowed(row, where)} ${ending}`;
  return `(select "of", row_number() over () as "#" from (${rows}) "rows") ${quoted(name)}`;
}

/**
 * The first rows of each value of a property, merged. A filter by several values at once would sort
 * all of their rows.
 */
function firstOfEach(
  statement: Statement,
  row: Row,
  { per, values, others, of }: { per: string; values: unknown; others: Where; of: string },
  keys: Key[],
  limit: number,
): string {
  const property = propertyOf(row.entity, per) ?? missingProperty(per);
  const named = keys.map((key, i) => ({ ...key, sql: `"each"."key${i}"` }));
  const columns = keys.map(({ sql }, i) => `${sql} as "key${i}"`);
  const predicate = allOf([
    `${columnIn(row, per)} = "values"."value"`,
    statement.allowed(row, others),
  ]);
  const each =
    `select ${columnIn(row, of)} as "of", ${columns.join(", ")} from ${statement.from(row)}` +
    ` where ${predicate} order by ${orderBy(keys)} limit ${integer(limit)}`;
  return (
    `select "each"."of" from (${valuesOf(statement, property, values)}) "values"` +
    ` cross join lateral (${each}) "each"` +
    ` group by "each"."of", ${named.map(({ sql }) => sql).join(", ")}` +
    ` order by ${orderBy(named)} limit ${integer(limit)}`
  );
}

/** The values that a filter names, or the ids of the rows that it matches. */
function valuesOf(statement: Statement, property: EntityProperty, filter: unknown): string {
  if (isToOne(property)) {
    const row = statement.row(property.targetMeta?.class as EntityClass);
    const predicate = condition(statement, row.entity, row.alias, filter as Where);
    return `select ${row.alias}."id" as "value" from ${statement.from(row)} where ${predicate}`;
  }
  const { $in: list } = filter as { $in: unknown };
  const array = arrayOf(statement, list, typeOf(property));
  return `select distinct unnest(${array}) as "value"`;
}

/** Joins the row that an index row refers to, if it is visible. */
export function target(statement: Statement, row: Row, list: Row, { of }: IndexTable): string {
  const tie = `${row.alias}."id" = ${columnIn(list, of)}`;
  const rule = condition(statement, row.entity, row.alias, row.rule);
  return `${statement.from(row)} on ${allOf([tie, rule])}`;
}

const knows = (
  statement: Statement,
  { entity }: NonNullable<IndexTable["totals"]>,
  where: Where,
): boolean => {
  const meta = entityOf(statement.request.schema, entity);
  return Object.keys(where).every((name) => propertyOf(meta, name));
};

/**
 * From this offset on the month is looked up first; below it, counting along the index is cheaper.
 */
const WORTH_A_JUMP = 1_000;

/** For a distant page: the month that contains the offset, and the number of rows before it. */
export function monthOf(
  statement: Statement,
  { totals }: IndexTable,
  where: Where,
  offset: number,
  [first]: Key[],
) {
  if (!totals || !first || offset < WORTH_A_JUMP || !knows(statement, totals, where)) {
    return undefined;
  }
  const row = statement.row(totals.entity);
  const [month, total] = [columnIn(row, totals.month), columnIn(row, totals.total)];
  const predicate = condition(statement, row.entity, row.alias, where);
  const isDown = first.direction === "desc";
  const months =
    `select ${month} as "month", ${total} as "n",` +
    ` sum(${total}) over (order by ${month}${isDown ? " desc" : ""}) as "upto"` +
    ` from ${statement.from(row)} where ${predicate}`;
  const end = `("month" at time zone 'utc' + interval '1 month') at time zone 'utc'`;
  return {
    with:
      `with "mark" as (select "month", "upto" - "n" as "before" from (${months}) "months"` +
      ` where "upto" > ${integer(offset)} order by "upto" limit 1) `,
    place: isDown
      ? `${first.sql} < (select ${end} from "mark")`
      : `${first.sql} >= (select "month" from "mark")`,
    before: `(select "before" from "mark")`,
  };
}

const columnIn = ({ alias, entity }: Row, name: string): string =>
  `${alias}.${columnOf(propertyOf(entity, name) ?? missingProperty(name))}`;
