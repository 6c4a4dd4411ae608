import { EVERYBODY, SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    search: [`{ search(text: "a") { posts { id } } }`, SIGNED_IN],
    searchSuggestions: [`{ searchSuggestions(search: "a") }`, EVERYBODY],
  },
  calls: { "GET /api/search": EVERYBODY, "GET /api/search/suggestions": EVERYBODY },
  few: ["search_words"],
};
