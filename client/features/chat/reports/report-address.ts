/** The dashboard's list of reports, and the URL of one report. */
export const reportsAddress = "/dashboard/message-reports";
export const reportAddress = (id: string): string => `${reportsAddress}/${id}`;
