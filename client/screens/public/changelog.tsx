import IconRss from "@tabler/icons-react/dist/esm/icons/IconRss.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { changelogGraph } from "../../features/changelog/public/changelog-seo.ts";
import { Release } from "../../features/changelog/public/release.tsx";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { feedLink } from "../../platform/feed/feed-link.ts";
import { crumbsFromHome } from "../../platform/json-ld.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { seo } from "../../platform/seo.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ChipLink } from "../../ui/chip.tsx";
import { container } from "../../ui/container.ts";
import { Empty } from "../../ui/empty.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/changelog";

const kinds = ["added", "changed", "deprecated", "removed", "fixed", "security"] as const;
const filters = [...kinds, "api"] as const;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const filter = filters.find((each) => each === url.searchParams.get("kind"));
  const { entries } = await read(context, "/api/changelog/public", { query: { locale } });
  const intl = intlFor(locale);
  const { origin } = context.get(pageRequest);
  const feed = feedLink(
    intl.formatMessage({ id: "changelog.public.feed" }),
    origin + localePath(locale, "/changelog/feed.xml"),
  );
  const head = {
    origin,
    locale,
    path: "/changelog",
    title: intl.formatMessage({ id: "changelog.public.title" }),
    description: intl.formatMessage({ id: "changelog.public.lead" }),
    noindex: filter !== undefined,
  };
  return {
    filter,
    newest: entries[0]?.id,
    used: filters.filter((each) =>
      entries.some(({ tags, apiImpact }) => (each === "api" ? apiImpact : tags.includes(each))),
    ),
    // Of a version only the changes of the kind that is looked for
    entries: entries.flatMap((entry) => {
      if (filter === undefined) return [entry];
      if (filter === "api") return entry.apiImpact ? [entry] : [];
      const changes = entry.changes.filter(({ tag }) => tag === filter);
      return changes.length > 0 ? [{ ...entry, changes }] : [];
    }),
    meta: headFor(request, [
      ...seo(head),
      feed,
      crumbsFromHome(head),
      ...(entries.length > 0 ? [changelogGraph(head, entries)] : []),
    ]),
  };
}

export default function Changelog({ loaderData }: Route.ComponentProps) {
  const { filter, newest, used, entries } = loaderData;
  const intl = useIntl();
  const path = localePath(useLocale(), "/changelog");
  const label = (kind: (typeof filters)[number]) =>
    intl.formatMessage({ id: kind === "api" ? "changelog.public.api" : `changelog.kind.${kind}` });
  return (
    <div className={`${container} pb-16`}>
      <PageHead
        title={intl.formatMessage({ id: "changelog.public.title" })}
        lead={intl.formatMessage({ id: "changelog.public.lead" })}
        aside={
          <ButtonLink variant="outline" to={`${path}/feed.xml`} reloadDocument>
            <IconRss size={19} aria-hidden="true" />
            <FormattedMessage id="changelog.public.rss" />
          </ButtonLink>
        }
      />
      {used.length > 0 && (
        <nav
          aria-label={intl.formatMessage({ id: "changelog.public.kinds" })}
          className="border-t border-line py-5"
        >
          <ul className="flex flex-wrap gap-2">
            <li>
              <ChipLink to={path} current={filter === undefined}>
                <FormattedMessage id="changelog.public.all" />
              </ChipLink>
            </li>
            {used.map((kind) => (
              <li key={kind}>
                <ChipLink to={`${path}?kind=${kind}`} current={filter === kind}>
                  {label(kind)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {entries.length > 0 ? (
        <ol>
          {entries.map((entry) => (
            <Release key={entry.id} entry={entry} isNewest={entry.id === newest} />
          ))}
        </ol>
      ) : (
        <Empty
          title={intl.formatMessage({ id: "changelog.public.empty.title" })}
          text={intl.formatMessage({ id: "changelog.public.empty.text" })}
        />
      )}
    </div>
  );
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
