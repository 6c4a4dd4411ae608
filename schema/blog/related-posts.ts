import { NOT_DELETED } from "../foundation/entity.ts";
import type { Locale } from "../foundation/locale.ts";
import {
  firstThrough,
  listThrough,
  oneOf,
  type Read,
  type Where,
} from "../foundation/reading/read.ts";
import { Post } from "./post.ts";
import { NEWEST_FIRST, OLDEST_FIRST, PUBLISHED } from "./publication.ts";

const MOST = 3;

/** What to read next in the language: of the same categories first, then with shared tags. */
export function relatedPosts(post: Post, locale: Locale): Read {
  const others = (alike: Where) => {
    const where = { locale, post: { id: { $ne: post.id }, ...alike } };
    return listThrough(PUBLISHED, where, NEWEST_FIRST, MOST);
  };
  const sameCategory = {
    categories: { $some: { ...NOT_DELETED, posts: { $some: { id: post.id } } } },
  };
  return others(sameCategory).followedBy(others({ tags: { $overlap: post.tags } }));
}

/** The one published just before or just after this one, in the language that it is published in. */
export function neighbour(post: Post, side: "previous" | "next", locale: Locale): Read {
  const at = post.publishedAt[locale];
  const [upTo, beyond] = side === "previous" ? ["$lte", "$lt"] : ["$gte", "$gt"];
  const position = at
    ? {
        publishedAt: { [upTo]: at }, // where an index begins to be read, which an "or" cannot say
        $or: [{ publishedAt: { [beyond]: at } }, { post: { [beyond]: post.id } }],
      }
    : { post: { $in: [] } };
  const order = side === "previous" ? NEWEST_FIRST : OLDEST_FIRST;
  // one that was published once keeps the time, which is not for everybody to know
  const published = oneOf(Post, { id: post.id, languages: { $contains: [locale] } });
  return firstThrough(PUBLISHED, { locale, ...position }, order).onlyWith(published);
}
