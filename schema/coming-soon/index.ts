import { domain } from "../domain.ts";
import { OpeningNoticeResolver } from "./opening-notice.resolver.ts";
import { tellOfOpening } from "./tell-of-opening.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const comingSoon = domain({
  name: "coming-soon",
  resolvers: [OpeningNoticeResolver],
  timers: { "tell of the opening": { every: MINUTE / 3, run: tellOfOpening } },
  limits: {
    /** Addresses per network. */
    comingSoon: { times: 10, within: HOUR },
    /** Links mailed to one address. */
    comingSoonOfEmail: { times: 3, within: 24 * HOUR },
  },
});
