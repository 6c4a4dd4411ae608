import type { Context } from "../foundation/context.ts";
import { LiveFeed } from "../foundation/live-feed.ts";
import { firstOf } from "../foundation/reading/plain.ts";
import type { EntityClass } from "../foundation/reading/read.ts";
import { Conversation } from "./conversation.ts";
import { Message } from "./message.ts";
import { Participant } from "./participant.ts";

// Events carry ids alone: each subscriber reads under their own rules, at each event anew.

export const NO_CONVERSATION = "Conversation not found";

/** What happens to any conversation; its readers alone are told. */
const CONVERSATIONS = "chat.conversations";
const messagesOf = (conversationId: string) => `chat.messages.${conversationId}`;
const peopleOf = (conversationId: string) => `chat.people.${conversationId}`;
const typingIn = (conversationId: string) => `chat.typing.${conversationId}`;

export function announceConversation(id: string, context: Context): void {
  context.announce(CONVERSATIONS, { id });
}

/** New, edited, deleted, reacted to. */
export function announceMessage(id: string, conversationId: string, context: Context): void {
  context.announce(messagesOf(conversationId), { id });
  announceConversation(conversationId, context);
}

/** In the conversation, no longer in it, or further on in reading. */
export function announceParticipant(id: string, conversationId: string, context: Context): void {
  context.announce(peopleOf(conversationId), { id });
  announceConversation(conversationId, context);
}

/** Passes and is not kept: whoever is not there does not hear of it. */
export const tellTyping = (id: string, conversationId: string, context: Context): void =>
  void context.outside.live.publish(typingIn(conversationId), { id });

export const conversationFeed = (context: Context): LiveFeed =>
  feed(CONVERSATIONS, Conversation, context);

export const messageFeed = (conversationId: string, context: Context): Promise<LiveFeed> =>
  feedOf(conversationId, messagesOf, Message, context);

export const participantFeed = (conversationId: string, context: Context): Promise<LiveFeed> =>
  feedOf(conversationId, peopleOf, Participant, context);

export const typingFeed = (conversationId: string, context: Context): Promise<LiveFeed> =>
  feedOf(conversationId, typingIn, Participant, context);

async function feedOf(
  conversationId: string,
  topicOf: (id: string) => string,
  subject: EntityClass,
  context: Context,
): Promise<LiveFeed> {
  const { id } = await context.find(Conversation, conversationId, NO_CONVERSATION);
  return feed(topicOf(id), subject, context);
}

const feed = (topic: string, subject: EntityClass, context: Context): LiveFeed =>
  new LiveFeed(
    topic,
    subject,
    context,
    async ({ id }) => {
      context.em.clear();
      return (await firstOf(subject, { id }, context)) !== null;
    },
    { tellsWhoSees: true },
  );
