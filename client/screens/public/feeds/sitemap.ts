import { data } from "react-router";
import { type SiteContent, sitemap } from "../../../features/blog/feeds/sitemap.ts";
import { xmlResponse } from "../../../features/blog/feeds/xml.ts";
import { type PageRequest, pageRequest } from "../../../request.ts";
import type { Pagination } from "../../../rest.ts";
import type { Route } from "./+types/sitemap";

/** With 1,000 posts a page more than one file may hold (50,000 addresses). */
const mostPages = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(pageRequest);
  const body = sitemap(request.origin, await readContent(request));
  return xmlResponse(body, { type: "application/xml", maxAge: 3600 });
}

async function readContent(request: PageRequest): Promise<SiteContent> {
  const all: SiteContent = { posts: [], categories: [], members: [] };
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await request.rest("GET", "/api/sitemap", { query: { page } });
    if (answer.status >= 400) throw data(null, { status: answer.status });
    const content = answer.body as SiteContent & { pagination: Pagination };
    all.posts.push(...content.posts);
    // All of them come with every page.
    all.categories = content.categories;
    all.members.push(...content.members);
    if (!content.pagination.hasMore) break;
  }
  return all;
}
