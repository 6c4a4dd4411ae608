import { validateSchema } from "graphql";
import { expect, test } from "vitest";
import { testGraph } from "./testing/graph.ts";

const { schema } = await testGraph();

test("the graph is a valid schema", () => {
  expect(validateSchema(schema)).toEqual([]);
});
