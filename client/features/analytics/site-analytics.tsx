import { useApolloClient, useQuery } from "@apollo/client/react";
import IconFileDownload from "@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { downloadText } from "../../admin/list/download.ts";
import { TitleRow } from "../../admin/title-row.tsx";
import { languageName } from "../../i18n/locale.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useRefreshOnFocus } from "../../platform/use-refresh-on-focus.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { ListFailure } from "../../ui/list/list-failure.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuAction } from "../../ui/menu-item.tsx";
import { Placeholders } from "../../ui/placeholders.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { todayIn } from "../../ui/zoned-time.ts";
import { analyticsCsv, type Table, TABLES } from "./analytics-csv.ts";
import { Conversion } from "./conversion.tsx";
import { PageLink } from "./page-link.tsx";
import { type Period, periodIn } from "./period.ts";
import { PeriodBar } from "./period-bar.tsx";
import { Ranking } from "./ranking.tsx";
import { SiteAnalyticsDocument, type SiteAnalyticsQuery } from "./site-analytics.generated.ts";
import { VisitStats } from "./visit-stats.tsx";
import { VisitsChart } from "./visits-chart.tsx";

/** The days of all figures are those of Vienna, wherever they are read. */
const TIME_ZONE = "Europe/Vienna";

const FEW = 10;
const ALL = 1_000;

type Figures = SiteAnalyticsQuery["current"];

/** How the site's public pages are read: all cards follow the period in the URL. */
export function SiteAnalytics() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const today = todayIn(TIME_ZONE);
  const period = periodIn(params, today);
  const [isWhole, setWhole] = useState(false);
  const { data, previousData, error, refetch } = useQuery(SiteAnalyticsDocument, {
    variables: {
      from: period.from,
      to: period.to,
      beforeFrom: period.before.from,
      beforeTo: period.before.to,
      first: isWhole ? ALL : FEW,
    },
    fetchPolicy: "cache-and-network",
  });
  useRefreshOnFocus(refetch);
  const shown = data ?? (error ? undefined : previousData);
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "analytics.title" })}
        subtitle={<FormattedMessage id="analytics.subtitle" />}
        actions={<CsvMenu period={period} />}
      />
      <PeriodBar period={period} />
      {shown ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-busy={data === undefined}>
          <VisitStats current={shown.current} before={shown.before} />
          <VisitsChart
            period={period}
            isOpen={period.to >= today}
            current={shown.current}
            before={shown.before}
          />
          <Rankings
            figures={shown.current}
            onMore={isWhole ? undefined : () => setWhole(true)}
            onFewer={isWhole ? () => setWhole(false) : undefined}
          />
        </div>
      ) : error ? (
        <div className="card">
          <ListFailure
            title={intl.formatMessage({ id: "analytics.failed" })}
            text={problemText(intl, error)}
            onRetry={refetch}
          />
        </div>
      ) : (
        <Placeholders
          label={intl.formatMessage({ id: "analytics.loading" })}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <div aria-hidden="true" className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
            {["a", "b", "c", "d"].map((key) => (
              <div key={key} className="h-44 animate-pulse rounded-card bg-raised" />
            ))}
          </div>
          <div aria-hidden="true" className="h-120 animate-pulse rounded-card bg-raised" />
          <div aria-hidden="true" className="h-160 animate-pulse rounded-card bg-raised" />
        </Placeholders>
      )}
    </>
  );
}

interface RankingsProps {
  figures: Figures;
  onMore: (() => void) | undefined;
  onFewer: (() => void) | undefined;
}

function Rankings({ figures, onMore, onFewer }: RankingsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `analytics.${id}` });
  const wrote = (contacts: number, quotes: number) =>
    contacts + quotes > 0
      ? `${text("contacts")}: ${intl.formatNumber(contacts)} · ${text("quotes")}: ${intl.formatNumber(quotes)}`
      : undefined;
  const nameOf = (host: string | null | undefined) =>
    host === "*" ? text("referrers.rest") : (host ?? text("referrers.direct"));
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 xl:grid-cols-3">
        <Ranking
          title={text("pages")}
          text={text("views")}
          empty={text("pages.none")}
          total={figures.pageCount}
          onMore={onMore}
          onFewer={onFewer}
          items={figures.pages.map(({ locale, path, views }) => ({
            key: `${locale} ${path}`,
            name: <PageLink locale={locale} path={path} />,
            value: views,
          }))}
        />
        <Ranking
          title={text("referrers")}
          text={text("note.visitors")}
          empty={text("referrers.none")}
          items={figures.referrers.map(({ host, visitors, contacts, quotes }) => ({
            key: host ?? "",
            name: (
              <span className="flex flex-wrap items-baseline gap-x-3">
                <bdi className="font-medium">{nameOf(host)}</bdi>
                <span className="text-sm text-ink-3">{wrote(contacts, quotes)}</span>
              </span>
            ),
            value: visitors,
          }))}
        />
        <Conversion figures={figures} />
        <Ranking
          title={text("entries")}
          text={text("entries.text")}
          empty={text("entries.none")}
          items={figures.entryPages.map(
            ({ locale, path, entries, entryContacts, entryQuotes }) => ({
              key: `${locale} ${path}`,
              name: (
                <PageLink locale={locale} path={path} note={wrote(entryContacts, entryQuotes)} />
              ),
              value: entries,
            }),
          )}
        />
        <Ranking
          title={text("sources")}
          text={text("sources.text")}
          empty={text("sources.none")}
          items={figures.contactPages.map(({ locale, path, contacts, quotes }) => ({
            key: `${locale} ${path}`,
            name: <PageLink locale={locale} path={path} note={wrote(contacts, quotes)} />,
            value: contacts + quotes,
          }))}
        />
        <Ranking
          title={text("languages")}
          text={text("languages.text")}
          empty={text("entries.none")}
          items={figures.locales.map(({ locale, visitors }) => ({
            key: locale,
            name: <span className="font-medium">{languageName(intl, locale)}</span>,
            value: visitors,
          }))}
        />
      </div>
    </>
  );
}

function CsvMenu({ period }: { period: Period }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const save = async (table: Table) => {
    try {
      const exported = await analyticsCsv(table, period, apollo, intl);
      if (!exported) return;
      const { csv, rows, total } = exported;
      downloadText(csv, `analytics-${table}-${period.from}-${period.to}.csv`);
      const id = rows < total ? "list.export.cut" : "list.export.done";
      snackbar({ text: intl.formatMessage({ id }, { count: rows, total }), tone: "good" });
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
  };
  return (
    <Menu
      button={
        <IconButton
          label={intl.formatMessage({ id: "analytics.csv" })}
          icon={IconFileDownload}
          variant="outline"
        />
      }
    >
      {TABLES.map((table) => (
        <MenuAction key={table} onSelect={() => void save(table)}>
          <FormattedMessage id={`analytics.csv.${table}`} />
        </MenuAction>
      ))}
    </Menu>
  );
}
