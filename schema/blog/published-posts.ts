import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import type { PageArgs } from "../foundation/connection.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import {
  findPage,
  findPageFrom,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { taggedWith } from "../foundation/tags.ts";
import { BY_COMMENTS } from "./comment-total.ts";
import { NEWEST_FIRST, OLDEST_FIRST, publishedPage } from "../publication/published.ts";
import { Post, posts } from "./post.ts";

export const PublishedPostOrder = enumType(
  "PublishedPostOrder",
  ["NEWEST", "OLDEST", "MOST_DISCUSSED"],
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
  const inTime = isOldest ? OLDEST_FIRST : NEWEST_FIRST;
  const conditions = { locale, item: wanted(filter), flags: { featured } };
  return publishedPage(posts, conditions, window, inTime);
}

const wanted = ({ category, author, tag, search }: Filter): Where => ({
  ...(category && {
    categories: {
      $some: { ...NOT_DELETED, $or: LOCALES.map((one) => ({ slug: { [one]: category } })) },
    },
  }),
  ...(author && { author }),
  ...taggedWith(tag),
  ...searched(search, "publicTerms"),
});
