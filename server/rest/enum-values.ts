// Enum values are upper case in the graph and lower case in the specification; bodies may give a
// localized text as a plain string.

import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { byLocale, isObject } from "./body.ts";

/** Converts a body to an input of the graph. Unknown fields are ignored and never written. */
export function inputOf(body: unknown, type: GraphQLInputType): unknown {
  const of = getNullableType(type);
  if (!isInputObjectType(of) || !isObject(body)) return valueOf(body, type);
  const given = Object.values(of.getFields()).filter(({ name }) => body[name] !== undefined);
  return Object.fromEntries(
    given.map((field) => [field.name, valueOf(body[field.name], field.type)]),
  );
}

function valueOf(value: unknown, type: GraphQLInputType): unknown {
  const of = getNullableType(type);
  if (isListType(of)) {
    const { ofType } = of;
    return Array.isArray(value) ? value.map((one) => valueOf(one, ofType)) : valueOf(value, ofType);
  }
  if (isEnumType(of) && typeof value === "string") {
    return of.getValue(value) ? value : value.toUpperCase();
  }
  if (!isInputObjectType(of)) return value;
  if (of.name === "LocalizedTextInput") return byLocale(value);
  if (of === type && isMissing(value)) return null;
  // Below the body itself, unknown fields are refused instead of ignored.
  return isObject(value) ? { ...value, ...(inputOf(value, of) as object) } : value;
}

/** Answers show an object that is not there with null in each of its fields. */
const isMissing = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((one) => one === null);

/** The positions of enum values in the data: nested below a name, or the value itself. */
type EnumPaths = readonly (readonly [string, EnumPaths | undefined])[];

/** Returns a function that converts the enum values in a document's data to lower case. */
export function enumLowercaser(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): (data: unknown) => void {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );

  const enumPathsIn = (of: GraphQLNamedType, set: SelectionSetNode | undefined): EnumPaths =>
    (set?.selections ?? []).flatMap((one) => {
      if (one.kind === Kind.INLINE_FRAGMENT) return enumPathsIn(of, one.selectionSet);
      if (one.kind === Kind.FRAGMENT_SPREAD) return enumPathsIn(of, fragments.get(one.name.value));
      const field = isObjectType(of) ? of.getFields()[one.name.value] : undefined;
      if (!field) return [];
      const type = getNamedType(field.type);
      const name = (one.alias ?? one.name).value;
      if (isEnumType(type)) return [[name, undefined]];
      const inner = enumPathsIn(type, one.selectionSet);
      return inner.length ? [[name, inner]] : [];
    });

  const root = schema.getRootType(operation);
  const enumPaths = root ? enumPathsIn(root, selectionSet) : [];
  return (data) => lower(data, enumPaths);
}

function lower(data: unknown, enumPaths: EnumPaths): void {
  if (Array.isArray(data)) for (const one of data) lower(one, enumPaths);
  else if (isObject(data)) {
    for (const [name, inner] of enumPaths) {
      if (inner) lower(data[name], inner);
      else data[name] = small(data[name]);
    }
  }
}

function small(word: unknown): unknown {
  if (Array.isArray(word)) return word.map(small);
  return typeof word === "string" ? word.toLowerCase() : word;
}
