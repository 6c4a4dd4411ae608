import type { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { NotFound } from "../foundation/errors.ts";
import { type Locale, LOCALES, type Localized } from "../foundation/locale.ts";
import { notFound } from "../foundation/model-messages.ts";
import { firstOf } from "../foundation/reading/orm/orm-reads.ts";
import {
  findFirstFrom,
  findManyFrom,
  findOne,
  findPageFrom,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { isStorable } from "../foundation/reading/descriptions/storable-values.ts";
import { isUuid } from "../foundation/uuid.ts";
import type { FormerSlug } from "./publication-tables.ts";
import { type Publication } from "./publishable.ts";
import type { PublishedEntity } from "./published-entity.ts";

export const NEWEST_FIRST = { publishedAt: "desc", item: "desc" } as const;
export const OLDEST_FIRST = { publishedAt: "asc", item: "asc" } as const;

type InTime = typeof NEWEST_FIRST | typeof OLDEST_FIRST;

interface Filter {
  locale: Locale;
  /** Conditions on the items; without any, only the index table is read. */
  item?: Where;
  /** Conditions on the flags stored in the index table. */
  flags?: Record<string, boolean | null | undefined>;
  /** Conditions on the further columns of the index table. */
  carried?: Where;
}

/** A page of the items published in a language, read from the index table. */
export function publishedPage(
  { published }: Pick<Publication, "published">,
  { locale, item = {}, flags = {}, carried = {} }: Filter,
  window: PageArgs,
  order: InTime = NEWEST_FIRST,
): ReadQuery {
  const conditions = Object.entries(flags).filter(([, value]) => value != null);
  const where = {
    locale,
    ...Object.fromEntries(conditions),
    ...carried,
    ...(Object.keys(item).length > 0 && { item }),
  };
  return findPageFrom(published, where, order, window);
}

const inLanguage = (locale: Locale) => ({ languages: { $contains: [locale] } });

/** A published item by its slug in a language, otherwise by its slug in another language or its id. */
export const publishedBySlug = <T extends PublishedEntity>(
  of: Publication<T>,
  slug: string,
  locale: Locale,
  context: Context,
): ReadQuery =>
  findOne(of.entity, { slug: { [locale]: slug }, ...inLanguage(locale) }, async () =>
    elsewhere(of, slug, locale, context),
  );

/** The current slug of an item with this id or former slug, if it is published in the language. */
async function presentSlug<T extends PublishedEntity>(
  { entity, formerSlugs }: Publication<T>,
  slug: string,
  locale: Locale,
  context: Context,
): Promise<string | undefined> {
  if (!isStorable("text", slug)) return undefined;
  const former = (await firstOf(formerSlugs, { locale, slug }, context)) as FormerSlug | null;
  const id = former?.item.id ?? (isUuid(slug) ? slug : undefined);
  if (!id) return undefined;
  const item = await firstOf(entity, { id, ...inLanguage(locale) }, context);
  return (item as T | null)?.slug[locale];
}

/**
 * The error for an item not published in the language: where it moved, or the languages it is
 * available in.
 */
async function elsewhere<T extends PublishedEntity>(
  of: Publication<T>,
  slug: string,
  locale: Locale,
  context: Context,
): Promise<ReadQuery> {
  const { entity, notAvailable } = of;
  const movedTo = await presentSlug(of, slug, locale, context);
  if (movedTo) throw notFound(entity, { movedTo });
  const others = LOCALES.flatMap((other) => [
    { slug: { [other]: slug }, ...inLanguage(other) },
    ...(isUuid(slug) ? [{ id: slug, ...inLanguage(other) }] : []),
  ]);
  const item = (await firstOf(entity, { $or: others }, context)) as T | null;
  if (!item) throw notFound(entity);
  if (item.languages.includes(locale)) return findOne(entity, { id: item.id });
  const available: Localized = Object.fromEntries(
    item.languages.map((language) => [language, item.slug[language]]),
  );
  throw new NotFound(notAvailable(locale), { available });
}

export const MAX_RELATED = 3;

/**
 * The newest other items in the language that match a condition. The list is walked until it has
 * enough of them: a noun with many items has an index table instead, or carries what is compared.
 * @param carried conditions on the further columns of the index table
 */
export const othersLike = <T extends PublishedEntity>(
  { published }: Publication<T>,
  item: T,
  locale: Locale,
  alike: Where,
  carried: Where = {},
): ReadQuery => {
  const where = { locale, ...carried, item: { id: { $ne: item.id }, ...alike } };
  return findManyFrom(published, where, NEWEST_FIRST, MAX_RELATED);
};

/** The item published just before or after this one in the language. */
export function neighbour<T extends PublishedEntity>(
  of: Publication<T>,
  item: T,
  side: "previous" | "next",
  locale: Locale,
): ReadQuery {
  const at = item.publishedAt[locale];
  const [upTo, beyond] = side === "previous" ? ["$lte", "$lt"] : ["$gte", "$gt"];
  const position = at
    ? {
        publishedAt: { [upTo]: at }, // a start position for the index scan, which an "or" condition cannot provide
        $or: [{ publishedAt: { [beyond]: at } }, { item: { [beyond]: item.id } }],
      }
    : { item: { $in: [] } };
  const order = side === "previous" ? NEWEST_FIRST : OLDEST_FIRST;
  // an unpublished item keeps its publication time, which is not public
  const published = findOne(of.entity, { id: item.id, ...inLanguage(locale) });
  return findFirstFrom(of.published, { locale, ...position }, order).onlyWith(published);
}
