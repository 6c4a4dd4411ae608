import { useIntl } from "react-intl";
import { BlogHeading } from "../../features/blog/posts/public/blog-heading.tsx";
import { CategoryCard } from "../../features/blog/posts/public/category-card.tsx";
import { breadcrumbList } from "../../platform/json-ld.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { seo } from "../../platform/seo.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { container } from "../../ui/container.ts";
import { Empty } from "../../ui/empty.tsx";
import { pageRequest, read } from "../../platform/request.ts";
import type { Route } from "./+types/blog-categories";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { categories } = await read(context, "/api/blog/categories", { query: { locale } });
  const intl = intlFor(locale);
  const head = {
    origin: context.get(pageRequest).origin,
    locale,
    path: "/blog/categories",
    title: intl.formatMessage({ id: "blog.categories.title" }),
    description: intl.formatMessage({ id: "blog.categories.lead" }),
  };
  return {
    categories,
    meta: headFor(request, [
      ...seo(head),
      breadcrumbList(head, [
        { name: intl.formatMessage({ id: "blog.name" }), path: "/blog" },
        { name: head.title, path: head.path },
      ]),
    ]),
  };
}

export default function BlogCategories({ loaderData }: Route.ComponentProps) {
  const { categories } = loaderData;
  const intl = useIntl();
  const blog = localePath(useLocale(), "/blog");
  return (
    <div className={`${container} pb-16`}>
      <BlogHeading
        title={intl.formatMessage({ id: "blog.categories.title" })}
        lead={intl.formatMessage({ id: "blog.categories.lead" })}
        before={
          <Breadcrumbs
            items={[
              { label: intl.formatMessage({ id: "blog.name" }), to: blog },
              { label: intl.formatMessage({ id: "blog.categories" }) },
            ]}
          />
        }
      />
      {categories.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2">
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          title={intl.formatMessage({ id: "blog.categories.empty.title" })}
          text={intl.formatMessage({ id: "blog.categories.empty.text" })}
          action={
            <ButtonLink to={blog} variant="primary">
              {intl.formatMessage({ id: "blog.emptyCategory.action" })}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}

export { ErrorBoundary } from "./blog-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
