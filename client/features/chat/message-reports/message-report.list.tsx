import type { ApolloClient } from "@apollo/client";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import type { BulkOutcome, Chosen } from "../../../dashboard/list/bulk-action.ts";
import { defineList } from "../../../dashboard/list/define-list.ts";
import { closeReport } from "./close-report.ts";
import { MessageReportListDocument } from "./message-report-list.generated.ts";
import { ReasonBadge } from "./reason-badge.tsx";
import { reportAddress } from "./report-address.ts";
import { ReportCard } from "./report-card.tsx";
import { ReportedText } from "./reported-text.tsx";
import { Reporter } from "./reporter.tsx";

/** Reports are decided one at a time, for each is about somebody. */
const decide =
  (apollo: ApolloClient, removesMessage: boolean) =>
  async ({ ids: [id = ""] = [] }: Chosen): Promise<BulkOutcome> =>
    (await closeReport(apollo, id, removesMessage))
      ? { done: 1 }
      : { done: 0, failed: [{ id, message: "" }] };

export const messageReportList = defineList({
  name: "message-reports",
  query: MessageReportListDocument,
  rows: ({ messageReports }) => messageReports,
  nameOf: ({ message }, { intl, word }) =>
    word("messageBy", {
      name: message?.sender?.displayName ?? intl.formatMessage({ id: "chat.somebody" }),
    }),
  poll: 30_000,
  // What members wrote to each other is shown to decide about it, not to be kept.
  exports: false,
  tabs: {
    all: {},
    harassment: { tone: "bad", filter: { reason: "HARASSMENT" } },
    spam: { tone: "warn", filter: { reason: "SPAM" } },
    other: { filter: { reason: "OTHER" } },
  },
  counts: ({ messageReportCounts }) => messageReportCounts,
  facts: ({ waiting }) => ({ count: waiting.totalCount }),
  columns: ({ custom, date }) => [
    custom("message", {
      value: ({ message }) => message?.body,
      cell: (report) => <ReportedText report={report} />,
    }),
    custom("reason", {
      width: "160px",
      from: 640,
      value: ({ reason }, { word }) => word(`reason.${reason}`),
      cell: ({ reason }) => <ReasonBadge reason={reason} />,
    }),
    custom("reporter", {
      width: "260px",
      optional: true,
      from: 896,
      value: ({ reporter }) => reporter?.displayName,
      cell: (report) => <Reporter report={report} />,
    }),
    date("reported", ({ createdAt }) => createdAt),
  ],
  card: (report) => <ReportCard report={report} />,
  opens: ({ id }, { navigate }) => void navigate(reportAddress(id)),
  actions: ({ item, custom }) => [
    item("open", { Icon: IconEye, to: ({ id }) => reportAddress(id) }),
    custom("keep", {
      bar: false,
      make: ({ apollo, word }) => ({
        id: "keep",
        label: word("keep.label"),
        Icon: IconCheck,
        removes: true,
        run: decide(apollo, false),
        done: () => word("keep.done"),
        failed: () => word("decided"),
      }),
    }),
    custom("remove", {
      bar: false,
      fits: ({ message }) => !message?.deletedAt,
      make: ({ apollo, word }) => ({
        id: "remove",
        label: word("remove.label"),
        Icon: IconTrash,
        danger: true,
        removes: true,
        confirm: () => ({
          title: word("remove.ask"),
          text: word("remove.text"),
          confirm: word("remove.label"),
        }),
        run: decide(apollo, true),
        done: () => word("remove.done"),
        failed: () => word("decided"),
      }),
    }),
  ],
});
