import type { Localized } from "./locale.ts";
import type { EntityClass, Where } from "./reading/descriptions/read-query.ts";

/** Things that have a page each on the site, for everyone to find: what the sitemap lists. */
export interface PublicPages {
  entity: () => EntityClass;
  /** The page that their pages stand below, such as "/blog"; empty where they stand at the root. */
  path: string;
  /** The property with the last part of the address, the same in all languages or one in each. */
  slug: string;
  /** The property that says in which languages they are there; without it wherever they have a slug. */
  languages?: string;
  /** Which ones of those that a visitor may see. */
  where?: Where;
}

export interface PublicPage {
  slug: string | Localized;
  languages?: readonly string[];
  /** As ISO 8601. */
  updatedAt: string;
}
