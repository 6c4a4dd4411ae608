import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import type { PageArgs } from "../foundation/connection.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import {
  findPage,
  findPageFrom,
  type IndexTable,
  type ReadQuery,
  type Where,
  type WhereOf,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { normalizedTag, taggedWith } from "../foundation/tags.ts";
import { BY_COMMENTS } from "./comment-total.ts";
import { NEWEST_FIRST, OLDEST_FIRST, publishedPage } from "../publication/published.ts";
import { Post, posts } from "./post.ts";
import {
  BY_CATEGORY,
  BY_TAG,
  type CategoryPublication,
  type TagPublication,
} from "./publications-by-topic.ts";

export const PublishedPostOrder = enumType(
  "PublishedPostOrder",
  {
    NEWEST: "The latest publication first.",
    OLDEST: "The earliest publication first.",
    MOST_DISCUSSED: "Most comments first.",
  },
  "By publication date, or by the number of comments.",
);
export type PublishedPostOrder = EnumOf<typeof PublishedPostOrder>;

interface Filter {
  /** Null: published in any language. */
  locale: Locale | null;
  category?: string | null | undefined;
  author?: Where | null;
  featured?: boolean | null | undefined;
  tag?: string | null | undefined;
  search?: string | null | undefined;
}

/** Published posts; each order uses an index, those of one language that of an index table. */
export function publishedPosts(
  filter: Filter,
  order: PublishedPostOrder,
  window: PageArgs,
): ReadQuery {
  const { locale, featured } = filter;
  const post = {
    languages: locale ? { $contains: [locale] } : { $overlap: LOCALES },
    ...(featured != null && { featured }),
    ...wanted(filter),
  };
  if (order === PublishedPostOrder.MOST_DISCUSSED) {
    return findPageFrom(BY_COMMENTS, { post }, { total: "desc", post: "desc" }, window);
  }
  const isOldest = order === PublishedPostOrder.OLDEST;
  if (!locale) {
    const direction = isOldest ? "asc" : "desc";
    return findPage(Post, post, { firstPublishedAt: direction, id: direction }, window);
  }
  const topic = topicOf(filter);
  if (topic) {
    const others = { ...wanted(topic.rest), ...(featured != null && { featured }) };
    const where = {
      locale,
      ...topic.where,
      ...(Object.keys(others).length > 0 && { post: others }),
    };
    const direction = isOldest ? "asc" : "desc";
    return findPageFrom(topic.list, where, { publishedAt: direction, post: direction }, window);
  }
  const inTime = isOldest ? OLDEST_FIRST : NEWEST_FIRST;
  const conditions = { locale, item: wanted(filter), flags: { featured } };
  return publishedPage(posts, conditions, window, inTime);
}

interface Topic {
  list: IndexTable<CategoryPublication | TagPublication>;
  where: WhereOf<CategoryPublication & TagPublication>;
  /** What the index table doesn't answer. */
  rest: Filter;
}

/** The index table of a category or of a tag. */
function topicOf({ category, tag, ...rest }: Filter): Topic | undefined {
  if (category) {
    const where = { category: { $first: withSlug(category) } };
    return { list: BY_CATEGORY, where, rest: { ...rest, tag } };
  }
  return tag ? { list: BY_TAG, where: { tag: normalizedTag(tag) }, rest } : undefined;
}

const withSlug = (category: string): Where => ({
  ...NOT_DELETED,
  $or: LOCALES.map((one) => ({ slug: { [one]: category } })),
});

const wanted = ({ category, author, tag, search }: Filter): Where => ({
  ...(category && { categories: { $some: withSlug(category) } }),
  ...(author && { author }),
  ...taggedWith(tag),
  ...searched(search, "publicTerms"),
});
