import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Problem } from "../foundation/errors.ts";
import type { FileStorage } from "../foundation/outside.ts";
import { removePicture } from "../members/member-picture.ts";
import { Member } from "../members/member.ts";
import { announceEnded } from "./end-sessions.ts";
import { accountDeletedLetter } from "./letters.ts";
import { findWithPassword } from "./own-password.ts";
import { saveWithAdmin } from "./save-with-admin.ts";
import { User, UserStatus } from "./user.ts";

const GRACE_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Says that an account can still be restored. Only ever thrown after the right password. */
export class AccountDeleted extends Problem {
  constructor(readonly userId: string) {
    super("FORBIDDEN", "This account is deleted");
  }
}

/** Deletes the viewer's account: it and its profile are hidden at once, and removed after 30 days. */
export async function deleteAccount(password: string, context: Context): Promise<void> {
  const user = await findWithPassword(password, context);
  const member = user.member && (await context.em.findOneOrFail(Member, user.member.id));
  user.suspend(null);
  user.deletedAt = context.now();
  member?.suspend(null);
  announceEnded(context, { user: user.id });
  context.mail(accountDeletedLetter(user));
  await saveWithAdmin(context);
}

/** Brings back an account that its owner has deleted. */
export async function restoreAccount(id: string, { em }: Context): Promise<User> {
  const user = await em.findOneOrFail(User, id, { populate: ["member", "passwordHash"] });
  user.reinstate();
  user.member?.reinstate();
  await em.flush();
  return user;
}

/** Removes for good what was deleted 30 days ago. */
export async function purgeAccounts(
  em: EntityManager,
  storage: FileStorage,
  now: Date,
): Promise<void> {
  const users = await em.find(
    User,
    {
      status: UserStatus.SUSPENDED,
      deletedAt: { $lt: new Date(now.getTime() - GRACE_DAYS * DAY_MS) },
    },
    { populate: ["member"] },
  );
  for (const user of users) {
    const { member } = user;
    em.remove(user);
    if (member) em.remove(member);
    await em.flush();
    if (!member) continue;
    for (const path of [member.avatar, member.cover]) await removePicture(storage, path, member);
  }
}
