import { NOT_DELETED } from "../foundation/entity.ts";
import type { Locale } from "../foundation/locale.ts";
import { findManyFrom, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { MAX_RELATED } from "../publication/published.ts";
import type { Post } from "./post.ts";
import { BY_CATEGORY, BY_TAG } from "./publications-by-topic.ts";

const NEWEST_FIRST = { publishedAt: "desc", post: "desc" } as const;

/** The newest posts in the same categories, then those that share a tag. */
export function relatedPosts({ id, tags }: Post, locale: Locale): ReadQuery {
  const others = { locale, post: { $ne: id } };
  const category = { ...NOT_DELETED, posts: { $some: { id } } };
  const sameCategory = findManyFrom(
    BY_CATEGORY,
    { ...others, category },
    NEWEST_FIRST,
    MAX_RELATED,
  );
  const sharedTag = findManyFrom(
    BY_TAG,
    { ...others, tag: { $in: tags } },
    NEWEST_FIRST,
    MAX_RELATED,
  );
  return sameCategory.followedBy(sharedTag);
}
