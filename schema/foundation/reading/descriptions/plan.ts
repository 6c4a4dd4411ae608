import type { EntityMetadata, EntityProperty, MetadataStorage } from "@mikro-orm/core";
import type { GraphQLField, GraphQLSchema } from "graphql";
import type { Context } from "../../context.ts";
import type { Constant, ReadQuery } from "./read-query.ts";

/** A selection that cannot be compiled to SQL; graphql-js resolves it field by field. */
export class NotCompilable extends Error {}

type Args = Record<string, unknown>;

/** What a compilable resolver returns: a read query, a constant, or an object of such. */
export type Description = ReadQuery | Constant | Parts;
export interface Parts {
  [name: string]: Description | null;
}

/** How the compiler obtains the value of an entity's field. */
export type Plan =
  | { kind: "column" | "localized" | "byLocale" | "record" | "records"; property: EntityProperty }
  | { kind: "one"; property: EntityProperty }
  /** An amount in minor units, and the column that holds its currency. */
  | { kind: "money"; property: EntityProperty; currency: EntityProperty }
  /** An embedded object: its fields bound to this row, and the properties they read. */
  | { kind: "group"; fields: Record<string, Field>; properties: Record<string, string> }
  /** A read query built from its row, of which the compiler knows only the columns. */
  | {
      kind: "described";
      describe: (row: object, args: Args, context: Context) => Description;
    };

/** Runs a root field's guards and arguments and returns its read query without executing it. */
export type Describe = (
  source: object,
  args: Args,
  context: Context,
  info: object,
) => Promise<unknown>;

type Field = GraphQLField<never, Context> | GraphQLField<Record<string, unknown>, Context>;

/** What `bind` found out about a schema, for the compiler. */
const plans = new WeakMap<object, Plan>();
const describes = new WeakMap<object, Describe>();
const metadataOf = new WeakMap<GraphQLSchema, MetadataStorage>();

export const attachPlan = {
  plan: (field: object, plan: Plan) => plans.set(field, plan),
  describe: (field: object, describe: Describe) => describes.set(field, describe),
  metadata: (schema: GraphQLSchema, metadata: MetadataStorage) => metadataOf.set(schema, metadata),
};

export function planOf(field: Field | object, name: string): Plan {
  const plan = plans.get(field);
  if (!plan) throw new NotCompilable(`${name} is computed in code`);
  return plan;
}

export function describeOf(field: object, name: string): Describe {
  const describe = describes.get(field);
  if (!describe) throw new NotCompilable(`${name} returns no read query`);
  return describe;
}

export function entityOf(schema: GraphQLSchema, entity: object): EntityMetadata {
  const metadata = metadataOf.get(schema)?.get(entity as never);
  if (!metadata) throw new Error("This schema is not bound to its entities");
  return metadata as EntityMetadata;
}

/** A read query refers to something that does not exist, such as a misspelled property. */
export function missingProperty(name: string): never {
  throw new NotCompilable(`${name} does not exist`);
}
