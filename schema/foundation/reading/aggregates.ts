import type { GraphQLObjectType } from "graphql";
import { getNamedType } from "graphql";
import { columnOf, isToOne, propertyOf } from "./column.ts";
import { condition } from "./filter.ts";
import { leaf } from "./leaf.ts";
import { missing } from "./plan.ts";
import type { EntityClass, Read } from "./read.ts";
import type { Nodes } from "./selections.ts";
import { size } from "./size.ts";
import { startAfter, startsIn } from "./span.ts";
import { all, instant, whole } from "./sql.ts";
import type { Row, Statement } from "./statement.ts";

/** How many rows of a filter there are. */
export function count(statement: Statement, { entity, where, inTrash }: Read): string {
  const row = statement.row(entity, inTrash);
  const wanted = statement.allowed(row, where);
  return `(select to_json(count(*)) from ${statement.from(row)} where ${wanted})`;
}

/** How many rows there are of each kind, in one go. */
export function tally(
  statement: Statement,
  { entity, where, kinds }: Read,
  type: GraphQLObjectType,
  nodes: Nodes,
): string {
  const row = statement.row(entity);
  const counts = statement.entries(type, statement.selected(type, nodes), ({ name }) => {
    const kind = condition(statement, row.entity, row.alias, kinds[name] ?? missing(name));
    return kind === "true" ? "count(*)" : `count(*) filter (where ${kind})`;
  });
  return `(select ${counts} from ${statement.from(row)} where ${statement.allowed(row, where)} having true)`;
}

/** How many rows there are in each day or month of a span. */
export function series(
  statement: Statement,
  { entity, where, property = "", span }: Read,
  type: GraphQLObjectType,
  nodes: Nodes,
): string {
  if (!span) return missing(property);
  const row = statement.row(entity);
  const moment = columnIn(row, property);
  const starts = startsIn(span);
  const [first = "", end] = [starts[0]?.toISOString(), startAfter(span).toISOString()];
  const within = [
    `${moment} >= ${statement.bind(first, "timestamptz")}`,
    `${moment} < ${statement.bind(end, "timestamptz")}`,
  ];
  const counted =
    `select date_trunc('${span.unit}', ${moment}, 'utc') as "at", count(*) as "n"` +
    ` from ${statement.from(row)} where ${all([statement.allowed(row, where), ...within])} group by 1`;
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

/** The commonest values of a property; of a relation those that may be seen. */
export function ranking(
  statement: Statement,
  { entity, where, property = "", window }: Read,
  type: GraphQLObjectType,
  nodes: Nodes,
): string {
  const row = statement.row(entity);
  const limit = size(window.first, statement.asked.context.reach);
  const ranked =
    `select ${columnIn(row, property)} as "key", count(*) as "n" from ${statement.from(row)}` +
    ` where ${statement.allowed(row, where)} group by 1 order by 2 desc, 1::text collate "C"` +
    ` limit ${whole(limit)}`;
  const of = propertyOf(row.entity, property) ?? missing(property);
  const other = isToOne(of) ? statement.row(of.targetMeta?.class as EntityClass) : undefined;
  const object = statement.entries(type, statement.selected(type, nodes), (field, below) => {
    if (field.name === "count") return `"ranked"."n"`;
    if (!other) return leaf(`"ranked"."key"`, of, field.type);
    return statement.object(other, getNamedType(field.type) as GraphQLObjectType, below);
  });
  const join = other
    ? ` join ${statement.from(other)} on ${all([
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
  `${alias}.${columnOf(propertyOf(entity, name) ?? missing(name))}`;
