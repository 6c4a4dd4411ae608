import { useIntl } from "react-intl";
import { redirect } from "react-router";
import { alternates } from "../../features/blog/alternates.ts";
import { BlogEmpty } from "../../features/blog/blog-empty.tsx";
import { BlogHeading } from "../../features/blog/blog-heading.tsx";
import { blogPath, noSuchPage, pageOf } from "../../features/blog/blog-path.ts";
import { CategoryChips } from "../../features/blog/category-chips.tsx";
import { FeatureCard } from "../../features/blog/feature-card.tsx";
import { blogGraph } from "../../features/blog/json-ld.ts";
import { pageSeo } from "../../features/blog/page-seo.ts";
import { PostGrid } from "../../features/blog/post-grid.tsx";
import { readCategories } from "../../features/blog/read-categories.ts";
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
  const asked = url.searchParams.get("category") || undefined;
  const categories = await readCategories(context, locale);
  const known = categories.find(({ slug }) => slug === asked);
  if (asked && !known && categories.length > 0) {
    // Named in another language, or not at all: then this is "Category not found".
    const { category } = await read(context, "/api/blog/categories/{slug}", {
      params: { slug: asked },
      query: { locale, limit: 1 },
    });
    if (category.slug !== asked) {
      throw redirect(localePath(locale, blogPath({ category: category.slug, page })));
    }
  }
  const list = await read(context, "/api/blog/public", {
    query: { locale, page, limit: postsAPage, category: asked },
  });
  if (list.posts.length === 0 && page > 1) throw noSuchPage();

  const intl = intlFor(locale);
  const title = known?.name ?? intl.formatMessage({ id: "blog.title" });
  const head = {
    origin: context.get(pageRequest).origin,
    locale,
    title: page > 1 ? intl.formatMessage({ id: "blog.titlePage" }, { title, page }) : title,
    description: known?.description ?? intl.formatMessage({ id: "blog.lead" }),
    alternates: known && alternates(known.slugs, (slug) => blogPath({ category: slug })),
  };
  return {
    ...list,
    categories,
    category: asked ?? null,
    meta: headFor(request, [
      ...pageSeo(head, list.pagination, (number) => blogPath({ category: asked, page: number })),
      blogGraph(head, head.title, list.posts),
    ]),
  };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { posts, pagination, categories, category } = loaderData;
  const intl = useIntl();
  const locale = useLocale();
  const featured = category === null && pagination.page === 1 ? posts[0] : undefined;
  const others = featured ? posts.slice(1) : posts;
  return (
    <div className={`${container} pb-16`}>
      <BlogHeading
        title={intl.formatMessage({ id: "blog.title" })}
        lead={intl.formatMessage({ id: "blog.lead" })}
        aside={<CategoryChips categories={categories} current={category} />}
      />
      {posts.length === 0 && <BlogEmpty category={category !== null} />}
      <div className="grid gap-12">
        {featured && <FeatureCard post={featured} />}
        {others.length > 0 && <PostGrid posts={others} />}
        <Pagination
          pagination={pagination}
          hrefFor={(page) => localePath(locale, blogPath({ category, page }))}
        />
      </div>
    </div>
  );
}

export { ErrorBoundary } from "../../features/blog/error-boundary.tsx";
export { meta } from "../../features/site/loaded-meta.ts";
