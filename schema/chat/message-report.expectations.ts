import { ID, REPORT_MODERATORS, SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    messageReports: ["{ messageReports { nodes { id } } }", REPORT_MODERATORS],
    messageReportCounts: ["{ messageReportCounts { all } }", REPORT_MODERATORS],
    messageReport: [`{ messageReport(${ID}) { id } }`, REPORT_MODERATORS],
    senderReports: [`{ senderReports(${ID}) { open } }`, REPORT_MODERATORS],
    reportMessage: [`mutation { reportMessage(${ID}, reason: SPAM) }`, SIGNED_IN],
    closeMessageReport: [
      `mutation { closeMessageReport(${ID}, removesMessage: false) }`,
      REPORT_MODERATORS,
    ],
  },
  planExceptions: { senderReports: "it is computed in code, from the reports of one sender" },
  few: ["message_reports"],
};
