import type { EntityManager } from "@mikro-orm/core";
import { storedAddress } from "../foundation/email-address.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { AccountDeleted } from "./delete-account.ts";
import { Problem } from "../foundation/errors.ts";
import { CodePurpose, EmailCode } from "./email-code.ts";
import { matchesPassword } from "./password.ts";
import { AccountSuspended } from "./suspension.ts";
import { User, UserStatus } from "./user.ts";

/** The password is that of a registration whose address was not confirmed yet. */
export class AccountNotVerified extends Problem {
  constructor() {
    super("UNAUTHENTICATED", "This email address is not verified yet");
  }
}

/**
 * The user with this email and password, if they may sign in. Takes the same time for an unknown
 * address; only the owner learns that the account is suspended or not verified yet.
 */
export async function findByCredentials(
  em: EntityManager,
  { email, password }: { email: string; password: string },
): Promise<User | undefined> {
  const address = { email: storedAddress(email) };
  const user = await findByEmail(address.email, em);
  // read and compared in any case, so that the time does not reveal which of the two there is
  const pending = await em.findOne(EmailCode, { ...address, purpose: CodePurpose.REGISTER });
  const isRight = await matchesPassword(password, (user ?? pending)?.passwordHash);
  if (!isRight) return undefined;
  if (!user) throw new AccountNotVerified();
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
