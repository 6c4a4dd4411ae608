import { FormattedMessage, useIntl } from "react-intl";
import { redirect } from "react-router";
import { CareersCall } from "../../features/jobs/public/careers-call.tsx";
import { CareersChips } from "../../features/jobs/public/careers-chips.tsx";
import { filterOptionsOf } from "../../features/jobs/public/careers-filters.ts";
import {
  CAREERS_PATH,
  careersFilterOf,
  careersPath,
  careersQuery,
} from "../../features/jobs/public/careers-path.ts";
import { ChosenFilters } from "../../features/jobs/public/chosen-filters.tsx";
import { closingOf } from "../../features/jobs/public/closing.ts";
import { JobGroups } from "../../features/jobs/public/job-groups.tsx";
import { jobsGraph } from "../../features/jobs/public/job-seo.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { feedLink } from "../../platform/feed/feed-link.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { noSuchPage, pageOf } from "../../platform/page-number.ts";
import { pageSeo } from "../../platform/page-seo.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { container } from "../../ui/container.ts";
import { Empty } from "../../ui/empty.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { Route } from "./+types/careers";

const PAGE_SIZE = 20;

/** The open positions, and those that filters leave. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const intl = intlFor(locale);
  const page = pageOf(url);
  const filter = careersFilterOf(url);
  const query = careersQuery(filter);
  const [{ jobs, pagination }, filters] = await Promise.all([
    read(context, "/api/jobs/public", { query: { locale, page, limit: PAGE_SIZE, ...query } }),
    read(context, "/api/jobs/filters", { query: { locale, ...query } }),
  ]);
  // The line of work in another language: redirects to the URL of this one.
  const role = filters.roles.find(({ names }) => names.includes(filter.role))?.value;
  if (role !== undefined && role !== filter.role) {
    throw redirect(localePath(locale, careersPath({ ...filter, role }, page)), 302);
  }
  if (jobs.length === 0 && page > 1) throw noSuchPage();
  const now = new Date();
  const title = intl.formatMessage({ id: "careers.list.title" });
  const head = {
    origin: context.get(pageRequest).origin,
    locale,
    title: page > 1 ? intl.formatMessage({ id: "blog.titlePage" }, { title, page }) : title,
    description: intl.formatMessage({ id: "careers.list.description" }),
  };
  const isNarrowed = careersPath(filter) !== CAREERS_PATH;
  return {
    jobs: jobs.map((job) => ({ ...job, closing: closingOf(job.expiredDate, now) })),
    pagination,
    filter,
    options: filterOptionsOf(intl, filters),
    total: filters.totalCount,
    title,
    isNarrowed,
    meta: headFor(request, [
      // what is narrowed has the address of the whole list
      ...pageSeo(head, pagination, (number) => careersPath({}, number)),
      ...(isNarrowed ? [{ name: "robots", content: "noindex, follow" }] : []),
      feedLink(
        intl.formatMessage({ id: "careers.feed" }),
        head.origin + localePath(locale, `${CAREERS_PATH}/feed.xml`),
      ),
      jobsGraph({ ...head, path: CAREERS_PATH }, jobs),
    ]),
  };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { jobs, pagination, filter, options, total, title, isNarrowed } = loaderData;
  const intl = useIntl();
  const locale = useLocale();
  const kind = isNarrowed ? "none" : "empty";
  return (
    <div className={`${container} pb-16`}>
      <PageHead
        title={title}
        lead={intl.formatMessage(
          { id: filter.search ? "careers.list.description" : "careers.list.lead" },
          { count: total },
        )}
      />
      {total > 0 && <CareersChips filter={filter} options={options} total={total} />}
      {isNarrowed && (
        <div className="flex flex-wrap items-center gap-3 pt-5">
          <p className="font-semibold">
            <FormattedMessage id="careers.count" values={{ count: pagination.totalCount }} />
          </p>
          <ChosenFilters filter={filter} options={options} />
        </div>
      )}
      <div className="pt-10">
        {jobs.length > 0 ? (
          <JobGroups jobs={jobs} />
        ) : (
          <Empty
            title={intl.formatMessage({ id: `careers.${kind}.title` })}
            text={intl.formatMessage({ id: `careers.${kind}.text` })}
            action={
              isNarrowed && (
                <ButtonLink to={localePath(locale, CAREERS_PATH)} variant="outline">
                  <FormattedMessage id="careers.allJobs" />
                </ButtonLink>
              )
            }
          />
        )}
      </div>
      <div className="pt-10 empty:hidden">
        <Pagination
          pagination={pagination}
          hrefFor={(page) => localePath(locale, careersPath(filter, page))}
        />
      </div>
      <CareersCall />
    </div>
  );
}

export { ErrorBoundary } from "./job-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
