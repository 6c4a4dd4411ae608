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
import type { FormerSlug } from "./publication-tables.ts";
import { type Publication } from "./publishable.ts";
import type { PublishedEntity } from "./published-entity.ts";

export const NEWEST_FIRST = { publishedAt: "desc", item: "desc" } as const;
export const OLDEST_FIRST = { publishedAt: "asc", item: "asc" } as const;

type InTime = typeof NEWEST_FIRST | typeof OLDEST_FIRST;

interface Filter {
  locale: Locale;
  /** Of what is published; without any the index table alone is read. */
  item?: Where;
  /** By the flags that the index table carries. */
  flags?: Record<string, boolean | null | undefined>;
}

/** What is published in a language, read along the index table. */
export function publishedPage(
  { published }: Pick<Publication, "published">,
  { locale, item = {}, flags = {} }: Filter,
  window: PageArgs,
  order: InTime = NEWEST_FIRST,
): ReadQuery {
  const asked = Object.entries(flags).filter(([, value]) => value != null);
  const where = {
    locale,
    ...Object.fromEntries(asked),
    ...(Object.keys(item).length > 0 && { item }),
  };
  return findPageFrom(published, where, order, window);
}

const inLanguage = (locale: Locale) => ({ languages: { $contains: [locale] } });

/** Something published by its slug in a language; failing that by its slug in another language. */
export const publishedBySlug = <T extends PublishedEntity>(
  of: Publication<T>,
  slug: string,
  locale: Locale,
  context: Context,
): ReadQuery =>
  findOne(of.entity, { slug: { [locale]: slug }, ...inLanguage(locale) }, async () =>
    elsewhere(of, slug, locale, context),
  );

/** The slug by now of what had this one, if it is published in the language. */
async function presentSlug<T extends PublishedEntity>(
  { entity, formerSlugs }: Publication<T>,
  slug: string,
  locale: Locale,
  context: Context,
): Promise<string | undefined> {
  if (!isStorable("text", slug)) return undefined;
  const former = (await firstOf(formerSlugs, { locale, slug }, context)) as FormerSlug | null;
  if (!former) return undefined;
  const item = await firstOf(entity, { id: former.item.id, ...inLanguage(locale) }, context);
  return (item as T | null)?.slug[locale];
}

/** Says where it has moved to, or can be read, what is not published in the language asked for. */
async function elsewhere<T extends PublishedEntity>(
  of: Publication<T>,
  slug: string,
  locale: Locale,
  context: Context,
): Promise<ReadQuery> {
  const { entity, notAvailable } = of;
  const movedTo = await presentSlug(of, slug, locale, context);
  if (movedTo) throw notFound(entity, { movedTo });
  const others = LOCALES.map((other) => ({ slug: { [other]: slug }, ...inLanguage(other) }));
  const item = (await firstOf(entity, { $or: others }, context)) as T | null;
  if (!item) throw notFound(entity);
  if (item.languages.includes(locale)) return findOne(entity, { id: item.id });
  const available: Localized = Object.fromEntries(
    item.languages.map((language) => [language, item.slug[language]]),
  );
  throw new NotFound(notAvailable(locale), { available });
}

const MAX_RELATED = 3;

/** What to read next in the language: what is alike in the first way, then in the second. */
export function related<T extends PublishedEntity>(
  { published }: Publication<T>,
  item: T,
  locale: Locale,
  [first = {}, second]: readonly Where[],
): ReadQuery {
  const others = (alike: Where) => {
    const where = { locale, item: { id: { $ne: item.id }, ...alike } };
    return findManyFrom(published, where, NEWEST_FIRST, MAX_RELATED);
  };
  return second ? others(first).followedBy(others(second)) : others(first);
}

/** The one published just before or just after this one, in the language that it is published in. */
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
        publishedAt: { [upTo]: at }, // where an index begins to be read, which an "or" cannot say
        $or: [{ publishedAt: { [beyond]: at } }, { item: { [beyond]: item.id } }],
      }
    : { item: { $in: [] } };
  const order = side === "previous" ? NEWEST_FIRST : OLDEST_FIRST;
  // one that was published once keeps the time, which is not for everyone to know
  const published = findOne(of.entity, { id: item.id, ...inLanguage(locale) });
  return findFirstFrom(of.published, { locale, ...position }, order).onlyWith(published);
}
