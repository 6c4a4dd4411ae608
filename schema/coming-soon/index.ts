import { domain } from "../domain.ts";
import "./purged-visitors.ts";
import { OpeningNoticeResolver } from "./opening-notice.resolver.ts";
import { tellOfOpening } from "./tell-of-opening.ts";
import { DAY, HOUR, MINUTE } from "../foundation/durations.ts";

export const comingSoon = domain({
  name: "coming-soon",
  resolvers: [OpeningNoticeResolver],
  timers: { "tell of the opening": { every: MINUTE / 3, run: tellOfOpening } },
  limits: {
    /** Addresses per network. */
    comingSoon: { times: 10, within: HOUR },
    /** Links mailed to one address. */
    comingSoonOfEmail: { times: 3, within: DAY },
  },
});
