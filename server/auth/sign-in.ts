import type { EntityManager } from "@mikro-orm/core";
import { ownerOf, type User } from "../../schema/accounts/index.ts";
import { networkOf } from "../gateway/address.ts";
import type { RateLimits, Taken } from "../gateway/rate-limits.ts";

interface Credentials {
  email: string;
  password: string;
}

/** Of failures alone: what was taken is given back to who is right. */
export const triesOf = (limits: RateLimits, email: string, address: string): Promise<Taken> => {
  const network = networkOf(address);
  return limits.take(
    ["signInAnywhere", network],
    ["signIn", `${email.trim().toLowerCase()} ${network}`],
  );
};

/** Whose these are, within the limits on guessing. */
export async function recognise(
  em: EntityManager,
  limits: RateLimits,
  credentials: Credentials,
  address: string,
): Promise<User | undefined> {
  const tries = await triesOf(limits, credentials.email, address);
  const user = await ownerOf(em, credentials);
  if (user) tries.giveBack();
  return user;
}
