import type { EntityManager } from "@mikro-orm/core";
import { NOT_DELETED } from "../foundation/entity.ts";
import { AccountDeleted } from "./delete-account.ts";
import { matchesPassword } from "./password.ts";
import { AccountSuspended } from "./suspension.ts";
import { User, UserStatus } from "./user.ts";

/**
 * The user with this email and password, if they may sign in. Takes the same time for an unknown
 * address; only the owner learns that the account is suspended.
 */
export async function findByCredentials(
  em: EntityManager,
  { email, password }: { email: string; password: string },
): Promise<User | undefined> {
  const user = await findByEmail(email.trim().toLowerCase(), em);
  const isRight = await matchesPassword(password, user?.passwordHash);
  if (!user || !isRight) return undefined;
  if (user.status === UserStatus.SUSPENDED)
    throw new AccountSuspended(user.suspensionReason ?? null);
  if (user.deletedAt) throw new AccountDeleted(user.id);
  return user.status === UserStatus.ACTIVE ? user : undefined;
}

/**
 * The account with this address, or the latest one deleted by its owner. Accounts deleted by others
 * are treated as unknown.
 */
async function findByEmail(email: string, em: EntityManager): Promise<User | null> {
  const populate = ["passwordHash"] as const;
  const user = await em.findOne(User, { email, ...NOT_DELETED }, { populate });
  const orderBy = { deletedAt: "desc" } as const;
  return user ?? em.findOne(User, { email, isDeletedByOwner: true }, { populate, orderBy });
}
