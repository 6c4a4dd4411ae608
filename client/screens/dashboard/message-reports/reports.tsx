import { listScreen } from "../../../dashboard/list/defined-list.tsx";
import { messageReportList } from "../../../features/chat/message-reports/message-report.list.tsx";

export default listScreen(messageReportList);

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
