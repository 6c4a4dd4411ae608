import { globSync, readFileSync } from "node:fs";
import { type OperationDefinitionNode, parse } from "graphql";
import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { compile, whyNotCompiled } from "../../schema/foundation/reading/compiled.ts";
import { testGraph } from "../../schema/testing/graph.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { routes } from "./index.ts";
import { type Route, UNPAGED } from "./route.ts";

// Whatever our own calls and screens read is one statement.

/** What is answered field by field instead, and why that is well. */
const EXCEPTIONS: Record<string, string> = {};

const graph = await testGraph();
const ID = crypto.randomUUID();

/** Variables of a call that gives what it must and no more. */
function variablesOf({ path, query = {}, variables }: Route): Record<string, unknown> {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, ID]);
  const required = Object.entries(query).filter(([, parameter]) => parameter.required);
  const asked = Object.fromEntries(required.map(([name]) => [name, ID]));
  return variables?.({ params: Object.fromEntries(inPath), query: asked, body: {} }) ?? {};
}

const ofCalls = routes
  .filter(({ method }) => method === "GET")
  .map((route) => ({ of: route.path, text: route.document, variables: variablesOf(route) }));

const ofScreens = globSync("client/**/*.graphql").map((path) => ({
  of: path,
  text: readFileSync(path, "utf8"),
  variables: {},
}));

const queries = [...ofCalls, ...ofScreens]
  .map(({ text, ...query }) => ({ ...query, document: parse(text) }))
  .flatMap(({ document, ...query }) => {
    const operation = document.definitions.find(
      (one): one is OperationDefinitionNode => one.kind === "OperationDefinition",
    );
    return operation?.operation === "query" ? [{ ...query, document, operation }] : [];
  });

test.each(queries)("$of is one statement", async ({ of, document, operation, variables }) => {
  // for a visitor, or where visitors may not ask for it, for an admin
  const asked = [visitor(), withRole(Role.ADMIN)].map((viewer) => {
    const context = graph.context(viewer);
    context.reach = { rows: UNPAGED, furthest: Infinity };
    return compile(graph.schema, document, operation, variables, context);
  });
  const statements = (await Promise.all(asked)).filter((one) => one !== undefined);
  expect(whyNotCompiled(document)).toBe(EXCEPTIONS[of]);
  expect(statements.length > 0).toBe(!(of in EXCEPTIONS));
});
