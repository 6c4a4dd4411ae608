import {
  EVERYBODY,
  WRITERS,
  entityOperations,
  type Expectations,
} from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: entityOperations("Faq", {
    isOrdered: true,
    read: EVERYBODY,
    write: WRITERS,
    input: "question: {}",
  }),
  calls: { "GET /api/faqs/public": EVERYBODY },
  tiny: ["faqs"],
};
