import { type EntityMetadata, type EntityProperty, ReferenceKind, Utils } from "@mikro-orm/core";
import { dependsOnRow as asksRow } from "../../policies.ts";
import { columnOf, isToOne, propertyOf, typeOf, wordsOf } from "./column.ts";
import { storableValue, IMPOSSIBLE } from "../descriptions/storable-values.ts";
import type { ViewerComparison } from "../live/placeholders.ts";
import { ParentValue } from "./parent-row.ts";
import { NotCompilable } from "../descriptions/plan.ts";
import type { Where, Within } from "../descriptions/read-query.ts";
import { allOf, anyOf, literal, quoted } from "./sql.ts";

/** What a condition needs of the statement it is part of. */
export interface Scope {
  /** A parameter of this type. */
  bind(value: unknown, type: string): string;
  /** A unique alias for a table, which the response then depends on. */
  alias(table: string): string;
  /** Rows are counted or looked up by search words, not met along an order. */
  isLookup?: boolean;
  /** In a subscription: compares with the viewer, for several viewers at once. */
  withViewer?(
    column: string,
    symbol: ViewerComparison,
    type: string,
    value: unknown,
  ): string | undefined;
}

/**
 * The only way to negate. Negation is not monotonic (it finds less the more rows there are), so
 * inside it several viewers are never evaluated at once.
 */
const not = (scope: Scope, part: (forOne: Scope) => string): string =>
  `not ${part({
    bind: (value, type) => scope.bind(value, type),
    alias: (table) => scope.alias(table),
  })}`;

const isFilter = (wanted: unknown): wanted is Where =>
  Utils.isPlainObject(wanted) && !(wanted instanceof ParentValue);

const asksTheRow = (wanted: unknown): wanted is Where => isFilter(wanted) && asksRow(wanted);

/** Few rows are deleted: to count the others' rows, PostgreSQL finds these faster than each of the others. */
const DELETED: Where = { deletedAt: { $ne: null } };

const isNotDeleted = (wanted: Where): boolean =>
  Object.keys(wanted).join() === "deletedAt" && wanted.deletedAt === null;

/**
 * Compiles a filter in MikroORM's language to SQL, as far as policies and lists use it. Unknown
 * parts throw and are never ignored.
 */
export function condition(
  scope: Scope,
  entity: EntityMetadata,
  row: string,
  filter: Where,
): string {
  return allOf(
    Object.entries(filter).map(([name, wanted]) => {
      if (wanted === undefined)
        throw new Error(`${entity.className}.${name}: undefined in a filter`);
      if (name === "$and") {
        return allOf((wanted as Where[]).map((part) => condition(scope, entity, row, part)));
      }
      if (name === "$or") {
        return anyOf((wanted as Where[]).map((part) => condition(scope, entity, row, part)));
      }
      const property = propertyOf(entity, name);
      if (!property) throw new NotCompilable(`${entity.className}.${name} in a filter`);
      return ofProperty(scope, entity, property, row, wanted);
    }),
  );
}

function ofProperty(
  scope: Scope,
  entity: EntityMetadata,
  property: EntityProperty,
  row: string,
  wanted: unknown,
): string {
  switch (property.kind) {
    case ReferenceKind.SCALAR:
      return ofColumn(scope, entity, property, row, wanted);
    case ReferenceKind.MANY_TO_ONE:
    case ReferenceKind.ONE_TO_ONE:
      if (isFilter(wanted) && wanted.$first)
        return isFirst(scope, property, row, wanted.$first as Where);
      if (!asksTheRow(wanted)) return ofColumn(scope, entity, property, row, wanted);
      if (scope.isLookup && !property.nullable && isNotDeleted(wanted)) {
        return not(scope, (forOne) => exists(forOne, property, row, DELETED));
      }
      return exists(scope, property, row, wanted);
    case ReferenceKind.ONE_TO_MANY:
    case ReferenceKind.MANY_TO_MANY: {
      if (!asksTheRow(wanted)) return exists(scope, property, row, { id: wanted });
      const { $some, $none, ...rest } = wanted;
      return allOf([
        $some ? exists(scope, property, row, $some as Where) : "",
        $none ? not(scope, (forOne) => exists(forOne, property, row, $none as Where)) : "",
        Object.keys(rest).length ? exists(scope, property, row, rest) : "",
      ]);
    }
    default:
      throw new NotCompilable(`${entity.className}.${property.name} in a filter`);
  }
}

/** Compares with the first row, by id, that a filter matches: one value, with which an index begins. */
function isFirst(scope: Scope, property: EntityProperty, row: string, filter: Where): string {
  const to = property.targetMeta as EntityMetadata;
  const other = scope.alias(to.tableName);
  const predicate = condition(scope, to, other, filter);
  return `${row}.${columnOf(property)} = (select ${other}."id" from ${quoted(to.tableName)} ${other} where ${predicate} order by ${other}."id" limit 1)`;
}

function exists(scope: Scope, property: EntityProperty, row: string, filter: Where): string {
  const to = property.targetMeta as EntityMetadata;
  const keyOnly = Object.keys(filter).join() === "id";
  if (property.kind === ReferenceKind.MANY_TO_MANY && keyOnly) {
    const link = pivotJoin(scope, property);
    const predicate = compare(scope, link.there, "uuid", [], filter.id);
    return `exists (select 1 from ${link.from} where ${allOf([`${link.here} = ${row}."id"`, predicate])})`;
  }
  const other = scope.alias(to.tableName);
  const tie = joinCondition(scope, property, row, other);
  const predicate = allOf([tie.on, condition(scope, to, other, filter)]);
  return `exists (select 1 from ${quoted(to.tableName)} ${other}${tie.join} where ${predicate})`;
}

/** How the rows of a relation are joined to this row. */
export function joinCondition(
  scope: Scope,
  property: EntityProperty,
  row: string,
  other: string,
): { join: string; on: string } {
  const to = property.targetMeta as EntityMetadata;
  if (isToOne(property)) return { join: "", on: `${other}."id" = ${row}.${columnOf(property)}` };
  if (property.kind === ReferenceKind.ONE_TO_MANY) {
    const back = propertyOf(to, property.mappedBy);
    if (!back) throw new NotCompilable(`${to.className}.${property.mappedBy}`);
    return { join: "", on: `${other}.${columnOf(back)} = ${row}."id"` };
  }
  const link = pivotJoin(scope, property);
  return {
    join: ` join ${link.from} on ${link.there} = ${other}."id"`,
    on: `${link.here} = ${row}."id"`,
  };
}

/** The pivot table of a many-to-many relation. */
function pivotJoin(scope: Scope, property: EntityProperty) {
  const owner = property.owner
    ? property
    : propertyOf(property.targetMeta as EntityMetadata, property.mappedBy);
  if (!owner) throw new NotCompilable(property.name);
  const link = scope.alias(owner.pivotTable);
  const [own, others] = [owner.joinColumns, owner.inverseJoinColumns].map(
    (columns) => `${link}.${quoted(columns[0] ?? "")}`,
  ) as [string, string];
  const from = `${quoted(owner.pivotTable)} ${link}`;
  return property.owner ? { from, here: own, there: others } : { from, here: others, there: own };
}

function ofColumn(
  scope: Scope,
  entity: EntityMetadata,
  property: EntityProperty,
  row: string,
  wanted: unknown,
): string {
  const column = `${row}.${columnOf(property)}`;
  const type = typeOf(property);
  if (type === "jsonb" && isFilter(wanted)) {
    return allOf(
      Object.entries(wanted).map(([key, value]) =>
        compare(scope, `(${column} ->> ${literal(key)})`, "text", [], value),
      ),
    );
  }
  return compare(scope, column, type, wordsOf(entity, property), wanted);
}

const COMPARISONS: Record<string, string> = {
  $eq: "=",
  $ne: "<>",
  $gt: ">",
  $gte: ">=",
  $lt: "<",
  $lte: "<=",
  $contains: "@>",
  $overlap: "&&",
};

function compare(
  scope: Scope,
  sql: string,
  type: string,
  enumValues: readonly unknown[],
  given: unknown,
): string {
  const wanted =
    isFilter(given) || !Utils.isPlainObject(given) ? storableValue(type, given) : given;
  if (wanted === IMPOSSIBLE) return "false";
  if (wanted === null) return `${sql} is null`;
  if (Array.isArray(wanted)) return compare(scope, sql, type, enumValues, { $in: wanted });
  if (!isFilter(wanted)) {
    const comparison = scope.withViewer?.(sql, "=", type, wanted);
    return comparison ?? `${sql} = ${valueOf(scope, wanted, type, enumValues)}`;
  }
  return allOf(
    Object.entries(wanted).map(([operator, value]) => {
      if (value === undefined) throw new Error(`${sql} ${operator}: undefined in a filter`);
      const several = () => valueOf(scope, value, `${type}[]`, enumValues);
      const isEmpty = Array.isArray(value) && !value.length;
      if (operator === "$overlap" && isEmpty) return "false";
      if (operator === "$in") return isEmpty ? "false" : `${sql} = any(${several()})`;
      if (operator === "$nin") return isEmpty ? "true" : `${sql} <> all(${several()})`;
      if (value === null && operator === "$ne") return `${sql} is not null`;
      if (operator === "$words") {
        const tsquery = `to_tsquery('simple', ${scope.bind(value, "text")})`;
        // the planner takes words that it doesn't know for rare ones, and uses the index of words
        return `${sql} @@ ${scope.isLookup ? `(select ${tsquery})` : tsquery}`;
      }
      if (operator === "$within") return within(sql, value as Within, scope.alias.bind(scope));
      const symbol = COMPARISONS[operator];
      const comparison =
        symbol === "@>" && Array.isArray(value) && value.length === 1
          ? scope.withViewer?.(sql, "@>", type, value[0])
          : undefined;
      if (comparison) return comparison;
      if (!symbol || value === null) throw new NotCompilable(`${operator} in a filter`);
      return `${sql} ${symbol} ${valueOf(scope, value, type, enumValues)}`;
    }),
  );
}

/** That a column has one of the values of another table's column. */
export function within(
  sql: string,
  { table, column, having }: Within,
  aliasOf: (table: string) => string,
): string {
  const other = aliasOf(table);
  const only = having ? ` where ${other}.${quoted(having)} is not null` : "";
  return `${sql} in (select ${other}.${quoted(column)} from ${quoted(table)} ${other}${only})`;
}

/** A list of values as an array. */
export const arrayOf = (scope: Scope, list: unknown, type: string): string =>
  valueOf(scope, list, `${type}[]`, []);

function valueOf(
  scope: Scope,
  value: unknown,
  type: string,
  enumValues: readonly unknown[],
): string {
  if (value instanceof ParentValue) {
    return value.type === type ? value.sql : `${value.sql}::${type}`;
  }
  const isWord = (one: unknown): one is string =>
    typeof one === "string" && enumValues.includes(one);
  if (isWord(value)) return literal(value);
  if (typeof value === "boolean") return String(value);
  if (!Array.isArray(value)) return scope.bind(value, type);
  if (value.length && value.every(isWord)) {
    return `array[${value.map((one) => literal(one)).join(", ")}]`;
  }
  if (value.some((one) => one instanceof ParentValue)) {
    const element = type.replace("[]", "");
    return `array[${value.map((one) => valueOf(scope, one, element, enumValues)).join(", ")}]`;
  }
  return scope.bind(value, type);
}
