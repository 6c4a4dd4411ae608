import { createHash } from "node:crypto";
import { RateLimited } from "../../schema/foundation/errors.ts";
import type { Limits } from "../../schema/foundation/outside.ts";
import type { Debts } from "./buckets.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Limit {
  times: number;
  within: number;
}

/** What may be done how often, beside what operations cost: so many at once, and they come back one by one. */
const LIMITS = {
  /** Failures, by account and address: nobody locks anybody else out. */
  signIn: { times: 5, within: 15 * MINUTE },
  /** Failures, by address. */
  signInAnywhere: { times: 20, within: 15 * MINUTE },
  /** By address. */
  register: { times: 5, within: HOUR },
  /** Codes that are mailed, by e-mail. */
  code: { times: 3, within: HOUR },
  codesADay: { times: 10, within: 24 * HOUR },
  /** Codes that are entered, by address. */
  codeTry: { times: 30, within: HOUR },
  /** Of somebody signed in, by user: whoever finds an open browser does not guess the password. */
  ownPassword: { times: 5, within: 15 * MINUTE },
  /** By address: nobody has everybody mailed. */
  codeAnywhere: { times: 20, within: HOUR },
  /** By e-mail. */
  resend: { times: 1, within: MINUTE },
  /** By user. */
  search: { times: 60, within: MINUTE },
  /** Comments, by user or, of visitors, by network. */
  comment: { times: 20, within: 10 * MINUTE },
  /** By the e-mail address that a visitor gives. */
  commentOfEmail: { times: 5, within: 10 * MINUTE },
  /** The same words, by network: after that they look like spam. */
  sameComment: { times: 2, within: 24 * HOUR },
  /** Messages, by member. */
  chat: { times: 30, within: MINUTE },
  newConversation: { times: 30, within: 24 * HOUR },
  upload: { times: 60, within: HOUR },
  clientLog: { times: 60, within: HOUR },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** One of a limit's times, taken. */
export interface Taken {
  giveBack(): void;
}

export class RateLimits implements Limits {
  /** @param debts where nothing is limited, there are none */
  constructor(private readonly debts: Debts | undefined) {}

  /** Takes one of each of these, or refuses with the time until there is one of each. */
  async take(...asked: readonly (readonly [name: LimitName, of: string])[]): Promise<Taken> {
    const taken: Taken[] = [];
    const giveBack = () => {
      for (const one of taken) one.giveBack();
    };
    for (const [name, of] of asked) {
      const { times, within } = LIMITS[name];
      const price = Math.ceil(within / times);
      // addresses are nobody's to read in a cache
      const key = `${name}.${createHash("sha256").update(of).digest("base64url")}`;
      const answer = await this.debts?.owe(key, price, within);
      if (answer && !answer.granted) {
        giveBack();
        throw new RateLimited(Math.max(1, Math.ceil((answer.owed + price - within) / 1_000)));
      }
      taken.push({ giveBack: () => void this.debts?.owe(key, -price, within) });
    }
    return { giveBack };
  }
}
