import { pagePath, SITE_PATHS } from "../../../../platform/published-path.ts";

export const blogSorts = ["newest", "oldest", "discussed"] as const;

/** The filters of the post list in a URL. */
export interface BlogFilter {
  search: string;
  tag: string;
  sort: (typeof blogSorts)[number];
}

/** The blog's path without its locale: "/blog?tag=ink&sort=oldest&page=2". */
export function blogPath({
  search,
  tag,
  sort = "newest",
  page = 1,
}: Partial<BlogFilter> & { page?: number } = {}) {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(tag && { tag }),
    ...(sort !== "newest" && { sort }),
    ...(page > 1 && { page: `${page}` }),
  });
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

/** An unknown order is ignored: newest first. */
export function blogFilterOf({ searchParams }: URL): BlogFilter {
  const text = (name: string) => (searchParams.get(name) ?? "").trim().slice(0, 100);
  const sort = blogSorts.find((one) => one === searchParams.get("sort")) ?? "newest";
  return { search: text("search"), tag: text("tag"), sort };
}

/** A category's path without its locale. */
export function categoryPath(slug: string, page = 1) {
  const path = `/blog/categories/${encodeURIComponent(slug)}`;
  return page > 1 ? `${path}?page=${page}` : path;
}

export const postPath = (slug: string) => pagePath(SITE_PATHS.posts, slug);
