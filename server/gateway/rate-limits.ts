import { createHash } from "node:crypto";
import { RateLimited } from "../../schema/foundation/errors.ts";
import type { RateLimit } from "../../schema/domain.ts";
import { limits as ofDomains } from "../../schema/domains.ts";
import type { Limits } from "../../schema/foundation/services.ts";
import type { LimitName as LimitOfDomain } from "../../schema/foundation/declared.generated.ts";
import type { UsageStore } from "./token-buckets.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What the server itself limits: so many at once, and they come back one by one. */
const OWN = {
  /** Failures, by account and address: nobody locks anybody else out. */
  signIn: { times: 5, within: 15 * MINUTE },
  /** Failures, by address. */
  signInAnywhere: { times: 20, within: 15 * MINUTE },
  upload: { times: 60, within: HOUR },
  clientLog: { times: 60, within: HOUR },
} satisfies Record<string, RateLimit>;

/** Beside what operations cost, what may be done how often. */
const LIMITS = new Map<string, RateLimit>([...ofDomains, ...Object.entries(OWN)]);

export type LimitName = LimitOfDomain | keyof typeof OWN;

/** One of a limit's times, taken. */
export interface RateLimitOptions {
  giveBack(): void;
}

export class RateLimits implements Limits {
  /** @param debts where nothing is limited, there are none */
  constructor(private readonly debts: UsageStore | undefined) {}

  /** Takes one of each of these, or refuses with the time until there is one of each. */
  async take(
    ...asked: readonly (readonly [name: LimitName, of: string])[]
  ): Promise<RateLimitOptions> {
    const taken: RateLimitOptions[] = [];
    const giveBack = () => {
      for (const one of taken) one.giveBack();
    };
    for (const [name, of] of asked) {
      const { times, within } = LIMITS.get(name) as RateLimit;
      const price = Math.ceil(within / times);
      // addresses are nobody's to read in a cache
      const key = `${name}.${createHash("sha256").update(of).digest("base64url")}`;
      const answer = await this.debts?.add(key, price, within);
      if (answer && !answer.granted) {
        giveBack();
        throw new RateLimited(Math.max(1, Math.ceil((answer.owed + price - within) / 1_000)));
      }
      taken.push({ giveBack: () => void this.debts?.add(key, -price, within) });
    }
    return { giveBack };
  }
}
