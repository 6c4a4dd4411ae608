import { Index } from "@mikro-orm/decorators/legacy";
import { Invalid } from "./errors.ts";
import { arrayOf, line } from "./input.ts";
import type { Locale } from "./locale.ts";
import { stringList } from "./model.ts";
import {
  type EntityClass,
  findMany,
  type ReadQuery,
  type Where,
} from "./reading/descriptions/read-query.ts";

// Tags are free words that authors give. A noun with tags declares the column with `@tags()`, takes
// them with `tagsInput()`, filters its lists with `taggedWith()` and counts them with `tagCounts()`.

const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 40;
const MAX_COUNTS = 100;

export const normalizedTag = (tag: string): string => tag.toLowerCase();

const tag = () =>
  line(MAX_TAG_LENGTH)
    .transform(normalizedTag)
    .meta({ description: `1 to ${MAX_TAG_LENGTH} characters.` });

/** The column of tags, with the index of its filter. */
export const tags = (): PropertyDecorator => (target, property) => {
  stringList({ description: `In lower case, at most ${MAX_TAGS}.` })(target, property);
  (Index({ type: "gin" }) as PropertyDecorator)(target, property);
};

/** Validates tags: in lower case, without duplicates. */
export function tagsInput() {
  const list = arrayOf(tag(), MAX_TAGS);
  return list.transform((all) => [...new Set(all)]).meta(list.meta() ?? {});
}

/** A filter for one tag, in any case; without a tag it matches everything. */
export const taggedWith = (tag: string | null | undefined): Where =>
  tag ? { tags: { $contains: [normalizedTag(tag)] } } : {};

/** How many published items have a tag, in a language. */
interface TagTotal {
  tag: string;
  count: number;
  locale: Locale;
}

/** The most frequent tags in a language, from the table of their totals. */
export function tagCounts(totals: EntityClass<TagTotal>, locale: Locale, first: number): ReadQuery {
  if (first < 0 || first > MAX_COUNTS) throw new Invalid({ first: `Between 0 and ${MAX_COUNTS}` });
  return findMany(totals, { locale, count: { $gt: 0 } }, { count: "desc", tag: "asc" }, first);
}
