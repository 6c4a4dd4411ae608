import { redirect } from "react-router";
import { BlogEmpty } from "../../features/blog/blog-empty.tsx";
import { BlogHeading } from "../../features/blog/blog-heading.tsx";
import {
  blogFilterOf,
  blogPath,
  categoryPath,
  noSuchPage,
  pageOf,
} from "../../features/blog/blog-path.ts";
import { CategoryChips } from "../../features/blog/category-chips.tsx";
import { FeatureCard } from "../../features/blog/feature-card.tsx";
import { blogGraph } from "../../features/blog/json-ld.ts";
import { pageSeo } from "../../features/blog/page-seo.ts";
import { PostGrid } from "../../features/blog/post-grid.tsx";
import { PostSort } from "../../features/blog/post-sort.tsx";
import { readCategories } from "../../features/blog/read-categories.ts";
import { PostSearch } from "../../features/site/post-search.tsx";
import { headFor } from "../../features/site/loaded-meta.ts";
import { localeOf, localePath, useLocale } from "../../features/site/locale.ts";
import { intlFor } from "../../intl/intl.server.ts";
import { container } from "../../kit/container.ts";
import { Pagination } from "../../kit/pagination.tsx";
import { pageRequest, read } from "../../request.ts";
import type { Route } from "./+types/blog";

const postsAPage = 9;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const page = pageOf(url);
  const category = url.searchParams.get("category");
  // The list of a category has one address, its own.
  if (category) throw redirect(localePath(locale, categoryPath(category, page)), 301);
  const filter = blogFilterOf(url);
  const { search, tag, sort } = filter;
  const isFound = !!(search || tag);
  const [list, categories] = await Promise.all([
    read(context, "/api/blog/public", {
      query: {
        locale,
        page,
        limit: postsAPage,
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
    // Words and tags are of a language: what is found has no twins.
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

export { ErrorBoundary } from "../../features/blog/error-boundary.tsx";
export { meta } from "../../features/site/loaded-meta.ts";
