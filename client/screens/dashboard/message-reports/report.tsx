import { useIntl } from "react-intl";
import { useListActions } from "../../../admin/list/use-defined-list.ts";
import { TitleRow } from "../../../admin/title-row.tsx";
import { reportsAddress, useReport } from "../../../features/chat/reports/report.ts";
import { ReportDecision } from "../../../features/chat/reports/report-decision.tsx";
import { ReportDetails } from "../../../features/chat/reports/report-details.tsx";
import { ReportLoading, ReportLoadError } from "../../../features/chat/reports/report-loading.tsx";
import { ReportedContext } from "../../../features/chat/reports/reported-context.tsx";
import { memberList } from "../../../features/members/admin/list/member.list.tsx";
import { SuspensionButton } from "../../../features/members/admin/list/suspension-button.tsx";
import { useViewer } from "../../../platform/session/viewer.tsx";
import type { Route } from "./+types/report";

export default function MessageReportScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const { data, error, refetch } = useReport(id);
  const report = data?.messageReport;
  const sender = report?.message?.sender;
  const { member } = useViewer();
  const actions = useListActions(memberList);
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
          <ReportDetails report={report} others={data.senderReports}>
            {sender && sender.id !== member?.id && (
              <div className="mt-3">
                <SuspensionButton
                  id={sender.id}
                  name={sender.displayName}
                  isSuspended={sender.status === "SUSPENDED"}
                  actions={actions}
                />
              </div>
            )}
          </ReportDetails>
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
