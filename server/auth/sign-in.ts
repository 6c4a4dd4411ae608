import type { EntityManager } from "@mikro-orm/core";
import {
  AccountNotVerified,
  AccountSuspended,
  findByCredentials,
  type User,
} from "../../schema/accounts/index.ts";
import { storedAddress } from "../../schema/foundation/email-address.ts";
import type { LimitAttempt } from "../../schema/foundation/services.ts";
import { isDemoPassword } from "../database/demo/demo-passwords.ts";
import { networkOf } from "../gateway/address.ts";
import type { RateLimits } from "../gateway/rate-limits.ts";

interface Credentials {
  email: string;
  password: string;
}

/** Only failures count: a successful sign-in gives its attempt back. */
export const attemptsOf = (
  limits: RateLimits,
  email: string,
  address: string,
): Promise<LimitAttempt> => {
  const network = networkOf(address);
  return limits.take(["signInAnywhere", network], ["signIn", `${storedAddress(email)} ${network}`]);
};

/**
 * Returns the user of these credentials, within the limits on guessing. Users who are suspended or not
 * verified yet are refused with the reason.
 */
export async function checkCredentials(
  em: EntityManager,
  limits: RateLimits,
  credentials: Credentials,
  { address, isDemo }: { address: string; isDemo: boolean },
): Promise<User | undefined> {
  const tries = await attemptsOf(limits, credentials.email, address);
  // before anything is said of the account: a deleted one could be restored
  if (!isDemo && isDemoPassword(credentials)) return undefined;
  try {
    const user = await findByCredentials(em, credentials);
    if (user) tries.giveBack();
    return user;
  } catch (error) {
    const isRight = error instanceof AccountSuspended || error instanceof AccountNotVerified;
    if (isRight) tries.giveBack();
    throw error;
  }
}
