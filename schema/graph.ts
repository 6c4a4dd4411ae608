import "reflect-metadata";
import type { MetadataStorage } from "@mikro-orm/core";
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { buildSchemaSync } from "type-graphql";
import { domains } from "./domains.ts";
import "./foundation/outbox.ts";
import {
  checkAuth,
  describeAudiences,
  operationsWithoutAudience,
} from "./foundation/allowed-to.ts";
import { describeErrors } from "./foundation/describe-errors.ts";
import { omitVersionOfNewRows } from "./foundation/new-row-inputs.ts";
import { bind } from "./foundation/reading/bind.ts";

export { entities } from "./foundation/model.ts";

/** Every subscription has its own `subscribe` function, so type-graphql's pub/sub is unused. */
const noTopics = {
  publish() {},
  subscribe(): never {
    throw new Error("A subscription needs `subscribe`");
  },
};

/** Builds the schema and binds it to the entities. */
export function buildGraph(metadata: MetadataStorage): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: domains.flatMap(({ resolvers }) => resolvers) as never,
    authChecker: checkAuth,
    pubSub: noTopics,
    validate: false, // inputs are validated by foundation/input.ts
    skipCheck: true, // graph.test.ts checks it
  });
  const silent = operationsWithoutAudience();
  if (silent.length)
    throw new Error(`Who may call ${silent.join(", ")}? Declare it with @AllowedTo`);
  omitVersionOfNewRows(schema);
  describeErrors(schema);
  describeAudiences(schema);
  bind(schema, metadata);
  return schema;
}

export const sdl = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
