import { expect, test } from "vitest";
import { testGraph } from "../../testing/graph.ts";
import { statementRunner } from "./run-statement.ts";

const graph = await testGraph();

test("whoever runs statements on a pool, each is answered by its own", async () => {
  const [one, other] = [statementRunner(graph.em()), statementRunner(graph.em())];
  // what is seen twice gets a name, which a connection knows from then on
  for (let i = 0; i < 3; i += 1) {
    expect(await one("select 'one'", [])).toEqual(["one"]);
    expect(await other("select 'other'", [])).toEqual(["other"]);
  }
});
