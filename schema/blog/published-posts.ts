import { registerEnumType } from "type-graphql";
import type { Window } from "../foundation/connection.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import { pageThrough, type Read, type Where } from "../foundation/reading/read.ts";
import { searched } from "../foundation/search.ts";
import { BY_COMMENTS } from "./comment-total.ts";
import { NEWEST_FIRST, OLDEST_FIRST, PUBLISHED } from "./publication.ts";

export enum PublishedOrder {
  NEWEST = "newest",
  OLDEST = "oldest",
  MOST_DISCUSSED = "most discussed",
}

registerEnumType(PublishedOrder, { name: "PublishedOrder" });

interface Filter {
  locale: Locale;
  category?: string | null | undefined;
  author?: Where | null;
  featured?: boolean | null | undefined;
  tag?: string | null | undefined;
  search?: string | null | undefined;
}

/** What is published in a language; each order is one of a narrow list with an index of its own. */
export function publishedPosts(filter: Filter, order: PublishedOrder, window: Window): Read {
  const { locale, featured } = filter;
  const post = wanted(filter);
  if (order === PublishedOrder.MOST_DISCUSSED) {
    const inLanguage = {
      languages: { $contains: [locale] },
      ...(featured != null && { featured }),
    };
    const byComments = { total: "desc", post: "desc" } as const;
    return pageThrough(BY_COMMENTS, { post: { ...inLanguage, ...post } }, byComments, window);
  }
  const where = {
    locale,
    ...(featured != null && { featured }),
    ...(Object.keys(post).length > 0 && { post }),
  };
  const inTime = order === PublishedOrder.OLDEST ? OLDEST_FIRST : NEWEST_FIRST;
  return pageThrough(PUBLISHED, where, inTime, window);
}

const wanted = ({ category, author, tag, search }: Filter): Where => ({
  ...(category && {
    categories: {
      $some: { ...NOT_DELETED, $or: LOCALES.map((one) => ({ slug: { [one]: category } })) },
    },
  }),
  ...(author && { author }),
  ...(tag && { tags: { $contains: [tag.toLowerCase()] } }),
  ...searched(search, "publicTerms"),
});
