import { FormattedMessage, useIntl } from "react-intl";
import { SolutionChips } from "../../features/solutions/public/solution-chips.tsx";
import { SolutionRow } from "../../features/solutions/public/solution-row.tsx";
import { solutionsGraph } from "../../features/solutions/public/solution-seo.ts";
import {
  SOLUTIONS_PATH,
  solutionsFilterOf,
  solutionsPath,
} from "../../features/solutions/public/solutions-path.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { breadcrumbList } from "../../platform/json-ld.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { moved } from "../../platform/moved.ts";
import { noSuchPage, pageOf } from "../../platform/page-number.ts";
import { pageSeo } from "../../platform/page-seo.ts";
import { alternates } from "../../platform/published-path.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { container } from "../../ui/container.ts";
import { Empty } from "../../ui/empty.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { Route } from "./+types/solutions";

/** Specification, section 9. */
const PAGE_SIZE = 9;

/** The list of all solutions, of those of a category or with a tag, and of those that a search finds. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const page = pageOf(url);
  const filter = solutionsFilterOf(url);
  const { category: slug, tag, search } = filter;
  const [{ categories }, { solutions, pagination }] = await Promise.all([
    read(context, "/api/solutions/categories", { query: { locale } }),
    read(context, "/api/solutions/public", {
      query: {
        locale,
        page,
        limit: PAGE_SIZE,
        category: slug || undefined,
        tag: tag || undefined,
        search: search || undefined,
      },
    }),
  ]);
  const category = slug
    ? categories.find((one) => one.slug === slug || Object.values(one.slugs).includes(slug))
    : undefined;
  // The slug of another language, or a former one: redirects to the present URL.
  const movedTo = (to: string) =>
    moved(localePath(locale, solutionsPath({ ...filter, category: to, page })));
  if (slug && !category) {
    const found = await read(context, "/api/solutions/categories/{slug}", {
      params: { slug },
      query: { locale, limit: 0 },
      moved: movedTo,
    });
    throw movedTo(found.category.slug);
  }
  if (category && category.slug !== slug) throw movedTo(category.slug);
  if (solutions.length === 0 && page > 1) throw noSuchPage();

  const intl = intlFor(locale);
  const all = intl.formatMessage({ id: "solutions.title" });
  const isFound = search !== "" || tag !== "";
  const title = isFound
    ? intl.formatMessage({ id: "solutions.public.found" }, { search: search || tag })
    : (category?.name ?? intl.formatMessage({ id: "solutions.public.title" }));
  const lead = isFound
    ? intl.formatMessage({ id: "solutions.items" }, { count: pagination.totalCount })
    : (category?.description ?? intl.formatMessage({ id: "solutions.public.lead" }));
  const name = isFound ? title : category ? `${all}: ${category.name}` : all;
  const head = {
    origin: context.get(pageRequest).origin,
    locale,
    title: page > 1 ? intl.formatMessage({ id: "blog.titlePage" }, { title: name, page }) : name,
    description: isFound ? null : lead,
    // Search texts and tags belong to a language: results have no alternates.
    ...(isFound && { alternates: {} }),
    ...(category && {
      alternates: alternates(category.slugs, (each) => solutionsPath({ category: each })),
    }),
  };
  const path = solutionsPath({ category: slug });
  return {
    solutions,
    pagination,
    categories,
    filter,
    title,
    lead,
    meta: headFor(request, [
      ...pageSeo(head, pagination, (number) => solutionsPath({ ...filter, page: number })),
      ...(isFound ? [{ name: "robots", content: "noindex, follow" }] : []),
      solutionsGraph({ ...head, path }, solutions),
      ...(category
        ? [
            breadcrumbList(head, [
              { name: all, path: SOLUTIONS_PATH },
              { name: category.name, path },
            ]),
          ]
        : []),
    ]),
  };
}

export default function Solutions({ loaderData }: Route.ComponentProps) {
  const { solutions, pagination, categories, filter, title, lead } = loaderData;
  const intl = useIntl();
  const locale = useLocale();
  const isFound = filter.search !== "" || filter.tag !== "";
  const isAll = !isFound && filter.category === "";
  const kind = isAll ? "empty" : "none";
  return (
    <div className={`${container} pb-16`}>
      <PageHead title={title} lead={lead} />
      <div className="pb-6 empty:hidden">
        <SolutionChips categories={categories} current={isFound ? undefined : filter.category} />
      </div>
      {solutions.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {solutions.map((solution, place) => (
            <li key={solution.id}>
              <SolutionRow solution={solution} priority={place === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          title={intl.formatMessage({ id: `solutions.public.${kind}.title` })}
          text={intl.formatMessage({ id: `solutions.public.${kind}.text` })}
          action={
            !isAll && (
              <ButtonLink to={localePath(locale, SOLUTIONS_PATH)} variant="outline">
                <FormattedMessage id="solutions.public.allSolutions" />
              </ButtonLink>
            )
          }
        />
      )}
      <div className="pt-10 empty:hidden">
        <Pagination
          pagination={pagination}
          hrefFor={(page) => localePath(locale, solutionsPath({ ...filter, page }))}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-6 pt-14">
        <p className="max-w-[30em] text-xl leading-snug font-bold tracking-[-0.02em]">
          <FormattedMessage id="solutions.public.other" />
        </p>
        <ButtonLink variant="primary" to={localePath(locale, "/contact-us")}>
          <FormattedMessage id="solutions.public.other.action" />
        </ButtonLink>
      </div>
    </div>
  );
}

export { ErrorBoundary } from "./solution-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
