import type { ApolloClient } from "@apollo/client";
import type { IntlShape } from "react-intl";
import { csvOf } from "../../admin/list/csv.ts";
import type { ExportedList } from "../../admin/list/export-list.ts";
import type { Days } from "./period.ts";
import { SiteAnalyticsDocument, type SiteAnalyticsQuery } from "./site-analytics.generated.ts";

type Figures = SiteAnalyticsQuery["current"];

/** What is exported: a table of its own each. */
export const TABLES = ["days", "pages", "referrers"] as const;
export type Table = (typeof TABLES)[number];

const MOST = 1_000;

const rowsOf: Record<Table, (figures: Figures) => (string | number)[][]> = {
  days: ({ days }) =>
    days.map(({ day, visitors, views, contacts, quotes }) => [
      day,
      visitors,
      views,
      contacts,
      quotes,
    ]),
  pages: ({ pages }) =>
    pages.map(({ locale, path, views, entries, entryContacts, entryQuotes }) => [
      locale,
      path,
      views,
      entries,
      entryContacts,
      entryQuotes,
    ]),
  referrers: ({ referrers }) =>
    referrers.map(({ host, visitors, contacts, quotes }) => [
      host ?? "",
      visitors,
      contacts,
      quotes,
    ]),
};

const COLUMNS: Record<Table, string[]> = {
  days: ["day", "visitors", "views", "contacts", "quotes"],
  pages: ["language", "page", "views", "entries.visitors", "contacts", "quotes"],
  referrers: ["host", "visitors", "contacts", "quotes"],
};

/** The figures of a period as a table, as they are now. */
export async function analyticsCsv(
  table: Table,
  { from, to }: Days,
  apollo: ApolloClient,
  intl: IntlShape,
): Promise<ExportedList | undefined> {
  const { data } = await apollo.query({
    query: SiteAnalyticsDocument,
    variables: { from, to, beforeFrom: from, beforeTo: from, first: MOST },
    fetchPolicy: "network-only",
  });
  if (!data) return undefined;
  const rows = rowsOf[table](data.current);
  const headers = COLUMNS[table].map((name) => intl.formatMessage({ id: `analytics.${name}` }));
  const total = table === "pages" ? data.current.pageCount : rows.length;
  return { csv: csvOf([headers, ...rows]), rows: rows.length, total };
}
