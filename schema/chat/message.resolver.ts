import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Id } from "../foundation/id-args.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Forbidden } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  findFirst,
  findMany,
  findOne,
  findOneOrFail,
  findPage,
  type ReadQuery,
  valueOf,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { refuseBlockedPair } from "./blocked-pair.ts";
import { mayDeleteMessage, mayEditMessage } from "./chat.access.ts";
import { publishMessage, messageChanges } from "./chat.events.ts";
import { editInput, emojiInput, MessageFilter, SendMessageInput } from "./chat.input.ts";
import { inConversation } from "./in-conversation.ts";
import { MessageEdit } from "./message-edit.ts";
import { Message, MessageConnection } from "./message.ts";
import { Reaction } from "./reaction.ts";
import { sendMessage } from "./send-message.ts";
import { retractMessage } from "./retract-message.ts";

const NOBODY = { $in: [] };

/** The maximum number of different reactions per member and message. */
const MAX_REACTIONS = 20;

@Resolver(() => Message)
export class MessageResolver {
  @AllowedTo("signed-in")
  @Query(() => MessageConnection, {
    description: "Messages of a conversation, newest first. NOT_FOUND: 'Conversation not found'.",
  })
  messages(
    @Arg("conversationId", () => ID) conversationId: string,
    @Args(() => PageArgs) window: PageArgs,
    @Arg("filter", () => MessageFilter, { nullable: true }) filter?: MessageFilter | null,
  ): ReadQuery {
    const { fromSeq, toSeq, hasLink } = filter ?? {};
    const where = {
      ...(hasLink && searched("http")), // also a prefix of "https"
      conversation: conversationId,
      seq: { $gte: fromSeq ?? 1, ...(toSeq != null && { $lte: toSeq }) },
    };
    return findPage(Message, where, { seq: "desc" }, window).onlyWith(
      inConversation(conversationId),
    );
  }

  @AllowedTo("signed-in")
  @Query(() => [Message], {
    description:
      "Messages created, edited, deleted or reacted to since a revision, in order of revision; at most 100. " +
      "If 100 are returned, request again from the last one's revision.",
  })
  messageChanges(
    @Arg("conversationId", () => ID) conversationId: string,
    @Arg("afterRevision", () => Int) afterRevision: number,
  ): ReadQuery {
    const where = { conversation: conversationId, revision: { $gt: afterRevision } };
    return findMany(Message, where, { revision: "asc" }, 100).onlyWith(
      inConversation(conversationId),
    );
  }

  @AllowedTo("signed-in")
  @Query(() => Message, {
    nullable: true,
    description: "The first visible message since a time, or null.",
  })
  firstMessageSince(
    @Arg("conversationId", () => ID) conversationId: string,
    @Arg("at", () => Date) at: Date,
  ): ReadQuery {
    const where = { conversation: conversationId, createdAt: { $gte: at } };
    return findFirst(Message, where, { seq: "asc" });
  }

  @AllowedTo("signed-in")
  @Query(() => MessageConnection, {
    description:
      "Messages in the viewer's conversations, or in one of them, that contain words with these prefixes, " +
      "in any language; newest first.",
  })
  async searchMessages(
    @Arg("text", () => String) text: string,
    @Ctx() context: Context,
    @Args(() => PageArgs) window: PageArgs,
    @Arg("conversationId", () => ID, { nullable: true }) conversationId?: string | null,
  ): Promise<ReadQuery> {
    await context.services.limits.take(["search", context.viewer.userId ?? ""]);
    const where = {
      ...searched(text || "-"),
      conversation: {
        ...(conversationId && { id: conversationId }),
        readers: { $contains: [viewerProfile(context)] },
      },
      deletedAt: null,
    };
    return findPage(Message, where, { createdAt: "desc", id: "desc" }, window);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Message, {
    description:
      "Sends a message. NOT_FOUND: 'Conversation not found'. FORBIDDEN if one member has blocked the other, and after " +
      "three messages to someone who has never answered. RATE_LIMITED after 30 messages per minute.",
  })
  async sendMessage(
    @Arg("input", () => SendMessageInput) input: SendMessageInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const id = await sendMessage(input, context);
    return findOneOrFail(Message, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Message, {
    description:
      "Edits one of the viewer's messages, within 15 minutes. Previous versions are kept in `edits`.",
  })
  async editMessage(
    @Id() id: string,
    @Arg("message", () => String) body: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const message = await context.find(Message, id);
    if (!mayEditMessage(context.viewer, message, context.now())) throw new Forbidden();
    await context.em.populate(message, ["conversation"]);
    await refuseBlockedPair(message.conversation, viewerProfile(context), context);
    const next = parseInput(editInput, { message: body }).message;
    if (next !== message.body) {
      const createdAt = context.now();
      context.em.persist(new MessageEdit({ message, body: message.body, createdAt }));
      message.body = next;
      message.editedAt = createdAt;
      publishMessage(id, message.conversation.id, context);
      await context.save({ locking: [message.conversation] });
    }
    return findOneOrFail(Message, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Message, {
    description:
      "Deletes one of the viewer's messages: its text, attachments, reactions and edit history are removed, a placeholder remains.",
  })
  async deleteMessage(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    const message = await context.find(Message, id);
    if (!message.deletedAt) {
      if (!mayDeleteMessage(context.viewer, message)) throw new Forbidden();
      await retractMessage(message, context);
      await context.save({ locking: [message.conversation] });
    }
    return findOneOrFail(Message, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Message, {
    description: "Adds a reaction by the viewer, one emoji; at most 20 different ones per message.",
  })
  addReaction(
    @Arg("messageId", () => ID) id: string,
    @Arg("emoji", () => String) emoji: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return react(id, emoji, true, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Message, { description: "Removes a reaction by the viewer." })
  removeReaction(
    @Arg("messageId", () => ID) id: string,
    @Arg("emoji", () => String) emoji: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return react(id, emoji, false, context);
  }

  @Compilable()
  @FieldResolver(() => ID, { nullable: true, description: "The sender's member id." })
  senderId(@Root() { sender }: Message): ReadQuery {
    return valueOf(Member, { id: sender?.id ?? NOBODY }, "id");
  }

  @AllowedTo("signed-in")
  @Subscription(() => Message, {
    description:
      "New and changed messages of a conversation. Merge by id and keep the higher `revision`; " +
      "after a reconnect, request `messageChanges` first. NOT_FOUND: 'Conversation not found'.",
    subscribe: ({ args, context }) =>
      messageChanges(String(args.conversationId), context as Context),
  })
  messageChanged(
    @Arg("conversationId", () => ID) _conversationId: string,
    @Root() { id }: { id: string },
  ): ReadQuery {
    return findOne(Message, { id });
  }
}

async function react(
  id: string,
  given: string,
  isAdded: boolean,
  context: Context,
): Promise<ReadQuery> {
  const own = viewerProfile(context);
  const conversation = { readers: { $contains: [own] } };
  const message = await context.find(Message, { id, conversation });
  const { em } = context;
  await em.populate(message, ["conversation"]);
  await refuseBlockedPair(message.conversation, own, context);
  const { emoji } = parseInput(emojiInput, { emoji: given });
  if (message.deletedAt) throw new Forbidden();
  const same = await em.findOne(Reaction, { message, member: own, emoji });
  if (isAdded !== Boolean(same)) {
    if (same) em.remove(same);
    else {
      const member = em.getReference(Member, own);
      em.persist(new Reaction({ message, member, emoji, createdAt: context.now() }));
    }
    publishMessage(id, message.conversation.id, context);
    await context.saveUnique({
      locking: [message.conversation],
      verify: async (tx) => {
        const ownReactions = { message: id, member: own };
        const count = await tx.fork({ keepTransactionContext: true }).count(Reaction, ownReactions);
        if (isAdded && count >= MAX_REACTIONS) throw new Forbidden();
      },
    });
  }
  return findOneOrFail(Message, { id });
}
