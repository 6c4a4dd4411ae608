import { domain } from "../domain.ts";
import { collectAllWords, collectRecentWords } from "./collect-search-words.ts";
import { SearchResolver } from "./search.resolver.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const search = domain({
  name: "search",
  resolvers: [SearchResolver],
  timers: {
    // delayed, so that the first requests come first
    "collect the words of the search": {
      once: 3_000,
      run: ({ em, services }) => collectAllWords(em, services.clock.now()),
    },
    "collect new words of the search": {
      every: MINUTE,
      run: ({ em, services }) => collectRecentWords(em, services.clock.now()),
    },
    "collect the words of the search anew": {
      every: DAY,
      run: ({ em, services }) => collectAllWords(em, services.clock.now()),
    },
  },
  /** Per user. */
  limits: { search: { times: 60, within: 60_000 } },
});
