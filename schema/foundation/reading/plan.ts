import type { EntityMetadata, EntityProperty, MetadataStorage } from "@mikro-orm/core";
import type { GraphQLField, GraphQLSchema } from "graphql";
import type { Context } from "../context.ts";
import type { Known, Read } from "./read.ts";

/** A selection holds what no statement can answer; graphql-js answers it, field by field. */
export class Unplannable extends Error {}

type Args = Record<string, unknown>;

/** How a statement finds the value of an entity's field. */
export type Plan =
  | { kind: "column" | "localized" | "byLocale" | "records"; property: EntityProperty }
  | { kind: "one"; property: EntityProperty }
  /** Columns of the same row under the names of an object's fields. */
  | { kind: "group"; properties: Record<string, string> }
  /** Described by the row it belongs to, of which a statement knows the columns only. */
  | { kind: "described"; describe: (row: object, args: Args, context: Context) => Read | Known };

/** A root field's guards, arguments and description, without running what it describes. */
export type Describe = (
  source: object,
  args: Args,
  context: Context,
  info: object,
) => Promise<unknown>;

type Field = GraphQLField<never, Context>;

/** What `bind` found out about a schema, for those who compile. */
const plans = new WeakMap<object, Plan>();
const describes = new WeakMap<object, Describe>();
const metadataOf = new WeakMap<GraphQLSchema, MetadataStorage>();

export const remember = {
  plan: (field: object, plan: Plan) => plans.set(field, plan),
  describe: (field: object, describe: Describe) => describes.set(field, describe),
  metadata: (schema: GraphQLSchema, metadata: MetadataStorage) => metadataOf.set(schema, metadata),
};

export function planOf(field: Field | object, name: string): Plan {
  const plan = plans.get(field);
  if (!plan) throw new Unplannable(`${name} is made in the program`);
  return plan;
}

export function describeOf(field: object, name: string): Describe {
  const describe = describes.get(field);
  if (!describe) throw new Unplannable(`${name} describes nothing`);
  return describe;
}

export function entityOf(schema: GraphQLSchema, entity: object): EntityMetadata {
  const metadata = metadataOf.get(schema)?.get(entity as never);
  if (!metadata) throw new Error("This schema is not bound to its entities");
  return metadata as EntityMetadata;
}

/** What is described is not there, such as a property that is misspelled. */
export function missing(name: string): never {
  throw new Unplannable(`${name} is not there`);
}
