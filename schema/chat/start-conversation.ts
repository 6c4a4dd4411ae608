import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { isUuid } from "../foundation/uuid.ts";
import { allOf } from "../foundation/reading/plain.ts";
import { Member, MemberStatus } from "../members/member.ts";
import { Block } from "./block.ts";
import { announceConversation } from "./chat.events.ts";
import { MOST_PEOPLE, type StartConversationInput, titleInput } from "./chat.input.ts";
import { ChatPreferences } from "./chat-preferences.ts";
import { Conversation, ConversationType, pairOf } from "./conversation.ts";
import { me } from "./me.ts";
import { ContentType, Happening, Message } from "./message.ts";
import { Participant, ParticipantRole } from "./participant.ts";

/** Makes a conversation with others; with one other, finds the one there is. Returns its id. */
export async function startConversation(
  { memberIds, title, isGroup }: StartConversationInput,
  context: Context,
): Promise<string> {
  const { em } = context;
  const own = me(context);
  const others = await peopleToAdd(
    memberIds.filter((id) => id !== own),
    context,
  );
  const [first] = others;
  if (!first) throw new Invalid({ memberIds: "Required" });
  const isPair = others.length === 1 && !isGroup;
  const pair = isPair ? pairOf(own, first.id) : null;
  const known = pair && (await em.findOne(Conversation, { pair }));
  if (known) return known.id;

  await context.outside.limits.take(["newConversation", own]);
  const conversation = new Conversation({
    type: isPair ? ConversationType.ONE_TO_ONE : ConversationType.GROUP,
    title: isPair ? null : check(titleInput, { title }).title,
    pair,
    lastMessageAt: context.now(),
  });
  em.persist(conversation);
  const owner = isPair ? ParticipantRole.MEMBER : ParticipantRole.OWNER;
  await join(conversation, [em.getReference(Member, own), ...others], context, owner);
  if (!isPair) tell(conversation, Happening.CREATED, context, { body: conversation.title ?? "" });
  announceConversation(conversation.id, context);
  if (await context.saveOnce()) return conversation.id;
  return (await em.findOneOrFail(Conversation, { pair })).id; // the other has begun it just now
}

/** Adds people; the first of a new group owns it. */
async function join(
  conversation: Conversation,
  members: readonly Member[],
  { em }: Context,
  first = ParticipantRole.MEMBER,
): Promise<void> {
  const sharing = await em.find(ChatPreferences, {
    member: { $in: [...members] },
    sharesReading: true,
  });
  const sharers = new Set(sharing.map(({ member }) => member.id));
  for (const [index, member] of members.entries()) {
    const role = index === 0 ? first : ParticipantRole.MEMBER;
    const sharesReading = sharers.has(member.id);
    em.persist(new Participant({ conversation, member, role, sharesReading }));
  }
}

/** Adds to a group those who are not in it; who had left comes back to where they were. */
export async function addToConversation(
  conversation: Conversation,
  members: readonly Member[],
  context: Context,
): Promise<void> {
  const { em } = context;
  const before = await em.find(Participant, { conversation, member: { $in: [...members] } });
  const known = new Map(before.map((participant) => [participant.member.id, participant]));
  for (const member of members) {
    const participant = known.get(member.id);
    if (participant && !participant.leftAt) continue;
    if (participant) participant.leftAt = null;
    tell(conversation, Happening.ADDED, context, { about: member });
  }
  await join(
    conversation,
    members.filter(({ id }) => !known.has(id)),
    context,
  );
}

/** Members who may be written to, all of them or none. */
export async function peopleToAdd(ids: readonly string[], context: Context): Promise<Member[]> {
  const own = me(context);
  const wanted = [...new Set(ids)];
  if (wanted.length >= MOST_PEOPLE) throw new Invalid({ memberIds: `At most ${MOST_PEOPLE - 1}` });
  const found = wanted.every(isUuid)
    ? await allOf(Member, { id: { $in: wanted }, status: MemberStatus.ACTIVE }, context)
    : [];
  if (found.length < wanted.length) throw new Invalid({ memberIds: "Not found" });
  const blocks = await context.em.count(Block, {
    $or: [
      { member: own, blocked: { $in: wanted } },
      { blocked: own, member: { $in: wanted } },
    ],
  });
  if (blocks) throw new Forbidden(NOT_TO_THEM);
  return found;
}

/** It is not said who has blocked whom. */
export const NOT_TO_THEM = "You cannot write to each other";

/** Writes into a conversation what has happened to it. */
export function tell(
  conversation: Conversation,
  happening: Happening,
  context: Context,
  { about = null, body = "" }: { about?: Member | null; body?: string } = {},
): Message {
  const { em } = context;
  const message = new Message({
    conversation,
    sender: em.getReference(Member, me(context)),
    body,
    contentType: ContentType.SYSTEM,
    happening,
    about,
    createdAt: context.now(),
  });
  em.persist(message);
  return message;
}
