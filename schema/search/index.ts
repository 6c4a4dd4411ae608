import { domain } from "../domain.ts";
import { collectAllWords, collectRecentWords, type Progress } from "./collect-search-words.ts";
import { SearchResolver } from "./search.resolver.ts";
import { MINUTE } from "../foundation/durations.ts";

let progress: Progress | undefined;

export const search = domain({
  name: "search",
  resolvers: [SearchResolver],
  timers: {
    "collect the words of the search": {
      every: MINUTE,
      async run({ em, services }) {
        const now = services.clock.now();
        await collectRecentWords(em, now);
        progress = await collectAllWords(em, now, progress);
      },
    },
  },
  /** Per user, or per network for visitors; also lists over REST that are searched. */
  limits: { search: { times: 60, within: MINUTE } },
});
