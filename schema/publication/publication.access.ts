import type { Permission } from "../foundation/declared.generated.ts";
import { Locale } from "../foundation/locale.ts";
import { ALL, anyOf, changeFilter, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { EntityClass, Where } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { draftPolicy } from "./document-draft.ts";
import { type DocumentVersion, versionClassOf } from "./document-version.ts";
import { publicationOf } from "./publishable.ts";
import { PUBLIC } from "./publication-tables.ts";
import { PublishedDocument } from "./published-document.ts";
import type { PublishedEntity } from "./published-entity.ts";
import { VersionedDocument } from "./versioned-document.ts";

type Rule = (viewer: Viewer, args: Record<string, unknown>) => Where | boolean;

interface Policy<T> {
  /**
   * Who sees items in every status, with all fields: holders of a permission see every item, others
   * those that match a filter.
   */
  write: Permission | ((viewer: Viewer) => Where | boolean);
  /** Further fields visible to everyone who sees the item. */
  open?: readonly (keyof T & string)[];
  /** Further localized fields, which are read as the title is. */
  texts?: readonly (keyof T & string)[];
  /** Further fields with their own policies. */
  rules?: { readonly [Name in keyof T & string]?: Rule };
}

/** Readable in the languages in which the item is published. */
const TEXTS = ["title", "slug", "description", "publishedAt"];
const DOCUMENT_TEXTS = [
  "html",
  "headings",
  "readingMinutes",
  "coverAlt",
  "metaTitle",
  "metaDescription",
  "metaKeywords",
];

const VERSION_TEXTS = ["textVersion", "textVersionSince"];

/** Readable by editors. */
const STATE = ["status", "scheduledAt", "textChangedAt"];

const byLocale = (name: string): string => `${name}ByLocale`;

/** Derived texts, which have no map by locale. */
const MADE = new Set(["html", "headings", "readingMinutes"]);

/**
 * Who sees published content: everyone sees items that are public in some language, each text in
 * its published languages; editors see everything. Returns the row policy, for the policies of
 * dependent entities.
 */
export function publicationPolicy<T extends PublishedEntity>(
  entity: EntityClass<T>,
  { write, open = [], texts: others = [], rules = {} }: Policy<T>,
): (viewer: Viewer) => Where {
  const writers = typeof write === "string" ? (viewer: Viewer) => viewer.may(write) : write;
  const wherePublished: Rule = (viewer, args) =>
    anyOf(writers(viewer), {
      languages: { $contains: [(args.locale as Locale | null) ?? Locale.en] },
    });
  const isDocument = entity.prototype instanceof PublishedDocument;
  const isVersioned = entity.prototype instanceof VersionedDocument;
  const texts = [
    ...TEXTS,
    ...(isDocument ? DOCUMENT_TEXTS : []),
    ...(isVersioned ? VERSION_TEXTS : []),
    ...others,
  ];
  const state = isDocument ? [...STATE, "content"] : STATE;
  const plain = isDocument
    ? ["languages", "cover", "ogImage", "canonical", "noindex"]
    : ["languages"];
  const both = [...texts.filter((name) => !MADE.has(name)), ...state];
  fieldPolicy<PublishedEntity>(
    entity,
    [...plain, ...open] as never,
    {
      ...Object.fromEntries(texts.map((name) => [name, wherePublished])),
      ...Object.fromEntries(state.map((name) => [name, writers])),
      ...Object.fromEntries(both.map((name) => [byLocale(name), writers])),
      ...rules,
    },
    isDocument ? { draft: writers, preview: writers, changedBy: writers } : {},
  );
  if (isDocument) draftPolicy(entity, writers);
  if (isVersioned) versionPolicy(entity, writers);
  return rowPolicy<PublishedEntity>(entity, (viewer) => anyOf(writers(viewer), PUBLIC));
}

/** Who may change a document reads its versions: an earlier text may say what was taken down since. */
function versionPolicy(
  entity: EntityClass<PublishedEntity>,
  writers: (viewer: Viewer) => Where | boolean,
): void {
  const version = versionClassOf(entity);
  const { noun } = publicationOf(entity).options;
  rowPolicy<DocumentVersion>(version, (viewer) => {
    const documents = changeFilter(entity, viewer) ?? writers(viewer);
    return anyOf(typeof documents === "object" ? { [noun]: documents } : documents && ALL);
  });
  fieldPolicy(version, [
    noun as never,
    "locale",
    "number",
    "inForceSince",
    "title",
    "description",
    "content",
    "html",
    "publishedBy",
  ]);
}
