import type { ApolloClient } from "@apollo/client";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useIntl, FormattedMessage } from "react-intl";
import { Link } from "react-router";
import type { BulkOutcome, ResolvedSelection } from "../../../admin/list/bulk-action.ts";
import { defineList } from "../../../admin/list/define-list.ts";
import { closeReport, evictReport, reportAddress } from "./report.ts";
import {
  MessageReportListDocument,
  type MessageReportListQuery,
} from "./message-report.generated.ts";
import { ReasonBadge } from "./reason-badge.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { WithEmojis } from "../../../ui/emoji.tsx";
import { shortText } from "../preview.ts";

type ListedReport = MessageReportListQuery["messageReports"]["nodes"][number];

/** Reports are decided one at a time, because each concerns a person. */
const decide =
  (apollo: ApolloClient, removesMessage: boolean) =>
  async ({ ids: [id = ""] = [] }: ResolvedSelection): Promise<BulkOutcome> => {
    const isOurs = await closeReport(apollo, id, removesMessage);
    evictReport(apollo, id);
    return isOurs ? { done: 1 } : { done: 0, failed: [{ id, message: "" }] };
  };

export const messageReportList = defineList({
  name: "message-reports",
  query: MessageReportListDocument,
  rows: ({ messageReports }) => messageReports,
  nameOf: ({ message }, { intl, word }) =>
    word("messageBy", {
      name: message?.sender?.displayName ?? intl.formatMessage({ id: "chat.somebody" }),
    }),
  poll: 30_000,
  // Private messages are shown for a decision, not to be stored.
  exports: false,
  tabs: {
    all: {},
    harassment: { tone: "bad", filter: { reason: "HARASSMENT" } },
    spam: { tone: "warn", filter: { reason: "SPAM" } },
    other: { filter: { reason: "OTHER" } },
  },
  counts: ({ messageReportCounts }) => messageReportCounts,
  subtitle: ({ waiting }) => ({ count: waiting.totalCount }),
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
  mobileRow: (report) => <ReportMobileRow report={report} />,
  opens: ({ id }) => reportAddress(id),
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

/** Who reported it, and the beginning of their note. */
function Reporter({ report: { reporter, note } }: { report: ListedReport }) {
  const intl = useIntl();
  return (
    <div className="leading-snug">
      <p dir="auto" className="truncate font-semibold">
        {reporter?.displayName ?? intl.formatMessage({ id: "chat.somebody" })}
      </p>
      {note && (
        <p dir="auto" className="mt-0.5 line-clamp-2 text-[0.8125rem] text-ink-3 wrap-anywhere">
          {note}
        </p>
      )}
    </div>
  );
}

/** A report in the list on a phone. */
function ReportMobileRow({ report }: { report: ListedReport }) {
  const intl = useIntl();
  const { reason, note, createdAt, reporter } = report;
  const name = reporter?.displayName ?? intl.formatMessage({ id: "chat.somebody" });
  return (
    <div className="text-[0.8125rem]">
      <ReportedText report={report} />
      <div className="ps-12">
        <p className="text-ink-2">
          <FormattedMessage
            id="message-reports.by"
            values={{ name: <bdi className="font-semibold">{name}</bdi> }}
          />
        </p>
        {note && (
          <p dir="auto" className="mt-0.5 line-clamp-2 text-ink-3 wrap-anywhere">
            {note}
          </p>
        )}
        <div className="mt-2.5 flex items-center justify-between gap-4 text-ink-3">
          <ReasonBadge reason={reason} />
          <RelativeTime iso={createdAt} />
        </div>
      </div>
    </div>
  );
}

/** The sender and the beginning of the reported message, linked to its context. */
function ReportedText({ report: { id, message } }: { report: ListedReport }) {
  const intl = useIntl();
  if (!message) return null;
  const { sender, deletedAt } = message;
  const name = sender?.displayName ?? intl.formatMessage({ id: "chat.somebody" });
  return (
    <div className="flex gap-3 py-1.5">
      <Avatar name={name} src={sender?.avatar} size={36} />
      <div className="min-w-0 flex-1 leading-snug">
        <p dir="auto" className="truncate text-[0.8125rem] text-ink-3">
          {name}
        </p>
        <p dir="auto" className="mt-0.5 line-clamp-2 text-[0.9375rem] wrap-anywhere">
          <Link
            to={reportAddress(id)}
            className={`hover:underline ${deletedAt ? "text-ink-3 italic" : "font-medium text-ink"}`}
          >
            <WithEmojis text={shortText(intl, message)} />
          </Link>
        </p>
      </div>
    </div>
  );
}
