import type { GraphQLObjectType } from "graphql";
import { columnOf, propertyOf } from "./column.ts";
import { condition } from "./filter.ts";
import { entityOf, missing } from "./plan.ts";
import type { Read, Through, Where } from "./read.ts";
import { size } from "./size.ts";
import { all, type Key, orderBy, quoted, whole } from "./sql.ts";
import type { Nodes } from "./selections.ts";
import type { Row, Statement } from "./statement.ts";

// Lists whose order and place are a narrow table's. The row rule stands on what the table leads to:
// a row too many in it can shorten a list, never show anything.

/** The first of a narrow table, or the very first; what follows where those are too few. */
export function listThrough(
  statement: Statement,
  read: Read,
  through: Through,
  type: GraphQLObjectType,
  nodes: Nodes,
): string {
  const { rest, kind } = read;
  const limit = size(read.window.first, statement.asked.context.reach);
  const row = statement.row(read.entity);
  const object = statement.object(row, type, nodes);
  const found = listed(statement, read, through, rest ? "first_part" : "list", limit);
  const rule = condition(statement, row.entity, row.alias, row.rule);
  const tie = all([`${row.alias}."id" = "list"."of"`, rule]);
  const from = `join ${statement.from(row)} on ${tie}`;
  if (kind === "one") return `(select ${object} from ${found} ${from})`;
  const ordered = `coalesce(json_agg(${object} order by "list"."#"), '[]')`;
  if (!rest?.through) return `(select ${ordered} from ${found} ${from})`;
  // the second part is looked for only where the first has too few
  const others = listed(statement, rest, rest.through, "second_part", 2 * limit);
  const needed = `(select count(*) from "first") < ${whole(limit)}`;
  const both =
    `select "of", min("#") as "#" from (select "of", "#" from "first" union all` +
    ` select "of", "#" + ${whole(limit)} from ${others} where ${needed}) "both"` +
    ` group by "of" order by 2 limit ${whole(limit)}`;
  return `(with "first" as materialized (select "of", "#" from ${found}) select ${ordered} from (${both}) "list" ${from})`;
}

function listed(
  statement: Statement,
  { where, order }: Read,
  { list, of }: Through,
  name: string,
  limit: number,
): string {
  const row = statement.row(list);
  const by = orderBy(statement.keys(row, order));
  const rows =
    `select ${columnIn(row, of)} as "of" from ${statement.from(row)}` +
    ` where ${statement.allowed(row, where)} order by ${by} limit ${whole(limit)}`;
  return `(select "of", row_number() over () as "#" from (${rows}) "rows") ${quoted(name)}`;
}

/** The thing that a row of the narrow table leads to, if it may be seen. */
export function behind(statement: Statement, row: Row, list: Row, { of }: Through): string {
  const tie = `${row.alias}."id" = ${columnIn(list, of)}`;
  const rule = condition(statement, row.entity, row.alias, row.rule);
  return `${statement.from(row)} on ${all([tie, rule])}`;
}

/** How many there are, by the totals that are kept; nothing where they do not know the filter. */
export function keptTotal(
  statement: Statement,
  { totals }: Through,
  where: Where,
): string | undefined {
  if (!totals || !knows(statement, totals, where)) return undefined;
  const row = statement.row(totals.entity);
  const asked = condition(statement, row.entity, row.alias, where);
  return `(select coalesce(sum(${columnIn(row, totals.total)}), 0)::int from ${statement.from(row)} where ${asked})`;
}

const knows = (
  statement: Statement,
  { entity }: NonNullable<Through["totals"]>,
  where: Where,
): boolean => {
  const kept = entityOf(statement.asked.schema, entity);
  return Object.keys(where).every((name) => propertyOf(kept, name));
};

/** From here on the month is looked for first; nearer, counting along the index costs less. */
const WORTH_A_JUMP = 1_000;

/** Far into a list: the month that holds the offset, and how many stand before it. */
export function monthOf(
  statement: Statement,
  { totals }: Through,
  where: Where,
  offset: number,
  [first]: Key[],
) {
  if (!totals || !first || offset < WORTH_A_JUMP || !knows(statement, totals, where)) {
    return undefined;
  }
  const row = statement.row(totals.entity);
  const [month, total] = [columnIn(row, totals.month), columnIn(row, totals.total)];
  const asked = condition(statement, row.entity, row.alias, where);
  const isDown = first.direction === "desc";
  const months =
    `select ${month} as "month", ${total} as "n",` +
    ` sum(${total}) over (order by ${month}${isDown ? " desc" : ""}) as "upto"` +
    ` from ${statement.from(row)} where ${asked}`;
  const end = `("month" at time zone 'utc' + interval '1 month') at time zone 'utc'`;
  return {
    with:
      `with "mark" as (select "month", "upto" - "n" as "before" from (${months}) "months"` +
      ` where "upto" > ${whole(offset)} order by "upto" limit 1) `,
    place: isDown
      ? `${first.sql} < (select ${end} from "mark")`
      : `${first.sql} >= (select "month" from "mark")`,
    before: `(select "before" from "mark")`,
  };
}

const columnIn = ({ alias, entity }: Row, name: string): string =>
  `${alias}.${columnOf(propertyOf(entity, name) ?? missing(name))}`;
