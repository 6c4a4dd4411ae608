import { Oracle, type Question } from "./compare.ts";
import { testGraph } from "../testing/graph.ts";
import { operations } from "./operations.ts";
import { visitEdges } from "./sweep.ts";
import { fillWorld } from "./world.ts";

/** Thousands of queries take time. */
export const timeout = 600_000;

/** An oracle of a world in which every edge of the graph leads to a row, and what it is asked. */
export async function oracleOfWorld() {
  const graph = await testGraph();
  const { viewers, values } = await fillWorld(graph.em());
  const everyone = Object.keys(viewers);
  const edges = visitEdges(graph.schema, values);
  const swept: (Question & { name: string; to: string })[] = edges.flatMap(
    ({ isVariant, ...edge }) =>
      (isVariant ? ["visitor", "admin"] : everyone).map((who) => ({ ...edge, who, variables: {} })),
  );
  return {
    graph,
    viewers,
    oracle: new Oracle(graph, viewers),
    edges,
    /** Every edge, asked by every viewer */
    swept,
    /** Random operations of any viewer */
    random: operations(graph.schema, values, everyone),
  };
}
