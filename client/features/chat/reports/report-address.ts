/** The list of reports in the dashboard, and where one of them is decided. */
export const reportsAddress = "/dashboard/message-reports";
export const reportAddress = (id: string): string => `${reportsAddress}/${id}`;
