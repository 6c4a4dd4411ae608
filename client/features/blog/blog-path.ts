import { data } from "react-router";
import type { Failure } from "../../rest.ts";

/** The blog's address without its locale: "/blog?category=craft&page=2". */
export function blogPath({ category, page = 1 }: { category?: string | null; page?: number } = {}) {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: `${page}` }),
  });
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

/** A category's own address without its locale. */
export function categoryPath(slug: string, page = 1) {
  const path = `/blog/categories/${encodeURIComponent(slug)}`;
  return page > 1 ? `${path}?page=${page}` : path;
}

export function postPath(slug: string) {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** The page an address asks for. What is no page number leads nowhere: 404. */
export function pageOf(url: URL): number {
  const asked = url.searchParams.get("page");
  if (asked === null) return 1;
  if (!/^[1-9]\d{0,6}$/.test(asked)) throw noSuchPage();
  return Number(asked);
}

export function noSuchPage() {
  const failure: Failure = { message: "Page not found", code: "NOT_FOUND" };
  return data(failure, { status: 404 });
}
