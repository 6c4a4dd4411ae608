import { FormattedMessage, useIntl } from "react-intl";
import { firstCharacters } from "../../../schema/foundation/characters.ts";
import { SearchGroup, type SearchKind } from "../../features/search/public/search-group.tsx";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { seo } from "../../platform/seo.ts";
import { container } from "../../ui/container.ts";
import { Suggestions } from "../../features/search/public/suggestions.tsx";
import { Empty } from "../../ui/empty.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SearchLine } from "../../ui/search-line.tsx";
import type { Route } from "./+types/search";

const KINDS: readonly SearchKind[] = [
  "projects",
  "solutions",
  "posts",
  "jobs",
  "members",
  "pages",
  "faqs",
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const search = firstCharacters((url.searchParams.get("search") ?? "").trim(), 100);
  const intl = intlFor(locale);
  const query = { locale, search };
  const results = search ? await read(context, "/api/search", { query }) : null;
  const isEmpty = results && KINDS.every((kind) => results[kind].totalCount === 0);
  return {
    search,
    results,
    suggestions: isEmpty
      ? (await read(context, "/api/search/suggestions", { query })).suggestions
      : [],
    meta: headFor(
      request,
      seo({
        origin: context.get(pageRequest).origin,
        locale,
        path: "/search",
        title: search
          ? intl.formatMessage({ id: "search.results" }, { search })
          : intl.formatMessage({ id: "search.title" }),
        description: intl.formatMessage({ id: "search.lead" }),
        noindex: true,
      }),
    ),
  };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { search, results, suggestions } = loaderData;
  const intl = useIntl();
  const found = results ? KINDS.filter((kind) => results[kind].found.length > 0) : [];
  return (
    <div className={`${container} pb-16 md:pb-20`}>
      <PageHead
        title={intl.formatMessage({ id: "search.title" })}
        lead={intl.formatMessage({ id: "search.lead" })}
      />
      <SearchLine
        to={localePath(useLocale(), "/search")}
        label={intl.formatMessage({ id: "search.title" })}
        placeholder={intl.formatMessage({ id: "search.example" })}
        value={search}
        submit={intl.formatMessage({ id: "blog.search.action" })}
      />
      {results && found.length === 0 && (
        <div className="pt-10">
          <Empty
            title={intl.formatMessage({ id: "search.noMatch.title" }, { search })}
            text={
              suggestions.length > 0 ? (
                <Suggestions searches={suggestions} />
              ) : (
                intl.formatMessage({ id: "search.noMatch.text" })
              )
            }
          />
        </div>
      )}
      {results && found.length > 0 && (
        <>
          <p className="sr-only">
            <FormattedMessage id="search.results" values={{ search }} />
          </p>
          <div className="grid gap-12 pt-12">
            {found.map((kind) => (
              <SearchGroup key={kind} kind={kind} search={search} {...results[kind]} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
