import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { notFound } from "../foundation/model-messages.ts";
import {
  selectColumns,
  selectCounts,
  lookup,
  selectIds,
} from "../foundation/reading/sql/lookup.ts";
import { Member } from "../members/member.ts";
import { Attachment } from "./attachment.ts";
import { Block } from "./block.ts";
import { blocksBetween, CANNOT_MESSAGE, otherOf } from "./blocked-pair.ts";
import { publishMessage } from "./chat.events.ts";
import { SendMessageInput } from "./chat.input.ts";
import { Conversation } from "./conversation.ts";
import { viewerMember } from "./viewer-member.ts";
import { ContentType, Message } from "./message.ts";

const NONE = { $in: [] };
/** So much may be written to somebody who has never answered. */
const MAX_TO_STRANGERS = 3;
/** Most who answer have done so within so many messages. */
const FIRST_MESSAGES = 20;
const WRITTEN = { contentType: { $ne: ContentType.SYSTEM } };

/**
 * Sends a message and returns its id, the one that the sender made up. Sent again, it is there once.
 * One statement asks what must be known, one writes; with attachments, and to somebody who has never
 * answered, it is a unit of work under the conversation's lock.
 */
export async function sendMessage(input: SendMessageInput, context: Context): Promise<string> {
  const { em } = context;
  const own = viewerMember(context);
  if (input.senderId != null && input.senderId !== own)
    throw new Invalid({ senderId: "Not valid" });
  const isEmpty = !input.message?.trim() && !input.attachments?.length;
  const words = parseInput(SendMessageInput, input, isEmpty ? { message: "Required" } : {});
  const { messageId, replyToId, createdAt } = words;
  const message = words.message ?? "";
  const [attachments, mentions] = [[...new Set(words.attachments)], [...new Set(words.mentions)]];
  const conversationId = input.conversationId;
  const inThis = { participations: { $some: { conversation: conversationId, leftAt: null } } };
  const { conversation, known, blocks, answers, quoted, files, spokenTo } = await lookup(
    {
      conversation: selectColumns(Conversation, { id: conversationId }, ["id", "readers"]),
      known: selectCounts(Message, { id: messageId }, { mine: { sender: own }, all: {} }),
      blocks: selectCounts(Block, blocksBetween(own, inThis), { all: {} }),
      answers: selectCounts(
        Message,
        {
          conversation: conversationId,
          sender: { $ne: own },
          ...WRITTEN,
          seq: { $lte: FIRST_MESSAGES },
        },
        { all: {} },
      ),
      quoted: selectCounts(
        Message,
        { id: replyToId ?? NONE, conversation: conversationId },
        { all: {} },
      ),
      files: selectIds(Attachment, {
        id: { $in: attachments },
        conversation: conversationId,
        uploader: own,
        message: null,
      }),
      spokenTo: selectIds(Member, { id: { $in: mentions } }),
    },
    context,
  );
  if (!conversation) throw notFound(Conversation);
  if (known.all > 0) {
    if (known.mine > 0) return messageId;
    throw new Invalid({ messageId: "Not valid" });
  }
  const other = otherOf(conversation, own);
  if (other && blocks.all > 0) throw new Forbidden(CANNOT_MESSAGE);
  if (replyToId && !quoted.all) throw new Invalid({ replyToId: "Not found" });
  if (files.length < attachments.length) throw new Invalid({ attachments: "Not found" });
  const contentType = files.length ? await contentTypeOf(files, context) : ContentType.TEXT;
  if (input.contentType != null && !fits(input.contentType, contentType)) {
    throw new Invalid({ contentType: "Not valid" });
  }
  const stranger = other && answers.all === 0 && !(await hasAnswered(other, own, em)) && other;
  await context.services.limits.take(["chat", own]);

  const sent = new Message({
    id: messageId,
    conversation: em.getReference(Conversation, conversation.id),
    sender: em.getReference(Member, own),
    body: message,
    contentType: input.contentType ?? contentType,
    replyTo: replyToId ? em.getReference(Message, replyToId) : null,
    mentions: mentions.filter((id) => spokenTo.includes(id) && conversation.readers.includes(id)),
    clientCreatedAt: createdAt ?? null,
    createdAt: context.now(),
  });
  publishMessage(messageId, conversation.id, context);
  const isNew =
    files.length || stranger
      ? await saveLocked(sent, files, stranger || null, context)
      : await context.insertIfAbsent(sent);
  if (!isNew && !(await em.count(Message, { id: messageId, sender: own }))) {
    throw new Invalid({ messageId: "Not valid" }); // somebody else has just used it
  }
  return messageId;
}

/** Under the conversation's lock nobody else sends: what is counted then is still true when it is written. */
function saveLocked(
  sent: Message,
  files: readonly string[],
  stranger: string | null,
  context: Context,
): Promise<boolean> {
  const { conversation } = sent;
  const own = viewerMember(context);
  for (const id of files) context.em.getReference(Attachment, id).message = sent;
  context.em.persist(sent);
  return context.saveUnique({
    locking: [conversation],
    verify: async (em) => {
      const services = em.fork({ keepTransactionContext: true });
      const unsent = await services.count(Attachment, { id: { $in: [...files] }, message: null });
      if (unsent < files.length) throw new Invalid({ attachments: "Not found" });
      if (!stranger || (await hasAnswered(stranger, own, services))) return;
      const alone = { conversation: conversation.id, sender: own, ...WRITTEN };
      if ((await services.count(Message, alone)) >= MAX_TO_STRANGERS) {
        throw new Forbidden("Wait until they answer");
      }
    },
  });
}

/** Whether somebody has written anything in a conversation that both are in. */
const hasAnswered = async (other: string, own: string, em: EntityManager): Promise<boolean> =>
  (await em.findOne(
    Message,
    { sender: other, ...WRITTEN, conversation: { readers: { $contains: [own, other] } } },
    { fields: ["id"], disableIdentityMap: true },
  )) !== null;

/** What is given must be true; pictures may be sent as files. */
const fits = (given: ContentType, found: ContentType): boolean =>
  given === found || (given === ContentType.FILE && found === ContentType.IMAGE);

async function contentTypeOf(files: readonly string[], { em }: Context): Promise<ContentType> {
  const others = await em.count(Attachment, { id: { $in: [...files] }, width: null });
  return others ? ContentType.FILE : ContentType.IMAGE;
}
