import {
  EVERYBODY,
  WRITERS,
  entityOperations,
  type Expectations,
} from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: entityOperations("Plan", {
    isOrdered: true,
    read: EVERYBODY,
    write: WRITERS,
    input: "name: {}",
  }),
  calls: { "GET /api/plans/public": EVERYBODY },
  tiny: ["plans"],
};
