import { PrimaryKeyProp } from "@mikro-orm/core";
import { PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { enumValues, table } from "../foundation/model.ts";

/** Where a word is found: on the site in a language, or by the dashboard's search in any. */
export const WordScope = { ...Locale, dashboard: "dashboard" } as const;
export type WordScope = (typeof WordScope)[keyof typeof WordScope];

/**
 * A word of titles and names that are public in a language, or of names of what the dashboard's search finds. Not in the graph: what is suggested is first
 * looked for as the viewer, because a word may outlive what it was read from for a week.
 */
@table("search_words")
export class SearchWord {
  @enumValues(() => WordScope)
  @PrimaryKey({ type: "text" })
  locale!: WordScope;

  /** In small letters, with its accents. */
  @PrimaryKey({ type: "text" }) word!: string;

  /** As it is compared: without accents. */
  @Property({ type: "text" }) plain!: string;

  /** When it was last read from something public. */
  @Property({ type: "datetime", length: 3 }) seenAt!: Date;

  [PrimaryKeyProp]?: ["locale", "word"];
}

/**
 * The index of near words. It is made at the start and not by a migration, because it needs the
 * extension pg_trgm, which PostgreSQL may not allow: without it there are no suggestions.
 */
export const NEAR_WORDS_INDEX = "search_words_near_index";
