import { Oracle, type Question } from "./compare.ts";
import { testGraph } from "../testing/graph.ts";
import { operations } from "./operations.ts";
import { type Edge, visitEdges } from "./sweep.ts";
import { fillWorld } from "./world.ts";

/** Thousands of queries take time. */
export const timeout = 600_000;

/** Then every edge is asked by every viewer, whichever way leads there; else the other ways take turns. */
const isThorough = Boolean(process.env.TEST_THOROUGH);
const IN_TURN = 3;

const inTurn = (viewers: readonly string[], n: number): string[] =>
  Array.from({ length: IN_TURN }, (_, i) => viewers[(n * IN_TURN + i) % viewers.length] ?? "");

interface EdgeQuestion extends Question {
  name: string;
  to: string;
}

/** An oracle of a world in which every edge of the graph leads to a row, and what it is asked. */
export async function oracleOfWorld() {
  const graph = await testGraph();
  const { viewers, values } = await fillWorld(graph.em());
  const everyone = Object.keys(viewers);
  const edges = visitEdges(graph.schema, values);
  const askedBy = (edge: Edge, n: number): string[] => {
    if (edge.isVariant) return ["visitor", "admin"];
    return edge.isRepeated && !isThorough ? inTurn(everyone, n) : everyone;
  };
  const askOf = ({ name, to, text }: Edge, who: string): EdgeQuestion => ({
    name,
    to,
    text,
    who,
    variables: {},
  });
  const swept = edges.flatMap((edge, n) => askedBy(edge, n).map((who) => askOf(edge, who)));
  return {
    graph,
    viewers,
    oracle: new Oracle(graph, viewers),
    edges,
    /** Every edge, asked by every viewer, or some of them */
    swept,
    /** An edge, asked by every viewer, whatever they are asked of in `swept` */
    ofEveryone: (edge: Edge): EdgeQuestion[] => everyone.map((who) => askOf(edge, who)),
    /** Random operations of any viewer */
    random: operations(graph.schema, values, everyone),
  };
}
