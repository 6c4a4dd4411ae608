import { domain } from "../domain.ts";
import { HOUR, MINUTE } from "../foundation/durations.ts";
import { deleteOldLinks } from "./billing-link.ts";
import { BillingResolver } from "./billing.resolver.ts";
import { MAIL_LINK } from "./ask-for-link.ts";
import { mailLink } from "./mail-link.ts";

export const billing = domain({
  name: "billing",
  resolvers: [BillingResolver],
  jobs: { [MAIL_LINK]: mailLink },
  timers: { "forget old billing links": { every: HOUR, run: deleteOldLinks } },
  limits: {
    /** Links that are mailed, per email address. */
    billingLink: { times: 3, within: HOUR },
    /** Per network, so that one client cannot have links mailed to everyone. */
    billingLinkAnywhere: { times: 10, within: HOUR },
    /** Links that a network opens. */
    openBillingLink: { times: 60, within: HOUR },
  },
  claims: {
    /** The link that this browser has opened; its row says until when it shows something. */
    billingLinks: { cookie: "billing-link", maxIds: 1, maxAge: 30 * MINUTE },
  },
});
export { BillingLink } from "./billing-link.ts";
