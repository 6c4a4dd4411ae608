import { isDeepStrictEqual } from "node:util";
import {
  coerceInputValue,
  type GraphQLInputType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import { localizedFields } from "../foundation/model.ts";
import type { PublishedEntity } from "./published-entity.ts";

/** Changes of a document by field, as a caller sends them: of texts by language. */
export type Changes = Record<string, unknown>;

type Texts = Partial<Record<Locale, unknown>>;

/** A parsed input as it was sent: dates and values of enums are texts again. */
export function asSent(type: GraphQLInputType, value: unknown): unknown {
  if (value == null) return value;
  if (isNonNullType(type)) return asSent(type.ofType, value);
  if (isListType(type)) return (value as unknown[]).map((one) => asSent(type.ofType, one));
  if (isLeafType(type)) return type.serialize(value);
  if (!isInputObjectType(type)) return value;
  const fields = Object.values(type.getFields()).map(({ name, type: of }) => [
    name,
    asSent(of, (value as Changes)[name]),
  ]);
  return Object.fromEntries(fields.filter(([, sent]) => sent !== undefined));
}

/** The same the other way round. */
export const asParsed = (type: GraphQLInputType, changes: Changes): Changes =>
  coerceInputValue(changes, type) as Changes;

/** Whether a field has a value per language, each of which is published with its language. */
const isByLocale = (item: PublishedEntity, field: string, hasOneSlug: boolean): boolean =>
  localizedFields.get(item.constructor)?.has(field) === true && !(hasOneSlug && field === "slug");

/**
 * What was changed before, with what is changed now.
 * @param parts what fields are now that keep what an input omits of them
 */
export const mergedChanges = (
  item: PublishedEntity,
  before: Changes,
  now: Changes,
  parts: Changes,
): Changes => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(now).map(([field, value]) => [
      field,
      field in parts || localizedFields.get(item.constructor)?.has(field)
        ? { ...(parts[field] as object), ...(before[field] as object), ...(value as object | null) }
        : value,
    ]),
  ),
});

interface Readers {
  /** The languages that readers see. */
  locales: readonly Locale[];
  hasOneSlug: boolean;
}

/** Divides changes into what readers would see, and what they would not. */
export function dividedChanges(item: PublishedEntity, changes: Changes, readers: Readers) {
  const { locales, hasOneSlug } = readers;
  const shown: Changes = {};
  const hidden: Changes = {};
  for (const [field, value] of Object.entries(changes)) {
    if (!isByLocale(item, field, hasOneSlug)) {
      (locales.length ? shown : hidden)[field] = value;
      continue;
    }
    for (const locale of LOCALES) {
      const text = (value as Texts)[locale];
      if (text === undefined) continue;
      const part = locales.includes(locale) ? shown : hidden;
      part[field] = { ...(part[field] as Texts | undefined), [locale]: text };
    }
  }
  return { shown, hidden };
}

/**
 * Without what is already so.
 * @param now what fields are now whose value is not a column of their name
 */
export function realChanges(item: PublishedEntity, changes: Changes, now: Changes): Changes {
  const real: Changes = {};
  for (const [field, value] of Object.entries(changes)) {
    const before = storedValue(item, field, now);
    if (localizedFields.get(item.constructor)?.has(field)) {
      const texts = Object.entries(value as Texts).filter(
        ([locale, text]) => !isSame((before as Texts)[locale as Locale], text),
      );
      if (texts.length) real[field] = Object.fromEntries(texts);
    } else if (before === undefined || !isSame(inSet(field, before), inSet(field, value))) {
      real[field] = value;
    }
  }
  return real;
}

/** As the input of an update has it; undefined if that has no counterpart in the row. */
function storedValue(item: PublishedEntity, field: string, now: Changes): unknown {
  if (field in now) return now[field];
  const row = item as unknown as Changes;
  const value = row[field];
  if (value instanceof Date) return value.toJSON();
  return field in row ? (value ?? null) : undefined;
}

/** Which rows are related is no matter of their order. */
const inSet = (field: string, value: unknown): unknown =>
  field.endsWith("Ids") && Array.isArray(value)
    ? [...new Set(value as string[])].toSorted()
    : value;

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? null, other ?? null);
