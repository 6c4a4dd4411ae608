import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import type { PageArgs } from "../foundation/connection.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import {
  findPageFrom,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { taggedWith } from "../foundation/tags.ts";
import { BY_COMMENTS } from "./comment-total.ts";
import { NEWEST_FIRST, OLDEST_FIRST, publishedPage } from "../publication/published.ts";
import { posts } from "./post.ts";

export const PublishedOrder = enumType(
  "PublishedOrder",
  ["NEWEST", "OLDEST", "MOST_DISCUSSED"],
  "By publication date, or by the number of comments.",
);
export type PublishedOrder = EnumOf<typeof PublishedOrder>;

interface Filter {
  locale: Locale;
  category?: string | null | undefined;
  author?: Where | null;
  featured?: boolean | null | undefined;
  tag?: string | null | undefined;
  search?: string | null | undefined;
}

/** Posts published in a language; each order uses an index table with its own index. */
export function publishedPosts(filter: Filter, order: PublishedOrder, window: PageArgs): ReadQuery {
  const { locale, featured } = filter;
  const post = wanted(filter);
  if (order === PublishedOrder.MOST_DISCUSSED) {
    const inLanguage = {
      languages: { $contains: [locale] },
      ...(featured != null && { featured }),
    };
    const byComments = { total: "desc", post: "desc" } as const;
    return findPageFrom(BY_COMMENTS, { post: { ...inLanguage, ...post } }, byComments, window);
  }
  const inTime = order === PublishedOrder.OLDEST ? OLDEST_FIRST : NEWEST_FIRST;
  return publishedPage(posts, { locale, item: post, flags: { featured } }, window, inTime);
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
