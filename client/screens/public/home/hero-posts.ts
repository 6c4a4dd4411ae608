import type { Home, PostSummary } from "../../../rest.ts";

/** Two recent posts for the tiles, if possible with covers that the page does not show below. */
export function heroPosts({ posts, featured }: Pick<Home, "posts" | "featured">): PostSummary[] {
  const below = new Set(featured.map((post) => post.cover?.url));
  const withCover = posts.filter((post) => post.cover);
  const fresh = withCover.filter((post) => !below.has(post.cover?.url));
  return [...new Set([...fresh, ...withCover, ...featured])].slice(0, 2);
}
