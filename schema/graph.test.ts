import { validateSchema } from "graphql";
import { expect, test } from "vitest";
import { testGraph } from "./testing/graph.ts";

const { schema } = await testGraph();

test("the graph is a valid schema", () => {
  expect(validateSchema(schema)).toEqual([]);
});

test("the description of an operation says who may call it, unless everyone may", () => {
  const mutations = schema.getMutationType()?.getFields();
  expect(mutations?.purgePosts?.description).toMatch(/Requires the permission `post:write`\.$/);
  expect(mutations?.saveDraft?.description).toMatch(/Requires a signed-in user\.$/);
  expect(schema.getQueryType()?.getFields().post?.description).not.toContain("Requires");
});
