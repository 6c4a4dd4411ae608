import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Conflict, Forbidden } from "../foundation/errors.ts";
import { messagesOf, notFound } from "../foundation/model-messages.ts";
import type { FileStorage } from "../foundation/services.ts";
import { deletedOf } from "../foundation/reading/orm/orm-reads.ts";
import { TRASH_RETENTION_MS } from "../foundation/trash.ts";
import { freeHandle } from "../members/begin-profile.ts";
import { removePicture } from "../members/member-picture.ts";
import { Member } from "../members/member.ts";
import { publishSessionsEnded } from "./revoke-sessions.ts";
import type { Person } from "./person.ts";
import { saveWithAdmin } from "./save-with-admin.ts";
import { User } from "./user.ts";

// Profile and account are deleted together or separately. Those deleted together have the same
// `deletedAt`, by which they are restored or purged together.

const PURGE_BATCH_SIZE = 200;
const PURGE_BATCH = { orderBy: { deletedAt: "asc" }, limit: PURGE_BATCH_SIZE } as const;

/** Moves a profile to the trash, optionally with its account. */
export async function deleteMember(
  member: Member,
  { withAccount }: { withAccount: boolean },
  context: Context,
): Promise<void> {
  if (withAccount && !context.viewer.may("account:manage")) throw new Forbidden();
  const user = await context.em.findOne(User, { member: member.id, ...NOT_DELETED });
  if (withAccount && user) refuseOwn(user, context);
  const now = context.now();
  member.delete(now);
  if (withAccount) user?.delete(now);
  if (user) publishSessionsEnded(context, { user: user.id }); // sessions that remain reconnect without a profile
  await saveWithAdmin(context);
}

/** Moves an account to the trash. Its profile stays; its address can register again. */
export async function deleteUser(user: User, context: Context): Promise<void> {
  refuseOwn(user, context);
  user.delete(context.now());
  publishSessionsEnded(context, { user: user.id });
  await saveWithAdmin(context);
}

function refuseOwn({ id }: User, { viewer }: Context): void {
  if (id === viewer.userId) throw new Forbidden("You cannot delete your own account");
}

/** A profile in the trash, with the account deleted together with it. */
export async function deletedMember(id: string, context: Context): Promise<Person> {
  const [member] = await deletedOf(Member, { id }, context);
  if (!member) throw notFound(Member);
  const user = await context.em.findOne(User, { member: id, deletedAt: member.deletedAt });
  return { member, user };
}

/** An account in the trash, with the profile deleted together with it. */
export async function deletedUser(id: string, context: Context): Promise<Person> {
  const [user] = await deletedOf(User, { id }, context);
  if (!user) throw notFound(User);
  return { user, member: await profileThatWentWith(user, context.em) };
}

const profileThatWentWith = async ({ member, deletedAt }: User, em: EntityManager) =>
  member && em.findOne(Member, { id: member.id, deletedAt });

/** Restores what was deleted together. What its owner deleted can be restored only by them. */
export async function restorePerson({ member, user }: Person, context: Context): Promise<void> {
  refuseUnlessAllowed({ member, user }, context);
  if (user?.isDeletedByOwner) throw new Forbidden("Only its owner can restore this account");
  member?.restore();
  user?.restore();
  if (!(await context.saveUnique()))
    throw new Conflict(await whatIsTaken({ member, user }, context));
}

/** Permanently deletes what was deleted together. */
export async function purgePerson({ member, user }: Person, context: Context): Promise<void> {
  refuseUnlessAllowed({ member, user }, context);
  if (user) context.em.remove(user);
  if (member) context.em.remove(member);
  await context.save();
  if (member) await removePictures(member, context.services.storage);
}

function refuseUnlessAllowed({ member, user }: Person, { viewer }: Context): void {
  if (member && !viewer.may("member:write")) throw new Forbidden();
  if (user && !viewer.may("account:manage")) throw new Forbidden();
}

async function whatIsTaken({ member, user }: Person, { em }: Context): Promise<string> {
  const { handle } = member ?? {};
  if (handle && (await em.count(Member, { handle, ...NOT_DELETED })))
    return messagesOf(Member).taken;
  const { email } = user ?? {};
  if (email && (await em.count(User, { email, ...NOT_DELETED }))) {
    return messagesOf(User).taken;
  }
  return "This member already has an account";
}

/** Restores an account that its owner deleted, with the profile deleted together with it. */
export async function restoreOwnAccount(id: string, { em }: Context): Promise<User> {
  const user = await em.findOneOrFail(User, id, { populate: ["passwordHash"] });
  const member = await profileThatWentWith(user, em);
  user.restore();
  if (member) {
    member.restore();
    const { handle, displayName } = member;
    const isTaken = await em.count(Member, { handle, ...NOT_DELETED });
    if (isTaken) member.handle = await freeHandle(displayName, em);
  }
  await em.flush();
  return user;
}

/** Permanently deletes people deleted 30 days ago; returns the number of rows. */
export async function purgePeople(
  em: EntityManager,
  storage: FileStorage,
  now: Date,
): Promise<number> {
  const old = { deletedAt: { $lte: new Date(now.getTime() - TRASH_RETENTION_MS) } };
  let count = 0;
  for (const { id } of await em.find(User, old, PURGE_BATCH)) {
    count += await em.nativeDelete(User, { ...old, id }); // unless it was restored meanwhile
  }
  for (const member of await em.find(Member, old, PURGE_BATCH)) {
    if (!(await em.nativeDelete(Member, { ...old, id: member.id }))) continue;
    count += 1;
    await removePictures(member, storage);
  }
  return count;
}

/** Deletes the uploaded photos of a profile. */
export async function removePictures(member: Member, storage: FileStorage): Promise<void> {
  for (const path of [member.avatar, member.cover]) await removePicture(storage, path, member);
}
