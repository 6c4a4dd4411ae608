import { useIntl } from "react-intl";
import { ShortWhen } from "../../../kit/short-when.tsx";
import type { Column } from "../../../kit/table/column.ts";
import { ReasonBadge } from "./reason-badge.tsx";
import type { ListedReport } from "./report-list.ts";
import { ReportedText } from "./reported-text.tsx";
import { Reporter } from "./reporter.tsx";

/** The columns of the list of reports. */
export function useReportColumns(): Column<ListedReport>[] {
  const intl = useIntl();
  const header = (id: string) => intl.formatMessage({ id: `message-reports.column.${id}` });
  return [
    {
      id: "message",
      header: header("message"),
      cell: (report) => <ReportedText report={report} />,
    },
    {
      id: "reason",
      header: header("reason"),
      width: "160px",
      from: 640,
      cell: ({ reason }) => <ReasonBadge reason={reason} />,
    },
    {
      id: "reporter",
      header: header("reporter"),
      width: "260px",
      optional: true,
      from: 896,
      cell: (report) => <Reporter report={report} />,
    },
    {
      id: "reported",
      header: header("reported"),
      width: "126px",
      from: 768,
      cell: ({ createdAt }) => <ShortWhen iso={createdAt} className="text-ink-2" />,
    },
  ];
}
