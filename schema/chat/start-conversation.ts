import { firstCharacters, isBlank } from "../foundation/characters.ts";
import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { isUuid } from "../foundation/uuid.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member, MemberStatus } from "../members/member.ts";
import { refuseUnwelcome } from "./accepted-messages.ts";
import { Block } from "./block.ts";
import { blocksBetween, CANNOT_MESSAGE } from "./blocked-pair.ts";
import { announceConversation } from "./chat.events.ts";
import {
  MAX_TITLE_LENGTH,
  MAX_PARTICIPANTS,
  type StartConversationInput,
  titleInput,
} from "./chat.input.ts";
import { ChatPreferences } from "./chat-preferences.ts";
import { Conversation, ConversationType, pairKey } from "./conversation.ts";
import { ContentType, SystemEvent, Message } from "./message.ts";
import { Participant, ParticipantRole } from "./participant.ts";

/** Creates a conversation, or finds the existing one with a single recipient. Returns its id. */
export async function startConversation(
  { recipients, title, isGroup }: StartConversationInput,
  context: Context,
): Promise<string> {
  const { em } = context;
  const own = viewerProfile(context);
  const others = await peopleToAdd(
    recipients.filter((id) => id !== own),
    context,
    "recipients",
  );
  const [first] = others;
  if (!first) throw new Invalid({ recipients: "Required" });
  const isPair = others.length === 1 && !isGroup;
  const pair = isPair ? pairKey(own, first.id) : null;
  const known = pair && (await em.findOne(Conversation, { pair }));
  if (known) return known.id;
  await refuseUnwelcome(others, context);

  await context.services.limits.take(["newConversation", own]);
  const conversation = new Conversation({
    type: isPair ? ConversationType.ONE_TO_ONE : ConversationType.GROUP,
    title: isPair ? null : await groupTitle(title, others, context),
    pair,
    lastMessageAt: context.now(),
  });
  em.persist(conversation);
  const owner = isPair ? ParticipantRole.MEMBER : ParticipantRole.OWNER;
  await join(conversation, [em.getReference(Member, own), ...others], context, owner);
  if (!isPair)
    publishConversation(conversation, SystemEvent.CREATED, context, {
      body: conversation.title ?? "",
    });
  announceConversation(conversation.id, context);
  if (await context.saveUnique()) return conversation.id;
  return (await em.findOneOrFail(Conversation, { pair })).id; // the other member has just started it
}

/** The given title, or for a group the first names of its participants. */
async function groupTitle(
  title: string | null | undefined,
  others: readonly Member[],
  { em, viewer }: Context,
): Promise<string> {
  if (title && !isBlank(title)) return parseInput(titleInput, { title }).title;
  const owner = await em.findOneOrFail(Member, { id: viewer.memberId ?? "" });
  const names = [owner, ...others].map(({ displayName }) => displayName.split(" ")[0] ?? "");
  const joined = (count: number) => names.slice(0, count).join(", ");
  let count = names.length;
  while (count > 1 && joined(count).length > MAX_TITLE_LENGTH) count -= 1;
  return parseInput(titleInput, { title: firstCharacters(joined(count), MAX_TITLE_LENGTH) }).title;
}

/** Adds people; the first of a new group owns it. */
export async function join(
  conversation: Conversation,
  members: readonly Member[],
  { em }: Context,
  first: ParticipantRole = ParticipantRole.MEMBER,
): Promise<void> {
  const sharing = await em.find(ChatPreferences, {
    member: { $in: [...members] },
    sendsReadReceipts: true,
  });
  const sharers = new Set(sharing.map(({ member }) => member.id));
  for (const [index, member] of members.entries()) {
    const role = index === 0 ? first : ParticipantRole.MEMBER;
    const sendsReadReceipts = sharers.has(member.id);
    em.persist(new Participant({ conversation, member, role, sendsReadReceipts }));
  }
}

/** Members who may be written to, all of them or none, in the order of their ids as given. */
export async function peopleToAdd(
  ids: readonly string[],
  context: Context,
  field = "memberIds",
): Promise<Member[]> {
  const own = viewerProfile(context);
  const wanted = [...new Set(ids)];
  if (wanted.length >= MAX_PARTICIPANTS)
    throw new Invalid({ [field]: `At most ${MAX_PARTICIPANTS - 1}` });
  const found = wanted.every(isUuid)
    ? await allOf(Member, { id: { $in: wanted }, status: MemberStatus.ACTIVE }, context)
    : [];
  if (found.length < wanted.length) throw new Invalid({ [field]: "Not found" });
  const blocks = await context.em.count(Block, blocksBetween(own, { $in: wanted }));
  if (blocks) throw new Forbidden(CANNOT_MESSAGE);
  return found.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id));
}

/** Adds a system message to a conversation. */
export function publishConversation(
  conversation: Conversation,
  systemEvent: SystemEvent,
  context: Context,
  { subject = null, body = "" }: { subject?: Member | null; body?: string } = {},
): Message {
  const { em } = context;
  const message = new Message({
    conversation,
    sender: em.getReference(Member, viewerProfile(context)),
    body,
    contentType: ContentType.SYSTEM,
    systemEvent,
    subject,
    createdAt: context.now(),
  });
  em.persist(message);
  return message;
}
