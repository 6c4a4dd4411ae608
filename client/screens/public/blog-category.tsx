import { useIntl } from "react-intl";
import { alternates } from "../../platform/published-path.ts";
import { BlogEmpty } from "../../features/blog/posts/public/blog-empty.tsx";
import { BlogHeading } from "../../features/blog/posts/public/blog-heading.tsx";
import { categoryPath } from "../../features/blog/posts/public/blog-path.ts";
import { moved } from "../../platform/moved.ts";
import { noSuchPage, pageOf } from "../../platform/page-number.ts";
import { pageSeo } from "../../platform/page-seo.ts";
import { PostGrid } from "../../features/blog/posts/public/post-grid.tsx";
import { breadcrumbList } from "../../platform/json-ld.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { container } from "../../ui/container.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { pageRequest, read } from "../../platform/request.ts";
import type { Route } from "./+types/blog-category";

const POSTS_PAGE_SIZE = 9;

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const page = pageOf(url);
  const movedTo = (slug: string) => moved(localePath(locale, categoryPath(slug, page)));
  const { category, pagination } = await read(context, "/api/blog/categories/{slug}", {
    params: { slug: params.category },
    query: { locale, page, limit: POSTS_PAGE_SIZE },
    moved: movedTo,
  });
  // The slug of another language: redirects to the URL of this one.
  if (category.slug !== params.category) throw movedTo(category.slug);
  if (category.posts.length === 0 && page > 1) throw noSuchPage();

  const intl = intlFor(locale);
  const { name } = category;
  const twins = alternates(category.slugs, categoryPath);
  const head = {
    origin: context.get(pageRequest).origin,
    locale,
    title: page > 1 ? intl.formatMessage({ id: "blog.titlePage" }, { title: name, page }) : name,
    description: category.description,
    alternates: twins,
  };
  const pathOf = (number: number) => categoryPath(category.slug, number);
  return {
    category,
    pagination,
    alternates: twins,
    meta: headFor(request, [
      ...pageSeo(head, pagination, pathOf),
      breadcrumbList(head, [
        { name: intl.formatMessage({ id: "blog.name" }), path: "/blog" },
        { name, path: pathOf(1) },
      ]),
    ]),
  };
}

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
  const { category, pagination } = loaderData;
  const intl = useIntl();
  const locale = useLocale();
  return (
    <div className={`${container} pb-16`}>
      <BlogHeading
        title={category.name}
        lead={category.description}
        before={
          <Breadcrumbs
            items={[
              { label: intl.formatMessage({ id: "blog.name" }), to: localePath(locale, "/blog") },
              {
                label: intl.formatMessage({ id: "blog.categories" }),
                to: localePath(locale, "/blog/categories"),
              },
              { label: category.name },
            ]}
          />
        }
      />
      {category.posts.length === 0 && <BlogEmpty kind="emptyCategory" />}
      <div className="grid gap-12">
        {category.posts.length > 0 && <PostGrid posts={category.posts} />}
        <Pagination
          pagination={pagination}
          hrefFor={(page) => localePath(locale, categoryPath(category.slug, page))}
        />
      </div>
    </div>
  );
}

export { ErrorBoundary } from "./blog-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
