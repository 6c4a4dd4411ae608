import fc from "fast-check";
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from "graphql";
import { isRenderedInCode } from "../testing/rendered-in-code.ts";
import type { Question } from "./compare.ts";
import { Printer } from "./print-operation.ts";
import type { Values } from "./fixture.ts";
import { isRequired, REFUSED, valuesFor } from "./values.ts";

// Random operations over the whole schema, as values that fast-check can shrink.

/**
 * How an argument is given: in the document, by a variable or by a variable's default; or by a
 * variable that is null or absent.
 */
export type Form = "literal" | "variable" | "default" | "null" | "absent";

export interface Given {
  argument: GraphQLArgument;
  value: unknown;
  form: Form;
}

export interface Condition {
  name: "include" | "skip";
  value: boolean;
  form: Form;
}

export interface Selected {
  /** Undefined for __typename. */
  field: GraphQLField<unknown, unknown> | undefined;
  on: string;
  isAliased: boolean;
  given: Given[];
  condition: Condition | null;
  /** The kind of fragment around it. */
  within: "nothing" | "plain fragment" | "typed fragment" | "named fragment";
  inner: Selected[];
}

const MAX_DEPTH = 4;

/** Connections and their edges count as half a level each. */
const HALF = /(Connection|Edge)$/;

export function operations(
  schema: GraphQLSchema,
  values: Values,
  viewers: readonly string[],
): fc.Arbitrary<Question> {
  const made = new Map<string, fc.Arbitrary<Selected[]>>();
  const query = schema.getQueryType() as GraphQLObjectType;

  function selectionOf(type: GraphQLObjectType, depth: number): fc.Arbitrary<Selected[]> {
    const key = `${type.name} ${depth}`;
    const known = made.get(key);
    if (known) return known;
    const maxLength = type === query ? 2 : 4;
    const some = fc.array(oneOf(type, depth), { minLength: 1, maxLength });
    made.set(key, some);
    return some;
  }

  function oneOf(type: GraphQLObjectType, depth: number): fc.Arbitrary<Selected> {
    const fields = Object.values(type.getFields()).filter(
      ({ type: to }) =>
        isLeafType(getNamedType(to)) || (depth > 0 && !isRenderedInCode(getNamedType(to))),
    );
    return fc.oneof(
      { weight: 1, arbitrary: selected(type, undefined, depth) },
      ...fields.map((field) => ({
        weight: isLeafType(getNamedType(field.type)) ? 2 : 6,
        arbitrary: selected(type, field, depth),
      })),
    );
  }

  function selected(
    type: GraphQLObjectType,
    field: GraphQLField<unknown, unknown> | undefined,
    depth: number,
  ): fc.Arbitrary<Selected> {
    const to = field && getNamedType(field.type);
    const inner = isObjectType(to) ? selectionOf(to, depth - (HALF.test(to.name) ? 0.5 : 1)) : NONE;
    return fc.record({
      field: fc.constant(field),
      on: fc.constant(type.name),
      isAliased: fc.boolean(),
      given: field ? givenTo(field, `${type.name}.${field.name}`) : fc.constant([]),
      condition: CONDITION,
      within: WITHIN,
      inner,
    });
  }

  const givenTo = (field: GraphQLField<unknown, unknown>, owner: string): fc.Arbitrary<Given[]> =>
    fc
      .tuple(...field.args.map((argument) => givenFor(argument, owner)))
      .map((all) => all.filter((one) => one !== null));

  function givenFor(argument: GraphQLArgument, owner: string): fc.Arbitrary<Given | null> {
    const { name, type } = argument;
    const all = valuesFor(values, owner, argument);
    const refused = REFUSED[name] ?? [];
    // nested lists would have twenty rows each
    const mustBeGiven = isRequired(argument) || (name === "first" && !owner.startsWith("Query."));
    const value = fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...all) },
      { weight: refused.length ? 1 : 0, arbitrary: fc.constantFrom(...refused, null) },
      { weight: isNonNullType(type) || mustBeGiven ? 0 : 1, arbitrary: fc.constant(null) },
    );
    const form = mustBeGiven ? GIVEN : FORM;
    const given = fc.record({ argument: fc.constant(argument), value, form });
    return mustBeGiven ? given : fc.option(given, { freq: 2 });
  }

  return fc
    .record({ who: fc.constantFrom(...viewers), selected: selectionOf(query, MAX_DEPTH) })
    .map(({ who, selected: all }) => ({ who, ...new Printer().operation(all) }))
    .filter(({ text }) => validate(schema, parse(text)).length === 0);
}

const NONE = fc.constant<Selected[]>([]);

const GIVEN = fc.constantFrom<Form>("literal", "literal", "variable", "default");
const FORM = fc.oneof(
  { weight: 10, arbitrary: GIVEN },
  { weight: 1, arbitrary: fc.constantFrom<Form>("null", "absent") },
);

const CONDITION: fc.Arbitrary<Condition | null> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constantFrom("include", "skip"),
      value: fc.boolean(),
      form: fc.constantFrom("literal", "variable", "default"),
    }),
  },
);

const WITHIN: fc.Arbitrary<Selected["within"]> = fc.oneof(
  { weight: 7, arbitrary: fc.constant("nothing") },
  {
    weight: 3,
    arbitrary: fc.constantFrom("plain fragment", "typed fragment", "named fragment"),
  },
);
