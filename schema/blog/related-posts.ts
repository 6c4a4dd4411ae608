import type { Context } from "../foundation/context.ts";
import type { Locale } from "../foundation/locale.ts";
import { run } from "../foundation/reading/plain.ts";
import { listThrough, type Where } from "../foundation/reading/read.ts";
import type { Post } from "./post.ts";
import { NEWEST_FIRST, OLDEST_FIRST, PUBLISHED } from "./publication.ts";

/** fields.md: same category first, then shared tags, newest first, at most three. */
const MOST = 3;

/** What to read next, among what is published in the language. */
export async function relatedPosts(post: Post, locale: Locale, context: Context): Promise<Post[]> {
  const sameCategory = { categories: { $some: { posts: { $some: { id: post.id } } } } };
  const sharedTags = { tags: { $overlap: post.tags } };
  const found = await others([post.id], sameCategory, MOST);
  if (found.length === MOST || !post.tags.length) return found;
  const known = [post, ...found].map((one) => one.id);
  return [...found, ...(await others(known, sharedTags, MOST - found.length))];

  function others(known: string[], alike: Where, first: number): Promise<Post[]> {
    const where = { locale, $and: [{ post: { $nin: known } }, { post: alike }] };
    return published(where, NEWEST_FIRST, first, context);
  }
}

/** The one published just before or just after this one, in the language. */
export async function neighbour(
  post: Post,
  side: "previous" | "next",
  locale: Locale,
  context: Context,
): Promise<Post | null> {
  const at = post.publishedAt[locale];
  if (!at) return null;
  const beyond = side === "previous" ? "$lt" : "$gt";
  const where = {
    locale,
    $or: [{ publishedAt: { [beyond]: at } }, { publishedAt: at, post: { [beyond]: post.id } }],
  };
  const order = side === "previous" ? NEWEST_FIRST : OLDEST_FIRST;
  const [found] = await published(where, order, 1, context);
  return found ?? null;
}

const published = (
  where: Where,
  order: typeof NEWEST_FIRST | typeof OLDEST_FIRST,
  first: number,
  context: Context,
): Promise<Post[]> => run(listThrough(PUBLISHED, where, order, first), context) as Promise<Post[]>;
