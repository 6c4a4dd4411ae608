import { buildSchema, type DocumentNode, getOperationAST, getVariableValues, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { testGraph } from "../../schema/testing/graph.ts";
import { costOf, MAX_POINTS, pointsOf } from "./cost.ts";

const { schema: graph } = await testGraph();

function points(
  query: string | DocumentNode,
  variables: Record<string, unknown> = {},
  schema = graph,
): number {
  const document = typeof query === "string" ? parse(query) : query;
  const operation = getOperationAST(document);
  if (!operation) throw new Error("There is no operation");
  const given = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!given.coerced) throw given.errors[0];
  return pointsOf(costOf(schema, document, operation, given.coerced));
}

describe("an operation costs", () => {
  test.each([
    ["a point for its answer", "{ __typename }", 1],
    ["a point for an object", `{ post(id: "1") { id title slug } }`, 2],
    ["a point for each object of a list", "{ categories { id } }", 21],
    ["20 objects for a page without a number", "{ publishedPosts { nodes { id } } }", 22],
    ["as many as a page requests", "{ publishedPosts(first: 7) { nodes { id } } }", 9],
    [
      "never more than the largest page",
      "{ publishedPosts(first: 1000000) { nodes { id } } }",
      102,
    ],
    ["one row for an empty page", "{ publishedPosts(first: 0) { nodes { id } } }", 3],
    ["edges and their nodes", "{ publishedPosts(first: 7) { edges { cursor node { id } } } }", 16],
    ["the fields of each of them", "{ publishedPosts(first: 7) { nodes { author { id } } } }", 16],
    [
      "nested lists many times over",
      "{ publishedPosts(first: 10) { nodes { comments(first: 5) { nodes { replies(first: 2) { nodes { id } } } } } } }",
      2 + 10 * (1 + 1 + 5 * (1 + 1 + 2)),
    ],
    [
      "relations by their number",
      "{ publishedPosts(first: 3) { nodes { categories(first: 2) { id } } } }",
      11,
    ],
    ["a count 5", "{ publishedPosts { totalCount } }", 7],
    [
      "30 for suggestions, which try several searches",
      `{ a: searchSuggestions(search: "fjordlis") b: searchSuggestions(search: "a") }`,
      61,
    ],
    ["a count for each", "{ publishedPosts(first: 10) { nodes { comments { totalCount } } } }", 72],
    ["an aliased field again", `{ a: post(id: "1") { id } b: post(id: "2") { id } }`, 3],
    ["a repeated field once", `{ post(id: "1") { author { id } author { handle } } }`, 3],
    [
      "fields in repeated fragments once",
      `{ post(id: "1") { ...A ...A ... on Post { author { id } } } } fragment A on Post { author { id } }`,
      3,
    ],
    ["10 for introspection", "{ __schema { types { name fields { name } } } }", 11],
    ["10 for a mutation", `mutation { deletePost(id: "1") }`, 11],
    [
      "10 for each mutation",
      `mutation { a: deletePost(id: "1") b: unpublishPost(id: "1", locale: en) { id } }`,
      22,
    ],
    [
      "one event of a subscription",
      `subscription { commentAdded(postId: "1") { id member { id } } }`,
      3,
    ],
  ])("%s", (_name, query, expected) => {
    expect(points(query)).toBe(expected);
  });

  test("what its variables say", () => {
    const query = parse(`query($first: Int = 3, $more: Boolean!) {
      publishedPosts(first: $first) { nodes { author @include(if: $more) { id } post: id @skip(if: $more) } }
    }`);
    expect(points(query, { more: false })).toBe(5);
    expect(points(query, { more: true })).toBe(8);
    expect(points(query, { more: true, first: 10 })).toBe(22);
    expect(points(query, { more: true, first: null })).toBe(42);
  });

  test("for a union, its most expensive type", () => {
    const schema = buildSchema(`
      interface Named { name: String }
      type One implements Named { name: String other: One list: [One] }
      type Two implements Named { name: String other: Two }
      union Any = One | Two
      type Query { any: Any named: Named }
    `);
    const cheap = "{ any { ... on Two { other { name } } ... on One { name } } }";
    expect(points(cheap, {}, schema)).toBe(3);
    const dear = "{ any { ... on Two { other { name } } ... on One { list { name } } } }";
    expect(points(dear, {}, schema)).toBe(22);
    const both = "{ named { ... on Named { name } ... on One { other { name } } } }";
    expect(points(both, {}, schema)).toBe(3);
  });

  test("for a fragment once, even if it is spread 2^60 times", () => {
    const fragments = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on Post { ...F${n + 1} ...F${n + 1} }`,
    );
    const last = "fragment F60 on Post { author { id } }";
    expect(points(`{ post(id: "1") { ...F0 } } ${fragments.join(" ")} ${last}`)).toBe(3);
  });

  test("too much if it cannot be counted", () => {
    const fragments = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on Post { previous { ...F${n + 1} } next { ...F${n + 1} } }`,
    );
    const query = `{ post(id: "1") { ...F0 } } ${fragments.join(" ")} fragment F60 on Post { id }`;
    expect(points(query)).toBeGreaterThan(MAX_POINTS);
  });
});
