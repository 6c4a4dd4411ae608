import { listScreen } from "../../../admin/list/defined-list.tsx";
import { messageReportList } from "../../../features/chat/reports/message-report.list.tsx";

export default listScreen(messageReportList);
