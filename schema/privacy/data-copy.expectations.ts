import { SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    dataCopy: ["{ dataCopy { id } }", SIGNED_IN],
    keptData: ["{ keptData { kind } }", SIGNED_IN],
    requestDataCopy: ["mutation { requestDataCopy { id } }", SIGNED_IN],
  },
  planExceptions: { keptData: "counts in statements of their own, of one person" },
  few: ["data_copies"],
  withoutDemo: {
    DataCopy: "demo accounts are signed in to by everyone",
  },
};
