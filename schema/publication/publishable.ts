import type { EntityManager } from "@mikro-orm/core";
import type { Permission } from "../foundation/declared.generated.ts";
import { type Locale } from "../foundation/locale.ts";
import { model } from "../foundation/model.ts";
import { ALL, rowPolicy } from "../foundation/policies.ts";
import type { PublicPages } from "../foundation/public-pages.ts";
import type { EntityClass, Where } from "../foundation/reading/descriptions/read-query.ts";
import { Trash } from "../foundation/trash.ts";
import { declareVersions, type VersionOptions } from "./document-version.ts";
import {
  type PublicationOptions,
  type PublicationTables,
  publicationTables,
} from "./publication-tables.ts";
import {
  draftTrigger,
  pictureTrigger,
  publicationIndexes,
  publicationTriggers,
} from "./publication-triggers.ts";
import { PublishedDocument } from "./published-document.ts";
import type { PublishedEntity } from "./published-entity.ts";

/** Who may publish an item: who holds a permission, and members by their ids. */
interface Reviewers {
  permission: Permission;
  members?: (item: never) => readonly string[];
}

/** Called in the transaction that publishes a scheduled item. */
type OnPublished = (
  item: never,
  locale: Locale,
  em: EntityManager,
  now: Date,
) => Promise<void> | void;

export interface PublishableOptions extends PublicationOptions {
  description: string;
  /** The display name, if it differs from the noun: "Post". */
  label?: string;
  /** Columns that lists and bulk changes do not load, because they are large. */
  longColumns?: readonly string[];
  onPublished?: OnPublished;
  /** Who is notified of what is submitted for review. */
  reviewers?: Reviewers;
  /** Which of its pages the sitemap lists, if not all. */
  inSitemap?: Where;
  /** Which of its pages the site's search finds, if not all. */
  inSearch?: Where;
  /** Of a `VersionedDocument`: what is kept of its earlier texts, with the pictures that these show. */
  versions?: VersionOptions;
}

/** Everything about the publication of one noun. */
export interface Publication<
  T extends PublishedEntity = PublishedEntity,
> extends PublicationTables {
  entity: EntityClass<T>;
  options: PublishableOptions;
  notAvailable(locale: string): string;
  trash: Trash<T>;
  /** Loading options for changes. */
  load: object;
  /** Where its pages are, if it has a path. */
  pages?: PublicPages;
}

const publications = new Map<EntityClass, Publication>();

/** All nouns declared as publishable. */
export const allPublications = (): readonly Publication[] => [...publications.values()];

/** Those of them that are read as a page. */
export const allDocuments = (): readonly Publication[] =>
  allPublications().filter(({ entity }) => entity.prototype instanceof PublishedDocument);

export function publicationOf<T extends PublishedEntity>(entity: EntityClass<T>): Publication<T> {
  const known = publications.get(entity);
  if (!known) throw new Error(`${entity.name} is not declared with @publishable`);
  return known as unknown as Publication<T>;
}

/** Unregisters a noun that is no longer part of the product. */
export function unregisterPublication(entity: EntityClass<PublishedEntity>): void {
  publicationOf(entity).trash.forget();
  publications.delete(entity);
}

/**
 * Declares an entity that is published separately in each language: its table with indexes for
 * slugs and lists, the denormalized tables and their triggers, and its trash.
 */
export const publishable =
  (options: PublishableOptions) =>
  <T extends EntityClass<PublishedEntity>>(entity: T): void => {
    const { table, noun, description, path, parent, listed = "languages" } = options;
    const isDocument = entity.prototype instanceof PublishedDocument;
    const label = options.label ?? noun.charAt(0).toUpperCase() + noun.slice(1);
    const messages = { notFound: `${label} not found`, taken: "This slug is taken" };
    const load = { exclude: [...(options.longColumns ?? [])] };
    if (options.versions) declareVersions({ entity, noun }, options.versions);
    const withParent = parent && { [parent.relation]: { $ne: null } };
    const indexed = isDocument && { noindex: false };
    const where = { ...indexed, ...withParent, ...options.inSitemap };
    for (const decorate of [
      ...publicationTriggers(options),
      ...(isDocument ? [pictureTrigger(options), draftTrigger()] : []),
      ...publicationIndexes(options, isDocument),
      model({ table, messages, description }),
    ]) {
      decorate(entity);
    }
    const tables = publicationTables(entity, options);
    const { published, totals, otherTotals, formerSlugs } = tables;
    for (const beside of [published.list, totals, ...otherTotals, formerSlugs]) {
      rowPolicy(beside as EntityClass, () => ALL);
    }
    publications.set(entity, {
      ...tables,
      entity,
      options,
      notAvailable: (locale) => `${label} not available in ${locale}`,
      load,
      ...(path && {
        pages: {
          entity: () => entity,
          path,
          slug: "slug",
          languages: listed,
          ...(parent && { parent }),
          ...(Object.keys(where).length > 0 && { where }),
        },
      }),
      trash: new Trash<PublishedEntity>(entity, load),
    });
  };
