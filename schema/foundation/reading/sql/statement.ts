import { isDeepStrictEqual } from "node:util";
import { type EntityMetadata, Utils } from "@mikro-orm/core";
import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { Context } from "../../context.ts";
import { dependsOnRow, fieldFilter, rowFilter, trashRule, maskOf } from "../../policies.ts";
import { count, ranking, series, countBy, sum } from "./aggregates.ts";
import { columnOf, isToOne, propertyOf, typeOf } from "./column.ts";
import { condition, type Scope, joinCondition } from "./filter.ts";
import {
  EACH_VIEWER,
  EVENT_PLACEHOLDER,
  forEachViewer,
  type LiveSubject,
  ONE_IS_ENOUGH,
  VIEWER_COMPARISONS,
  type ViewerComparison,
  VIEWERS_PLACEHOLDER,
} from "../live/placeholders.ts";
import { constantLeaf, leaf, localizedLeaf, jsonListLeaf, textsByLocale } from "./leaf.ts";
import { Parameters } from "./parameters.ts";
import { parentRow, ParentValue } from "./parent-row.ts";
import {
  entityOf,
  missingProperty,
  type Plan,
  planOf,
  NotCompilable,
} from "../descriptions/plan.ts";
import { page } from "./pages.ts";
import { rows } from "./rows.ts";
import type { Nodes, Selected, Selections } from "./selections.ts";
import {
  type CaseQuery,
  Constant,
  type EntityClass,
  type Order,
  ReadQuery,
  type ValueQuery,
  type Where,
} from "../descriptions/read-query.ts";
import { allOf, anyOf, jsonObject, type Key, literal, quoted } from "./sql.ts";

/** The request an operation is compiled for. */
export interface Parent {
  schema: GraphQLSchema;
  selections: Selections;
  variables: Record<string, unknown>;
  context: Context;
  /** Set in a subscription. */
  event?: LiveSubject | undefined;
}

/** A row that is being selected: its alias, and the row policy it was found with. */
export interface Row {
  entity: EntityMetadata;
  alias: string;
  rule: Where;
}

/**
 * Compiles read queries, selections and policies to one SQL expression that yields the response's
 * JSON. A pure function of read query, selection, variables and viewer: no state is shared between
 * viewers. The text depends on the viewer's permissions, the values on their ids; together they
 * identify the response.
 */
export class Statement extends Parameters {
  readonly #rules = new Map<EntityClass, Where>();
  #viewers: string | undefined;
  /** In a field that is evaluated for each viewer of an event. */
  #isForEach = false;
  /** How often the viewer's own id has been bound, other than by a policy for several viewers. */
  #ownIds = 0;

  constructor(readonly request: Parent) {
    super();
  }

  /**
   * Whether it compares with the viewer, so that its result may differ between the viewers of an
   * event.
   */
  get asksViewers(): boolean {
    return this.#viewers !== undefined;
  }

  override bind(value: unknown, type: string): string {
    const { event, context } = this.request;
    const { memberId } = context.viewer;
    if (!event || memberId === undefined) return super.bind(value, type);
    const isList = Array.isArray(value);
    if (isList ? !value.includes(memberId) : value !== memberId) return super.bind(value, type);
    this.#ownIds += 1;
    // a list of theirs and others is bound to this viewer, with whom alone the statement is shared
    if (!this.#isForEach || (isList && value.length > 1)) return super.bind(value, type);
    return isList ? `array[${EACH_VIEWER}]::${type}` : `${EACH_VIEWER}::${type}`;
  }

  /**
   * In a subscription, a field that depends on who the viewer is, beyond the policies for several viewers, is
   * evaluated for each of the event's viewers, so that the rest of the answer can still be shared.
   */
  #perViewer(sql: () => string): string {
    if (!this.request.event || this.#isForEach) return sql();
    const [ownIds, viewers, bound] = [this.#ownIds, this.#viewers, this.values.length];
    const shared = sql();
    if (this.#ownIds === ownIds) return shared;
    [this.#ownIds, this.#viewers, this.values.length] = [ownIds, viewers, bound];
    this.#isForEach = true;
    try {
      return forEachViewer(this.#viewerIds(), sql());
    } finally {
      this.#isForEach = false;
      this.#ownIds = ownIds;
    }
  }

  /** The JSON of a root field: of its read query, or of an object of read queries. */
  root(described: unknown, field: GraphQLField<unknown, unknown>, nodes: Nodes): string {
    if (described === null) return "null";
    const type = getNamedType(field.type);
    if (described instanceof ReadQuery) return this.#answer(described, field, nodes);
    if (described instanceof Constant) return constantLeaf(described.value, field.type);
    if (described === EVENT_PLACEHOLDER) return this.bind(EVENT_PLACEHOLDER, "uuid");
    if (!isObjectType(type) || !Utils.isPlainObject(described)) {
      throw new NotCompilable(`${field.name} is computed in code`);
    }
    return this.#parts(described as Record<string, unknown>, type, nodes);
  }

  /** An object of read queries; null if a part is null that must not be. */
  #parts(parts: Record<string, unknown>, type: GraphQLObjectType, nodes: Nodes): string {
    const needed: string[] = [];
    const object = this.entries(type, this.selected(type, nodes), (part, partNodes) => {
      const json = this.root(parts[part.name], part, partNodes);
      if (!isNonNullType(part.type)) return json;
      return quoted(`part${needed.push(json) - 1}`);
    });
    const columns = needed.map((json, i) => `${json} as "part${i}"`);
    const there = allOf(needed.map((_, i) => `"part${i}" is not null`));
    // without "offset 0" each part would be evaluated twice, once to check that it is not null
    return `(select ${object} from (select ${columns.join(", ")} offset 0) "parts" where ${there})`;
  }

  /** The value of a read query: a number, a column or rows. `above` is the parent row. */
  #answer(
    read: ReadQuery,
    field: GraphQLField<unknown, unknown>,
    nodes: Nodes,
    above?: Row,
  ): string {
    const { wanted } = read;
    switch (wanted.kind) {
      case "count":
        return count(this, read, above);
      case "sum":
        return sum(this, read, wanted, field.type, above);
      case "value":
        return this.#single(read, wanted, field, above);
      case "case":
        return this.#case(read, wanted, field, above);
      default:
        return this.read(read, objectType(getNamedType(field.type), field.name), nodes, above);
    }
  }

  /** One column of a row. */
  #single(
    { entity, where, inTrash }: ReadQuery,
    { property: name }: ValueQuery,
    field: GraphQLField<unknown, unknown>,
    above?: Row,
  ): string {
    const row = this.row(entity, inTrash);
    const property = propertyOf(row.entity, name) ?? missingProperty(field.name);
    const value = leaf(`${row.alias}.${columnOf(property)}`, property, field.type);
    return `(select to_json(${value}) from ${this.from(row)} where ${this.allowed(row, where, above)})`;
  }

  /** The value of the first case that has a row. */
  #case(
    { entity }: ReadQuery,
    { cases, fallback }: CaseQuery,
    field: GraphQLField<unknown, unknown>,
    above?: Row,
  ): string {
    const branches = cases.map(([where, value]) => {
      const row = this.row(entity);
      const found = `select 1 from ${this.from(row)} where ${this.allowed(row, where, above)}`;
      return `when exists (${found}) then ${constantLeaf(value, field.type)}`;
    });
    return `case ${branches.join(" ")} else ${constantLeaf(fallback, field.type)} end`;
  }

  /** The JSON of a read query, null if there is no row. `above` is the parent row. */
  read(read: ReadQuery, type: GraphQLObjectType, nodes: Nodes, above?: Row): string {
    const { provided } = read;
    const json = this.#described(read, type, nodes, above);
    return provided ? `case when ${this.#isThere(provided)} then ${json} end` : json;
  }

  #described(read: ReadQuery, type: GraphQLObjectType, nodes: Nodes, above?: Row): string {
    const { wanted } = read;
    switch (wanted.kind) {
      case "page":
        return page(this, read, wanted, type, nodes, above);
      case "tally":
        return countBy(this, read, wanted, type, nodes);
      case "series":
        return series(this, read, wanted, type, nodes);
      case "ranking":
        return ranking(this, read, wanted, type, nodes);
      case "one":
      case "list":
        return rows(this, read, wanted, type, nodes, above);
      default:
        throw new NotCompilable(`${type.name} is not a ${wanted.kind}`);
    }
  }

  #isThere({ entity, where }: ReadQuery): string {
    const row = this.row(entity);
    return `exists (select 1 from ${this.from(row)} where ${this.allowed(row, where)})`;
  }

  row(entity: EntityClass, inTrash = false): Row {
    const known = entityOf(this.request.schema, entity);
    if (inTrash) {
      const rule = trashRule(entity, this.request.context.viewer);
      return { entity: known, alias: this.alias(known.tableName), rule };
    }
    let rule = this.#rules.get(entity);
    if (!rule) this.#rules.set(entity, (rule = rowFilter(entity, this.request.context.viewer)));
    return { entity: known, alias: this.alias(known.tableName), rule };
  }

  from = ({ entity, alias }: Row): string => `${quoted(entity.tableName)} ${alias}`;

  /** The condition of rows that match the filter and are visible. */
  allowed(row: Row, where: Where, above?: Row, isLookup = false): string {
    const rule = above ? withoutSettled(row.rule, where, above) : row.rule;
    return allOf([
      condition(this.#scope(isLookup), row.entity, row.alias, where),
      this.#ruled(row, rule, isLookup),
    ]);
  }

  #scope = (isLookup: boolean): Scope => ({
    bind: (value, type) => this.bind(value, type),
    alias: (table) => this.alias(table),
    isLookup,
  });

  /** A row policy. In a subscription it is evaluated for several viewers at once. */
  #ruled({ entity, alias }: Row, rule: Where, isLookup = false): string {
    const own = this.#scope(isLookup);
    if (!this.request.event || this.#isForEach) return condition(own, entity, alias, rule);
    const scope: Scope = {
      ...own,
      withViewer: (column, symbol, type, value) =>
        value !== undefined && value === this.request.context.viewer.memberId
          ? this.#withViewers(column, symbol, type)
          : undefined,
    };
    return condition(scope, entity, alias, rule);
  }

  #withViewers(column: string, symbol: ViewerComparison, type: string): string {
    const ids = this.#viewerIds();
    const { one, all } = VIEWER_COMPARISONS[symbol];
    return `case when ${ONE_IS_ENOUGH} then ${column} ${one(ids, type)} else ${column} ${all(ids, type)} end`;
  }

  #viewerIds = (): string =>
    (this.#viewers ??= `string_to_array(${this.bind(VIEWERS_PLACEHOLDER, "text")}, ' ')`);

  /** The columns of an order. */
  keys = ({ entity, alias }: Row, order: Order): Key[] =>
    Object.entries(order).map(([name, direction]) => {
      const property = propertyOf(entity, name);
      if (!property) throw new NotCompilable(`${entity.className}.${name} in an order`);
      return { sql: `${alias}.${columnOf(property)}`, type: typeOf(property), direction };
    });

  /** `group`: the fields of an embedded object. */
  object(
    row: Row,
    type: GraphQLObjectType,
    nodes: Nodes,
    group?: Extract<Plan, { kind: "group" }>,
  ): string {
    const { viewer } = this.request.context;
    const sql = (shared: GraphQLField<unknown, unknown>, fieldNodes: Nodes): string => {
      const field = (group?.fields[shared.name] ?? shared) as typeof shared;
      const args = this.#arguments(field, fieldNodes);
      const name = group?.properties[field.name] ?? field.name;
      const seen = fieldFilter(row.entity.class as EntityClass, name, viewer, args);
      if (seen === false) return "null";
      const value = this.#value(row, field, fieldNodes, args);
      if (seen === true) return value;
      return `case when ${condition(this, row.entity, row.alias, seen)} then ${value} end`;
    };
    return this.entries(type, this.selected(type, nodes), (field, fieldNodes) =>
      this.#perViewer(() => sql(field, fieldNodes)),
    );
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
      const read = plan.describe(parent, args, this.request.context);
      if (read instanceof ReadQuery) return this.#answer(read, field, nodes, row);
      return this.root(read, field, nodes);
    }
    if (plan.kind === "group") {
      return this.object(row, objectType(type, field.name), nodes, plan);
    }
    const { property } = plan;
    const column = `${row.alias}.${columnOf(property)}`;
    switch (plan.kind) {
      case "column":
        return leaf(this.#worded(column, row, property.name), property, field.type);
      case "money": {
        const currency = `${row.alias}.${columnOf(plan.currency)}`;
        const object = this.entries(
          objectType(type, field.name),
          this.selected(objectType(type, field.name), nodes),
          (part) => (part.name === "amount" ? column : currency),
        );
        return property.nullable ? `case when ${column} is not null then ${object} end` : object;
      }
      case "localized":
        return localizedLeaf(column, args.locale, type);
      case "byLocale":
        if (!isObjectType(type)) return column;
        return this.entries(type, this.selected(type, nodes), (part) =>
          textsByLocale(column, part.name),
        );
      case "record": {
        const object = this.#record(column, objectType(type, field.name), nodes);
        return property.nullable ? `case when ${column} is not null then ${object} end` : object;
      }
      case "records":
        return jsonListLeaf(column, (element) =>
          this.#record(element, objectType(type, field.name), nodes),
        );
      case "one": {
        const other = this.row(property.targetMeta?.class as EntityClass);
        const tie = joinCondition(this, property, row.alias, other.alias);
        const isSettled = isDeepStrictEqual(row.rule[property.name], other.rule);
        const predicate = isSettled ? "" : this.#ruled(other, other.rule);
        const shared = predicate && sharedAsk(row, other);
        const rule = shared ? anyOf([shared, predicate]) : predicate;
        const object = this.object(other, objectType(type, field.name), nodes);
        return `(select ${object} from ${this.from(other)} where ${allOf([tie.on, rule])})`;
      }
    }
  }

  /** An object that is stored as JSON. */
  #record(json: string, type: GraphQLObjectType, nodes: Nodes): string {
    return this.entries(type, this.selected(type, nodes), (part) =>
      localizedLeaf(json, part.name, getNamedType(part.type)),
    );
  }

  /** A column in which this viewer reads some values as others. */
  #worded(column: string, { entity }: Row, name: string): string {
    const rule = maskOf(entity.class as EntityClass, name);
    const pairs = Object.entries(rule?.(this.request.context.viewer) ?? {});
    if (!pairs.length) return column;
    const cases = pairs.map(([word, shown]) => `when ${literal(word)} then ${literal(shown)}`);
    return `case ${column} ${cases.join(" ")} else ${column} end`;
  }

  #arguments(field: GraphQLField<unknown, unknown>, [node]: Nodes): Record<string, unknown> {
    const { selections, variables } = this.request;
    return selections.arguments(field, node as FieldNode, variables);
  }

  selected = (type: GraphQLObjectType, nodes: Nodes): Selected =>
    this.request.selections.below(type, nodes, this.request.variables);

  entries(
    type: GraphQLObjectType,
    selected: Selected,
    sql: (field: GraphQLField<unknown, unknown>, nodes: Nodes) => string,
  ): string {
    const fields = type.getFields();
    return jsonObject(
      [...selected].map(([key, nodes]) => {
        const name = nodes[0]?.name.value ?? "";
        if (name === "__typename") return [key, literal(type.name)];
        return [key, sql(fields[name] ?? missingProperty(name), nodes)];
      }),
    );
  }
}

/**
 * A child row need not be checked again for what its parent row was found with. Conditions are
 * compared by value, so that none is dropped by mistake.
 */
function withoutSettled(rule: Where, where: Where, above: Row): Where {
  // what is known of the row that a property refers to: the parent row, or a row it refers to as well
  const known = new Map<string, unknown>();
  for (const [name, value] of Object.entries(where)) {
    if (!(value instanceof ParentValue) || value.row !== above.alias) continue;
    known.set(name, value.property === "id" ? above.rule : above.rule[value.property]);
  }
  const isSettled = ([name, wanted]: [string, unknown]): boolean =>
    name === "$or"
      ? (wanted as Where[]).some((part) => Object.entries(part).every(isSettled))
      : known.has(name) && isDeepStrictEqual(wanted, known.get(name));
  return Object.fromEntries(Object.entries(rule).filter((part) => !isSettled(part)));
}

/**
 * If the policies of both rows consist of the same condition on the same relation and both rows
 * refer to the same row, it is checked once: a message and the one it quotes belong to one
 * conversation.
 */
function sharedAsk(row: Row, other: Row): string | undefined {
  const [name, ...more] = Object.keys(other.rule);
  if (name === undefined || more.length || !isDeepStrictEqual(row.rule, other.rule))
    return undefined;
  const [mine, theirs] = [propertyOf(row.entity, name), propertyOf(other.entity, name)];
  if (!mine || mine !== theirs || !isToOne(mine) || !dependsOnRow(row.rule[name])) return undefined;
  return `${other.alias}.${columnOf(mine)} = ${row.alias}.${columnOf(mine)}`;
}

function objectType(type: unknown, name: string): GraphQLObjectType {
  if (!isObjectType(type as never)) throw new NotCompilable(`${name} is abstract`);
  return type as GraphQLObjectType;
}
