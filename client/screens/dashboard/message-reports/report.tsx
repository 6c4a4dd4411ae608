import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { TitleRow } from "../../../dashboard/title-row.tsx";
import { MessageReportDocument } from "../../../features/chat/message-reports/message-report.generated.ts";
import { reportsAddress } from "../../../features/chat/message-reports/report-address.ts";
import { ReportDecision } from "../../../features/chat/message-reports/report-decision.tsx";
import { ReportFacts } from "../../../features/chat/message-reports/report-facts.tsx";
import { ReportLoading } from "../../../features/chat/message-reports/report-loading.tsx";
import { ReportUnread } from "../../../features/chat/message-reports/report-unread.tsx";
import { ReportedContext } from "../../../features/chat/message-reports/reported-context.tsx";
import type { Route } from "./+types/report";

export default function MessageReportScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(MessageReportDocument, {
    variables: { id },
    // What others wrote to each other is kept no longer than it is looked at.
    fetchPolicy: "no-cache",
  });
  const report = data?.messageReport;
  return (
    <>
      <TitleRow
        title={intl.formatMessage({ id: "message-reports.report" })}
        back={{ to: reportsAddress, path: intl.formatMessage({ id: "message-reports.title" }) }}
      />
      {report ? (
        <div className="grid items-start gap-6 pb-20 max-md:pb-28 xl:grid-cols-[minmax(0,1fr)_320px]">
          <div className="min-w-0 max-xl:order-last">
            <ReportedContext key={id} report={report} />
          </div>
          <ReportFacts report={report} />
          <ReportDecision key={id} id={id} isTakenBack={Boolean(report.message?.deletedAt)} />
        </div>
      ) : error ? (
        // What fails again is told by the query.
        <ReportUnread error={error} onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <ReportLoading />
      )}
    </>
  );
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
