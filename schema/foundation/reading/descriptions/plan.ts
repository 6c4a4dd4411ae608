import type { EntityMetadata, EntityProperty, MetadataStorage } from "@mikro-orm/core";
import type { GraphQLField, GraphQLSchema } from "graphql";
import type { Context } from "../../context.ts";
import type { Constant, ReadQuery } from "./read-query.ts";

/** A selection holds what no statement can answer; graphql-js answers it, field by field. */
export class NotCompilable extends Error {}

type Args = Record<string, unknown>;

/** What a field says of its value without looking: rows, a value, or an object of such. */
export type Description = ReadQuery | Constant | Parts;
export interface Parts {
  [name: string]: Description | null;
}

/** How a statement finds the value of an entity's field. */
export type Plan =
  | { kind: "column" | "localized" | "byLocale" | "records"; property: EntityProperty }
  | { kind: "one"; property: EntityProperty }
  /** An amount in minor units, and the column that names its currency. */
  | { kind: "money"; property: EntityProperty; currency: EntityProperty }
  /** Columns of the same row: the fields of an object, bound to this row, and the properties they read. */
  | { kind: "group"; fields: Record<string, Field>; properties: Record<string, string> }
  /** Described by the row it belongs to, of which a statement knows the columns only. */
  | {
      kind: "described";
      describe: (row: object, args: Args, context: Context) => Description;
    };

/** A root field's guards, arguments and description, without running what it describes. */
export type Describe = (
  source: object,
  args: Args,
  context: Context,
  info: object,
) => Promise<unknown>;

type Field = GraphQLField<never, Context> | GraphQLField<Record<string, unknown>, Context>;

/** What `bind` found out about a schema, for those who compile. */
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
  if (!plan) throw new NotCompilable(`${name} is made in the program`);
  return plan;
}

export function describeOf(field: object, name: string): Describe {
  const describe = describes.get(field);
  if (!describe) throw new NotCompilable(`${name} describes nothing`);
  return describe;
}

export function entityOf(schema: GraphQLSchema, entity: object): EntityMetadata {
  const metadata = metadataOf.get(schema)?.get(entity as never);
  if (!metadata) throw new Error("This schema is not bound to its entities");
  return metadata as EntityMetadata;
}

/** What is described is not there, such as a property that is misspelled. */
export function missingProperty(name: string): never {
  throw new NotCompilable(`${name} is not there`);
}
