import type { MetadataStorage } from "@mikro-orm/core";
import type { GraphQLSchema } from "graphql";
import { buildGraph } from "../schema/graph.ts";
import { COSTS } from "./gateway/cost-description.ts";

/** The graph as callers know it: with what operations cost, which the gateway decides. */
export function describedGraph(metadata: MetadataStorage): GraphQLSchema {
  return Object.assign(buildGraph(metadata), { description: COSTS });
}
