import { FormattedMessage, useIntl } from "react-intl";
import { ShortWhen } from "../../../kit/short-when.tsx";
import { ReasonBadge } from "./reason-badge.tsx";
import type { ListedReport } from "./report.ts";
import { ReportedText } from "./reported-text.tsx";

/** A report in the list on the phone. */
export function ReportCard({ report }: { report: ListedReport }) {
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
          <ShortWhen iso={createdAt} />
        </div>
      </div>
    </div>
  );
}
