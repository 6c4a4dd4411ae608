import type { EntityManager } from "@mikro-orm/core";
import {
  ContentType,
  Conversation,
  ConversationType,
  SystemEvent,
  Message,
  MessageReport,
  pairKey,
  Participant,
  ParticipantRole,
  Reaction,
} from "../../../schema/chat/index.ts";
import { Member } from "../../../schema/members/index.ts";
import { conversations, type DemoConversation } from "./conversations.ts";
import type { DemoData } from "./demo-world.ts";
import { MINUTE } from "../../../schema/foundation/durations.ts";

/** The conversations of the demo world's members. */
export const data: DemoData = {
  after: ["accounts"],
  async add(em, world) {
    for (const fields of conversations) await add(em, fields, (name) => world.find(Member, name));
  },
};

async function add(
  em: EntityManager,
  fields: DemoConversation,
  member: (handle: string) => Member,
): Promise<void> {
  const { title = null, people, said } = fields;
  const [first = "", second = ""] = people;
  const before = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
  const begun = before(said[0]?.[1] ?? 0);
  const conversation = new Conversation({
    type: title ? ConversationType.GROUP : ConversationType.ONE_TO_ONE,
    title,
    pair: title ? null : pairKey(member(first).id, member(second).id),
    lastMessageAt: begun,
  });
  conversation.createdAt = begun;
  em.persist(conversation);

  const messages: Message[] = [];
  if (title) {
    const systemEvent = SystemEvent.CREATED;
    messages.push(
      new Message({
        conversation,
        sender: member(first),
        body: title,
        contentType: ContentType.SYSTEM,
        systemEvent,
        createdAt: begun,
      }),
    );
  }
  const spoken = said.map(([handle, minutesAgo, body]) => {
    const sender = member(handle);
    const createdAt = before(minutesAgo);
    const contentType = ContentType.TEXT;
    return new Message({ conversation, sender, body, contentType, createdAt });
  });
  for (const [number, quoted] of Object.entries(fields.quotes ?? {})) {
    const message = spoken[Number(number) - 1];
    if (message) message.replyTo = spoken[quoted - 1] ?? null;
  }
  messages.push(...spoken);
  // one after the other, so that they are numbered in the order they were written
  for (const message of messages) await em.persist(message).flush();

  for (const handle of people) {
    const role = title && handle === first ? ParticipantRole.OWNER : ParticipantRole.MEMBER;
    const participant = new Participant({
      conversation,
      member: member(handle),
      role,
      sendsReadReceipts: false,
    });
    participant.createdAt = begun;
    participant.lastReadSeq = messages.length - (fields.unread?.[handle] ?? 0);
    participant.isMuted = fields.mutedBy?.includes(handle) ?? false;
    participant.pinnedAt = fields.pinnedBy?.includes(handle) ? begun : null;
    participant.draft = fields.drafts?.[handle] ?? "";
    em.persist(participant);
  }
  for (const [number, handle, emoji] of fields.reactions ?? []) {
    const message = spoken[number - 1];
    if (message) {
      const { createdAt } = message;
      em.persist(new Reaction({ message, member: member(handle), emoji, createdAt }));
    }
  }
  for (const { message: number, by, minutesAgo, reason, note } of fields.reports ?? []) {
    const message = spoken[number - 1];
    if (message) {
      await em.refresh(message); // loads the number that the database has assigned
      const createdAt = before(minutesAgo);
      em.persist(new MessageReport({ message, reporter: member(by), reason, note, createdAt }));
    }
  }
  await em.flush();
}
