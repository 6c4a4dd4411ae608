// One declaration a property: it maps the column (MikroORM) and publishes the field (TypeGraphQL).
// What is declared with `hidden` has a column and no field: it cannot be read through the graph.

import "reflect-metadata";
import type { PropertyOptions } from "@mikro-orm/core";
import {
  Entity,
  Enum,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
} from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { LocalizedText } from "./locale.ts";

type Thunk<T = object> = () => abstract new (...args: never[]) => T;
type Column = Omit<PropertyOptions<object>, "type">;

interface Published {
  description?: string;
  /** Not in the graph; say why in a comment. */
  hidden?: boolean;
  nullable?: boolean;
  /** A field rule says who sees it; to others it is null. */
  guarded?: boolean;
}

/** Every stored class, in the order of their files: the ORM's list of entities. */
export const entities: Function[] = [];

/** Localized properties by class and name, for the graph to give their fields a `locale`. */
export const localizedFields = new Map<Function, Set<string>>();

/** The words that columns may hold, by class and property. */
export const closedSets = new Map<Function, Map<string, () => Record<string, string>>>();

/** Properties that hold a list of small objects, by class. */
export const recordFields = new Map<Function, Set<string>>();

/** Per class and field: the properties that the fields of a group read, by the fields' names. */
export const groupFields = new Map<Function, Map<string, Record<string, string>>>();

/** The properties of a class that are fields of the graph, inherited ones apart. */
export const publishedFields = new Map<Function, Set<string>>();

export const COLLATION = "und-x-icu"; // the same order on every machine, or cursors differ

const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

const published = (type: () => unknown, options: Published): PropertyDecorator => {
  const { hidden, guarded, description } = options;
  const nullable = options.nullable || guarded;
  if (hidden) return all();
  return all(Field(type as never, { nullable, description, simple: true }), (target, key) => {
    const names = publishedFields.get(target.constructor) ?? new Set();
    publishedFields.set(target.constructor, names.add(String(key)));
  });
};

function column(type: string, graphType: unknown, options: Column & Published): PropertyDecorator {
  const { hidden, guarded, description, ...rest } = options;
  return all(
    published(() => graphType, options),
    Property({ ...rest, type } as never) as PropertyDecorator,
  );
}

export const id = (): PropertyDecorator =>
  all(
    published(() => ID, {}),
    PrimaryKey({ type: "uuid" }) as PropertyDecorator,
  );

/** `sorted`: lists are ordered by it, so it is compared alike everywhere. */
export const text = ({ sorted, ...options }: Column & Published & { sorted?: boolean } = {}) =>
  column("text", String, { ...options, ...(sorted && { collation: COLLATION }) });

export const number = (options: Column & Published = {}) => column("integer", Int, options);

export const flag = (options: Column & Published = {}) => column("boolean", Boolean, options);

/** An instant, to the millisecond: finer times would make cursors skip or repeat rows. */
export const moment = (options: Column & Published = {}) =>
  column("datetime", Date, { ...options, length: 3 });

/** A day without a time, `YYYY-MM-DD`. */
export const day = (options: Column & Published = {}) => column("date", String, options);

/** A list of words. */
export const words = (options: Column & Published = {}) =>
  column("text[]", [String], { default: [], ...options });

/** A column that the database makes of others of the row. It is not in the graph. */
export const derived = (columnType: string, sql: string, options: Column = {}): PropertyDecorator =>
  Property({ ...options, type: columnType, generated: `(${sql}) stored` } as never) as never;

/** The words a row is found by. */
export const searchTerms = (sql: string): PropertyDecorator =>
  derived("tsvector", sql, { lazy: true, nullable: true });

/** One of a closed set; the enum is registered where it stands. */
export const choice = (
  of: () => Record<string, string>,
  options: Column & Published = {},
): PropertyDecorator => {
  const { hidden, guarded, description, ...rest } = options;
  return all(
    published(of, options),
    Enum({ ...rest, items: of, type: "text" } as never) as PropertyDecorator,
  );
};

/** Says which words a column holds that is declared without the graph. */
export const oneOfSet =
  (of: () => Record<string, string>): PropertyDecorator =>
  ({ constructor }, key) => {
    const sets = closedSets.get(constructor) ?? new Map();
    closedSets.set(constructor, sets.set(String(key), of));
  };

/** Several of a closed set. */
export const choices = (
  of: () => Record<string, string>,
  { hidden, description, ...rest }: Column & Published = {},
): PropertyDecorator =>
  all(
    published(() => [of()], { hidden, description }),
    oneOfSet(of),
    Property({ ...rest, type: "text[]", default: [] } as never) as PropertyDecorator,
  );

/** A list of small objects of this class, stored as JSON. Their fields must be nullable or always there. */
export const records = (
  of: Thunk,
  { description, ...rest }: Column & Published = {},
): PropertyDecorator =>
  all(
    published(() => [of()], { description }),
    (target, key) => {
      const names = recordFields.get(target.constructor) ?? new Set();
      recordFields.set(target.constructor, names.add(String(key)));
    },
    Property({ ...rest, type: "json", default: "[]" } as never) as PropertyDecorator,
  );

/**
 * An object of the graph made of columns of the same row, such as `metadata { languages }`: the fields
 * of its class by the properties they read. It has no column, and its fields keep the rules of those properties.
 */
export const group =
  (of: Thunk, properties: Record<string, string>): PropertyDecorator =>
  (target, key) => {
    Field(of as never, { simple: true })(target, key);
    const known = groupFields.get(target.constructor) ?? new Map<string, Record<string, string>>();
    groupFields.set(target.constructor, known.set(String(key), properties));
  };

/**
 * A value by locale, stored as one JSON map. Published as `name(locale)` for readers and, unless
 * `editable` is false, as `nameByLocale` for those who edit it (a field rule says who).
 */
export const localized = ({
  of = () => String,
  byLocale = () => LocalizedText,
  hidden,
  editable = true,
  description,
  ...rest
}: Column &
  Published & {
    of?: () => unknown;
    byLocale?: () => unknown;
    editable?: boolean;
  } = {}): PropertyDecorator =>
  all(
    (target, key) => {
      const { constructor } = target;
      const names = localizedFields.get(constructor) ?? new Set();
      if (!hidden) localizedFields.set(constructor, names.add(String(key)));
    },
    published(of, { hidden, nullable: true, description }),
    (target, key) => {
      if (!editable || hidden) return;
      // not `simple`: its resolver reads the property, which has another name than the field
      Field(byLocale as never, { name: `${String(key)}ByLocale`, nullable: true })(target, key);
    },
    Property({ default: "{}", ...rest, type: "json" } as never) as PropertyDecorator,
  );

/** One other thing. Always nullable in the graph: a row rule may hide it. */
export const one = <T extends object>(
  to: Thunk<T>,
  {
    hidden,
    description,
    ...rest
  }: Column & Published & { deleteRule?: "cascade" | "set null" } = {},
): PropertyDecorator =>
  all(
    published(to, { hidden, nullable: true, description }),
    ManyToOne(to as never, { index: true, ...rest } as never) as PropertyDecorator,
  );

interface ToMany<T> extends Published {
  /** The property of the others that leads back here. */
  by?: keyof T & string;
  orderBy?: object;
  /** Publishes pages of them instead of a bare list. */
  page?: () => unknown;
}

/** Many others that belong to this one. */
export const many = <T extends object>(
  to: Thunk<T>,
  { by, orderBy, page, ...options }: ToMany<T> & { by: keyof T & string },
): PropertyDecorator =>
  all(
    published(page ?? (() => [to()]), options),
    OneToMany(to as never, by as never, { orderBy } as never) as PropertyDecorator,
  );

/** Others that may each belong to many of these. */
export const several = <T extends object>(
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

/** A stored class that is a type of the graph. */
export const model =
  (options: { table?: string; abstract?: boolean; description?: string }): ClassDecorator =>
  (target) => {
    const { table, abstract, description } = options;
    if (!abstract) ObjectType({ description })(target);
    else ObjectType()(target);
    Entity({ tableName: table, abstract })(target as never);
    if (!abstract) entities.push(target);
  };
