import type { GraphQLObjectType } from "graphql";
import { EVENT_PLACEHOLDER } from "../live/placeholders.ts";
import { pageSize } from "../descriptions/page-size.ts";
import type { ListQuery, ReadQuery, RowQuery, Where } from "../descriptions/read-query.ts";
import { fewOrMany, lookupOf } from "./few-or-many.ts";
import { condition } from "./filter.ts";
import { indexTableRows } from "./index-tables.ts";
import type { Nodes } from "./selections.ts";
import { allOf, integer, orderBy } from "./sql.ts";
import type { Row, Statement } from "./statement.ts";

/** One row, or a list of rows without pages. */
export function rows(
  statement: Statement,
  read: ReadQuery,
  wanted: RowQuery | ListQuery,
  type: GraphQLObjectType,
  nodes: Nodes,
  above?: Row,
): string {
  const { order, through } = wanted;
  if (through && order) {
    return indexTableRows(statement, read, { ...wanted, order }, through, type, nodes);
  }
  const row = statement.row(read.entity, read.inTrash);
  const { event, context } = statement.request;
  const isSubject = event?.entity === read.entity && isEvent(read.where);
  if (isSubject && !event.seen) return "null";
  const predicate = isSubject
    ? condition(statement, row.entity, row.alias, read.where)
    : statement.allowed(row, read.where, above);
  const from = statement.from(row);
  const object = statement.object(row, type, nodes);
  if (wanted.kind === "one") {
    const first = order ? ` order by ${orderBy(statement.keys(row, order))}` : "";
    return `(select ${object} from ${from} where ${predicate}${first} limit 1)`;
  }
  const limit = wanted.most ?? pageSize(wanted.first, context.pageLimits);
  const ending = `order by ${orderBy(statement.keys(row, wanted.order))} limit ${integer(limit)}`;
  const inOrder = (...conditions: string[]) =>
    `select ${row.alias}.* from ${from} where ${allOf(conditions)} ${ending}`;
  // below another row there are few
  const lookup = above || isSubject ? undefined : lookupOf(statement, row, read.where);
  const found = lookup
    ? fewOrMany(statement, lookup, (isMany, isFew) => [inOrder(isMany, predicate), inOrder(isFew)])
    : inOrder(predicate);
  return `(select coalesce(json_agg(${object}), '[]') from (${found}) ${row.alias})`;
}

/** Whether only the row of the event is asked for. */
const isEvent = (where: Where): boolean =>
  where.id === EVENT_PLACEHOLDER && Object.keys(where).length === 1;
