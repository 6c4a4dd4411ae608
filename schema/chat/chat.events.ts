import type { Context } from "../foundation/context.ts";
import { SubscriptionSource } from "../foundation/subscription-source.ts";
import { firstOf } from "../foundation/reading/orm/orm-reads.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { Conversation } from "./conversation.ts";
import { Message } from "./message.ts";
import { Participant } from "./participant.ts";

// Events contain ids only: each subscriber reads under their own policies, at every event.

/** Events of all conversations; delivered to their participants only. */
const CONVERSATIONS = "chat.conversations";
const messagesOf = (conversationId: string) => `chat.messages.${conversationId}`;
const peopleOf = (conversationId: string) => `chat.people.${conversationId}`;
const typingIn = (conversationId: string) => `chat.typing.${conversationId}`;

export function announceConversation(id: string, context: Context): void {
  context.publish(CONVERSATIONS, { id });
}

/** A message was created, edited, deleted or reacted to. */
export function publishMessage(id: string, conversationId: string, context: Context): void {
  context.publish(messagesOf(conversationId), { id });
  announceConversation(conversationId, context);
}

/** A participant joined, left or read further. */
export function publishParticipant(id: string, conversationId: string, context: Context): void {
  context.publish(peopleOf(conversationId), { id });
  announceConversation(conversationId, context);
}

/** Not stored: those who are offline miss it. */
export const publishTyping = (id: string, conversationId: string, context: Context): void =>
  void context.services.pubSub.publish(typingIn(conversationId), { id });

export const conversationChanges = (context: Context): SubscriptionSource =>
  feed(CONVERSATIONS, Conversation, context);

export const messageChanges = (
  conversationId: string,
  context: Context,
): Promise<SubscriptionSource> => feedOf(conversationId, messagesOf, Message, context);

export const participantChanges = (
  conversationId: string,
  context: Context,
): Promise<SubscriptionSource> => feedOf(conversationId, peopleOf, Participant, context);

export const typingEvents = (
  conversationId: string,
  context: Context,
): Promise<SubscriptionSource> => feedOf(conversationId, typingIn, Participant, context);

async function feedOf(
  conversationId: string,
  topicOf: (id: string) => string,
  subject: EntityClass,
  context: Context,
): Promise<SubscriptionSource> {
  const { id } = await context.find(Conversation, conversationId);
  return feed(topicOf(id), subject, context);
}

const feed = (topic: string, subject: EntityClass, context: Context): SubscriptionSource =>
  new SubscriptionSource(
    topic,
    subject,
    context,
    async ({ id }) => {
      context.em.clear();
      return (await firstOf(subject, { id }, context)) !== null;
    },
    { tellsWhoSees: true },
  );
