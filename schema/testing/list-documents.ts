import {
  type GraphQLArgument,
  type GraphQLEnumType,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
} from "graphql";
import type { Values } from "../oracle/fixture.ts";
import { isRequired, literalOf, valuesFor } from "../oracle/values.ts";
import { isRenderedInCode } from "./rendered-in-code.ts";

// Every query of the schema, with each value of its filters and in each of its orders, derived from
// the arguments, so that new lists are covered automatically.

export interface ListDocument {
  /** The field and its arguments, such as `posts filter.tag order.CREATED_AT_DESC`. */
  name: string;
  field: string;
  text: string;
  /** Whether it is an unfiltered page in one of its orders, which a cursor continues. */
  isPage: boolean;
  /** Whether it passes many rows by definition: to count them, or to skip them by page number. */
  passesRows: boolean;
  /** The same document, continued after a cursor. */
  after(cursor: string): string;
}

type Field = GraphQLField<unknown, unknown>;
/** An argument with a value, and its label. */
type Choice = [label: string, argument: GraphQLArgument, value: unknown];

const ROWS = 9;
/** Close to the highest offset that page-number pagination allows. */
const FAR_PAGE = 1_000;
const WINDOW = ["first", "after", "page"];

export function listDocuments(schema: GraphQLSchema, values: Values): ListDocument[] {
  const query = schema.getQueryType() as GraphQLObjectType;
  return Object.values(query.getFields() as Record<string, Field>).flatMap((field) =>
    documentsOf(field, values),
  );
}

function documentsOf(field: Field, values: Values): ListDocument[] {
  const known = (argument: GraphQLArgument) =>
    valuesFor(values, `Query.${field.name}`, argument).slice(0, mostOf(argument));
  const needed = field.args.filter(isRequired).map((argument): Choice => {
    return [argument.name, argument, known(argument)[0]];
  });
  const isPage = isConnection(field);
  const optional = field.args.filter(
    (argument) => !isRequired(argument) && !WINDOW.includes(argument.name),
  );
  const orders = optional.filter(isOrder).flatMap(ordersOf);
  const filters = optional.filter((argument) => !isOrder(argument));
  const filtered = filters.flatMap((argument) =>
    known(argument).map((value): Choice => [labelOf(argument, value), argument, value]),
  );
  const make = (
    choices: Choice[],
    { counts = false, isFar = false, isFiltered = choices.length > 0 } = {},
  ): ListDocument => {
    const text = (more: string) => {
      const given = new Map([...needed, ...choices].map(([, of, value]) => [of, value]));
      const args = [...given].map(([of, value]) => `${of.name}: ${literalOf(value, of.type)}`);
      const all = [...args, ...(isPage ? [`first: ${ROWS}`] : []), ...(more ? [more] : [])];
      const call = `${field.name}${all.length ? `(${all.join(", ")})` : ""}`;
      return `{ ${call} ${selectionOf(field, counts)} }`;
    };
    const name = [field.name, ...choices.map(([label]) => label), ...(counts ? ["total"] : [])];
    return {
      name: name.join(" "),
      field: field.name,
      text: text(""),
      isPage: isPage && !counts && !isFiltered,
      passesRows: counts || isFar || isFigure(field),
      after: (cursor) => text(`after: ${JSON.stringify(cursor)}`),
    };
  };
  const none: Choice[][] = [[]];
  const pages = (filtered.length ? [...none, ...filtered.map((one) => [one])] : none).flatMap(
    (filter) =>
      [...none, ...orders.map((order) => [order])].map((order) =>
        make([...filter, ...order], { isFiltered: filter.length > 0 }),
      ),
  );
  if (!isPage) return pages;
  const page = field.args.find((argument) => argument.name === "page");
  const far = page ? [make([["page.far", page, FAR_PAGE]], { isFar: true })] : [];
  const totals = [...none, ...filtered.map((one) => [one])].map((filter) =>
    make(filter, { counts: true }),
  );
  return [...pages, ...far, ...totals];
}

/** Each enum value and each field of a filter; a single value for texts and ids. */
function mostOf({ type }: GraphQLArgument): number {
  const of = getNamedType(type);
  if (isEnumType(of)) return of.getValues().length;
  if (of.name === "Boolean") return 2;
  return isInputObjectType(of) ? Infinity : 1;
}

const isOrder = ({ name }: GraphQLArgument): boolean => name === "order";

/** An order is an enum, or a field with a direction. */
function ordersOf(argument: GraphQLArgument): Choice[] {
  const of = getNamedType(argument.type);
  if (isEnumType(of)) return enumNames(of).map((word) => [`order.${word}`, argument, word]);
  if (!isInputObjectType(of)) throw new Error(`${argument.name} is not an order`);
  const { field, direction } = of.getFields();
  if (!field || !direction) throw new Error(`${of.name} has no field and direction`);
  return enumNames(getNamedType(field.type) as GraphQLEnumType).flatMap((name) =>
    enumNames(getNamedType(direction.type) as GraphQLEnumType).map((way): Choice => [
      `order.${name}.${way}`,
      argument,
      { field: name, direction: way },
    ]),
  );
}

const enumNames = (of: GraphQLEnumType): string[] => of.getValues().map(({ name }) => name);

function labelOf({ name, type }: GraphQLArgument, value: unknown): string {
  const of = getNamedType(type);
  if (!isInputObjectType(of)) return isLeafWord(of, value) ? `${name}.${String(value)}` : name;
  return Object.entries(value as object)
    .map(([key, one]) => {
      const part = of.getFields()[key];
      const isWord = part && isLeafWord(getNamedType(part.type), one);
      return `${name}.${key}${isWord ? `.${String(one)}` : ""}`;
    })
    .join(" ");
}

const isLeafWord = (of: unknown, value: unknown): boolean =>
  isEnumType(of as never) || typeof value === "boolean";

const isConnection = ({ type }: Pick<Field, "type">): boolean =>
  getNamedType(type).name.endsWith("Connection");

/** A number, or an object of numbers. */
function isFigure({ type }: Field): boolean {
  const of = getNamedType(type);
  return (
    isLeafType(of) ||
    (isObjectType(of) && !isMany(type) && !isConnection({ type }) && !("id" in of.getFields()))
  );
}

const isMany = (type: Field["type"]): boolean => isListType(getNullableType(type));

const PAGE = "nodes { id } pageInfo { hasNextPage endCursor }";

/** A page, a total, or a row with the first item of each of its lists. */
function selectionOf(field: Field, counts: boolean): string {
  if (isConnection(field)) return `{ ${counts ? "totalCount" : PAGE} }`;
  const of = getNamedType(field.type);
  if (isLeafType(of)) return "";
  return `{ ${partsOf(of as GraphQLObjectType, isMany(field.type) ? 0 : 1).join(" ")} }`;
}

function partsOf(of: GraphQLObjectType, depth: number): string[] {
  const isRow = "id" in of.getFields();
  const parts = Object.values(of.getFields() as Record<string, Field>).flatMap((field) => {
    const to = getNamedType(field.type);
    if (field.args.some(isRequired)) return [];
    if (isLeafType(to)) return isRow && field.name !== "id" ? [] : [field.name];
    if (isConnection(field)) return depth ? [`${field.name}(first: ${ROWS}) { ${PAGE} }`] : [];
    if (!isObjectType(to) || isRenderedInCode(to) || (isRow && !depth)) return [];
    return [`${field.name} { ${partsOf(to, 0).join(" ")} }`];
  });
  return parts.length ? parts : ["__typename"];
}
