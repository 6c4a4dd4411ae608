import { type Slugs, slugs } from "./slugs.ts";
import { PAGED, pagination, type Route, UNPAGED, windowOf } from "./route.ts";

const SLUGS = "en: slug(locale: en) fr: slug(locale: fr) no: slug(locale: no)";

type ListedPost = Slugs & { updatedAt: string; noindex: boolean };

export const routes: Route[] = [
  {
    method: "GET",
    path: "/api/sitemap",
    summary: "Every public address, in pages",
    query: PAGED(UNPAGED),
    isPublic: true,
    isShared: true,
    document: `query($first: Int, $page: Int) {
      posts(first: $first, page: $page, order: CREATED_AT_DESC) { totalCount nodes { updatedAt noindex ${SLUGS} } }
      categories { ${SLUGS} }
      members(first: $first, page: $page) { totalCount nodes { handle updatedAt } }
    }`,
    variables: (request) => windowOf(request, UNPAGED),
    reply: ({ posts, categories, members }, request) => ({
      posts: posts.nodes
        .filter((post: ListedPost) => !post.noindex)
        .map((post: ListedPost) => ({ updatedAt: post.updatedAt, slugs: slugs(post) })),
      categories: categories.map((category: Slugs) => ({ slugs: slugs(category) })),
      members: members.nodes,
      pagination: pagination(request, UNPAGED, {
        totalCount: Math.max(posts.totalCount, members.totalCount),
      }),
    }),
  },
];
