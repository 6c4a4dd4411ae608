import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { columnsOf, countsOf, facts, idsOf } from "../foundation/reading/facts.ts";
import { Member } from "../members/member.ts";
import { Attachment } from "./attachment.ts";
import { Block } from "./block.ts";
import { announceMessage, NO_CONVERSATION } from "./chat.events.ts";
import { messageInput, type SendMessageInput } from "./chat.input.ts";
import { Conversation, ConversationType } from "./conversation.ts";
import { me } from "./me.ts";
import { ContentType, Message } from "./message.ts";
import { NOT_TO_THEM } from "./start-conversation.ts";

const NONE = { $in: [] };
/** So much may be written to somebody who has never answered. */
const MOST_TO_STRANGERS = 3;
/** Whether they have is asked of so many messages. */
const FIRST_MESSAGES = 20;

/**
 * Sends a message and returns its id, the one that the sender made up. Sent again, it is there once.
 * One statement asks what must be known, one writes; with attachments it is a unit of work.
 */
export async function sendMessage(input: SendMessageInput, context: Context): Promise<string> {
  const { em } = context;
  const own = me(context);
  if (input.senderId != null && input.senderId !== own)
    throw new Invalid({ senderId: "Not valid" });
  const { messageId, message, attachmentIds, replyToId, mentions, createdAt } = check(
    messageInput,
    input,
  );
  const conversationId = input.conversationId;
  const others = { participations: { $some: { conversation: conversationId } } };
  const { conversation, known, blocks, written, quoted, files, spokenTo } = await facts(
    {
      conversation: columnsOf(Conversation, { id: conversationId }, ["id", "type", "readers"]),
      known: countsOf(Message, { id: messageId }, { mine: { sender: own }, all: {} }),
      blocks: countsOf(
        Block,
        {
          $or: [
            { member: own, blocked: others },
            { blocked: own, member: others },
          ],
        },
        { all: {} },
      ),
      written: countsOf(
        Message,
        {
          conversation: conversationId,
          contentType: { $ne: ContentType.SYSTEM },
          seq: { $lte: FIRST_MESSAGES },
        },
        { mine: { sender: own }, theirs: { sender: { $ne: own } } },
      ),
      quoted: countsOf(
        Message,
        { id: replyToId ?? NONE, conversation: conversationId },
        { all: {} },
      ),
      files: idsOf(Attachment, {
        id: { $in: attachmentIds },
        conversation: conversationId,
        uploader: own,
        message: null,
      }),
      spokenTo: idsOf(Member, { id: { $in: mentions } }),
    },
    context,
  );
  if (!conversation) throw new NotFound(NO_CONVERSATION);
  if (known.all > 0) {
    if (known.mine > 0) return messageId;
    throw new Invalid({ messageId: "Not valid" });
  }
  if (conversation.type === ConversationType.ONE_TO_ONE) {
    if (blocks.all > 0) throw new Forbidden(NOT_TO_THEM);
    if (written.theirs === 0 && written.mine >= MOST_TO_STRANGERS) {
      throw new Forbidden("Wait until they answer");
    }
  }
  if (replyToId && !quoted.all) throw new Invalid({ replyToId: "Not found" });
  if (files.length < attachmentIds.length) throw new Invalid({ attachmentIds: "Not found" });
  await context.outside.limits.take(["chat", own]);

  const sent = new Message({
    id: messageId,
    conversation: em.getReference(Conversation, conversation.id),
    sender: em.getReference(Member, own),
    body: message,
    contentType: files.length ? await contentTypeOf(files, context) : ContentType.TEXT,
    replyTo: replyToId ? em.getReference(Message, replyToId) : null,
    mentions: mentions.filter((id) => spokenTo.includes(id) && conversation.readers.includes(id)),
    clientCreatedAt: createdAt ?? null,
    createdAt: context.now(),
  });
  announceMessage(messageId, conversation.id, context);
  if (files.length) {
    for (const id of files) em.getReference(Attachment, id).message = sent;
    em.persist(sent);
    await context.saveOnce();
  } else {
    await context.insertOnce(sent);
  }
  return messageId;
}

async function contentTypeOf(files: readonly string[], { em }: Context): Promise<ContentType> {
  const others = await em.count(Attachment, { id: { $in: [...files] }, width: null });
  return others ? ContentType.FILE : ContentType.IMAGE;
}
