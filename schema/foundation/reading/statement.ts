import { isDeepStrictEqual } from "node:util";
import { type EntityMetadata, Utils } from "@mikro-orm/core";
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from "graphql";
import { collectSubfields } from "graphql/execution/collectFields.js";
import type { Context } from "../context.ts";
import { fieldRule, rowRule } from "../rules.ts";
import { columnOf, propertyOf, typeOf } from "./column.ts";
import { positionOf } from "./cursor.ts";
import { condition, type Scope, tieOf } from "./filter.ts";
import { EVENT, type LiveSubject } from "./live-subject.ts";
import { leaf, localizedLeaf, records, textsByLocale } from "./leaf.ts";
import { parentRow, ParentValue } from "./parent-row.ts";
import { entityOf, planOf, Unplannable } from "./plan.ts";
import { offsetOf, size } from "./size.ts";
import { type EntityClass, type Order, Read, type Through, type Where } from "./read.ts";
import { all, encodedCursor, instant, jsonObject, literal, quoted, whole } from "./sql.ts";

type Nodes = readonly FieldNode[];
type Selected = ReadonlyMap<string, Nodes>;

/** What an operation is asked with. */
export interface Asked {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  context: Context;
  /** In a subscription. */
  event?: LiveSubject | undefined;
}

/** A row that is being written as JSON: its alias, and the rule it was found under. */
interface Row {
  entity: EntityMetadata;
  alias: string;
  rule: Where;
}

/** The columns a list is ordered by. */
interface Key {
  sql: string;
  type: string;
  direction: "asc" | "desc";
}

/**
 * What is wanted, selected and allowed, as one SQL expression of finished JSON. A pure function of
 * description, selection, variables and viewer: nothing is kept from one viewer to the next. The
 * text holds what a viewer may do, the values who they are; together they are the answer's identity.
 */
export class Statement implements Scope {
  readonly values: unknown[] = [];
  readonly tables = new Set<string>();
  #aliases = 0;

  constructor(private readonly asked: Asked) {}

  bind(value: unknown, type: string): string {
    const plain = value instanceof Date ? value.toISOString() : value;
    return `$${this.values.push(plain)}::${type}`;
  }

  alias(table: string): string {
    this.tables.add(table);
    this.#aliases += 1;
    return `t${this.#aliases}`;
  }

  /** The JSON of a root field: of what it describes, or of an object of descriptions. */
  root(described: unknown, field: GraphQLField<unknown, unknown>, nodes: Nodes): string {
    if (described === null) return "null";
    const type = getNamedType(field.type);
    if (described instanceof Read) {
      return described.kind === "value"
        ? this.#single(described, field)
        : this.read(described, objectType(type, field.name), nodes);
    }
    if (described === EVENT) return this.bind(EVENT, "uuid");
    if (!isObjectType(type) || !Utils.isPlainObject(described)) {
      throw new Unplannable(`${field.name} is made in the program`);
    }
    return this.#parts(described as Record<string, unknown>, type, nodes);
  }

  /** An object of descriptions; null if one is null that must not be. */
  #parts(parts: Record<string, unknown>, type: GraphQLObjectType, nodes: Nodes): string {
    const needed: string[] = [];
    const object = this.#entries(type, this.#selected(type, nodes), (part, partNodes) => {
      const json = this.root(parts[part.name], part, partNodes);
      if (!isNonNullType(part.type)) return json;
      return quoted(`part${needed.push(json) - 1}`);
    });
    const columns = needed.map((json, i) => `${json} as "part${i}"`);
    const there = all(needed.map((_, i) => `"part${i}" is not null`));
    return `(select ${object} from (select ${columns.join(", ")}) "parts" where ${there})`;
  }

  /** One column of a row. */
  #single({ entity, where, property: name }: Read, field: GraphQLField<unknown, unknown>): string {
    const row = this.#row(entity);
    const property = propertyOf(row.entity, name ?? "") ?? missing(field.name);
    const value = leaf(`${row.alias}.${columnOf(property)}`, property, field.type);
    return `(select to_json(${value}) from ${this.#from(row)} where ${this.#allowed(row, where)})`;
  }

  /** The JSON of what is described, null where there is none. `above` is the row it belongs to. */
  read(read: Read, type: GraphQLObjectType, nodes: Nodes, above?: Row): string {
    const { provided } = read;
    const json = this.#described(read, type, nodes, above);
    return provided ? `case when ${this.#isThere(provided)} then ${json} end` : json;
  }

  #described(read: Read, type: GraphQLObjectType, nodes: Nodes, above?: Row): string {
    if (read.kind === "page") return this.#page(read, type, nodes, above);
    if (read.through) return this.#through(read, read.through, type, nodes);
    const row = this.#row(read.entity);
    const { event } = this.asked;
    const isSubject = event?.entity === read.entity && isEvent(read.where);
    if (isSubject && !event.seen) return "null";
    const wanted = isSubject
      ? condition(this, row.entity, row.alias, read.where)
      : this.#allowed(row, read.where, above);
    const from = `${this.#from(row)} where ${wanted}`;
    if (read.kind === "one") {
      return `(select ${this.#object(row, type, nodes)} from ${from} limit 1)`;
    }
    const limit = size(read.window.first, this.asked.context.reach);
    const object = this.#object(row, type, nodes);
    const order = orderBy(this.#keys(row, read.order));
    return `(select coalesce(json_agg(${object}), '[]') from (select ${row.alias}.* from ${from} order by ${order} limit ${whole(limit)}) ${row.alias})`;
  }

  #isThere({ entity, where }: Read): string {
    const row = this.#row(entity);
    return `exists (select 1 from ${this.#from(row)} where ${this.#allowed(row, where)})`;
  }

  #row(entity: EntityClass): Row {
    const known = entityOf(this.asked.schema, entity);
    const rule = rowRule(entity, this.asked.context.viewer);
    return { entity: known, alias: this.alias(known.tableName), rule };
  }

  #from = ({ entity, alias }: Row): string => `${quoted(entity.tableName)} ${alias}`;

  /** The rows that are asked for and may be seen. */
  #allowed(row: Row, where: Where, above?: Row): string {
    const rule = above ? withoutSettled(row.rule, where, above) : row.rule;
    return all([
      condition(this, row.entity, row.alias, where),
      condition(this, row.entity, row.alias, rule),
    ]);
  }

  // Pages

  #page(read: Read, type: GraphQLObjectType, nodes: Nodes, above?: Row): string {
    const { through, window, where } = read;
    const { reach } = this.asked.context;
    const limit = size(window.first, reach);
    const offset = offsetOf(window.page, limit, through ? Infinity : reach.furthest);
    const listed = this.#row(through?.list ?? read.entity);
    const keys = this.#keys(listed, read.order);
    const position = window.after ? positionOf(window.after, keys.length) : undefined;
    const selected = this.#selected(type, nodes);
    const wanted = () => this.#allowed(listed, where, above);
    const total = asks(selected, "totalCount") ? this.#total(read, listed, wanted) : "";
    const started = !!window.after || offset > 0;
    if (!asks(selected, "nodes", "edges", "pageInfo")) {
      return this.#connection(type, selected, { total, keys, limit, started });
    }

    const place = position ? this.#after(keys, position) : "";
    // the place in the page is needed where one row more than wanted is read
    const numbered = asks(selected, "pageInfo") || !!through;
    const jump = through && !place ? this.#month(through, where, offset, keys) : undefined;
    const { alias } = listed;
    const found =
      `(select ${alias}.* from ${this.#from(listed)}` +
      ` where ${all([wanted(), place, jump?.place ?? ""])} order by ${orderBy(keys)}` +
      ` limit ${whole(numbered ? limit + 1 : limit)}${skipping(offset, jump?.before)}) ${alias}`;
    const source = numbered
      ? `(select ${alias}.*, row_number() over () as "#" from ${found}) ${alias}`
      : found;
    const number = numbered ? `${alias}."#"` : "";
    const shape = { total, keys, limit, started, number };
    if (!through) {
      const json = this.#connection(type, selected, { ...shape, row: listed });
      return `(select ${json} from ${source} having true)`;
    }
    const row = this.#row(read.entity);
    const json = this.#connection(type, selected, {
      ...shape,
      row,
      seen: `${row.alias}."id" is not null`,
    });
    const join = this.#behind(row, listed, through);
    return `(${jump?.with ?? ""}select ${json} from ${source} left join ${join} having true)`;
  }

  /** The thing listed, if it may be seen. */
  #behind(row: Row, listed: Row, { of }: Through): string {
    const property = propertyOf(listed.entity, of);
    if (!property) throw new Unplannable(`${listed.entity.className}.${of}`);
    const tie = `${row.alias}."id" = ${listed.alias}.${columnOf(property)}`;
    const rule = condition(this, row.entity, row.alias, row.rule);
    return `${this.#from(row)} on ${all([tie, rule])}`;
  }

  #total({ through, where }: Read, listed: Row, wanted: () => string): string {
    const totals = through?.totals;
    if (totals && this.#keeps(through, where)) {
      const months = this.#row(totals.entity);
      const total = columnOf(propertyOf(months.entity, totals.total) ?? missing(totals.total));
      const asked = condition(this, months.entity, months.alias, where);
      return `(select coalesce(sum(${months.alias}.${total}), 0)::int from ${this.#from(months)} where ${asked})`;
    }
    return `(select count(*)::int from ${this.#from(listed)} where ${wanted()})`;
  }

  /** Does the table of totals know all that this filter asks for? */
  #keeps({ totals }: Through, where: Where): boolean {
    if (!totals) return false;
    const kept = entityOf(this.asked.schema, totals.entity);
    return Object.keys(where).every((name) => propertyOf(kept, name));
  }

  /** Far into a kept list: the month that holds the offset, and how many stand before it. */
  #month(through: Through, where: Where, offset: number, keys: Key[]) {
    const { totals } = through;
    const [first] = keys;
    if (!totals || !first || offset < WORTH_A_JUMP || !this.#keeps(through, where))
      return undefined;
    const row = this.#row(totals.entity);
    const column = (name: string) =>
      `${row.alias}.${columnOf(propertyOf(row.entity, name) ?? missing(name))}`;
    const [month, total] = [column(totals.month), column(totals.total)];
    const asked = condition(this, row.entity, row.alias, where);
    const down = first.direction === "desc";
    const months =
      `select ${month} as "month", ${total} as "n", sum(${total}) over (order by ${month}${down ? " desc" : ""}) as "upto"` +
      ` from ${this.#from(row)} where ${asked}`;
    return {
      with: `with "mark" as (select "month", "upto" - "n" as "before" from (${months}) "months" where "upto" > ${whole(offset)} order by "upto" limit 1) `,
      place: down
        ? `${first.sql} < (select ("month" at time zone 'utc' + interval '1 month') at time zone 'utc' from "mark")`
        : `${first.sql} >= (select "month" from "mark")`,
      before: `(select "before" from "mark")`,
    };
  }

  #after(keys: Key[], position: unknown[]): string {
    const values = position.map((value, i) => this.bind(value, keys[i]?.type ?? "text"));
    const [first] = keys;
    if (keys.every(({ direction }) => direction === first?.direction)) {
      const sign = first?.direction === "desc" ? "<" : ">";
      return `(${keys.map(({ sql }) => sql).join(", ")}) ${sign} (${values.join(", ")})`;
    }
    const alternatives = keys.map(({ sql, direction }, place) =>
      all([
        ...keys.slice(0, place).map((same, i) => `${same.sql} = ${values[i]}`),
        `${sql} ${direction === "desc" ? "<" : ">"} ${values[place]}`,
      ]),
    );
    return `(${alternatives.map((one) => `(${one})`).join(" or ")})`;
  }

  #keys = ({ entity, alias }: Row, order: Order): Key[] =>
    Object.entries(order).map(([name, direction]) => {
      const property = propertyOf(entity, name);
      if (!property) throw new Unplannable(`${entity.className}.${name} in an order`);
      return { sql: `${alias}.${columnOf(property)}`, type: typeOf(property), direction };
    });

  #connection(
    type: GraphQLObjectType,
    selected: Selected,
    page: {
      total: string;
      keys: Key[];
      limit: number;
      started: boolean;
      /** Absent where no rows are read. */
      row?: Row;
      /** The row's place, where one row more is read than is wanted. */
      number?: string;
      seen?: string;
    },
  ): string {
    const { total, limit, started, number, seen, row } = page;
    const within = number
      ? ` filter (where ${all([`${number} <= ${whole(limit)}`, seen ?? ""])})`
      : "";
    const inOrder = number ? ` order by ${number}` : "";
    const rows = (sql: string) => `coalesce(json_agg(${sql}${inOrder})${within}, '[]')`;
    const cursor = encodedCursor(
      page.keys.map(({ sql, type: of }) => (of === "timestamptz" ? instant(sql) : sql)),
    );
    const object = (of: GraphQLField<unknown, unknown>, nodes: Nodes) =>
      this.#object(row ?? missing("row"), getNamedType(of.type) as GraphQLObjectType, nodes);
    const end = (which: "" | " desc") =>
      `(array_agg(${cursor} order by ${number}${which})${within})[1]`;

    return this.#entries(type, selected, (field, nodes) => {
      const inner = getNamedType(field.type) as GraphQLObjectType;
      switch (field.name) {
        case "nodes":
          return rows(object(field, nodes));
        case "edges":
          return rows(
            this.#entries(inner, this.#selected(inner, nodes), (part, partNodes) =>
              part.name === "cursor" ? cursor : object(part, partNodes),
            ),
          );
        case "totalCount":
          return total;
        case "pageInfo":
          return this.#entries(inner, this.#selected(inner, nodes), (part) => {
            if (part.name === "hasNextPage") return `count(*) > ${whole(limit)}`;
            if (part.name === "hasPreviousPage") return String(started);
            return end(part.name === "endCursor" ? " desc" : "");
          });
        default:
          throw new Unplannable(`${type.name}.${field.name}`);
      }
    });
  }

  // Lists through a narrow table

  #through(read: Read, through: Through, type: GraphQLObjectType, nodes: Nodes): string {
    const { rest, kind } = read;
    const limit = size(read.window.first, this.asked.context.reach);
    const row = this.#row(read.entity);
    const object = this.#object(row, type, nodes);
    const found = this.#listed(read, through, rest ? "first_part" : "list", limit);
    const rule = condition(this, row.entity, row.alias, row.rule);
    const tie = all([`${row.alias}."id" = "list"."of"`, rule]);
    const from = `join ${this.#from(row)} on ${tie}`;
    if (kind === "one") return `(select ${object} from ${found} ${from})`;
    const ordered = `coalesce(json_agg(${object} order by "list"."#"), '[]')`;
    if (!rest?.through) return `(select ${ordered} from ${found} ${from})`;
    // the second part is looked for only where the first has too few
    const others = this.#listed(rest, rest.through, "second_part", 2 * limit);
    const needed = `(select count(*) from "first") < ${whole(limit)}`;
    const both =
      `select "of", min("#") as "#" from (select "of", "#" from "first" union all` +
      ` select "of", "#" + ${whole(limit)} from ${others} where ${needed}) "both"` +
      ` group by "of" order by 2 limit ${whole(limit)}`;
    return `(with "first" as materialized (select "of", "#" from ${found}) select ${ordered} from (${both}) "list" ${from})`;
  }

  #listed({ where, order }: Read, { list, of }: Through, name: string, limit: number): string {
    const listed = this.#row(list);
    const property = propertyOf(listed.entity, of) ?? missing(of);
    const by = orderBy(this.#keys(listed, order));
    const rows =
      `select ${listed.alias}.${columnOf(property)} as "of" from ${this.#from(listed)}` +
      ` where ${this.#allowed(listed, where)} order by ${by} limit ${whole(limit)}`;
    return `(select "of", row_number() over () as "#" from (${rows}) "rows") ${quoted(name)}`;
  }

  // Objects

  #object(row: Row, type: GraphQLObjectType, nodes: Nodes): string {
    const { viewer } = this.asked.context;
    return this.#entries(type, this.#selected(type, nodes), (field, fieldNodes) => {
      const args = this.#arguments(field, fieldNodes);
      const seen = fieldRule(row.entity.class as EntityClass, field.name, viewer, args);
      if (seen === false) return "null";
      const value = this.#value(row, field, fieldNodes, args);
      if (seen === true) return value;
      return `case when ${condition(this, row.entity, row.alias, seen)} then ${value} end`;
    });
  }

  #value(
    row: Row,
    field: GraphQLField<unknown, unknown>,
    nodes: Nodes,
    args: Record<string, unknown>,
  ): string {
    const plan = planOf(field, `${row.entity.className}.${field.name}`);
    const type = getNamedType(field.type);
    if (plan.kind === "described") {
      const parent = parentRow(row.entity, row.alias);
      const read = plan.describe(parent, args, this.asked.context);
      return this.read(read, objectType(type, field.name), nodes, row);
    }
    const { property } = plan;
    const column = `${row.alias}.${columnOf(property)}`;
    switch (plan.kind) {
      case "column":
        return leaf(column, property, field.type);
      case "localized":
        return localizedLeaf(column, args.locale, type);
      case "byLocale":
        if (!isObjectType(type)) return column;
        return this.#entries(type, this.#selected(type, nodes), (part) =>
          textsByLocale(column, part.name),
        );
      case "records":
        return records(column, (element) =>
          this.#entries(
            objectType(type, field.name),
            this.#selected(objectType(type, field.name), nodes),
            (part) => textsByLocale(element, part.name),
          ),
        );
      case "one": {
        const other = this.#row(property.targetMeta?.class as EntityClass);
        const tie = tieOf(this, property, row.alias, other.alias);
        const isSettled = isDeepStrictEqual(row.rule[property.name], other.rule);
        const rule = isSettled ? "" : condition(this, other.entity, other.alias, other.rule);
        const object = this.#object(other, objectType(type, field.name), nodes);
        return `(select ${object} from ${this.#from(other)} where ${all([tie.on, rule])})`;
      }
    }
  }

  #arguments = (field: GraphQLField<unknown, unknown>, [node]: Nodes): Record<string, unknown> =>
    node ? getArgumentValues(field, node, this.asked.variables) : {};

  #selected = (type: GraphQLObjectType, nodes: Nodes): Selected =>
    collectSubfields(this.asked.schema, this.asked.fragments, this.asked.variables, type, nodes);

  #entries(
    type: GraphQLObjectType,
    selected: Selected,
    sql: (field: GraphQLField<unknown, unknown>, nodes: Nodes) => string,
  ): string {
    const fields = type.getFields();
    return jsonObject(
      [...selected].map(([key, nodes]) => {
        const name = nodes[0]?.name.value ?? "";
        if (name === "__typename") return [key, literal(type.name)];
        return [key, sql(fields[name] ?? missing(name), nodes)];
      }),
    );
  }
}

/** From here on the month is looked for first; nearer, counting along the index costs less. */
const WORTH_A_JUMP = 1_000;

/**
 * A row that belongs to the row above need not be asked again what that one was found under:
 * compared by value, so that nothing can be left out by mistake.
 */
function withoutSettled(rule: Where, where: Where, above: Row): Where {
  const settled = Object.entries(where).find(
    ([name, value]) =>
      value instanceof ParentValue &&
      value.row === above.alias &&
      value.property === "id" &&
      isDeepStrictEqual(rule[name], above.rule),
  )?.[0];
  if (settled === undefined) return rule;
  const { [settled]: _, ...rest } = rule;
  return rest;
}

const isEvent = (where: Where): boolean => where.id === EVENT && Object.keys(where).length === 1;

const orderBy = (keys: Key[]): string =>
  keys.map(({ sql, direction }) => `${sql} ${direction}`).join(", ");

const skipping = (offset: number, before: string | undefined): string => {
  if (!offset) return "";
  return ` offset ${whole(offset)}${before ? ` - ${before}` : ""}`;
};

const asks = (selected: Selected, ...names: string[]): boolean =>
  [...selected.values()].some(([node]) => node && names.includes(node.name.value));

function objectType(type: unknown, name: string): GraphQLObjectType {
  if (!isObjectType(type as never)) throw new Unplannable(`${name} is abstract`);
  return type as GraphQLObjectType;
}

function missing(name: string): never {
  throw new Unplannable(`${name} is not there`);
}
