import type { EntityProperty } from "@mikro-orm/core";
import {
  getNamedType,
  getNullableType,
  type GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  isEnumType,
  isLeafType,
  isListType,
} from "graphql";
import { typeOf } from "./column.ts";
import { NotCompilable } from "../descriptions/plan.ts";
import { instant, literal } from "./sql.ts";

// Columns as GraphQL values, serialized as graphql-js would.

/** Scalars that PostgreSQL's JSON functions serialize correctly. */
const AS_IT_IS = ["ID", "String", "Int", "SafeInt", "Float", "Boolean", "JSON", "JSONObject"];

export function leaf(column: string, property: EntityProperty, type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isListType(getNullableType(type))) return list(column, named);
  if (isEnumType(named)) return word(column, named);
  const value = scalar(column, named);
  return typeOf(property) === "date" ? `to_char(${column}, 'YYYY-MM-DD')` : value;
}

/** A value as a GraphQL scalar. */
export function scalar(sql: string, { name }: GraphQLNamedType): string {
  if (name === "DateTimeISO") return instant(sql);
  if (name === "Decimal") return `${sql}::text`; // a JSON number would lose decimal places
  if (!AS_IT_IS.includes(name)) throw new NotCompilable(`Scalar ${name}`);
  return sql;
}

function list(column: string, type: GraphQLNamedType): string {
  if (!isEnumType(type)) {
    if (!AS_IT_IS.includes(type.name)) throw new NotCompilable(`List of ${type.name}`);
    return column;
  }
  if (hasSameNames(type)) return column;
  return `(select coalesce(json_agg(${word("e", type)} order by i), '[]') from unnest(${column}) with ordinality as u(e, i))`;
}

const hasSameNames = (type: GraphQLEnumType): boolean =>
  type.getValues().every(({ name, value }) => name === value);

function word(sql: string, type: GraphQLEnumType): string {
  if (hasSameNames(type)) return sql;
  const cases = type
    .getValues()
    .map(({ name, value }) => `when ${literal(String(value))} then ${literal(name)}`);
  return `case ${sql} ${cases.join(" ")} end`;
}

/** One language of a map; timestamps in maps are strings already. */
export function localizedLeaf(column: string, locale: unknown, type: GraphQLNamedType): string {
  if (typeof locale !== "string") return "null";
  if (isEnumType(type)) return word(`${column} ->> ${literal(locale)}`, type);
  return `${column} -> ${literal(locale)}`;
}

/** A value of a JSON object by its key. */
export const textsByLocale = (object: string, key: string): string =>
  `${object} -> ${literal(key)}`;

/** A column that holds a list of small objects. */
export const jsonListLeaf = (column: string, element: (sql: string) => string): string =>
  `(select coalesce(json_agg(${element("r.e")} order by r.i), '[]') from jsonb_array_elements(${column}) with ordinality as r(e, i))`;

/** A value that is known without reading rows. */
export const constantLeaf = (value: unknown, type: GraphQLOutputType): string =>
  `${literal(JSON.stringify(written(value, getNullableType(type))))}::json`;

function written(value: unknown, type: GraphQLOutputType): unknown {
  if (value == null) return null;
  if (isListType(type)) {
    return (value as unknown[]).map((one) => written(one, getNullableType(type.ofType)));
  }
  if (!isLeafType(type)) throw new NotCompilable(`${String(type)} is computed in code`);
  return type.serialize(value);
}
