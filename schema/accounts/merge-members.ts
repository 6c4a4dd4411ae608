import type { EntityManager } from "@mikro-orm/core";
import { Block } from "../chat/block.ts";
import { Conversation, ConversationType, pairKey } from "../chat/conversation.ts";
import { audit, AuditAction } from "../audit/index.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Invalid } from "../foundation/errors.ts";
import { moveReferences } from "../foundation/move-references.ts";
import { FormerHandle } from "../members/former-handle.ts";
import { Member } from "../members/member.ts";
import { allDocuments } from "../publication/publishable.ts";
import { OwnerStatus, ProjectOwner } from "../projects/project-owner.ts";
import { removePictures } from "./people-trash.ts";
import { publishSessionsEnded } from "./revoke-sessions.ts";
import { User } from "./user.ts";

interface Pair {
  /** The older profile. */
  target: Member;
  merged: Member;
}

/** Two profiles of one person; throws INVALID unless there are two. */
export async function membersToMerge(ids: readonly string[], context: Context): Promise<Pair> {
  const [one, other, ...more] = [...new Set(ids)];
  if (!one || !other || more.length > 0) throw new Invalid({ ids: "Not valid" });
  const found = [await context.find(Member, one), await context.find(Member, other)];
  const [target, merged] = found.toSorted(
    (first, second) =>
      first.createdAt.getTime() - second.createdAt.getTime() || (first.id < second.id ? -1 : 1),
  ) as [Member, Member];
  return { target, merged };
}

/**
 * Moves everything of the newer of two profiles to the older one and deletes it, in one
 * transaction. Its handle redirects. Its account gets the older profile if that has none.
 */
export async function mergeMembers(ids: readonly string[], context: Context): Promise<string> {
  const { em, services } = context;
  const pair = await membersToMerge(ids, context);
  const { target, merged } = pair;
  const accounts = await em.find(User, { member: { $in: [target.id, merged.id] }, ...NOT_DELETED });
  const left = accounts.find(({ member }) => member?.id === merged.id);
  const isTaken = accounts.some(({ member }) => member?.id === target.id);
  if (left) publishSessionsEnded(context, { user: left.id }); // they reconnect with another profile
  let tables: string[] = [];
  audit({ action: AuditAction.MERGED, kind: Member.name, item: target.id }, context);
  audit({ action: AuditAction.PURGED, kind: Member.name, item: merged.id }, context);
  await context.save({
    locking: [target, merged],
    verify: async (guarded) => {
      const transaction = guarded.fork({ keepTransactionContext: true });
      await settle(pair, transaction);
      const deleted = isTaken ? {} : { deletedAt: { $ne: null } };
      await transaction.nativeUpdate(User, { member: merged.id, ...deleted }, { member: null });
      tables = await moveReferences(Member, { from: merged.id, to: target.id }, transaction);
      await transaction.nativeDelete(Member, merged.id);
      await transaction.upsert(FormerHandle, { handle: merged.handle, item: target.id });
    },
  });
  const documents = allDocuments().map(({ options }) => options.table);
  services.tablesWritten(["members", "conversations", "former_handles", ...documents, ...tables]);
  await removePictures(merged, services.storage);
  return target.id;
}

/** What would contradict itself if both were one. */
async function settle({ target, merged }: Pair, em: EntityManager): Promise<void> {
  const both = { $in: [target.id, merged.id] };
  await em.nativeDelete(Block, { member: both, blocked: both });
  await em.nativeDelete(FormerHandle, { handle: merged.handle });
  // in SQL: it is no change of the documents, whose version stays
  for (const { options } of allDocuments()) {
    await em
      .getConnection()
      .execute(
        `update "${options.table}" set changed_by_id = ? where changed_by_id = ?`,
        [target.id, merged.id],
        "run",
        em.getTransactionContext(),
      );
  }
  await settlePairs({ target, merged }, em);
  const accepted = await em.find(
    ProjectOwner,
    { member: merged.id, status: OwnerStatus.ACCEPTED },
    { fields: ["project"] },
  );
  const projects = { $in: accepted.map(({ project }) => project.id) };
  await em.nativeUpdate(
    ProjectOwner,
    { member: target.id, project: projects },
    { status: OwnerStatus.ACCEPTED },
  );
}

/** Two members have one conversation of two: a second one becomes a group. */
async function settlePairs({ target, merged }: Pair, em: EntityManager): Promise<void> {
  const pairs = await em.find(
    Conversation,
    { pair: { $ne: null }, readers: { $contains: [merged.id] } },
    { fields: ["readers"] },
  );
  for (const { id, readers } of pairs) {
    const other = readers.find((reader) => reader !== merged.id);
    const pair = other && other !== target.id ? pairKey(target.id, other) : null;
    const isFree = pair !== null && (await em.count(Conversation, { pair })) === 0;
    const change = isFree
      ? { pair }
      : { pair: null, type: ConversationType.GROUP, title: merged.displayName };
    await em.nativeUpdate(Conversation, { id }, change);
  }
}
