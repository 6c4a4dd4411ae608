import { redirect } from "react-router";
import { BlogEmpty } from "../../features/blog/posts/public/blog-empty.tsx";
import { BlogHeading } from "../../features/blog/posts/public/blog-heading.tsx";
import {
  blogFilterOf,
  blogPath,
  categoryPath,
} from "../../features/blog/posts/public/blog-path.ts";
import { CategoryChips } from "../../features/blog/posts/public/category-chips.tsx";
import { FeatureCard } from "../../features/blog/posts/public/feature-card.tsx";
import { blogGraph } from "../../features/blog/posts/public/json-ld.ts";
import { noSuchPage, pageOf } from "../../platform/page-number.ts";
import { pageSeo } from "../../platform/page-seo.ts";
import { PostGrid } from "../../features/blog/posts/public/post-grid.tsx";
import { PostSort } from "../../features/blog/posts/public/post-sort.tsx";
import { readCategories } from "../../features/blog/posts/public/read-categories.ts";
import { PostSearch } from "../../features/blog/posts/public/post-search.tsx";
import { headFor } from "../../platform/loaded-meta.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { container } from "../../ui/container.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { pageRequest, read } from "../../platform/request.ts";
import type { Route } from "./+types/blog";

const POSTS_PAGE_SIZE = 9;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const page = pageOf(url);
  const category = url.searchParams.get("category");
  // The list of a category has its own URL.
  if (category) throw redirect(localePath(locale, categoryPath(category, page)), 301);
  const filter = blogFilterOf(url);
  const { search, tag, sort } = filter;
  const isFound = !!(search || tag);
  const [list, categories] = await Promise.all([
    read(context, "/api/blog/public", {
      query: {
        locale,
        page,
        limit: POSTS_PAGE_SIZE,
        search: search || undefined,
        tag: tag || undefined,
        sort: sort === "newest" ? undefined : sort,
      },
    }),
    readCategories(context, locale),
  ]);
  if (list.posts.length === 0 && page > 1) throw noSuchPage();

  const intl = intlFor(locale);
  const title = search
    ? intl.formatMessage({ id: "blog.found" }, { search })
    : tag
      ? intl.formatMessage({ id: "blog.tagged" }, { tag })
      : intl.formatMessage({ id: "blog.title" });
  const lead = isFound
    ? intl.formatMessage({ id: "blog.found.count" }, { count: list.pagination.totalCount })
    : intl.formatMessage({ id: "blog.lead" });
  const head = {
    origin: context.get(pageRequest).origin,
    locale,
    title: page > 1 ? intl.formatMessage({ id: "blog.titlePage" }, { title, page }) : title,
    description: isFound ? null : lead,
    // Search texts and tags belong to a language: results have no alternates.
    ...(isFound && { alternates: {} }),
  };
  const pathOf = (number: number) => blogPath({ search, tag, page: number });
  return {
    ...list,
    categories,
    filter,
    title,
    lead,
    meta: headFor(request, [
      ...pageSeo(head, list.pagination, pathOf),
      ...(search || sort !== "newest" ? [{ name: "robots", content: "noindex, follow" }] : []),
      blogGraph(head, head.title, list.posts),
    ]),
  };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { posts, pagination, categories, filter, title, lead } = loaderData;
  const locale = useLocale();
  const isFound = !!(filter.search || filter.tag);
  const isStart = !isFound && filter.sort === "newest" && pagination.page === 1;
  const featured = isStart ? posts[0] : undefined;
  const others = featured ? posts.slice(1) : posts;
  return (
    <div className={`${container} pb-16`}>
      <BlogHeading
        title={title}
        lead={lead}
        aside={!isFound && <CategoryChips categories={categories} />}
      />
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <PostSearch {...filter} />
        {posts.length > 0 && <PostSort filter={filter} />}
      </div>
      {posts.length === 0 && <BlogEmpty kind={isFound ? "nothingFound" : "empty"} />}
      <div className="grid gap-12">
        {featured && <FeatureCard post={featured} />}
        {others.length > 0 && <PostGrid posts={others} />}
        <Pagination
          pagination={pagination}
          hrefFor={(page) => localePath(locale, blogPath({ ...filter, page }))}
        />
      </div>
    </div>
  );
}

export { ErrorBoundary } from "./blog-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
