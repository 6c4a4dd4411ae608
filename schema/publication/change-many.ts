import { type BulkResult, changeAll } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { PublicationStatus } from "./publication-status.ts";
import type { Publication } from "./publishable.ts";
import type { PublishedEntity } from "./published-entity.ts";
import { publisherOf } from "./publisher.ts";
import { changeReviewed } from "./review.ts";

type Ids = readonly string[];
type Locales = readonly Locale[] | null | undefined;

/** Changes any number of visible items, with one result per id. */
export const changeMany = <T extends PublishedEntity>(
  { entity, load }: Publication<T>,
  ids: Ids,
  context: Context,
  change: (item: T) => void,
  options: object = {},
): Promise<BulkResult> =>
  changeAll(entity, ids, context, {
    find: (some) => allOf(entity, { id: { $in: some } }, context, { ...load, ...options }),
    change: (item) => changeReviewed(item, context, change),
  });

/**
 * Publishes items in the given languages, or by default in all languages they have except archived
 * ones.
 */
export const publishMany = (
  of: Publication,
  ids: Ids,
  locales: Locales,
  context: Context,
): Promise<BulkResult> => {
  const publish = (item: PublishedEntity) => {
    const isMeant = (locale: Locale) =>
      locales ? locales.includes(locale) : item.status[locale] !== PublicationStatus.ARCHIVED;
    const meant = LOCALES.filter((locale) => item.title[locale] && isMeant(locale));
    if (!meant.length) throw new Invalid({ locales: "Not valid" }, "There is nothing to publish");
    for (const locale of meant) item.publish(locale, context.now(), publisherOf(context));
  };
  return changeMany(of, ids, context, publish, loadToPublish(of));
};

/** Loading options for what may be published: of documents with versions the text, which they keep. */
const loadToPublish = ({ options }: Publication): object =>
  options.versions ? { exclude: [] } : {};

/** Changes the given languages of each item; reports items that have none of them. */
const changeLanguages = (
  of: Publication,
  ids: Ids,
  locales: Locales,
  context: Context,
  work: {
    isMeant: (status: PublicationStatus, item: PublishedEntity, locale: Locale) => boolean;
    change: (item: PublishedEntity, locale: Locale) => void;
    otherwise: string;
    load?: object;
  },
) => {
  const change = (item: PublishedEntity) => {
    const meant = (locales ?? LOCALES).filter((locale) => {
      const status = item.status[locale];
      return status && work.isMeant(status, item, locale);
    });
    if (!meant.length) throw new Invalid({ locales: "Not valid" }, work.otherwise);
    for (const locale of meant) work.change(item, locale);
  };
  return changeMany(of, ids, context, change, work.load);
};

/** Archives items in the given languages, or in all; remembers the selection, for undo. */
export const archiveMany = (
  of: Publication,
  ids: Ids,
  locales: Locales,
  context: Context,
  selectionId?: string,
): Promise<BulkResult> =>
  changeLanguages(of, ids, locales, context, {
    isMeant: (status) => status !== PublicationStatus.ARCHIVED,
    change: (item, locale) => item.archive(locale, selectionId),
    otherwise: "There is nothing to archive",
  });

/**
 * Restores archived languages to their previous status: all, or those archived with a selection.
 */
export const unarchiveMany = (
  of: Publication,
  ids: Ids,
  locales: Locales,
  context: Context,
  selectionId?: string,
): Promise<BulkResult> =>
  changeLanguages(of, ids, locales, context, {
    isMeant: (status, { archivedFrom }, locale) =>
      status === PublicationStatus.ARCHIVED &&
      (!selectionId || archivedFrom[locale]?.selectionId === selectionId),
    change: (item, locale) => item.unarchive(locale, context.now(), publisherOf(context)),
    otherwise: "There is nothing to restore",
    load: loadToPublish(of),
  });

/** Turns published and scheduled languages into drafts. */
export const unpublishMany = (
  of: Publication,
  ids: Ids,
  locales: Locales,
  context: Context,
): Promise<BulkResult> =>
  changeLanguages(of, ids, locales, context, {
    isMeant: (status) =>
      status === PublicationStatus.PUBLISHED || status === PublicationStatus.SCHEDULED,
    change: (item, locale) => item.unpublish(locale, PublicationStatus.DRAFT),
    otherwise: "There is nothing to unpublish",
  });
