import { FormattedMessage, useIntl } from "react-intl";
import { CONTACT_PATH } from "../../features/contacts/public/contact-path.ts";
import { ChosenFilters } from "../../features/members/public/directory/chosen-filters.tsx";
import { DirectoryCard } from "../../features/members/public/directory/directory-card.tsx";
import { facetsOf } from "../../features/members/public/directory/directory-facets.ts";
import { DirectoryFilters } from "../../features/members/public/directory/directory-filters.tsx";
import {
  type Alternative,
  DirectoryNoMatch,
} from "../../features/members/public/directory/directory-no-match.tsx";
import {
  conditionsOf,
  type DirectoryFilter,
  directoryFilterOf,
  directoryParams,
  directoryPath,
  directoryQuery,
  withoutAny,
} from "../../features/members/public/directory/directory-path.ts";
import { directoryGraph } from "../../features/members/public/directory/directory-graph.ts";
import { DirectorySort } from "../../features/members/public/directory/directory-sort.tsx";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { noSuchPage, pageOf } from "../../platform/page-number.ts";
import { pageSeo } from "../../platform/page-seo.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { container } from "../../ui/container.ts";
import { Empty } from "../../ui/empty.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SearchLine } from "../../ui/search-line.tsx";
import type { Route } from "./+types/members";

const PAGE_SIZE = 12;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const intl = intlFor(locale);
  const page = pageOf(url);
  const filter = directoryFilterOf(url);
  const list = (filter: DirectoryFilter, limit: number, number = 1) =>
    read(context, "/api/members/public", {
      query: { locale, page: number, limit, ...directoryQuery(filter) },
    });
  const { members, pagination, facets } = await list(filter, PAGE_SIZE, page);
  if (members.length === 0 && page > 1) throw noSuchPage();
  const names = [...new Set(conditionsOf(filter).map(({ name }) => name))];
  const alternatives =
    members.length > 0
      ? []
      : await Promise.all(
          names.map(async (name): Promise<Alternative> => {
            const others = await list(withoutAny(filter, name), 1);
            return { name, count: others.pagination.totalCount };
          }),
        );

  const totals = facets.availability;
  const total = totals.reduce((sum, { count }) => sum + count, 0);
  const open = totals.find(({ value }) => value === "open")?.count ?? 0;
  const title = intl.formatMessage({ id: "members.directory.title" });
  const lead =
    total > 0
      ? intl.formatMessage(
          { id: "members.directory.lead" },
          { total, open, countries: facets.countries.length },
        )
      : intl.formatMessage({ id: "members.directory.lead.empty" });
  const head = {
    origin: context.get(pageRequest).origin,
    locale,
    title:
      page > 1 ? intl.formatMessage({ id: "members.directory.titlePage" }, { title, page }) : title,
    description: lead,
  };
  const isNarrowed = directoryParams(filter).length > 0;
  return {
    members,
    pagination,
    filter,
    facets: facetsOf(intl, facets),
    alternatives,
    title,
    lead,
    isEmpty: total === 0 && members.length === 0,
    meta: headFor(request, [
      ...pageSeo(head, pagination, (number) =>
        directoryPath({ ...filter, sort: "relevance" }, number),
      ),
      ...(isNarrowed ? [{ name: "robots", content: "noindex, follow" }] : []),
      directoryGraph(head, members),
    ]),
  };
}

export default function Members({ loaderData }: Route.ComponentProps) {
  const { members, pagination, filter, facets, alternatives, title, lead, isEmpty } = loaderData;
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `members.directory.${id}` });
  if (isEmpty) {
    return (
      <div className={`${container} pb-16`}>
        <PageHead title={title} lead={lead} />
        <Empty
          title={text("empty.title")}
          text={text("empty.text")}
          action={
            <ButtonLink variant="primary" to="/auth/register">
              {text("empty.action")}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  const others = directoryParams({ ...filter, search: "" });
  return (
    <div className={container}>
      <PageHead
        title={title}
        lead={lead}
        aside={
          <ButtonLink variant="outline" to="/auth/register">
            {text("join")}
          </ButtonLink>
        }
      />
      <SearchLine
        to={localePath(locale, "/members")}
        label={text("search")}
        placeholder={text("search.placeholder")}
        submit={text("search.action")}
        value={filter.search}
        others={others}
      />
      {members.length === 0 ? (
        <div className="pt-6">
          <ChosenFilters filter={filter} facets={facets} />
          <DirectoryNoMatch
            filter={filter}
            facets={facets}
            alternatives={alternatives}
            contact={CONTACT_PATH}
          />
        </div>
      ) : (
        <div className="mt-8 grid gap-x-12 gap-y-6 pb-16 lg:grid-cols-[248px_minmax(0,1fr)]">
          <DirectoryFilters filter={filter} facets={facets} total={pagination.totalCount} />
          <div className="min-w-0">
            <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <div className="flex flex-wrap items-center gap-3">
                <p className="font-semibold">
                  <FormattedMessage
                    id="members.directory.count"
                    values={{ count: pagination.totalCount }}
                  />
                </p>
                <ChosenFilters filter={filter} facets={facets} />
              </div>
              <DirectorySort filter={filter} />
            </div>
            <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
              {members.map((member) => (
                <li key={member.id} className="min-w-0">
                  <DirectoryCard member={member} />
                </li>
              ))}
            </ul>
            <div className="pt-10">
              <Pagination
                pagination={pagination}
                hrefFor={(page) => localePath(locale, directoryPath(filter, page))}
              />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
