import type { GraphQLOutputType, GraphQLObjectType } from "graphql";
import { getNamedType } from "graphql";
import { columnOf, isToOne, propertyOf, requireNumber } from "./column.ts";
import { condition } from "./filter.ts";
import { leaf, scalar } from "./leaf.ts";
import { type KeptTotals, totalsFor } from "../descriptions/kept-totals.ts";
import { MAX_COUNT } from "../descriptions/max-count.ts";
import { entityOf, missingProperty } from "../descriptions/plan.ts";
import type {
  EntityClass,
  RankingQuery,
  ReadQuery,
  SeriesQuery,
  SumQuery,
  CountsQuery,
  Where,
} from "../descriptions/read-query.ts";
import type { Nodes } from "./selections.ts";
import { pageSize } from "../descriptions/page-size.ts";
import { endOf, stepsOf } from "../descriptions/date-range.ts";
import { allOf, instant, integer } from "./sql.ts";
import type { Row, Statement } from "./statement.ts";

/** The number of rows that match a filter: from kept totals, or counted up to the limit. */
export function numberOf(statement: Statement, row: Row, where: Where, above?: Row): string {
  const stored = totalsOf(statement, row, where);
  if (stored) return `(select coalesce(sum(${stored.total}), 0)::int from ${stored.from})`;
  const wanted = statement.allowed(row, where, above, true);
  return `(select count(*)::int from (select 1 from ${statement.from(row)} where ${wanted} limit ${integer(MAX_COUNT + 1)}) "counted")`;
}

/** Whether kept totals cover a filter, and which; adds nothing to the statement. */
const totalsCovering = (
  { request: { schema } }: Statement,
  row: Row,
  where: Where,
  isSuitable?: (declared: KeptTotals) => boolean,
) =>
  totalsFor(
    row.entity.class as EntityClass,
    { $and: [where, row.rule] },
    (entity) => entityOf(schema, entity),
    isSuitable,
  );

/** The kept totals that cover a filter. */
function totalsOf(
  statement: Statement,
  row: Row,
  where: Where,
  isSuitable?: (declared: KeptTotals) => boolean,
) {
  const found = totalsCovering(statement, row, where, isSuitable);
  if (!found) return undefined;
  const { declared } = found;
  const totals = statement.row(declared.entity);
  const predicate = condition(statement, totals.entity, totals.alias, found.where);
  return {
    declared,
    column: (name: string) => columnIn(totals, name),
    total: columnIn(totals, declared.total),
    from: `${statement.from(totals)} where ${predicate}`,
  };
}

export const count = (
  statement: Statement,
  { entity, where, inTrash }: ReadQuery,
  above?: Row,
): string => `to_json(${numberOf(statement, statement.row(entity, inTrash), where, above)})`;

/** The sum of a column. */
export function sum(
  statement: Statement,
  { entity, where, inTrash }: ReadQuery,
  { property: name }: SumQuery,
  type: GraphQLOutputType,
  above?: Row,
): string {
  const row = statement.row(entity, inTrash);
  requireNumber(row.entity, propertyOf(row.entity, name) ?? missingProperty(name));
  const total = scalar(`coalesce(sum(${columnIn(row, name)}), 0)`, getNamedType(type));
  return `(select to_json(${total}) from ${statement.from(row)} where ${statement.allowed(row, where, above, true)})`;
}

/**
 * Row counts per group. All groups are counted in one pass if there are few rows, otherwise each
 * one up to the limit.
 */
export function countBy(
  statement: Statement,
  { entity, where }: ReadQuery,
  { kinds }: CountsQuery,
  type: GraphQLObjectType,
  nodes: Nodes,
): string {
  const row = statement.row(entity);
  const hasTotals = (kind: Where) => totalsCovering(statement, row, { $and: [where, kind] });
  const groups: string[] = [];
  const counts = statement.entries(type, statement.selected(type, nodes), ({ name }) => {
    const kind = kinds[name] ?? missingProperty(name);
    const whole = numberOf(statement, statement.row(entity), { $and: [where, kind] });
    if (hasTotals(kind)) return whole;
    const group = condition(statement, row.entity, row.alias, kind);
    const column = `"group${groups.push(group) - 1}"`;
    return `case when (select count(*) from "few") > ${integer(MAX_COUNT)} then ${whole} else (select count(*)::int from "few" where ${column}) end`;
  });
  if (!groups.length) return `(select ${counts})`;
  const few =
    `select ${groups.map((group, i) => `${group || "true"} as "group${i}"`).join(", ")} from ${statement.from(row)}` +
    ` where ${statement.allowed(row, where, undefined, true)} limit ${integer(MAX_COUNT + 1)}`;
  return `(with "few" as materialized (${few}) select ${counts})`;
}

/** Row counts per day or month of a range. */
export function series(
  statement: Statement,
  { entity, where }: ReadQuery,
  { property, span }: SeriesQuery,
  type: GraphQLObjectType,
  nodes: Nodes,
): string {
  const row = statement.row(entity);
  const moment = columnIn(row, property);
  const starts = stepsOf(span);
  const [first = "", end] = [starts[0]?.toISOString(), endOf(span).toISOString()];
  const within = (time: string) => [
    `${time} >= ${statement.bind(first, "timestamptz")}`,
    `${time} < ${statement.bind(end, "timestamptz")}`,
  ];
  const stored = totalsOf(statement, row, where, ({ day }) => day?.of === property);
  const day = stored?.column(stored.declared.day?.property ?? "");
  const counted = stored
    ? `select date_trunc('${span.unit}', ${day}, 'utc') as "at", sum(${stored.total}) as "n"` +
      ` from ${stored.from} and ${allOf(within(day ?? ""))} group by 1`
    : `select date_trunc('${span.unit}', ${moment}, 'utc') as "at", count(*) as "n"` +
      ` from ${statement.from(row)} where ${allOf([statement.allowed(row, where, undefined, true), ...within(moment)])} group by 1`;
  const times = statement.bind(
    starts.map((start) => start.toISOString()),
    "timestamptz[]",
  );
  const object = statement.entries(type, statement.selected(type, nodes), ({ name }) =>
    name === "at" ? instant(`"times"."at"`) : `coalesce("counted"."n", 0)`,
  );
  return (
    `(select json_agg(${object} order by "times"."at") from unnest(${times}) as "times"("at")` +
    ` left join (${counted}) as "counted" on "counted"."at" = "times"."at")`
  );
}

/** The most frequent values of a property; for a relation, only visible rows. */
export function ranking(
  statement: Statement,
  { entity, where }: ReadQuery,
  { property, first }: RankingQuery,
  type: GraphQLObjectType,
  nodes: Nodes,
): string {
  const row = statement.row(entity);
  const limit = pageSize(first, statement.request.context.pageLimits);
  const stored = totalsOf(statement, row, where, ({ by }) => by === property);
  const counted = stored
    ? `select ${stored.column(property)} as "key", ${stored.total} as "n" from ${stored.from} and ${stored.total} > 0`
    : `select ${columnIn(row, property)} as "key", count(*) as "n" from ${statement.from(row)}` +
      ` where ${statement.allowed(row, where, undefined, true)} group by 1`;
  const ranked = `${counted} order by 2 desc, 1::text collate "C" limit ${integer(limit)}`;
  const of = propertyOf(row.entity, property) ?? missingProperty(property);
  const other = isToOne(of) ? statement.row(of.targetMeta?.class as EntityClass) : undefined;
  const object = statement.entries(type, statement.selected(type, nodes), (field, below) => {
    if (field.name === "count") return `"ranked"."n"`;
    if (!other) return leaf(`"ranked"."key"`, of, field.type);
    return statement.object(other, getNamedType(field.type) as GraphQLObjectType, below);
  });
  const join = other
    ? ` join ${statement.from(other)} on ${allOf([
        `${other.alias}."id" = "ranked"."key"`,
        condition(statement, other.entity, other.alias, other.rule),
      ])}`
    : "";
  return (
    `(select coalesce(json_agg(${object} order by "ranked"."n" desc, "ranked"."key"::text collate "C"), '[]')` +
    ` from (${ranked}) as "ranked"${join})`
  );
}

const columnIn = ({ alias, entity }: Row, name: string): string =>
  `${alias}.${columnOf(propertyOf(entity, name) ?? missingProperty(name))}`;
