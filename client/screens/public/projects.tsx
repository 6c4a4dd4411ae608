import { useIntl } from "react-intl";
import { ProjectGrid } from "../../features/projects/public/project-grid.tsx";
import { projectsGraph } from "../../features/projects/public/project-graph.ts";
import { ProjectSort } from "../../features/projects/public/project-sort.tsx";
import { ProjectStatus } from "../../features/projects/public/project-status.tsx";
import { ProjectTypeIndex } from "../../features/projects/public/project-type-index.tsx";
import { projectsFilterOf, projectsPath } from "../../features/projects/public/projects-path.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { breadcrumbList } from "../../platform/json-ld.ts";
import { feedLink } from "../../platform/feed/feed-link.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { moved } from "../../platform/moved.ts";
import { noSuchPage, pageOf } from "../../platform/page-number.ts";
import { pageSeo } from "../../platform/page-seo.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { container } from "../../ui/container.ts";
import { Empty } from "../../ui/empty.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { Route } from "./+types/projects";

const PAGE_SIZE = 12;

/** The list of all projects, and of those of one type. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const page = pageOf(url);
  const routeParams: { type?: string } = params;
  const filter = projectsFilterOf(url, routeParams.type);
  const { type: typeSlug, status, sort } = filter;
  const [{ projectTypes: types }, { projects, pagination }] = await Promise.all([
    read(context, "/api/project-types/public", { query: { locale } }),
    read(context, "/api/projects/public", {
      query: {
        locale,
        page,
        limit: PAGE_SIZE,
        type: typeSlug || undefined,
        status: status || undefined,
        sort: sort === "newest" ? undefined : sort,
      },
    }),
  ]);
  const type = types.find(({ slug }) => slug === typeSlug);
  if (typeSlug && !type) {
    const movedTo = (to: string) =>
      moved(localePath(locale, projectsPath({ ...filter, type: to, page })));
    const { projectType } = await read(context, "/api/project-types/public/{slug}", {
      params: { slug: typeSlug },
      query: { locale },
      moved: movedTo,
    });
    throw movedTo(projectType.slug);
  }
  if (projects.length === 0 && page > 1) throw noSuchPage();

  const intl = intlFor(locale);
  const all = intl.formatMessage({ id: "projects.title" });
  const title = type ? type.name : all;
  const lead = type
    ? intl.formatMessage({ id: "projects.public.lead.type" }, { count: type.projectCount })
    : intl.formatMessage({ id: "projects.public.lead" });
  const name = type
    ? intl.formatMessage({ id: "projects.public.ofType" }, { type: type.name })
    : all;
  const head = {
    origin: context.get(pageRequest).origin,
    locale,
    title:
      page > 1 ? intl.formatMessage({ id: "projects.public.page" }, { title: name, page }) : name,
    description: lead,
  };
  const isNarrowed = status !== "" || sort !== "newest";
  const path = projectsPath({ type: typeSlug });
  return {
    projects,
    pagination,
    types,
    filter,
    title,
    lead,
    meta: headFor(request, [
      ...pageSeo(head, pagination, (number) => projectsPath({ type: typeSlug, page: number })),
      ...(isNarrowed ? [{ name: "robots", content: "noindex, follow" }] : []),
      feedLink(
        intl.formatMessage({ id: "projects.public.feed" }),
        head.origin + localePath(locale, "/projects/feed.xml"),
      ),
      projectsGraph({ ...head, path }, projects),
      ...(type
        ? [
            breadcrumbList(head, [
              { name: all, path: projectsPath() },
              { name: type.name, path },
            ]),
          ]
        : []),
    ]),
  };
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { projects, pagination, types, filter, title, lead } = loaderData;
  const intl = useIntl();
  const locale = useLocale();
  const all = localePath(locale, projectsPath());
  const isAll = !filter.type && !filter.status;
  return (
    <div className={`${container} pb-16`}>
      <PageHead
        title={title}
        lead={lead}
        before={
          filter.type && (
            <Breadcrumbs
              items={[
                { label: intl.formatMessage({ id: "projects.title" }), to: all },
                { label: title },
              ]}
            />
          )
        }
        aside={<ProjectStatus filter={filter} />}
      />
      <div className="border-t border-line pt-6 pb-4">
        <ProjectTypeIndex types={types} current={filter.type} />
      </div>
      {projects.length > 0 ? (
        <>
          <div className="flex justify-end pb-4">
            <ProjectSort filter={filter} />
          </div>
          <ProjectGrid projects={projects} />
          <div className="pt-14">
            <Pagination
              pagination={pagination}
              hrefFor={(page) => localePath(locale, projectsPath({ ...filter, page }))}
            />
          </div>
        </>
      ) : (
        <div className="pt-8">
          <Empty
            title={intl.formatMessage({ id: `projects.public.${isAll ? "empty" : "none"}.title` })}
            text={intl.formatMessage({ id: `projects.public.${isAll ? "empty" : "none"}.text` })}
            action={
              <ButtonLink to={isAll ? localePath(locale, "/members") : all} variant="primary">
                {intl.formatMessage({ id: `projects.public.${isAll ? "empty" : "none"}.action` })}
              </ButtonLink>
            }
          />
        </div>
      )}
    </div>
  );
}

export { ErrorBoundary } from "./project-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
