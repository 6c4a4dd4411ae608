import {
  type EntityMetadata,
  type EntityProperty,
  type MetadataStorage,
  ReferenceKind,
  Utils,
} from "@mikro-orm/core";
import {
  defaultFieldResolver,
  getNamedType,
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
import { PAGE_ARGS, type PageArgs } from "../connection.ts";
import type { Context } from "../context.ts";
import { type Localized, Locale } from "../locale.ts";
import {
  embeddedFields,
  jsonListFields,
  jsonObjectFields,
  localizedFields,
  moneyFields,
} from "../model.ts";
import {
  dependsOnRow,
  declaredFields,
  fieldFilter,
  hasFieldPolicy,
  hasRowPolicy,
  isOpen,
  rowFilter,
  maskOf,
} from "../policies.ts";
import { uuid } from "../uuid.ts";
import { Viewer } from "../viewer.ts";
import { wrongOrders } from "../order.ts";
import { requireCompilable } from "./descriptions/compilable.ts";
import { propertyOf } from "./sql/column.ts";
import { byIds, run, mayReadField } from "./orm/orm-reads.ts";
import { attachPlan } from "./descriptions/plan.ts";
import {
  type EntityClass,
  Constant,
  type Order,
  ReadQuery,
  type Where,
} from "./descriptions/read-query.ts";

type Field = GraphQLField<Record<string, unknown>, Context>;

/**
 * Connects the schema to the entities at startup: root fields execute the read queries of their
 * resolvers, entity fields apply field policies, relations are read through row policies. Throws if
 * a row could be read without a policy, or a restricted field is non-null.
 */
export function bind(schema: GraphQLSchema, metadata: MetadataStorage): void {
  attachPlan.metadata(schema, metadata);
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

/**
 * A statement may read the query that a mutation returns; if it cannot be compiled, graphql-js must
 * not run the mutation again.
 */
function runOnce(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (source, args, context, info) =>
    context.memoize(info.path.key, async () => resolve(source, args, context, info));
}

function answerDescriptions(field: Field, isSubscription = false): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  attachPlan.describe(field, async (source, args, context, info) =>
    resolve(source as never, args, context, info as GraphQLResolveInfo),
  );
  field.resolve = async (source, args, context, info) => {
    if (isSubscription) context.em.clear(); // each event reads the current state
    const value = await resolve(source, args, context, info);
    return answered(value, context);
  };
}

function answered(value: unknown, context: Context): unknown {
  if (value instanceof ReadQuery) return run(value, context);
  return value instanceof Constant ? value.value : value;
}

/** Fields of plain objects may be read queries. */
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
  const complaints = bindFields(type.name, type.getFields() as never, entity, schema);
  const closed = closedFields(type, entity);
  if (closed.length) {
    const names = closed.join(", ");
    complaints.push(
      `${type.name} does not say who sees ${names}: name it in fieldPolicy(${type.name}, …), in its .access.ts, which index.ts imports`,
    );
  }
  if (!hasRowPolicy(entity.class as EntityClass)) complaints.push(`${type.name} has no row policy`);
  else
    complaints.push(
      ...emptyForVisitors(entity.class as EntityClass, type.name),
      ...misasked(entity),
    );
  complaints.push(...misnamed(type, entity), ...wrongOrders(entity), ...wrongCurrencies(entity));
  for (const [name, properties] of embeddedFields.get(entity.class) ?? []) {
    const field = type.getFields()[name] as Field;
    const group = getNamedType(field.type) as GraphQLObjectType;
    const fields = fieldsOfRow(group);
    attachPlan.plan(field, { kind: "group", fields, properties });
    field.resolve = (row) => new GroupOfRow(row, fields);
    complaints.push(...bindFields(group.name, fields, entity, schema, properties));
    for (const { name: part, args } of Object.values(fields)) {
      const shared = group.getFields()[part] as Field;
      // arguments that bind adds, such as locale
      (shared.args as Field["args"][number][]).push(...args.slice(shared.args.length));
    }
  }
  return complaints;
}

/** An object composed of columns of a row, as graphql-js resolves it. */
class GroupOfRow {
  constructor(
    readonly row: Record<string, unknown>,
    readonly fields: Record<string, Field>,
  ) {}
}

const groups = new WeakSet<GraphQLObjectType>();

/**
 * The fields of an embedded type as used by one class: the same type may map to other columns
 * elsewhere.
 */
function fieldsOfRow(group: GraphQLObjectType): Record<string, Field> {
  const shared = Object.values(group.getFields()) as Field[];
  if (!groups.has(group)) {
    groups.add(group);
    for (const field of shared) answerGroups(field);
  }
  return Object.fromEntries(
    shared.map((field) => [field.name, { ...field, args: [...field.args], resolve: undefined }]),
  );
}

function answerGroups(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source: unknown, args, context, info) => {
    if (!(source instanceof GroupOfRow)) return resolve(source as never, args, context, info);
    const own = source.fields[field.name]?.resolve ?? defaultFieldResolver;
    return own(source.row, args, context, info);
  };
}

/** `properties`: the column that each field of an embedded object reads. */
function bindFields(
  typeName: string,
  fields: Record<string, Field>,
  entity: EntityMetadata,
  schema: GraphQLSchema,
  properties: Record<string, string> = {},
): string[] {
  const complaints: string[] = [];
  const entityClass = entity.class as EntityClass;
  const byHand = ownResolvers(entity.class);
  for (const field of Object.values(fields)) {
    const name = properties[field.name] ?? field.name;
    const property = entity.properties[name as never] as EntityProperty | undefined;
    const mustBe = isNonNullType(field.type);
    if (properties[field.name] && !property) {
      complaints.push(
        `${typeName}.${field.name} reads ${entity.className}.${name}, which is missing`,
      );
    }
    const isGuarded = hasFieldPolicy(entityClass, name);
    if (mustBe && isGuarded) {
      complaints.push(`${typeName}.${field.name} has a field policy and must be nullable`);
    }
    if (mustBe && property?.nullable) {
      complaints.push(`${typeName}.${field.name} may be null in the database and must be nullable`);
    }
    if (embeddedFields.get(entity.class)?.has(name)) continue;
    const resolver = byHand.get(name);
    if (resolver) {
      const describe = requireCompilable(resolver);
      if (describe) attachPlan.plan(field, { kind: "described", describe });
      answerDescriptions(field);
    } else if (property) bindProperty(field, property, entity, schema);
    else bindByLocale(field, entity);
    if (maskOf(entity.class as EntityClass, name)) word(field, name, entity);
    if (isGuarded) guard(field, name);
  }
  return complaints;
}

/**
 * Published properties without a declared visibility. Fields with a resolver are open by default.
 */
function closedFields(type: GraphQLObjectType, { class: entity }: EntityMetadata): string[] {
  const groups = embeddedFields.get(entity) ?? new Map<string, Record<string, string>>();
  const byHand = ownResolvers(entity);
  const own = Object.keys(type.getFields()).filter(
    (name) => !groups.has(name) && !byHand.has(name),
  );
  const grouped = [...groups.values()].flatMap((properties) => Object.values(properties));
  return [...new Set([...own, ...grouped])].filter(
    (name) => !hasFieldPolicy(entity as EntityClass, name) && !isOpen(entity, name),
  );
}

/**
 * Names in `fieldPolicy` that are not fields of the class: the intended field would be open or
 * closed by mistake.
 */
function misnamed(type: GraphQLObjectType, { class: entity, className }: EntityMetadata): string[] {
  const groups = embeddedFields.get(entity) ?? new Map<string, Record<string, string>>();
  const known = new Set([
    ...Object.keys(type.getFields()),
    ...[...groups.values()].flatMap((properties) => Object.values(properties)),
  ]);
  return declaredFields(entity as EntityClass)
    .filter((name) => !known.has(name))
    .map((name) => `fieldPolicy(${className}, …) names ${name}, which is not a field`);
}

/**
 * Policies that compare with a value a visitor does not have, such as an id: such a statement
 * cannot be compiled, so all queries of visitors would use the slow fallback.
 */
function emptyForVisitors(entity: EntityClass, name: string): string[] {
  const anybody = new Viewer();
  const rules: [rule: string, answer: unknown][] = [
    [name, rowFilter(entity, anybody)],
    ...declaredFields(entity).map((field): [string, unknown] => [
      `${name}.${field}`,
      fieldFilter(entity, field, anybody, { locale: Locale.en }),
    ]),
  ];
  return rules
    .filter(([, answer]) => holdsNothing(answer))
    .map(([rule]) => `The policy of ${rule} compares with an empty value for visitors`);
}

class Omnipotent extends Viewer {
  override may(): boolean {
    return true;
  }
}

/** Names in policies that are not properties: such a filter would fail when it is used. */
function misasked(entity: EntityMetadata): string[] {
  const known = { userId: uuid(), memberId: uuid() };
  const viewers = [new Viewer(), new Viewer(known), new Omnipotent(known)];
  const entityClass = entity.class as EntityClass;
  const filters = viewers.flatMap((viewer) => [
    rowFilter(entityClass, viewer),
    ...declaredFields(entityClass).map((field) =>
      fieldFilter(entityClass, field, viewer, { locale: Locale.en }),
    ),
  ]);
  const missing = filters.flatMap((filter) =>
    typeof filter === "boolean" ? [] : unknownIn(filter, entity),
  );
  return [...new Set(missing)].map(
    (name) => `The policy of ${entity.className} uses ${name}, which is not a property`,
  );
}

function unknownIn(filter: Where, entity: EntityMetadata): string[] {
  return Object.entries(filter).flatMap(([name, wanted]): string[] => {
    if (name === "$and" || name === "$or") {
      return (wanted as Where[]).flatMap((part) => unknownIn(part, entity));
    }
    const property = propertyOf(entity, name);
    if (!property) return [`${entity.className}.${name}`];
    const { targetMeta } = property;
    if (!targetMeta || !dependsOnRow(wanted)) return [];
    const { $some = {}, $none = {}, ...rest } = wanted;
    return [$some, $none, rest].flatMap((part) => unknownIn(part as Where, targetMeta));
  });
}

function holdsNothing(value: unknown): boolean {
  if (value === "" || value === undefined) return true;
  if (Array.isArray(value)) return value.some(holdsNothing);
  return Utils.isPlainObject(value) && Object.values(value as object).some(holdsNothing);
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
      attachPlan.plan(field, { kind: "one", property });
      return toOne(field, property);
    case ReferenceKind.ONE_TO_MANY:
      return toMany(field, property, property.mappedBy);
    case ReferenceKind.MANY_TO_MANY:
      return toMany(field, property, property.mappedBy || property.inversedBy || "");
    default: {
      const isRecords = jsonListFields.get(entity.class)?.has(property.name);
      const isRecord = jsonObjectFields.get(entity.class)?.has(property.name);
      const isLocalized = localizedFields.get(entity.class)?.has(property.name);
      const currency = currencyOf(property, entity);
      if (currency) {
        attachPlan.plan(field, { kind: "money", property, currency });
        field.resolve = (row) =>
          row[property.name] == null
            ? null
            : { amount: row[property.name], currency: row[currency.name] };
        return;
      }
      const kind = isRecord ? "record" : isRecords ? "records" : "column";
      attachPlan.plan(field, { kind: isLocalized ? "localized" : kind, property });
      if (isLocalized) byLocale(field, property, schema);
      else if (field.name !== property.name) field.resolve = (row) => row[property.name];
    }
  }
}

/** The property that holds the currency of a money property; undefined for other properties. */
function currencyOf({ name }: EntityProperty, entity: EntityMetadata): EntityProperty | undefined {
  return propertyOf(entity, moneyFields.get(entity.class)?.get(name) ?? "");
}

/** Money without a currency: the currency must exist and be non-null. */
const wrongCurrencies = (entity: EntityMetadata): string[] =>
  [...(moneyFields.get(entity.class) ?? [])].flatMap(([name, currency]) => {
    const property = propertyOf(entity, currency);
    if (property?.fieldNames && !property.nullable) return [];
    const what = property ? "may be null" : "is missing";
    return [
      `${entity.className}.${name} is money of ${entity.className}.${currency}, which ${what}`,
    ];
  });

const BY_LOCALE = /^(\w+)ByLocale$/;

/** The whole map of a localized property, for editors. */
function bindByLocale(field: Field, entity: EntityMetadata): void {
  const [, name = ""] = BY_LOCALE.exec(field.name) ?? [];
  const property = entity.properties[name as never] as EntityProperty | undefined;
  if (property) attachPlan.plan(field, { kind: "byLocale", property });
}

function word(field: Field, name: string, entity: EntityMetadata): void {
  const rule = maskOf(entity.class as EntityClass, name);
  field.resolve = (row, _args, { viewer }) => {
    const value = row[name] as string;
    return rule?.(viewer)[value] ?? value;
  };
}

function guard(field: Field, name: string): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (row, args, context, info) => {
    const answer = (isSeen: boolean) => (isSeen ? resolve(row, args, context, info) : null);
    const sees = mayReadField(row, name, context, args);
    return typeof sees === "boolean" ? answer(sees) : sees.then(answer);
  };
}

function byLocale(field: Field, { name }: EntityProperty, schema: GraphQLSchema): void {
  const locale = schema.getType("Locale") as GraphQLEnumType;
  addArgument(field, "locale", locale, { defaultValue: Locale.en });
  field.resolve = (row, args) => (row[name] as Localized<unknown>)[args.locale as Locale] ?? null;
}

/** Rows that several parents refer to are loaded in one statement. */
function toOne(field: Field, { name, targetMeta }: EntityProperty): void {
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
    const other = row[name] as { id: string } | null | undefined;
    return other ? loader(context).load(other.id) : null;
  };
}

function toMany(field: Field, property: EntityProperty, back: string): void {
  const isList = isListType(getNullableType(field.type));
  addArgument(field, "first", GraphQLInt, { description: PAGE_ARGS.first });
  if (!isList) addArgument(field, "after", GraphQLString, { description: PAGE_ARGS.after });
  const order = Object.assign({}, ...[property.orderBy ?? { id: "asc" }].flat()) as Order;
  const target = property.targetMeta?.class as EntityClass;
  const describe = (row: object, window: PageArgs) =>
    new ReadQuery(
      target,
      { [back]: (row as { id: string }).id },
      isList ? { kind: "list", order, first: window.first } : { kind: "page", order, window },
    );
  attachPlan.plan(field, { kind: "described", describe });
  field.resolve = (row, args, context) => run(describe(row, args), context);
}

function addArgument(
  field: Field,
  name: string,
  type: GraphQLInputType,
  { description, defaultValue }: { description?: string; defaultValue?: unknown },
): void {
  (field.args as Field["args"][number][]).push({
    name,
    type,
    defaultValue,
    description,
    deprecationReason: undefined,
    extensions: {},
    astNode: undefined,
  });
}
