import { type Expectations, SIGNED_IN } from "../testing/expectations.ts";

const RANGE = `from: "2026-11-01", to: "2026-11-30"`;
const BILLING = ["billing", "admin"];
const WHY = "it is read from day_figures by one statement; figures.plans.test.ts reads its plan";

/** Each figure needs the permission of the rows that it counts. */
export const expectations: Expectations = {
  operations: {
    salesFigures: [`{ salesFigures(${RANGE}) { currency } }`, BILLING],
    stockAlerts: ["{ stockAlerts { soldIn30Days } }", BILLING],
    bankingFigures: [`{ bankingFigures(${RANGE}) { currency } }`, BILLING],
    vatTerms: ["{ vatTerms { number } }", BILLING],
    receivables: ["{ receivables { currency } }", BILLING],
    bookingFigures: [`{ bookingFigures(${RANGE}) { booked } }`, SIGNED_IN],
    bookingAgenda: ["{ bookingAgenda { upcomingCount } }", SIGNED_IN],
    messageFigures: [`{ messageFigures(${RANGE}) { count } }`, ["admin"]],
  },
  planExceptions: {
    salesFigures: WHY,
    stockAlerts: WHY,
    bankingFigures: WHY,
    receivables: WHY,
    vatTerms: WHY,
    messageFigures: WHY,
    bookingFigures: "three indexes of the calendar; figures.plans.test.ts reads its plan",
    bookingAgenda: "the same",
  },
};
