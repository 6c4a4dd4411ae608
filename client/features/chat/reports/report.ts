import type { MessageReportListQuery } from "./message-report-list.generated.ts";

export type ListedReport = MessageReportListQuery["messageReports"]["nodes"][number];
