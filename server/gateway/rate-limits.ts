import { createHash } from "node:crypto";
import { RateLimited } from "../../schema/foundation/errors.ts";
import type { RateLimit } from "../../schema/domain.ts";
import { limits as ofDomains } from "../../schema/domains.ts";
import type { LimitAttempt, Limits } from "../../schema/foundation/services.ts";
import type { LimitName as LimitOfDomain } from "../../schema/foundation/declared.generated.ts";
import { HOUR, MINUTE } from "../../schema/foundation/durations.ts";
import { countRefusal } from "../../schema/foundation/refusals.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import type { UsageStore } from "./token-buckets.ts";

/** The server's own limits: `times` at once, refilled evenly over `within`. */
const OWN = {
  /** Failed sign-ins, by account and address, so that nobody can lock out anyone else. */
  signIn: { times: 5, within: 15 * MINUTE },
  /** Failed sign-ins, by address. */
  signInAnywhere: { times: 20, within: 15 * MINUTE },
  /** Challenges for signing in with a passkey, by address: one for each sign-in page, stored for five minutes. */
  passkeyChallenge: { times: 600, within: 15 * MINUTE },
  /** Sign-ins at providers that were begun, by address. */
  providerSignIn: { times: 60, within: 15 * MINUTE },
  upload: { times: 60, within: HOUR },
  clientLog: { times: 60, within: HOUR },
} satisfies Record<string, RateLimit>;

/** Limits on single actions, in addition to the cost of operations. */
const LIMITS = new Map<string, RateLimit>([...ofDomains, ...Object.entries(OWN)]);

export type LimitName = LimitOfDomain | keyof typeof OWN;

export class RateLimits implements Limits {
  /** @param debts undefined means no limits */
  constructor(private readonly debts: UsageStore | undefined) {}

  /** Takes one attempt from each of these limits, or refuses with the time until each has one. */
  async take(
    ...limits: readonly (readonly [name: LimitName, of: string])[]
  ): Promise<LimitAttempt> {
    const taken: LimitAttempt[] = [];
    const giveBack = () => {
      for (const one of taken) one.giveBack();
    };
    for (const [name, of] of limits) {
      const { times, within } = LIMITS.get(name) as RateLimit;
      const price = Math.ceil(within / times);
      // hashed, so that Redis contains no readable addresses
      const key = `${name}.${createHash("sha256").update(of).digest("base64url")}`;
      const answer = await this.debts?.add(key, price, within);
      if (answer && !answer.granted) {
        giveBack();
        const userId = isUuid(of) ? of : null;
        const network = of.endsWith("/24") || of.endsWith("/48") ? of : "";
        countRefusal({ action: "LIMITED", kind: name, userId, network });
        throw new RateLimited(Math.max(1, Math.ceil((answer.owed + price - within) / 1_000)));
      }
      taken.push({ giveBack: () => void this.debts?.add(key, -price, within) });
    }
    return { giveBack };
  }
}
