// One declaration per property: it maps the column (MikroORM) and publishes the field
// (TypeGraphQL). A property declared `internal` has a column but no field: the graph cannot read
// it.

import "reflect-metadata";
import { ArrayType, BigIntType, type PropertyOptions } from "@mikro-orm/core";
import { Entity, Enum, ManyToMany, OneToMany } from "@mikro-orm/decorators/legacy";
import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import { GraphQLDecimal } from "./decimal.ts";
import { LocalizedText } from "./locale.ts";
import { mapKey, mapManyToOne, mapProperty } from "./mapping.ts";
import { type ModelMessages, setMessages } from "./model-messages.ts";
import { Money } from "./money.ts";
import type { OrderOf } from "./reading/descriptions/read-query.ts";

type Thunk<T = object> = () => abstract new (...args: never[]) => T;
type Column = Omit<PropertyOptions<object>, "type">;

interface Published {
  description?: string;
  /** Not in the graph; a comment must say why. */
  internal?: boolean;
  nullable?: boolean;
  /** A field policy says who sees it; for others it is null. */
  restricted?: boolean;
}

/** What `entityResolvers` lets callers write into a property. */
interface Writable<Value> {
  /** How it is validated; true if every value of its type is valid. Without it callers cannot write it. */
  input?: z.ZodType<Value> | true;
  /** A new row must have it; of a localized text, one language at least. */
  required?: boolean;
}

/** A property that callers write, as its decorator declares it. */
export interface WritableProperty {
  kind: "value" | "localized" | "relation";
  /** The type of its field in the graph; of a relation, the class that it refers to. */
  type: () => unknown;
  nullable: boolean;
  required: boolean;
  description?: string;
  validator?: z.ZodType;
  /** Whether this row may be referred to. */
  accepts?(row: object): boolean;
}

/** The properties that callers write, by class and name. */
export const writableProperties = new Map<Function, Map<string, WritableProperty>>();

/** All stored classes, in the order of their files: the ORM's entity list. */
export const entities: Function[] = [];

/** The classes whose changes by staff are written to the audit log. */
export const auditedEntities = new Set<Function>();

/** Localized properties by class and name: `bind` adds a `locale` argument to their fields. */
export const localizedFields = new Map<Function, Set<string>>();

/** The values of enum columns, by class and property. */
export const enumsByProperty = new Map<Function, Map<string, () => Record<string, string>>>();

/** Properties that hold a JSON list of small objects, by class. */
export const jsonListFields = new Map<Function, Set<string>>();

/** Properties that hold a JSON object, by class. */
export const jsonObjectFields = new Map<Function, Set<string>>();

/** The columns that an embedded object's fields read, by class, field and field name. */
export const embeddedFields = new Map<Function, Map<string, Record<string, string>>>();

/** Money properties by class, with the property that holds the currency. */
export const moneyFields = new Map<Function, Map<string, string>>();

/** The properties of a class that are published as fields. */
export const publishedFields = new Map<Function, Set<string>>();

export const COLLATION = "und-x-icu"; // the same collation on every machine, or cursors would differ

const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

const published = (type: () => unknown, options: Published): PropertyDecorator => {
  const { internal, restricted, description } = options;
  const nullable = options.nullable || restricted;
  if (internal) return all();
  return all(Field(type as never, { nullable, description, simple: true }), (target, key) => {
    const names = publishedFields.get(target.constructor) ?? new Set();
    publishedFields.set(target.constructor, names.add(String(key)));
  });
};

const declared =
  <Value>(map: Map<Function, Map<string, Value>>, value: Value): PropertyDecorator =>
  ({ constructor }, key) => {
    const known = map.get(constructor) ?? new Map<string, Value>();
    map.set(constructor, known.set(String(key), value));
  };

function writable(
  kind: WritableProperty["kind"],
  type: () => unknown,
  options: Published & Writable<unknown> & Pick<WritableProperty, "accepts">,
): PropertyDecorator {
  const { input, required = false, nullable = false, description, accepts } = options;
  if (!input) return all();
  const validator = input === true ? undefined : input;
  const property = { kind, type, nullable, required, description, validator, accepts };
  return declared(writableProperties, property);
}

function column<Value>(
  type: string | BigIntType<"number"> | ArrayType<number>,
  graphType: unknown,
  options: Column & Published & Writable<Value>,
): PropertyDecorator {
  const { internal, restricted, description, input, required, ...rest } = options;
  return all(
    published(() => graphType, options),
    writable("value", () => graphType, options),
    mapProperty({ ...rest, type }),
  );
}

export const id = (): PropertyDecorator =>
  all(
    published(() => ID, {}),
    mapKey({ type: "uuid" }),
  );

/** The id of a row that need not exist. */
export const reference = (options: Column & Published = {}) => column("uuid", ID, options);

/** A text column. `sorted`: lists are ordered by it, so it gets a fixed collation. */
export const text = ({
  sorted,
  ...options
}: Column & Published & Writable<string> & { sorted?: boolean } = {}) =>
  column("text", String, { ...options, ...(sorted && { collation: COLLATION }) });

export const int = (options: Column & Published & Writable<number> = {}) =>
  column("integer", Int, options);

/** An integer above 32 bits, up to 2^53 - 1, such as a file size in bytes. */
export const bigInt = (options: Column & Published = {}) =>
  column(new BigIntType("number"), GraphQLSafeInt, options);

/** An exact decimal number, such as a tax rate. It is a string in code and in the graph. */
export const decimal = (options: Column & Published & { precision: number; scale: number }) =>
  column("decimal", GraphQLDecimal, options);

/**
 * An amount in minor units, published as `Money`. Another property of the row, `currency` by
 * default, holds its ISO 4217 code. Filters, orders and sums refer to the amount.
 */
export const money = ({
  currency = "currency",
  internal,
  restricted,
  description,
  input,
  required,
  ...rest
}: Column & Published & Writable<number> & { currency?: string } = {}): PropertyDecorator =>
  all(
    published(() => Money, { internal, restricted, description, nullable: rest.nullable }),
    writable("value", () => Int, { input, required, description, nullable: rest.nullable }),
    declared(moneyFields, currency),
    mapProperty({ ...rest, type: new BigIntType("number") }),
  );

export const boolean = (options: Column & Published & Writable<boolean> = {}) =>
  column("boolean", Boolean, options);

/** A timestamp in milliseconds: with a higher precision cursors would skip or repeat rows. */
export const dateTime = (options: Column & Published = {}) =>
  column("datetime", Date, { ...options, length: 3 });

/** A date without a time, `YYYY-MM-DD`. */
export const date = (options: Column & Published = {}) => column("date", String, options);

/** A list of strings. */
export const stringList = (options: Column & Published = {}) =>
  column("text[]", [String], { default: [], ...options });

/** A list of integers. */
export const intList = (options: Column & Published = {}) =>
  column(new ArrayType(Number), [Int], { columnType: "int[]", default: [], ...options });

/**
 * A generated column, computed by the database from other columns of the row. It is not in the
 * graph.
 */
export const generated = (
  columnType: string,
  sql: string,
  options: Column = {},
): PropertyDecorator => mapProperty({ ...options, type: columnType, generated: `(${sql}) stored` });

/** A text in the graph that the database computes from other columns of the row. */
export const generatedText = (
  sql: string,
  options: { nullable?: boolean; description: string },
): PropertyDecorator =>
  all(
    published(() => String, options),
    generated("text", sql, { nullable: options.nullable ?? false }),
  );

/** The full-text search vector of a row. */
export const searchVector = (sql: string): PropertyDecorator =>
  generated("tsvector", sql, { lazy: true, nullable: true });

/** A column that holds one value of an enum; the enum is registered here. */
export const enumColumn = (
  of: () => Record<string, string>,
  options: Column & Published & Writable<never> = {},
): PropertyDecorator => {
  const { internal, restricted, description, input, required, ...rest } = options;
  return all(
    published(of, options),
    writable("value", of, options),
    Enum({ ...rest, items: of, type: "text" } as never) as PropertyDecorator,
  );
};

/** Declares the values of a column that is declared without the graph. */
export const enumValues = (of: () => Record<string, string>): PropertyDecorator =>
  declared(enumsByProperty, of);

/** A column that holds several values of an enum. */
export const enumList = (
  of: () => Record<string, string>,
  { internal, description, ...rest }: Column & Published = {},
): PropertyDecorator =>
  all(
    published(() => [of()], { internal, description }),
    enumValues(of),
    mapProperty({ ...rest, type: "text[]", default: [] }),
  );

/**
 * A list of small objects of this class, stored as JSON. Their fields must be nullable or always
 * present.
 */
export const jsonList = (
  of: Thunk,
  { description, ...rest }: Column & Published = {},
): PropertyDecorator =>
  all(
    published(() => [of()], { description }),
    (target, key) => {
      const names = jsonListFields.get(target.constructor) ?? new Set();
      jsonListFields.set(target.constructor, names.add(String(key)));
    },
    mapProperty({ ...rest, type: "json", default: "[]" }),
  );

/**
 * An object of this class, stored as JSON. Its fields are scalars that are nullable or always present.
 */
export const jsonObject = (
  of: Thunk,
  { description, nullable, ...rest }: Column & Published = {},
): PropertyDecorator =>
  all(
    published(of, { description, nullable }),
    (target, key) => {
      const names = jsonObjectFields.get(target.constructor) ?? new Set();
      jsonObjectFields.set(target.constructor, names.add(String(key)));
    },
    mapProperty({ ...rest, nullable, type: "json" }),
  );

/**
 * An object of the graph composed of columns of the same row, such as `metadata { languages }`: the
 * fields of its class mapped to the properties they read. It has no column of its own, and its
 * fields keep the policies of those properties.
 */
export const embedded = (of: Thunk, properties: Record<string, string>): PropertyDecorator =>
  all(
    Field(of as never, { simple: true }) as PropertyDecorator,
    declared(embeddedFields, properties),
  );

/**
 * A value per locale, stored as one JSON map. Published as `name(locale)` for readers and, unless
 * `editable` is false, as `nameByLocale` for editors (restricted by a field policy).
 */
export const localized = ({
  of = () => String,
  byLocale = () => LocalizedText,
  internal,
  editable = true,
  description,
  input,
  required,
  ...rest
}: Column &
  Published &
  Writable<string> & {
    /** Validates the text of each language. */
    input?: z.ZodType<string>;
    of?: () => unknown;
    byLocale?: () => unknown;
    editable?: boolean;
  } = {}): PropertyDecorator =>
  all(
    (target, key) => {
      const { constructor } = target;
      const names = localizedFields.get(constructor) ?? new Set();
      if (!internal) localizedFields.set(constructor, names.add(String(key)));
    },
    published(of, { internal, nullable: true, description }),
    writable("localized", of, { input, required, description }),
    (target, key) => {
      if (!editable || internal) return;
      // not `simple`: its resolver reads the property, whose name differs from the field's
      const name = `${String(key)}ByLocale`;
      const all = `\`${String(key)}\` in every language; null unless the viewer may read all of them.`;
      Field(byLocale as never, { name, nullable: true, description: all })(target, key);
    },
    mapProperty({ default: "{}", ...rest, type: "json" }),
  );

/** A to-one relation. Always nullable in the graph, because a row policy may hide the other row. */
export const manyToOne = <T extends object>(
  to: Thunk<T>,
  {
    internal,
    description,
    input,
    required,
    accepts,
    ...rest
  }: Column &
    Published &
    Writable<never> & {
      deleteRule?: "cascade" | "set null";
      /** False: it outlives the other row, which is then null. */
      createForeignKeyConstraint?: boolean;
      /** Which rows callers may refer to; any that they see by default. */
      accepts?(row: T): boolean;
    } = {},
): PropertyDecorator =>
  all(
    published(to, { internal, nullable: true, description }),
    writable("relation", to, { ...rest, input, required, description, accepts }),
    mapManyToOne(to, { index: true, ...rest }),
  );

interface ToMany<T> extends Published {
  /** The property of the other class that refers back to this one. */
  by?: keyof T & string;
  orderBy?: OrderOf<T>;
  /** Publishes a connection instead of a plain list. */
  page?: () => unknown;
}

/** A one-to-many relation. */
export const oneToMany = <T extends object>(
  to: Thunk<T>,
  { by, orderBy, page, ...options }: ToMany<T> & { by: keyof T & string },
): PropertyDecorator =>
  all(
    published(page ?? (() => [to()]), options),
    OneToMany(to as never, by as never, { orderBy } as never) as PropertyDecorator,
  );

/** A many-to-many relation. */
export const manyToMany = <T extends object>(
  to: Thunk<T>,
  { by, orderBy, page, through, ...options }: ToMany<T> & { through?: Thunk },
): PropertyDecorator =>
  all(
    published(page ?? (() => [to()]), options),
    ManyToMany({
      entity: to,
      ...(by ? { mappedBy: by } : { pivotEntity: through }),
      orderBy,
    } as never) as PropertyDecorator,
  );

/** Copies the declarations of parent classes to a class. */
function inheritDeclarations(target: Function): void {
  const parent = Object.getPrototypeOf(target) as Function;
  for (const sets of [localizedFields, jsonListFields, jsonObjectFields, publishedFields]) {
    const inherited = sets.get(parent);
    if (inherited) sets.set(target, new Set([...inherited, ...(sets.get(target) ?? [])]));
  }
  inheritMap(enumsByProperty, parent, target);
  inheritMap(embeddedFields, parent, target);
  inheritMap(moneyFields, parent, target);
  inheritMap(writableProperties, parent, target);
}

function inheritMap<Value>(
  declared: Map<Function, Map<string, Value>>,
  parent: Function,
  target: Function,
): void {
  const inherited = declared.get(parent);
  if (inherited) declared.set(target, new Map([...inherited, ...(declared.get(target) ?? [])]));
}

/** A class that is both a table and a type of the graph. */
export const model =
  (options: {
    table?: string;
    abstract?: boolean;
    description?: string;
    messages?: ModelMessages;
    /** False for what people do all the time, and for history: the audit log leaves it out. */
    audited?: boolean;
  }): ClassDecorator =>
  (target) => {
    const { table, abstract, description, messages, audited = true } = options;
    if (!abstract && audited) auditedEntities.add(target);
    inheritDeclarations(target);
    if (messages) setMessages(target, messages);
    if (!abstract) ObjectType({ description })(target);
    else ObjectType()(target);
    Entity({ tableName: table, abstract })(target as never);
    if (!abstract) entities.push(target);
  };

/** A class that is a table and no noun of the graph: what triggers maintain, or only code reads. */
export const table =
  (tableName: string): ClassDecorator =>
  (target) => {
    Entity({ tableName })(target as never);
    entities.push(target);
  };
