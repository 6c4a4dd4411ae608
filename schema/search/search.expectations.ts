import { EVERYBODY, SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    search: [`{ search(text: "a") { posts { id } } }`, SIGNED_IN],
  },
  calls: { "GET /api/search": EVERYBODY },
};
