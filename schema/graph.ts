import "reflect-metadata";
import type { MetadataStorage } from "@mikro-orm/core";
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { buildSchemaSync } from "type-graphql";
import { domains } from "./domains.ts";
import "./foundation/outbox.ts";
import { checkAuth, operationsWithoutAudience } from "./foundation/allowed-to.ts";
import { bind } from "./foundation/reading/bind.ts";

export { entities } from "./foundation/model.ts";

/** Subscriptions name their own source, so nothing is looked up by topic. */
const noTopics = {
  publish() {},
  subscribe(): never {
    throw new Error("A subscription needs `subscribe`");
  },
};

/** The whole graph, bound to its entities. */
export function buildGraph(metadata: MetadataStorage): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: domains.flatMap(({ resolvers }) => resolvers) as never,
    authChecker: checkAuth,
    pubSub: noTopics,
    validate: false, // inputs check themselves (foundation/input.ts)
    skipCheck: true, // the tests have checked it (graph.test.ts)
  });
  const silent = operationsWithoutAudience();
  if (silent.length) throw new Error(`Who may call ${silent.join(", ")}? Say it with @AllowedTo`);
  bind(schema, metadata);
  return schema;
}

export const sdl = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
