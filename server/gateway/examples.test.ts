import {
  buildSchema,
  getOperationAST,
  getVariableValues,
  OperationTypeNode,
  parse,
  validate,
} from "graphql";
import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";
import { examples } from "./examples.ts";

const server = await testServer();
const { text: sdl } = await server.ask("GET", "/graphql/schema.graphql");
const schema = buildSchema(sdl);
const all = examples(schema).map(({ text, variables }) => {
  const operation = getOperationAST(parse(text));
  if (!operation) throw new Error(`There is no operation in ${text}`);
  return { text, variables, operation, name: operation.name?.value ?? "" };
});

test("each operation has an example, with the name of the operation", () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const names = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));
  const shown = all.map(({ name }) => name.toLowerCase());
  expect(shown.toSorted()).toEqual(names.map((name) => name.toLowerCase()).toSorted());
});

test.each(all)(
  "the example $name is valid, with its variables",
  ({ text, variables, operation }) => {
    expect(validate(schema, parse(text))).toEqual([]);
    const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    expect(errors).toBeUndefined();
  },
);

describe("the example of a query is answered", () => {
  const queries = all.filter(({ operation }) => operation.operation === OperationTypeNode.QUERY);

  /** Nothing is in the database, so what is looked up by an id is not found. */
  const EXPECTED = ["NOT_FOUND"];

  test.each(queries)("$name", async ({ text, variables }) => {
    const body = { query: text, variables };
    const answer = await server.ask("POST", "/graphql", { as: withRole(Role.ADMIN), body });
    const errors: { extensions: { code: string; fields?: object } }[] = answer.body.errors ?? [];
    // this viewer has no profile
    const others = errors.filter(({ extensions }) => !("profile" in (extensions.fields ?? {})));
    const codes = others.map(({ extensions }) => extensions.code);
    expect(
      codes.filter((code) => !EXPECTED.includes(code)),
      answer.text,
    ).toEqual([]);
  });
});

test("they are a file, too", async () => {
  const { status, text } = await server.ask("GET", "/graphql/examples.graphql");
  expect(status).toBe(200);
  expect(text).toContain("query PublishedPosts {");
  expect(validate(schema, parse(text)).length).toBe(0);
});
