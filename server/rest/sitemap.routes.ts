import { z } from "zod";
import { SitemapDocument } from "./documents.generated.ts";
import { PAGED, Pagination, pageArgsOf, pagination, route, UNPAGED } from "./route.ts";
import { Slugs, slugs } from "./slugs.ts";

const updatedAt = z.iso.datetime();

export const routes = [
  route(SitemapDocument, {
    method: "GET",
    path: "/api/sitemap",
    summary: "Every public URL, paged",
    query: PAGED(UNPAGED),
    isPublic: true,
    isShared: true,
    variables: (request) => pageArgsOf(request, UNPAGED),
    answer: z.object({
      posts: z.array(z.object({ updatedAt, slugs: Slugs })),
      categories: z.array(z.object({ slugs: Slugs })),
      members: z.array(z.object({ handle: z.string(), updatedAt })),
      pagination: Pagination,
    }),
    reply: ({ posts, categories, members }, request) => ({
      posts: posts.nodes
        .filter(({ noindex }) => !noindex)
        .map((post) => ({ updatedAt: post.updatedAt, slugs: slugs(post) })),
      categories: categories.map((category) => ({ slugs: slugs(category) })),
      members: members.nodes,
      pagination: pagination(request, UNPAGED, {
        totalCount: Math.max(posts.totalCount, members.totalCount),
        nodes: posts.nodes.length > members.nodes.length ? posts.nodes : members.nodes,
      }),
    }),
  }),
] as const;
