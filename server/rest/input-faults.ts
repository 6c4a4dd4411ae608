import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLLeafType,
  GraphQLString,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";
import { validatorsOf } from "../../schema/foundation/input-field.ts";

export interface InputFault {
  /** Names of fields and places in lists, from the value down. */
  path: readonly (string | number)[];
  problem: string;
}

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
    if (typeof value !== "object") return yield { path, problem: "Not valid" };
    const given = new Map(Object.entries(value));
    const fields = type.getFields();
    for (const [name, field] of Object.entries(fields)) {
      const isAbsent = given.get(name) === undefined;
      if (!isAbsent) yield* inputFaults(given.get(name), field.type, [...path, name]);
      else if (isRequiredInputField(field)) yield { path: [...path, name], problem: "Required" };
    }
    for (const name of given.keys()) if (!fields[name]) yield { path, problem: "Not valid" };
  } else if (isLeafType(type) && !isParsed(value, type)) {
    yield { path, problem: type === GraphQLString ? "Must be text" : "Not valid" };
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
