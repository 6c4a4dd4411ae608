import { useIntl } from "react-intl";
import { TitleRow } from "../../../admin/title-row.tsx";
import { reportsAddress, useReport } from "../../../features/chat/reports/report.ts";
import { ReportDecision } from "../../../features/chat/reports/report-decision.tsx";
import { ReportDetails } from "../../../features/chat/reports/report-details.tsx";
import { ReportLoading, ReportLoadError } from "../../../features/chat/reports/report-loading.tsx";
import { ReportedContext } from "../../../features/chat/reports/reported-context.tsx";
import type { Route } from "./+types/report";

export default function MessageReportScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const { data, error, refetch } = useReport(id);
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
          <ReportDetails report={report} />
          <ReportDecision key={id} id={id} isTakenBack={Boolean(report.message?.deletedAt)} />
        </div>
      ) : error ? (
        <ReportLoadError error={error} onRetry={refetch} />
      ) : (
        <ReportLoading />
      )}
    </>
  );
}
