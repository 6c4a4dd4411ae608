import type { EntityManager } from "@mikro-orm/core";
import { AccountDeleted } from "./delete-account.ts";
import { fits } from "./password.ts";
import { AccountSuspended } from "./suspension.ts";
import { User, UserStatus } from "./user.ts";

/**
 * Whose e-mail and password these are, if they may sign in. As much work for who is unknown; that an
 * account is suspended is said to its owner alone.
 */
export async function ownerOf(
  em: EntityManager,
  { email, password }: { email: string; password: string },
): Promise<User | undefined> {
  const user = await em.findOne(
    User,
    { email: email.trim().toLowerCase() },
    { populate: ["passwordHash"] },
  );
  const isRight = await fits(password, user?.passwordHash);
  if (!user || !isRight) return undefined;
  if (user.deletedAt && user.suspensionReason == null) throw new AccountDeleted(user.id);
  if (user.status === UserStatus.SUSPENDED)
    throw new AccountSuspended(user.suspensionReason ?? null);
  return user.status === UserStatus.ACTIVE ? user : undefined;
}
