import type { Permission } from "../foundation/declared.generated.ts";
import { Locale, LOCALES } from "../foundation/locale.ts";
import { ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { EntityClass, Where } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { PublishedDocument } from "./published-document.ts";
import type { PublishedEntity } from "./published-entity.ts";

type Rule = (viewer: Viewer, args: Record<string, unknown>) => Where | boolean;

interface Policy<T> {
  /** Who holds this sees every item in every state, and all that is written of it. */
  write: Permission;
  /** Further fields that are seen by who sees the item. */
  open?: readonly (keyof T & string)[];
  /** Further fields with rules of their own. */
  rules?: { readonly [Name in keyof T & string]?: Rule };
}

/** Read in the languages where it is published. */
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

/** Read by those who write. */
const STATE = ["status", "scheduledAt", "textChangedAt"];

const byLocale = (name: string): string => `${name}ByLocale`;

/** The texts that have no map by locale: they are made of others. */
const MADE = new Set(["html", "headings", "readingMinutes"]);

/**
 * Who sees what is published: everyone what is public in some language, each text where its language
 * is; those who write all of it. Answers the rule, for those of what belongs to it.
 */
export function publicationPolicy<T extends PublishedEntity>(
  entity: EntityClass<T>,
  { write, open = [], rules = {} }: Policy<T>,
): (viewer: Viewer) => Where {
  const writers: Rule = (viewer) => viewer.may(write);
  const wherePublished: Rule = (viewer, args) =>
    viewer.may(write) || {
      languages: { $contains: [(args.locale as Locale | null) ?? Locale.en] },
    };
  const isDocument = entity.prototype instanceof PublishedDocument;
  const texts = isDocument ? [...TEXTS, ...DOCUMENT_TEXTS] : TEXTS;
  const state = isDocument ? [...STATE, "content"] : STATE;
  const plain = isDocument
    ? ["languages", "cover", "ogImage", "canonical", "noindex"]
    : ["languages"];
  const both = [...texts.filter((name) => !MADE.has(name)), ...state];
  fieldPolicy<PublishedEntity>(entity, [...plain, ...open] as never, {
    ...Object.fromEntries(texts.map((name) => [name, wherePublished])),
    ...Object.fromEntries(state.map((name) => [name, writers])),
    ...Object.fromEntries(both.map((name) => [byLocale(name), writers])),
    ...rules,
  });
  return rowPolicy<PublishedEntity>(entity, (viewer) =>
    viewer.may(write) ? ALL : { languages: { $overlap: LOCALES } },
  );
}
