import { Block } from "../chat/block.ts";
import { blocksBetween } from "../chat/blocked-pair.ts";
import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid } from "../foundation/errors.ts";
import { notFound } from "../foundation/model-messages.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { type FilePermission, FileShare } from "./file-share.ts";
import { changeTree } from "./file-space.ts";
import { File } from "./file.ts";
import { announceFile } from "./files.events.ts";

/** The most members with whom one file is shared by itself. */
const MAX_SHARES = 100;

/** A file that the viewer owns: only owners share. */
export async function ownFile(id: string, context: Context): Promise<File> {
  const file = await context.find(File, id);
  if (file.owner.id !== viewerProfile(context)) throw new Forbidden();
  return file;
}

/** Shares a file with a member, or changes what they may do; returns the id of the share. */
export async function shareFile(
  id: string,
  memberId: string,
  permission: FilePermission,
  context: Context,
): Promise<string> {
  const { em, services } = context;
  const file = await ownFile(id, context);
  const own = file.owner.id;
  if (memberId === own) throw new Invalid({ memberId: "Not valid" });
  const member = await context.find(Member, memberId);
  if (await em.count(Block, blocksBetween(own, memberId)))
    throw new Forbidden("You can't share files with each other");
  await services.limits.take(["fileShare", own]);
  let share = new FileShare({ file, member, permission });
  announceFile(file.id, [...file.readers, memberId], context);
  await changeTree(own, context, async (read) => {
    if (!(await read.count(File, { id, deletedAt: null }))) throw notFound(File);
    const known = await read.count(FileShare, { file: id, member: memberId });
    if (!known && (await read.count(FileShare, { file: id })) >= MAX_SHARES)
      throw new Invalid({ shares: `At most ${MAX_SHARES}` });
    if (known) {
      share = await em.findOneOrFail(FileShare, { file: id, member: memberId });
      share.permission = permission;
    } else em.persist(share);
  });
  return share.id;
}

/** Ends a share: owners do so, and members leave by themselves. */
export async function unshareFile(id: string, context: Context): Promise<void> {
  const share = await context.find(FileShare, id);
  const own = viewerProfile(context);
  await context.em.populate(share, ["file"]);
  const { file, member } = share;
  if (file.owner.id !== own && member.id !== own) throw new Forbidden();
  announceFile(file.id, file.readers, context);
  context.em.remove(share);
  await changeTree(file.owner.id, context, () => Promise.resolve());
}
