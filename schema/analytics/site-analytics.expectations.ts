import { type Expectations, WRITERS } from "../testing/expectations.ts";

const PERIOD = `from: "2026-11-01", to: "2026-11-30"`;

export const expectations: Expectations = {
  operations: {
    siteAnalytics: [`{ siteAnalytics(${PERIOD}) { views } }`, WRITERS],
  },
  planExceptions: {
    siteAnalytics: "it is computed in code, from one row a day and page however often that is read",
  },
};
