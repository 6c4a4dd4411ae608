import { buildSchema, isInputType, parseType, typeFromAST } from "graphql";
import { expect, test } from "vitest";
import { inputFaults } from "./input-faults.ts";

const schema = buildSchema(`
  enum Colour { RED }
  input Inner { count: Int!, tags: [String!], self: Inner }
  input Outer { title: String!, colour: Colour! = RED, inner: Inner, inners: [Inner!], id: ID }
  type Query { field(outer: Outer): Int }
`);

function inputType(text: string) {
  const type = typeFromAST(schema, parseType(text));
  if (!isInputType(type)) throw new Error(`${text} is no input type`);
  return type;
}

test.each([
  ["String", null, {}],
  ["String", 7, { "": "Must be text" }],
  ["String!", null, { "": "Required" }],
  ["[String!]!", [null, 7, "a"], { 0: "Required", 1: "Must be text" }],
  ["[String!]", 7, { "": "Must be text" }],
  ["Colour", "BLUE", { "": "One of: red" }],
  ["Int", "1", { "": "A whole number" }],
  ["Outer!", {}, { title: "Required" }],
  ["Outer!", "text", { "": "An object" }],
  ["Outer!", { title: "A", colour: null }, { colour: "Required" }],
  ["Outer!", { title: "A", extra: 1 }, { extra: "Unknown" }],
  [
    "Outer!",
    { title: "A", inner: { tags: ["a", 1] } },
    { "inner.count": "Required", "inner.tags.1": "Must be text" },
  ],
  ["Outer!", { title: "A", inner: { count: 1, self: {} } }, { "inner.self.count": "Required" }],
  [
    "Outer!",
    { title: 1, inners: [{ count: 1 }, { count: 1.5 }], id: {} },
    { title: "Must be text", "inners.1.count": "A whole number", id: "An id" },
  ],
])("a value of type %s: %j", (type, value, problems) => {
  const faults = [...inputFaults(value, inputType(type))];
  expect(Object.fromEntries(faults.map(({ path, problem }) => [path.join("."), problem]))).toEqual(
    problems,
  );
});
