import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { resultOf } from "../../../dashboard/list/list-result.ts";
import { ListScreen } from "../../../dashboard/list/list-screen.tsx";
import { useList } from "../../../dashboard/list/use-list.ts";
import { MessageReportListDocument } from "../../../features/chat/message-reports/message-report-list.generated.ts";
import { reportAddress } from "../../../features/chat/message-reports/report-address.ts";
import { ReportCard } from "../../../features/chat/message-reports/report-card.tsx";
import {
  reportList,
  tabsOf,
  variablesOf,
} from "../../../features/chat/message-reports/report-list.ts";
import { ReportMenu } from "../../../features/chat/message-reports/report-menu.tsx";
import { useReportActions } from "../../../features/chat/message-reports/use-report-actions.ts";
import { useReportColumns } from "../../../features/chat/message-reports/use-report-columns.tsx";

/** How often new reports are looked for while the page is seen, in ms. */
const often = 30_000;

export default function MessageReportsScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const list = useList(reportList);
  const reports = useQuery(MessageReportListDocument, {
    variables: variablesOf(list.place),
    pollInterval: often,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const actions = useReportActions();
  const known = reports.data ?? reports.previousData;
  const nobody = intl.formatMessage({ id: "chat.somebody" });
  return (
    <ListScreen
      name="message-reports"
      title={intl.formatMessage({ id: "message-reports.title" })}
      facts={
        known && (
          <FormattedMessage
            id="message-reports.facts"
            values={{ count: known.waiting.totalCount }}
          />
        )
      }
      list={list}
      result={resultOf(reports, ({ messageReports }) => messageReports)}
      search={intl.formatMessage({ id: "message-reports.search" })}
      tabs={tabsOf(intl, known?.messageReportCounts)}
      nameOf={({ message }) =>
        intl.formatMessage(
          { id: "message-reports.messageBy" },
          { name: message?.sender?.displayName ?? nobody },
        )
      }
      columns={useReportColumns()}
      card={(report) => <ReportCard report={report} />}
      onOpen={({ id }) => void navigate(reportAddress(id))}
      menu={(report, begin) => <ReportMenu report={report} actions={actions} begin={begin} />}
      empty={{
        title: intl.formatMessage({ id: "message-reports.empty.title" }),
        text: intl.formatMessage({ id: "message-reports.empty.text" }),
      }}
    />
  );
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
