import type { IntlShape } from "react-intl";
import type { ListAddress, ListPlace } from "../../../dashboard/list/list-address.ts";
import type { StatusTab } from "../../../kit/list/status-tabs.tsx";
import type {
  MessageReportListQuery,
  MessageReportListQueryVariables,
} from "./message-report-list.generated.ts";

export type ListedReport = MessageReportListQuery["messageReports"]["nodes"][number];

const tabs = ["all", "harassment", "spam", "other"] as const;
const tones = { all: "off", harassment: "bad", spam: "warn", other: "off" } as const;
const reasons = {
  all: undefined,
  harassment: "HARASSMENT",
  spam: "SPAM",
  other: "OTHER",
} as const;

/** The addresses of the list of reports; it has one order, the newest first. */
export const reportList = {
  tabs,
  sorts: ["reported"],
  sort: { by: "reported", direction: "descending" },
} as const satisfies ListAddress;

type Place = ListPlace<(typeof tabs)[number]>;

export function variablesOf({ search, tab, page, size }: Place): MessageReportListQueryVariables {
  const words = search || undefined;
  return {
    filter: { search: words, reason: reasons[tab] },
    counted: { search: words },
    page,
    size,
  };
}

export const tabsOf = (
  intl: IntlShape,
  counts: MessageReportListQuery["messageReportCounts"] | undefined,
): Omit<StatusTab, "to">[] =>
  tabs.map((tab) => ({
    id: tab,
    label: intl.formatMessage({ id: `message-reports.tab.${tab}` }),
    tone: tones[tab],
    count: counts?.[tab],
  }));
