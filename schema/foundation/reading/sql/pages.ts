import { getNamedType, type GraphQLField, type GraphQLObjectType } from "graphql";
import { positionOf } from "../descriptions/cursor.ts";
import { numberOf } from "./aggregates.ts";
import { fewOrMany, lookupOf, lookupThrough } from "./few-or-many.ts";
import { target, monthOf } from "./index-tables.ts";
import { NotCompilable } from "../descriptions/plan.ts";
import type { PageQuery, ReadQuery } from "../descriptions/read-query.ts";
import { offsetOf, pageSize } from "../descriptions/page-size.ts";
import { allOf, encodedCursor, instant, type Key, orderBy, integer } from "./sql.ts";
import type { Nodes, Selected } from "./selections.ts";
import type { Row, Statement } from "./statement.ts";

/** A page of a connection, by cursor or by page number. */
export function page(
  statement: Statement,
  read: ReadQuery,
  { order, window, through }: PageQuery,
  type: GraphQLObjectType,
  nodes: Nodes,
  above?: Row,
): string {
  const { where } = read;
  const { pageLimits } = statement.request.context;
  const limit = pageSize(window.first, pageLimits);
  const offset = offsetOf(window.page, limit, through ? Infinity : pageLimits.maxOffset);
  const listed = statement.row(through?.list ?? read.entity, read.inTrash);
  const keys = statement.keys(listed, order);
  // validated even if only the total is selected
  const types = keys.map(({ type: of }) => of);
  const position = window.after ? positionOf(window.after, types) : undefined;
  const selected = statement.selected(type, nodes);
  const wanted = () => statement.allowed(listed, where, above);
  const total = asks(selected, "totalCount") ? numberOf(statement, listed, where, above) : "";
  const shape = { total, keys, limit, started: !!window.after || offset > 0 };
  if (!asks(selected, "nodes", "edges", "pageInfo")) {
    return connection(statement, type, selected, shape);
  }

  // row numbers are needed when one row more than the page size is read
  const isNumbered = asks(selected, "pageInfo") || !!through;
  const place = position ? after(statement, keys, position) : "";
  const jump = through && !place ? monthOf(statement, through, where, offset, keys) : undefined;
  const { alias } = listed;
  const ending =
    `order by ${orderBy(keys)} limit ${integer(isNumbered ? limit + 1 : limit)}` +
    skipping(offset, jump?.before);
  const rows = (...conditions: string[]) =>
    `select ${alias}.* from ${statement.from(listed)} where ${allOf(conditions)} ${ending}`;
  const inOrder = [wanted(), place, jump?.place ?? ""];
  const lookup = through
    ? lookupThrough(statement, listed, read, through)
    : lookupOf(statement, listed, where, above);
  const found = lookup
    ? fewOrMany(statement, lookup, (isMany, isFew) => [
        rows(isMany, ...inOrder),
        rows(isFew, through ? wanted() : "", place),
      ])
    : rows(...inOrder);
  const source = isNumbered
    ? `(select ${alias}.*, row_number() over () as "#" from (${found}) ${alias}) ${alias}`
    : `(${found}) ${alias}`;
  const number = isNumbered ? `${alias}."#"` : "";
  if (!through) {
    const json = connection(statement, type, selected, { ...shape, number, row: listed });
    return `(select ${json} from ${source} having true)`; // one row, even without an aggregate
  }
  const row = statement.row(read.entity);
  const seen = `${row.alias}."id" is not null`;
  const json = connection(statement, type, selected, { ...shape, number, row, seen });
  const join = target(statement, row, listed, through);
  return `(${jump?.with ?? ""}select ${json} from ${source} left join ${join} having true)`;
}

interface Shape {
  total: string;
  keys: Key[];
  limit: number;
  started: boolean;
  /** Undefined if no rows are read. */
  row?: Row;
  /** The row number, if one row more than the page size is read. */
  number?: string;
  /** The condition of a visible row. */
  seen?: string;
}

function connection(
  statement: Statement,
  type: GraphQLObjectType,
  selected: Selected,
  { total, keys, limit, started, number, seen = "", row }: Shape,
): string {
  const within = number ? ` filter (where ${allOf([`${number} <= ${integer(limit)}`, seen])})` : "";
  const inOrder = number ? ` order by ${number}` : "";
  const rows = (sql: string) => `coalesce(json_agg(${sql}${inOrder})${within}, '[]')`;
  const cursor = encodedCursor(keys.map(cursorValue));
  const end = (which: "" | " desc") =>
    `(array_agg(${cursor} order by ${number}${which})${within})[1]`;
  const object = (of: GraphQLField<unknown, unknown>, nodes: Nodes) => {
    if (!row) throw new NotCompilable(`${type.name} without rows`);
    return statement.object(row, getNamedType(of.type) as GraphQLObjectType, nodes);
  };

  return statement.entries(type, selected, (field, nodes) => {
    const inner = getNamedType(field.type) as GraphQLObjectType;
    switch (field.name) {
      case "nodes":
        return rows(object(field, nodes));
      case "edges":
        return rows(
          statement.entries(inner, statement.selected(inner, nodes), (part, partNodes) =>
            part.name === "cursor" ? cursor : object(part, partNodes),
          ),
        );
      case "totalCount":
        return total;
      case "pageInfo":
        return statement.entries(inner, statement.selected(inner, nodes), (part) => {
          if (part.name === "hasNextPage") return `count(*) > ${integer(limit)}`;
          if (part.name === "hasPreviousPage") return String(started);
          return end(part.name === "endCursor" ? " desc" : "");
        });
      default:
        throw new NotCompilable(`${type.name}.${field.name}`);
    }
  });
}

/** A value in a cursor, serialized without loss in JSON. */
function cursorValue({ sql, type }: Key): string {
  if (type === "timestamptz") return instant(sql);
  return type === "numeric" ? `${sql}::text` : sql;
}

/** The condition of rows after a cursor; a single row comparison if all directions are equal. */
function after(statement: Statement, keys: Key[], position: unknown[]): string {
  const values = position.map((value, i) => statement.bind(value, keys[i]?.type ?? "text"));
  const [first] = keys;
  if (keys.every(({ direction }) => direction === first?.direction)) {
    const sign = first?.direction === "desc" ? "<" : ">";
    return `(${keys.map(({ sql }) => sql).join(", ")}) ${sign} (${values.join(", ")})`;
  }
  const alternatives = keys.map(({ sql, direction }, place) =>
    allOf([
      ...keys.slice(0, place).map((same, i) => `${same.sql} = ${values[i]}`),
      `${sql} ${direction === "desc" ? "<" : ">"} ${values[place]}`,
    ]),
  );
  return `(${alternatives.map((one) => `(${one})`).join(" or ")})`;
}

const skipping = (offset: number, before: string | undefined): string => {
  if (!offset) return "";
  return ` offset ${integer(offset)}${before ? ` - ${before}` : ""}`;
};

const asks = (selected: Selected, ...names: string[]): boolean =>
  [...selected.values()].some(([node]) => node && names.includes(node.name.value));
