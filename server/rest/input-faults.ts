import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLLeafType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";
import { validatorsOf } from "../../schema/foundation/input-field.ts";
import { knownWords } from "./one-of.ts";

export interface InputFault {
  /** Names of fields and places in lists, from the value down. */
  path: readonly (string | number)[];
  problem: string;
}

const TEXT = "Must be text";

/** A time as callers send it. */
export const TIME = "A date and time, such as 2026-12-01T09:00:00Z";

const WANTED: Record<string, string> = {
  String: TEXT,
  ID: "An id",
  Int: "A whole number",
  SafeInt: "A whole number",
  Float: "A number",
  Boolean: "true or false",
  DateTimeISO: TIME,
};

const wantedOf = (type: GraphQLLeafType): string =>
  isEnumType(type)
    ? knownWords(type.getValues().map(({ name }) => name))
    : (WANTED[type.name] ?? "Not valid");

/** What is wrong with a value of an input type, in the order of the fields of the schema. */
export function* inputFaults(
  value: unknown,
  type: GraphQLInputType,
  path: InputFault["path"] = [],
): Generator<InputFault> {
  if (isNonNullType(type)) {
    if (value == null) yield { path, problem: "Required" };
    else yield* inputFaults(value, type.ofType, path);
  } else if (value == null) {
    return;
  } else if (isListType(type)) {
    if (!Array.isArray(value)) yield* inputFaults(value, type.ofType, path);
    else for (const [n, one] of value.entries()) yield* inputFaults(one, type.ofType, [...path, n]);
  } else if (isInputObjectType(type)) {
    if (typeof value !== "object" || Array.isArray(value)) {
      // texts may also come as one text
      return yield { path, problem: type.name === "LocalizedTextInput" ? TEXT : "An object" };
    }
    const given = new Map(Object.entries(value));
    const fields = type.getFields();
    for (const [name, field] of Object.entries(fields)) {
      const isAbsent = given.get(name) === undefined;
      if (!isAbsent) yield* inputFaults(given.get(name), field.type, [...path, name]);
      else if (isRequiredInputField(field)) yield { path: [...path, name], problem: "Required" };
    }
    for (const name of given.keys())
      if (!fields[name]) yield { path: [...path, name], problem: "Unknown" };
  } else if (isLeafType(type) && !isParsed(value, type)) {
    yield { path, problem: wantedOf(type) };
  }
}

/** Values of other types are not yet those that the validators take. */
const AS_SENT = ["String", "Int", "LocalizedTextInput"];

/** What the limits of an input's own fields say of values whose types are right. */
export function* limitFaults(value: unknown, type: GraphQLInputType): Generator<InputFault> {
  const input = getNullableType(type);
  if (!isInputObjectType(input) || typeof value !== "object" || value === null) return;
  const given = new Map(Object.entries(value));
  for (const [name, validator] of Object.entries(validatorsOf(input.name))) {
    const field = input.getFields()[name];
    if (!field || !given.has(name) || !AS_SENT.includes(getNamedType(field.type).name)) continue;
    const one: unknown = given.get(name);
    if (!inputFaults(one, field.type).next().done) continue;
    for (const { path, message } of validator.safeParse(one).error?.issues ?? []) {
      yield { path: [name, ...path.map(String)], problem: message };
    }
  }
}

function isParsed(value: unknown, type: GraphQLLeafType): boolean {
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
}
