import type { EntityManager } from "@mikro-orm/core";
import { uuid } from "../foundation/uuid.ts";
import type { Member } from "../members/member.ts";
import { Conversation, ConversationType, pairKey } from "./conversation.ts";
import { ContentType, Message } from "./message.ts";
import { Participant, ParticipantRole } from "./participant.ts";

interface Values {
  /** Two create a one-to-one conversation, unless it has a title. */
  people: Member[];
  title?: string;
  /** Messages, by the participants in turn. */
  said?: string[];
  at?: Date;
}

/** Creates a conversation. */
export async function aConversation(
  em: EntityManager,
  { people, title, said = [], at = new Date("2026-11-20T08:00:00Z") }: Values,
): Promise<{ conversation: Conversation; messages: Message[] }> {
  const isGroup = title !== undefined || people.length !== 2;
  const [first, second] = people;
  const conversation = new Conversation({
    type: isGroup ? ConversationType.GROUP : ConversationType.ONE_TO_ONE,
    title: isGroup ? (title ?? "A group") : null,
    pair: isGroup ? null : pairKey(first?.id ?? "", second?.id ?? ""),
    lastMessageAt: at,
  });
  em.persist(conversation);
  for (const [index, member] of people.entries()) {
    const role = isGroup && index === 0 ? ParticipantRole.OWNER : ParticipantRole.MEMBER;
    em.persist(new Participant({ conversation, member, role, sendsReadReceipts: false }));
  }
  await em.flush();
  const messages: Message[] = [];
  for (const [index, body] of said.entries()) {
    const message = new Message({
      id: uuid(),
      conversation,
      sender: people[index % people.length] ?? null,
      body,
      contentType: ContentType.TEXT,
      createdAt: new Date(at.getTime() + index * 1_000),
    });
    messages.push(message);
    await em.persist(message).flush();
  }
  return { conversation, messages };
}
