import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Forbidden } from "../foundation/errors.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import type { Member } from "../members/member.ts";
import { MessageAudience } from "../members/member-parts.ts";
import { ConversationType } from "./conversation.ts";
import { ContentType, Message } from "./message.ts";

// Whom members accept messages from (`acceptMessagesFrom`). What they have begun themselves goes on.

export const NOT_ACCEPTED = "This member doesn't accept messages";

export const WRITTEN = { contentType: { $ne: ContentType.SYSTEM } };

const { EVERYONE, MEMBERS, CONTACTS, NOBODY } = MessageAudience;

/** Members who do not accept messages from everyone. */
export const CLOSED = { acceptMessagesFrom: { $in: [CONTACTS, NOBODY] } };

/** The filter of members who accept messages from a member, or from someone who is new. */
export function acceptingMessagesOf(memberId: string | undefined): Where {
  const open = { acceptMessagesFrom: { $in: [EVERYONE, MEMBERS] } };
  if (!memberId) return open;
  const wrote = (conversation: Where) => ({
    messages: {
      $some: { ...WRITTEN, conversation: { readers: { $contains: [memberId] }, ...conversation } },
    },
  });
  return {
    $or: [
      open,
      { acceptMessagesFrom: CONTACTS, ...wrote({}) },
      { acceptMessagesFrom: NOBODY, ...wrote({ type: ConversationType.ONE_TO_ONE }) },
    ],
  };
}

/** Throws if one of these members does not accept a new conversation with the viewer. */
export async function refuseUnwelcome(members: readonly Member[], context: Context): Promise<void> {
  const own = viewerProfile(context);
  for (const { id, acceptMessagesFrom } of members) {
    const isAccepted =
      acceptMessagesFrom === EVERYONE ||
      acceptMessagesFrom === MEMBERS ||
      (acceptMessagesFrom === CONTACTS && (await hasAnswered(id, own, context.em)));
    if (!isAccepted) throw new Forbidden(NOT_ACCEPTED);
  }
}

/** Whether the other member has written in any conversation with the viewer. */
export const hasAnswered = async (
  other: string,
  own: string,
  em: EntityManager,
): Promise<boolean> =>
  (await em.findOne(
    Message,
    { sender: other, ...WRITTEN, conversation: { readers: { $contains: [own, other] } } },
    { fields: ["id"], disableIdentityMap: true },
  )) !== null;
