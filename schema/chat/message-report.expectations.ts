import { PAGE, ID, JUDGES, SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    messageReports: ["{ messageReports { nodes { id } } }", JUDGES],
    messageReportCounts: ["{ messageReportCounts { all } }", JUDGES],
    messageReport: [`{ messageReport(${ID}) { id } }`, JUDGES],
    reportMessage: [`mutation { reportMessage(${ID}, reason: SPAM) }`, SIGNED_IN],
    closeMessageReport: [`mutation { closeMessageReport(${ID}, removesMessage: false) }`, JUDGES],
  },
  plans: [`{ messageReports(first: 9) { ${PAGE} } }`],
  few: ["message_reports"],
};
