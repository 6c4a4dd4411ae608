import type { Localized } from "./locale.ts";
import type { EntityClass, Where } from "./reading/descriptions/read-query.ts";

/** Entities with a public page each, listed in the sitemap. */
export interface PublicPages {
  entity: () => EntityClass;
  /** The parent path of the pages, such as "/blog"; empty for pages at the root. */
  path: string;
  /** The property with the slug: one text for all languages, or a localized one. */
  slug: string;
  /** The property with the languages they are public in; by default those with a slug. */
  languages?: string;
  /** A to-one relation whose slug precedes that of the page, "/projects/web/tides". */
  parent?: { relation: string; slug: string };
  /** Excludes some of those that a visitor may see. */
  where?: Where;
}

export interface PublicPage {
  slug: string | Localized;
  parent?: string;
  languages?: readonly string[];
  /** As ISO 8601. */
  updatedAt: string;
}
