import { SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    overview: ["{ overview { activeNow } }", SIGNED_IN],
    pendingWork: ["{ pendingWork { requests { count } } }", SIGNED_IN],
  },
  manyRows: {
    overview: { of: ["comments"], why: "counts the comments of its period by day" },
  },
};
