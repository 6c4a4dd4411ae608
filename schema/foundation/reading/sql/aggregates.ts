import type { GraphQLOutputType, GraphQLObjectType } from "graphql";
import { getNamedType } from "graphql";
import { columnOf, isToOne, propertyOf, requireNumber } from "./column.ts";
import { condition } from "./filter.ts";
import { leaf, scalar } from "./leaf.ts";
import { missingProperty } from "../descriptions/plan.ts";
import type {
  EntityClass,
  RankingQuery,
  ReadQuery,
  SeriesQuery,
  SumQuery,
  CountsQuery,
} from "../descriptions/read-query.ts";
import type { Nodes } from "./selections.ts";
import { pageSize } from "../descriptions/page-size.ts";
import { endOf, stepsOf } from "../descriptions/date-range.ts";
import { allOf, instant, integer } from "./sql.ts";
import type { Row, Statement } from "./statement.ts";

/** The number of rows that match a filter. */
export function count(
  statement: Statement,
  { entity, where, inTrash }: ReadQuery,
  above?: Row,
): string {
  const row = statement.row(entity, inTrash);
  const wanted = statement.allowed(row, where, above);
  return `(select to_json(count(*)) from ${statement.from(row)} where ${wanted})`;
}

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
  return `(select to_json(${total}) from ${statement.from(row)} where ${statement.allowed(row, where, above)})`;
}

/** Row counts per group, in one pass. */
export function countBy(
  statement: Statement,
  { entity, where }: ReadQuery,
  { kinds }: CountsQuery,
  type: GraphQLObjectType,
  nodes: Nodes,
): string {
  const row = statement.row(entity);
  const counts = statement.entries(type, statement.selected(type, nodes), ({ name }) => {
    const kind = condition(statement, row.entity, row.alias, kinds[name] ?? missingProperty(name));
    return kind === "true" ? "count(*)" : `count(*) filter (where ${kind})`;
  });
  return `(select ${counts} from ${statement.from(row)} where ${statement.allowed(row, where)} having true)`;
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
  const within = [
    `${moment} >= ${statement.bind(first, "timestamptz")}`,
    `${moment} < ${statement.bind(end, "timestamptz")}`,
  ];
  const counted =
    `select date_trunc('${span.unit}', ${moment}, 'utc') as "at", count(*) as "n"` +
    ` from ${statement.from(row)} where ${allOf([statement.allowed(row, where), ...within])} group by 1`;
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
  const limit = pageSize(first, statement.asked.context.pageLimits);
  const ranked =
    `select ${columnIn(row, property)} as "key", count(*) as "n" from ${statement.from(row)}` +
    ` where ${statement.allowed(row, where)} group by 1 order by 2 desc, 1::text collate "C"` +
    ` limit ${integer(limit)}`;
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
