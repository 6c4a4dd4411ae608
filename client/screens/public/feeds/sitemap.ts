import type { RouterContextProvider } from "react-router";
import { type SiteContent, sitemap } from "../../../features/blog/feeds/sitemap.ts";
import { xmlResponse } from "../../../features/blog/feeds/xml.ts";
import { pageRequest, read } from "../../../platform/request.ts";
import type { Route } from "./+types/sitemap";

/** With 1,000 posts a page, more than one file may contain (50,000 URLs). */
const MAX_PAGES = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageRequest);
  const body = sitemap(origin, await readContent(context));
  return xmlResponse(body, { type: "application/xml", maxAge: 3600 });
}

async function readContent(context: Readonly<RouterContextProvider>): Promise<SiteContent> {
  const all: SiteContent = { posts: [], categories: [], members: [] };
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const content = await read(context, "/api/sitemap", { query: { page } });
    all.posts.push(...content.posts);
    // Every page has all of them.
    all.categories = content.categories;
    all.members.push(...content.members);
    if (!content.pagination.hasMore) break;
  }
  return all;
}
