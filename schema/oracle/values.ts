import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { cursorOf } from "../foundation/reading/descriptions/cursor.ts";
import type { Values } from "./fixture.ts";

/** Argument values for any domain. */
export const GENERAL: Values = {
  text: ["plain", "member", "categ", "user", "?!"],
  search: ["plain", "quo mark", "oeuvre", "nothing has it", "?!"],
  first: [2, 0, 1, 3],
  page: [2, 1, 7],
};

/** Values that are refused, or found to belong to another list only when read. */
export const REFUSED: Values = {
  first: [-1, 101],
  page: [0, 2_000_000],
  after: ["bm9uc2Vuc2U", "", cursorOf({ order: 1, name: "x" }, { order: "asc", name: "asc" })],
};

/** The possible values of an argument; null is added by callers. */
export function valuesFor(
  values: Values,
  owner: string,
  { name, type }: Pick<GraphQLArgument, "name" | "type">,
): readonly unknown[] {
  const known = values[`${owner}.${name}`] ?? values[name];
  if (known) return known;
  const of = getNamedType(type);
  if (isEnumType(of)) {
    const names = of.getValues().map((value) => value.name);
    return names.toReversed(); // the first is often the default
  }
  if (of.name === "Boolean") return [true, false];
  if (isInputObjectType(of)) {
    const fields = Object.values(of.getFields());
    const each = fields.map((field) =>
      valuesFor(values, owner, field).map((value) => ({ [field.name]: value })),
    );
    // the first value of each field first
    const longest = Math.max(...each.map((some) => some.length));
    const turns = Array.from({ length: longest }, (_, n) => n);
    return turns.flatMap((n) => each.flatMap((some) => some.slice(n, n + 1)));
  }
  throw new Error(
    `The oracle knows no value of ${owner}(${name}): add some to the fixture of its domain`,
  );
}

/** A value as it appears in a document. */
export function literalOf(value: unknown, type: GraphQLInputType): string {
  const of = getNullableType(type);
  if (value === null || value === undefined) return "null";
  if (isEnumType(of)) return value as string;
  if (isListType(of)) {
    const items = (value as unknown[]).map((one) => literalOf(one, of.ofType));
    return `[${items.join(", ")}]`;
  }
  if (!isInputObjectType(of)) return JSON.stringify(value);
  const fields = of.getFields();
  const entries = Object.entries(value as object).map(([name, one]) => {
    const field = fields[name];
    if (!field) throw new Error(`${of.name} has no ${name}`);
    return `${name}: ${literalOf(one, field.type)}`;
  });
  return `{ ${entries.join(", ")} }`;
}

export const isRequired = ({ type, defaultValue }: GraphQLArgument): boolean =>
  isNonNullType(type) && defaultValue === undefined;
