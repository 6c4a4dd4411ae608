import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Forbidden } from "../foundation/errors.ts";
import { notFound } from "../foundation/model-messages.ts";
import { isUuid } from "../foundation/uuid.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { refuseUnwelcome } from "./accepted-messages.ts";
import { announceConversation, publishMessage, publishParticipant } from "./chat.events.ts";
import { Conversation, ConversationType } from "./conversation.ts";
import { SystemEvent } from "./message.ts";
import { Participant, ParticipantRole } from "./participant.ts";
import { join, peopleToAdd, publishConversation } from "./start-conversation.ts";

type Right = "owner" | "participant";

/** A group that the viewer is a participant of, or its owner. */
export async function groupFor(right: Right, id: string, context: Context): Promise<Conversation> {
  const conversation = await context.find(Conversation, id);
  if (conversation.type !== ConversationType.GROUP) throw new Forbidden("This is not a group");
  await checkRight(right, conversation, context.em, context);
  return conversation;
}

async function checkRight(
  right: Right,
  conversation: Conversation,
  em: EntityManager,
  context: Context,
): Promise<void> {
  const own = { conversation: conversation.id, member: viewerProfile(context), leftAt: null };
  const place = await em.findOne(Participant, own, { fields: ["role"] });
  if (!place) throw notFound(Conversation);
  if (right === "owner" && place.role !== ParticipantRole.OWNER) throw new Forbidden();
}

/**
 * Saves a change of a group while its conversation is locked: concurrent changes run one after the other,
 * and the viewer's right is checked again under the lock. Participants are updated with native updates, so that
 * reading, drafting or muting at the same time is no conflict. Each change adds a system message; that writes
 * the conversation, too, and so invalidates cached responses.
 */
export async function saveGroup(
  conversation: Conversation,
  context: Context,
  right: Right | undefined,
  change?: (transaction: EntityManager) => Promise<unknown>,
): Promise<void> {
  await context.save({
    locking: [conversation],
    verify: async (em) => {
      const transaction = em.fork({ keepTransactionContext: true });
      if (right) await checkRight(right, conversation, transaction, context);
      await change?.(transaction);
    },
  });
}

/** Adds members to a group. Removed ones return to their former place; those who left are refused. */
export async function addToGroup(
  id: string,
  memberIds: readonly string[],
  context: Context,
): Promise<void> {
  const conversation = await groupFor("participant", id, context);
  const members = await peopleToAdd(memberIds, context);
  await refuseUnwelcome(members, context);
  announceConversation(id, context);
  await saveGroup(conversation, context, "participant", async (transaction) => {
    const member = { $in: members.map((one) => one.id) };
    const before = await transaction.find(Participant, { conversation: id, member });
    if (before.some(({ hasLeft }) => hasLeft)) throw new Forbidden("They left this group");
    const known = new Map(before.map((participant) => [participant.member.id, participant]));
    const removed = before.filter(({ leftAt }) => leftAt).map((participant) => participant.id);
    if (removed.length)
      await transaction.nativeUpdate(Participant, { id: { $in: removed } }, { leftAt: null });
    const joining = members.filter((one) => !known.has(one.id));
    await join(conversation, joining, context);
    for (const subject of members) {
      const participant = known.get(subject.id);
      if (!participant || participant.leftAt)
        publishConversation(conversation, SystemEvent.ADDED, context, { subject });
    }
  });
}

/** The viewer leaves a group, or its owner removes another member. */
export async function endParticipation(
  conversation: Conversation,
  memberId: string,
  context: Context,
): Promise<void> {
  const hasLeft = memberId === viewerProfile(context);
  const present = { conversation: conversation.id, member: memberId, leftAt: null };
  const { id } = await context.find<Participant>(Participant, present);
  const subject = context.em.getReference(Member, memberId);
  const event = hasLeft ? SystemEvent.LEFT : SystemEvent.REMOVED;
  const message = publishConversation(conversation, event, context, { subject });
  publishMessage(message.id, conversation.id, context);
  publishParticipant(id, conversation.id, context);
  const ended = { leftAt: context.now(), hasLeft, role: ParticipantRole.MEMBER };
  await saveGroup(conversation, context, hasLeft ? "participant" : "owner", async (transaction) => {
    const isEnded = await transaction.nativeUpdate(Participant, { id, leftAt: null }, ended);
    if (!isEnded) throw notFound(Participant);
  });
}

/** The viewer returns to a group that they left. */
export async function rejoinGroup(conversationId: string, context: Context): Promise<void> {
  const { em } = context;
  const member = viewerProfile(context);
  const left = { conversation: conversationId, member, hasLeft: true };
  const place = isUuid(conversationId)
    ? await em.findOne(Participant, left, { populate: ["conversation"] })
    : null;
  if (!place) throw notFound(Conversation);
  const { id, conversation } = place;
  const subject = em.getReference(Member, member);
  const message = publishConversation(conversation, SystemEvent.ADDED, context, { subject });
  publishMessage(message.id, conversationId, context);
  publishParticipant(id, conversationId, context);
  const back = { hasLeft: false, leftAt: null };
  await saveGroup(conversation, context, undefined, async (transaction) => {
    const isBack = await transaction.nativeUpdate(Participant, { id, hasLeft: true }, back);
    if (!isBack) throw notFound(Conversation);
  });
}
