import { MikroORM } from "@mikro-orm/postgresql";
import { expect, test } from "vitest";
import { Message } from "../../../chat/message.ts";
import { entities } from "../../../graph.ts";
import { uuid } from "../../uuid.ts";
import type { Where } from "../descriptions/read-query.ts";
import { condition } from "../sql/filter.ts";
import { Parameters } from "../sql/parameters.ts";

const viewer = uuid();
const metadata = new MikroORM({ entities, dbName: "never connected" } as never).getMetadata();

/** The comparisons of a filter that would be evaluated for several viewers at once. */
function viewerComparisons(filter: Where): string[] {
  const comparisons: string[] = [];
  const parameters = new Parameters();
  const scope = {
    bind: (value: unknown, type: string) => parameters.bind(value, type),
    alias: (table: string) => parameters.alias(table),
    withViewer(_column: string, symbol: string, _type: string, value: unknown) {
      if (value === viewer) comparisons.push(symbol);
      return undefined;
    },
  };
  condition(scope, metadata.get(Message), "t0", filter);
  return comparisons;
}

test.each<[string, Where, string[]]>([
  ["what is theirs", { sender: viewer }, ["="]],
  ["lists that name them", { mentions: { $contains: [viewer] } }, ["@>"]],
  ["either", { $or: [{ sender: viewer }, { seq: 1 }] }, ["="]],
  ["what some of it belongs to", { reactions: { $some: { member: viewer } } }, ["="]],
  ["what is not theirs", { sender: { $ne: viewer } }, []],
  ["what is none of theirs", { sender: { $nin: [viewer] } }, []],
  ["what has nothing of theirs", { reactions: { $none: { member: viewer } } }, []],
  [
    "what has nothing like it, further below",
    { reactions: { $none: { message: { sender: viewer } } } },
    [],
  ],
])(
  "only monotonic comparisons are evaluated for several viewers at once: %s",
  (_what, filter, expected) => {
    expect(viewerComparisons(filter)).toEqual(expected);
  },
);
