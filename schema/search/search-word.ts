import { PrimaryKeyProp } from "@mikro-orm/core";
import { PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { enumValues, table } from "../foundation/model.ts";

/**
 * A word of titles and names that are public in a language. Not in the graph: what is suggested is first
 * looked for as the viewer, because a word may outlive what it was read from for a week.
 */
@table("search_words")
export class SearchWord {
  @enumValues(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

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
