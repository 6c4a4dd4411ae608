import { SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    overview: ["{ overview { activeNow } }", SIGNED_IN],
  },
};
