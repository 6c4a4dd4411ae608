import { expect, test } from "vitest";
import { testGraph } from "../../schema/testing/graph.ts";

const graph = await testGraph();

test.each([
  [["one", "two"]],
  [[]],
  [[""]],
  [[" spaced ", "a,b", 'a "quoted" one', "back\\slash", "{braces}", "NULL", "null"]],
  [["one", null]],
])("a text array is parsed as it was written: %j", async (texts) => {
  const [row] = await graph
    .em()
    .getConnection()
    .execute("select array(select json_array_elements_text(?::json)) as words", [
      JSON.stringify(texts),
    ]);
  expect(row.words).toEqual(texts);
});
