import type { EntityManager } from "@mikro-orm/core";
import { AccountSuspended, ownerOf, type User } from "../../schema/accounts/index.ts";
import { isDemoPassword } from "../database/demo/demo-passwords.ts";
import { networkOf } from "../gateway/address.ts";
import type { RateLimits, RateLimitOptions } from "../gateway/rate-limits.ts";

interface Credentials {
  email: string;
  password: string;
}

/** Of failures alone: what was taken is given back to who is right. */
export const attemptsOf = (
  limits: RateLimits,
  email: string,
  address: string,
): Promise<RateLimitOptions> => {
  const network = networkOf(address);
  return limits.take(
    ["signInAnywhere", network],
    ["signIn", `${email.trim().toLowerCase()} ${network}`],
  );
};

/** Whose these are, within the limits on guessing. Who is suspended is refused with the reason. */
export async function checkCredentials(
  em: EntityManager,
  limits: RateLimits,
  credentials: Credentials,
  { address, isDemo }: { address: string; isDemo: boolean },
): Promise<User | undefined> {
  const tries = await attemptsOf(limits, credentials.email, address);
  try {
    const user = await ownerOf(em, credentials);
    if (!isDemo && isDemoPassword(credentials)) return undefined;
    if (user) tries.giveBack();
    return user;
  } catch (error) {
    if (error instanceof AccountSuspended) tries.giveBack(); // the password was right
    throw error;
  }
}
