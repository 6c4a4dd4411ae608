import { buildSchema, getOperationAST, getVariableValues, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPerson } from "../../schema/accounts/person.builder.ts";
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

describe("an example is understood", async () => {
  const em = server.database.em.fork();
  const admin = await aPerson({ em: () => em }, Role.ADMIN);
  const operator = await aPerson({ em: () => em }, Role.OPERATOR);

  /** The database has no such rows, a former example may have made what this one makes. */
  const EXPECTED = ["NOT_FOUND", "CONFLICT"];
  /** Nobody can know an id, a code, a password or what a passkey has signed. */
  const UNKNOWN = ["Incorrect", "Not found", "Name each of them once"];
  const SIGNED = ["credential", "setup"];

  // these viewers have no session that they could confirm
  const requests = all.filter(
    ({ operation, name }) => operation.operation !== "subscription" && name !== "ConfirmIdentity",
  );
  test.each(requests)("$name", async ({ name, text, variables }) => {
    const body = { query: text, variables };
    const as = (name.includes("Proxy") ? operator : admin).viewer;
    const answer = await server.ask("POST", "/graphql", { as, body });
    const errors: { extensions: { code: string; fields?: object } }[] = answer.body.errors ?? [];
    const wrong = errors.flatMap(({ extensions: { code, fields = { code } } }) =>
      EXPECTED.includes(code) ? [] : Object.entries(fields),
    );
    const others = wrong.filter(([at, what]) => !SIGNED.includes(at) && !UNKNOWN.includes(what));
    expect(others, answer.text).toEqual([]);
  });
});

test("they are a file, too", async () => {
  const { status, text } = await server.ask("GET", "/graphql/examples.graphql");
  expect(status).toBe(200);
  expect(text).toContain("query PublishedPosts {");
  expect(validate(schema, parse(text)).length).toBe(0);
});
