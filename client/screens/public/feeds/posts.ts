import { defineFeed } from "../../../platform/feed/define-feed.ts";
import { SITE_PATHS } from "../../../platform/published-path.ts";

export const loader = defineFeed({
  list: "/api/blog/public",
  sitePath: SITE_PATHS.posts,
  title: "feeds.title",
  description: "blog.lead",
  rows: ({ posts }) => posts,
  item: ({ slug, title, description, publishedAt, cover, author, categories }) => ({
    slug,
    title,
    description,
    publishedAt,
    picture: cover?.url,
    author: author?.name,
    categories: categories.map(({ name }) => name),
  }),
  content: ({ post }) => post.content,
});
