import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { isUuid } from "../foundation/uuid.ts";
import { allOf } from "../foundation/reading/plain.ts";
import { Member, MemberStatus } from "../members/member.ts";
import { Block } from "./block.ts";
import { blocksBetween, NOT_TO_THEM } from "./blocked-pair.ts";
import {
  announceConversation,
  announceMessage,
  announceParticipant,
  NO_CONVERSATION,
} from "./chat.events.ts";
import {
  LONGEST_TITLE,
  MOST_PEOPLE,
  type StartConversationInput,
  titleInput,
} from "./chat.input.ts";
import { ChatPreferences } from "./chat-preferences.ts";
import { Conversation, ConversationType, pairOf } from "./conversation.ts";
import { me } from "./me.ts";
import { ContentType, Happening, Message } from "./message.ts";
import { Participant, ParticipantRole } from "./participant.ts";

/** Makes a conversation with others; with one other, finds the one there is. Returns its id. */
export async function startConversation(
  { recipients, title, isGroup }: StartConversationInput,
  context: Context,
): Promise<string> {
  const { em } = context;
  const own = me(context);
  const others = await peopleToAdd(
    recipients.filter((id) => id !== own),
    context,
    "recipients",
  );
  const [first] = others;
  if (!first) throw new Invalid({ recipients: "Required" });
  const isPair = others.length === 1 && !isGroup;
  const pair = isPair ? pairOf(own, first.id) : null;
  const known = pair && (await em.findOne(Conversation, { pair }));
  if (known) return known.id;

  await context.outside.limits.take(["newConversation", own]);
  const conversation = new Conversation({
    type: isPair ? ConversationType.ONE_TO_ONE : ConversationType.GROUP,
    title: isPair ? null : await groupTitle(title, others, context),
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

/** The given title or, of a group without one, the first names of its people. */
async function groupTitle(
  title: string | null | undefined,
  others: readonly Member[],
  { em, viewer }: Context,
): Promise<string> {
  if (title?.trim()) return check(titleInput, { title }).title;
  const owner = await em.findOneOrFail(Member, { id: viewer.memberId ?? "" });
  const names = [owner, ...others].map(({ displayName }) => displayName.split(" ")[0] ?? "");
  const joined = (count: number) => names.slice(0, count).join(", ");
  let count = names.length;
  while (count > 1 && joined(count).length > LONGEST_TITLE) count -= 1;
  return check(titleInput, { title: joined(count).slice(0, LONGEST_TITLE) }).title;
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

/** Adds to a group those who are not in it; who was removed comes back to where they were. */
export async function addToConversation(
  conversation: Conversation,
  members: readonly Member[],
  context: Context,
): Promise<void> {
  const { em } = context;
  const before = await em.find(Participant, { conversation, member: { $in: [...members] } });
  if (before.some(({ hasLeft }) => hasLeft)) throw new Forbidden("They left this group");
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

/** Takes the viewer back to a group that they have left by themselves. */
export async function rejoinConversation(id: string, context: Context): Promise<void> {
  const { em } = context;
  const own = me(context);
  const place = isUuid(id)
    ? await em.findOne(
        Participant,
        { conversation: id, member: own, hasLeft: true },
        { populate: ["conversation"] },
      )
    : null;
  if (!place) throw new NotFound(NO_CONVERSATION);
  Object.assign(place, { hasLeft: false, leftAt: null });
  const about = em.getReference(Member, own);
  const { id: messageId } = tell(place.conversation, Happening.ADDED, context, { about });
  announceMessage(messageId, id, context);
  announceParticipant(place.id, id, context);
  await context.save({ locking: [place.conversation] });
}

/** Members who may be written to, all of them or none, in the order of their ids as given. */
export async function peopleToAdd(
  ids: readonly string[],
  context: Context,
  field = "memberIds",
): Promise<Member[]> {
  const own = me(context);
  const wanted = [...new Set(ids)];
  if (wanted.length >= MOST_PEOPLE) throw new Invalid({ [field]: `At most ${MOST_PEOPLE - 1}` });
  const found = wanted.every(isUuid)
    ? await allOf(Member, { id: { $in: wanted }, status: MemberStatus.ACTIVE }, context)
    : [];
  if (found.length < wanted.length) throw new Invalid({ [field]: "Not found" });
  const blocks = await context.em.count(Block, blocksBetween(own, { $in: wanted }));
  if (blocks) throw new Forbidden(NOT_TO_THEM);
  return found.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id));
}

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
