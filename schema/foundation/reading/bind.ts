import {
  type EntityMetadata,
  type EntityProperty,
  type MetadataStorage,
  ReferenceKind,
} from "@mikro-orm/core";
import {
  defaultFieldResolver,
  getNullableType,
  type GraphQLEnumType,
  type GraphQLField,
  GraphQLInt,
  type GraphQLInputType,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  GraphQLString,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import DataLoader from "dataloader";
import { getMetadataStorage } from "type-graphql";
import type { Window } from "../connection.ts";
import type { Context } from "../context.ts";
import { type Localized, Locale } from "../locale.ts";
import { localizedFields, recordFields } from "../model.ts";
import { guardedFields, hasRowRule, seesField } from "../rules.ts";
import { declared } from "./declared.ts";
import { byIds, run } from "./plain.ts";
import { remember } from "./plan.ts";
import { type EntityClass, Known, type Order, Read } from "./read.ts";

type Field = GraphQLField<Record<string, unknown>, Context>;

/**
 * Joins schema and entities, once at start: root fields answer what their resolvers describe,
 * fields of entities ask the rules, relations read through the one place. Refuses a schema in
 * which a row could be read without a rule, or a hidden value would meet a non-null field.
 */
export function bind(schema: GraphQLSchema, metadata: MetadataStorage): void {
  remember.metadata(schema, metadata);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const root of roots) {
    for (const field of Object.values(root?.getFields() ?? {}) as Field[]) {
      if (root === schema.getMutationType()) runOnce(field);
      answerDescriptions(field, root === schema.getSubscriptionType());
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type)) answerParts(type, metadata);
  }
  const complaints: string[] = [];
  for (const entity of metadata.getAll().values()) {
    const type = schema.getType(entity.className);
    if (!(type instanceof GraphQLObjectType) || entity.abstract) continue;
    complaints.push(...bindEntity(type, entity, schema));
  }
  if (complaints.length) throw new Error(complaints.join("\n"));
}

/** A statement may read what a mutation describes; graphql-js, if it cannot, must not do it again. */
function runOnce(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (source, args, context, info) =>
    context.once(info.path.key, async () => resolve(source, args, context, info));
}

function answerDescriptions(field: Field, isSubscription = false): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  remember.describe(field, async (source, args, context, info) =>
    resolve(source as never, args, context, info as GraphQLResolveInfo),
  );
  field.resolve = async (source, args, context, info) => {
    if (isSubscription) context.em.clear(); // each event reads afresh
    const value = await resolve(source, args, context, info);
    return answered(value, context);
  };
}

function answered(value: unknown, context: Context): unknown {
  if (value instanceof Read) return run(value, context);
  return value instanceof Known ? value.value : value;
}

/** Objects that are no entity may consist of descriptions. */
function answerParts(type: GraphQLObjectType, metadata: MetadataStorage): void {
  if (type.name.startsWith("__") || metadata.getByClassName(type.name as never, false)) return;
  for (const field of Object.values(type.getFields()) as Field[]) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context, info) => {
      const value: unknown = resolve(source, args, context, info);
      return answered(value, context);
    };
  }
}

function bindEntity(
  type: GraphQLObjectType,
  entity: EntityMetadata,
  schema: GraphQLSchema,
): string[] {
  const complaints: string[] = [];
  const guarded = guardedFields(entity.class as EntityClass);
  const byHand = ownResolvers(entity.class);
  if (!hasRowRule(entity.class as EntityClass)) complaints.push(`${type.name} has no row rule`);

  for (const field of Object.values(type.getFields()) as Field[]) {
    const property = entity.properties[field.name as never] as EntityProperty | undefined;
    const mustBe = isNonNullType(field.type);
    if (mustBe && guarded.includes(field.name)) {
      complaints.push(`${type.name}.${field.name} has a field rule and must be nullable`);
    }
    if (mustBe && property?.nullable) {
      complaints.push(
        `${type.name}.${field.name} may be null in the database and must be nullable`,
      );
    }
    const resolver = byHand.get(field.name);
    if (resolver) {
      const describe = declared(resolver);
      if (describe) remember.plan(field, { kind: "described", describe });
      answerDescriptions(field);
    } else if (property) bindProperty(field, property, entity, schema);
    else bindByLocale(field, entity);
    if (guarded.includes(field.name)) guard(field);
  }
  return complaints;
}

const ownResolvers = (entity: Function) =>
  new Map(
    getMetadataStorage()
      .fieldResolvers.filter((one) => one.getObjectType?.() === entity)
      .map((one) => [one.schemaName, one]),
  );

function bindProperty(
  field: Field,
  property: EntityProperty,
  entity: EntityMetadata,
  schema: GraphQLSchema,
): void {
  switch (property.kind) {
    case ReferenceKind.MANY_TO_ONE:
    case ReferenceKind.ONE_TO_ONE:
      remember.plan(field, { kind: "one", property });
      return toOne(field, property);
    case ReferenceKind.ONE_TO_MANY:
      return toMany(field, property, property.mappedBy);
    case ReferenceKind.MANY_TO_MANY:
      return toMany(field, property, property.mappedBy || property.inversedBy || "");
    default: {
      const isRecords = recordFields.get(entity.class)?.has(field.name);
      const isLocalized = localizedFields.get(entity.class)?.has(field.name);
      const kind = isLocalized ? "localized" : isRecords ? "records" : "column";
      remember.plan(field, { kind, property });
      if (isLocalized) byLocale(field, schema);
    }
  }
}

const BY_LOCALE = /^(\w+)ByLocale$/;

/** The whole map of a localized property, for those who edit it. */
function bindByLocale(field: Field, entity: EntityMetadata): void {
  const [, name = ""] = BY_LOCALE.exec(field.name) ?? [];
  const property = entity.properties[name as never] as EntityProperty | undefined;
  if (property) remember.plan(field, { kind: "byLocale", property });
}

function guard(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (row, args, context, info) =>
    seesField(row, field.name, context.viewer, args) ? resolve(row, args, context, info) : null;
}

function byLocale(field: Field, schema: GraphQLSchema): void {
  const locale = schema.getType("Locale") as GraphQLEnumType;
  addArgument(field, "locale", locale, Locale.en);
  field.resolve = (row, args) =>
    (row[field.name] as Localized<unknown>)[args.locale as Locale] ?? null;
}

/** Rows that several parents point to are read in one statement. */
function toOne(field: Field, { targetMeta }: EntityProperty): void {
  const loaders = new WeakMap<Context, DataLoader<string, unknown>>();
  const loader = (context: Context) => {
    const known = loaders.get(context);
    if (known) return known;
    const made = new DataLoader<string, unknown>(
      (ids) => byIds(targetMeta?.class as EntityClass, ids, context),
      { cache: false },
    );
    loaders.set(context, made);
    return made;
  };
  field.resolve = (row, _args, context) => {
    const other = row[field.name] as { id: string } | null | undefined;
    return other ? loader(context).load(other.id) : null;
  };
}

function toMany(field: Field, property: EntityProperty, back: string): void {
  const isList = isListType(getNullableType(field.type));
  addArgument(field, "first", GraphQLInt);
  if (!isList) addArgument(field, "after", GraphQLString);
  const order = Object.assign({}, ...[property.orderBy ?? { id: "asc" }].flat()) as Order;
  const target = property.targetMeta?.class as EntityClass;
  const describe = (row: object, window: Window) =>
    new Read(
      isList ? "list" : "page",
      target,
      { [back]: (row as { id: string }).id },
      { order, window },
    );
  remember.plan(field, { kind: "described", describe });
  field.resolve = (row, args, context) => run(describe(row, args), context);
}

function addArgument(
  field: Field,
  name: string,
  type: GraphQLInputType,
  defaultValue?: unknown,
): void {
  (field.args as Field["args"][number][]).push({
    name,
    type,
    defaultValue,
    description: undefined,
    deprecationReason: undefined,
    extensions: {},
    astNode: undefined,
  });
}
