import {
  type GraphQLArgument,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { isRenderedInCode } from "../testing/rendered-in-code.ts";
import type { Values } from "./fixture.ts";
import { isRequired, literalOf, valuesFor } from "./values.ts";

// Covers every edge of the graph: below each Query field that leads to it, or else by its shortest
// path. At its end all leaf fields are selected; then the edge is repeated with other arguments.

export interface Edge {
  /** Type.field */
  name: string;
  /** The type it leads to. */
  to: string;
  text: string;
  /**
   * Whether it repeats the edge with other arguments: the same for every viewer who may ask at all.
   */
  isVariant: boolean;
  /** Whether the edge was reached by another way already. */
  isRepeated: boolean;
}

type Field = GraphQLField<unknown, unknown>;

/** Rows of a Query list on the way to a nested edge, and of all other lists. */
const WIDE = 30;
const ON_THE_WAY = 10;
const NARROW = 4;

/** How many values of an optional argument are tried, for edges and for leaves. */
const MAX_VALUES = 2;
const MAX_LEAF_VALUES = 1;

interface Way {
  type: GraphQLObjectType;
  /** The Query field that leads there directly. */
  root: string;
  around(inner: string, rows: number): string;
}

export function visitEdges(schema: GraphQLSchema, values: Values): Edge[] {
  const edges: Edge[] = [];
  const seen = new Set<string>();
  const query = schema.getQueryType() as GraphQLObjectType;
  const ways: Way[] = [{ type: query, root: "", around: (inner) => `{ ${inner} }` }];
  for (const { type, root, around } of ways) {
    for (const field of fieldsOf(type).toSorted(listsFirst)) {
      const name = `${type.name}.${field.name}`;
      const to = rowsBehind(field);
      if (!to || seen.has(root + name) || (!root && seen.has(name))) continue;
      const isFirst = !seen.has(name);
      seen.add(root + name).add(name);
      const calls = (first: number) => callsOf(name, field, values, { first, most: MAX_VALUES });
      const [plainly = ""] = calls(type === query ? WIDE : NARROW);
      const whole = `${plainly} ${within(field, leavesOf(to))}`;
      const text = around(whole, isFirst ? ON_THE_WAY : NARROW);
      edges.push({ name, to: to.name, text, isVariant: false, isRepeated: !isFirst });
      for (const call of isFirst ? calls(NARROW).slice(1) : []) {
        const variant = around(`${call} ${within(field, "id")}`, NARROW);
        edges.push({ name, to: to.name, text: variant, isVariant: true, isRepeated: false });
      }
      ways.push({
        type: to,
        root: type === query ? field.name : "",
        around(inner, rows) {
          const [call = ""] = calls(type === query ? rows : NARROW);
          return around(`${call} ${toRows(field, inner)}`, rows);
        },
      });
    }
  }
  return edges;
}

const fieldsOf = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields() as Record<string, Field>);

const isLeaf = ({ type }: Field): boolean => isLeafType(getNamedType(type));

/** A type that stands for rows; other types wrap rows or are part of them. */
const isRow = (type: unknown): type is GraphQLObjectType =>
  isObjectType(type) && "id" in type.getFields();

/** The row type a field leads to, directly or through a connection. */
function rowsBehind({ type }: Field): GraphQLObjectType | undefined {
  const of = getNamedType(type);
  if (isRow(of) || !isObjectType(of)) return isRow(of) ? of : undefined;
  return fieldsOf(of)
    .map((field) => getNamedType(field.type))
    .find(isRow);
}

const isMany = (field: Field): boolean =>
  isListType(getNullableType(field.type)) || !isRow(getNamedType(field.type));

const listsFirst = (one: Field, other: Field): number =>
  Number(isMany(other)) - Number(isMany(one));

/** The selection that leads on to the rows. */
function toRows({ type }: Field, inner: string): string {
  const of = getNamedType(type) as GraphQLObjectType;
  if (isRow(of)) return `{ ${inner} }`;
  const nodes = fieldsOf(of).find((field) => isRow(getNamedType(field.type)));
  return `{ ${nodes?.name} { ${inner} } }`;
}

/** The complete selection of a wrapper type; the given one within its rows, once. */
function within({ type }: Field, inner: string): string {
  const of = getNamedType(type) as GraphQLObjectType;
  if (isRow(of)) return `{ __typename ${inner} }`;
  const parts = fieldsOf(of).map((field) => {
    if (isLeaf(field)) return field.name;
    return `${field.name} ${within(field, field.name === "nodes" ? inner : "id")}`;
  });
  return `{ __typename ${parts.join(" ")} }`;
}

/** All fields of a row that lead to no other row, each with all values of its arguments. */
const leavesOf = (type: GraphQLObjectType): string =>
  fieldsOf(type)
    .filter((field) => !rowsBehind(field) && !isRenderedInCode(getNamedType(field.type)))
    .flatMap((field) => {
      const calls = callsOf(`${type.name}.${field.name}`, field, {}, { most: MAX_LEAF_VALUES });
      const inner = isLeaf(field) ? "" : within(field, "");
      return calls.map((call, i) => `${i ? `${field.name}_${i}: ` : ""}${call} ${inner}`);
    })
    .join(" ");

/** A field with its required arguments only, then with each value of each optional argument. */
function callsOf(
  name: string,
  field: Field,
  values: Values,
  { first, most }: { first?: number; most: number },
): string[] {
  const needed = field.args.filter(isRequired).map((argument) => {
    const [value] = valuesFor(values, name, argument);
    return [argument, value] as const;
  });
  const alone = field.args
    .filter(({ name: one }) => one === "first" && first !== undefined)
    .map((argument) => [argument, first] as const);
  const more = field.args.flatMap((argument) => {
    const all = valuesFor(values, name, argument);
    const others = isRequired(argument) ? all.slice(1) : all.slice(0, mostOf(argument, most));
    const none = isNonNullType(argument.type) ? [] : [null];
    return [...others, ...none].map((value) => [argument, value] as const);
  });
  return [[], ...more.map((one) => [one])].map((chosen) => {
    const given = new Map([...needed, ...alone, ...chosen]);
    const args = [...given].map(([of, value]) => `${of.name}: ${literalOf(value, of.type)}`);
    return `${field.name}${args.length ? `(${args.join(", ")})` : ""}`;
  });
}

/** For a filter, each of its fields. */
function mostOf({ type }: GraphQLArgument, most: number): number {
  const of = getNamedType(type);
  return isInputObjectType(of) ? Object.keys(of.getFields()).length : most;
}
