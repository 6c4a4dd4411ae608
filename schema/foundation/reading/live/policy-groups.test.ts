import { PolicyGroups } from "./policy-groups.ts";
import { expect, test } from "vitest";
import { Post } from "../../../blog/index.ts";
import { aPost } from "../../../blog/post.builder.ts";
import { aCategory } from "../../../categories/category.builder.ts";
import { NOW } from "../descriptions/now.ts";
import { statementRunner } from "../sql/run-statement.ts";
import { aMember } from "../../../members/member.builder.ts";
import { testGraph } from "../../../testing/graph.ts";

const YEARS = 1e12;

const graph = await testGraph();
const author = await aMember(graph.em());
const category = await aCategory(graph.em());
const post = await aPost(graph.em(), { author, categories: [category] });
const audiences = new PolicyGroups(Post, graph.em, statementRunner(graph.em()), () =>
  graph.clock.now(),
);

test.each([
  ["a column", { featured: false }, true],
  ["another one's id", { author: author.id }, true],
  ["a column of what it belongs to", { author: { handle: author.handle } }, true],
  ["several at once", { author: { id: author.id, handle: "somebody-else" } }, false],
  ["a list of what belongs to it", { categories: { $some: { id: category.id } } }, true],
  ["a list that lacks what is asked", { categories: { $some: { id: author.id } } }, false],
  ["what only the database compares", { createdAt: { $gt: "2000-01-01T00:00:00Z" } }, true],
  ["and finds otherwise", { createdAt: { $lt: "2000-01-01T00:00:00Z" } }, false],
  ["the present time", { createdAt: { $gt: NOW } }, true],
  ["a time before it", { createdAt: { $gt: NOW.plus(YEARS) } }, false],
  ["it of what belongs to it", { categories: { $some: { createdAt: { $gt: NOW } } } }, true],
  ["it otherwise", { categories: { $some: { createdAt: { $lt: NOW } } } }, false],
])("a policy may read %s", async (_what, rule, expected) => {
  const audience = audiences.join(rule);
  const seeing = await audiences.seeing(post.id);
  expect(seeing.has(audience)).toBe(expected);
});

test("a deleted subject is visible to no one", async () => {
  audiences.join({});
  expect(await audiences.seeing(author.id)).toEqual(new Set());
});
