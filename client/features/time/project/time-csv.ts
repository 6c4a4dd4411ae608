import type { ApolloClient } from "@apollo/client";
import type { IntlShape } from "react-intl";
import { allPages } from "../../../admin/list/all-pages.ts";
import { csvOf } from "../../../admin/list/csv.ts";
import type { ExportedList } from "../../../admin/list/export-list.ts";
import { wallTime } from "../../../ui/zoned-time.ts";
import { secondsOf } from "../duration.ts";
import { type ShownTimeFragment as ShownTime, TimeEntriesDocument } from "../time.generated.ts";

const COLUMNS = [
  "date",
  "start",
  "end",
  "minutes",
  "person",
  "card",
  "note",
  "billable",
  "invoiced",
] as const;

interface Wanted {
  projectId: string;
  from?: string;
  to?: string;
}

/** An entry costs three points: so many are within an hour's budget. */
const FEW_RELATIONS = { most: 5_000, pageSize: 100 };

/** The finished entries of a project as a table. */
export async function timeCsv(
  wanted: Wanted,
  apollo: ApolloClient,
  intl: IntlShape,
): Promise<ExportedList> {
  const { rows, total } = await allPages(async ({ page, size }) => {
    const { data } = await apollo.query({
      query: TimeEntriesDocument,
      variables: { ...wanted, page, first: size },
      fetchPolicy: "network-only",
    });
    const entries = data?.timeEntries;
    return entries && { rows: entries.nodes, total: entries.totalCount };
  }, FEW_RELATIONS);
  const headers = COLUMNS.map((column) => intl.formatMessage({ id: `time.column.${column}` }));
  const lines = rows.flatMap((entry) => lineOf(entry, intl));
  const running = rows.length - lines.length;
  return { csv: csvOf([headers, ...lines]), rows: lines.length, total: total - running };
}

const CENTS = 100;

/** None for a timer that runs. */
function lineOf(entry: ShownTime, intl: IntlShape) {
  const { startedAt, endedAt, member, card, title, note, billable, invoicedAt } = entry;
  if (!endedAt) return [];
  const { timeZone = "UTC" } = intl;
  const [start, end] = [wallTime(startedAt, timeZone), wallTime(endedAt, timeZone)];
  const minutes = Math.round((secondsOf({ startedAt, endedAt }) / 60) * CENTS) / CENTS;
  const word = (isSo: boolean) => intl.formatMessage({ id: `form.value.${isSo ? "yes" : "no"}` });
  return [
    [
      start.date,
      start.time,
      end.time,
      minutes,
      member?.displayName,
      card?.title ?? title,
      note,
      word(billable),
      invoicedAt && wallTime(invoicedAt, timeZone).date,
    ],
  ];
}
