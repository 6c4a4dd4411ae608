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
import { Window } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Forbidden, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { Described } from "../foundation/reading/declared.ts";
import { firstBy, listOf, oneOf, pageOf, type Read, valueOf } from "../foundation/reading/read.ts";
import { searched } from "../foundation/search.ts";
import { Member } from "../members/member.ts";
import { refuseBlockedPair } from "./blocked-pair.ts";
import { mayDeleteMessage, mayEditMessage } from "./chat.access.ts";
import { announceMessage, messageFeed } from "./chat.events.ts";
import { editInput, emojiInput, MessageFilter, SendMessageInput } from "./chat.input.ts";
import { inConversation } from "./in-conversation.ts";
import { me } from "./me.ts";
import { MessageEdit } from "./message-edit.ts";
import { Message, MessageConnection } from "./message.ts";
import { Reaction } from "./reaction.ts";
import { sendMessage } from "./send-message.ts";
import { takeBack } from "./take-back.ts";

const NOT_FOUND = "Message not found";
const NOBODY = { $in: [] };
const notFound = () => new NotFound(NOT_FOUND);

/** One message carries at most so many different emojis of one member. */
const MOST_REACTIONS = 20;

@Resolver(() => Message)
export class MessageResolver {
  @AllowedTo("signed-in")
  @Query(() => MessageConnection, {
    description: "The newest first. NOT_FOUND: 'Conversation not found'.",
  })
  messages(
    @Arg("conversationId", () => ID) conversationId: string,
    @Args(() => Window) window: Window,
    @Arg("filter", () => MessageFilter, { nullable: true }) filter?: MessageFilter | null,
  ): Read {
    const { fromSeq, toSeq, hasLink } = filter ?? {};
    const where = {
      ...(hasLink && searched("http")), // "https" begins like it
      conversation: conversationId,
      seq: { $gte: fromSeq ?? 1, ...(toSeq != null && { $lte: toSeq }) },
    };
    return pageOf(Message, where, { seq: "desc" }, window).onlyWith(inConversation(conversationId));
  }

  @AllowedTo("signed-in")
  @Query(() => [Message], {
    description:
      "What came, was edited, deleted or reacted to after a revision, in that order; at most 100. " +
      "Whoever gets 100 asks again from the last one's revision.",
  })
  messageChanges(
    @Arg("conversationId", () => ID) conversationId: string,
    @Arg("afterRevision", () => Int) afterRevision: number,
  ): Read {
    const where = { conversation: conversationId, revision: { $gt: afterRevision } };
    return listOf(Message, where, { revision: "asc" }, 100).onlyWith(
      inConversation(conversationId),
    );
  }

  @AllowedTo("signed-in")
  @Query(() => Message, {
    nullable: true,
    description: "The first one from a time on, if there is one to see.",
  })
  firstMessageSince(
    @Arg("conversationId", () => ID) conversationId: string,
    @Arg("at", () => Date) at: Date,
  ): Read {
    const where = { conversation: conversationId, createdAt: { $gte: at } };
    return firstBy(Message, where, { seq: "asc" });
  }

  @AllowedTo("signed-in")
  @Query(() => MessageConnection, {
    description:
      "Messages of the viewer's conversations, or of one of them, with words that begin like " +
      "these, in any language; the newest first.",
  })
  async searchMessages(
    @Arg("text", () => String) text: string,
    @Ctx() context: Context,
    @Args(() => Window) window: Window,
    @Arg("conversationId", () => ID, { nullable: true }) conversationId?: string | null,
  ): Promise<Read> {
    await context.outside.limits.take(["search", context.viewer.userId ?? ""]);
    const where = {
      ...searched(text || "-"),
      conversation: {
        ...(conversationId && { id: conversationId }),
        readers: { $contains: [me(context)] },
      },
      deletedAt: null,
    };
    return pageOf(Message, where, { createdAt: "desc", id: "desc" }, window);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Message, {
    description:
      "NOT_FOUND: 'Conversation not found'. FORBIDDEN where one has blocked the other, and after " +
      "three messages to somebody who has not answered yet. At most 30 a minute.",
  })
  async sendMessage(
    @Arg("input", () => SendMessageInput) input: SendMessageInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const id = await sendMessage(input, context);
    return oneOf(Message, { id }, notFound);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Message, {
    description: "One's own, for 15 minutes. What it said before is kept.",
  })
  async editMessage(
    @Arg("id", () => ID) id: string,
    @Arg("message", () => String) body: string,
    @Ctx() context: Context,
  ): Promise<Read> {
    const message = await context.find(Message, id, NOT_FOUND);
    if (!mayEditMessage(context.viewer, message, context.now())) throw new Forbidden();
    await context.em.populate(message, ["conversation"]);
    await refuseBlockedPair(message.conversation, me(context), context);
    const next = check(editInput, { message: body }).message;
    if (next !== message.body) {
      const createdAt = context.now();
      context.em.persist(new MessageEdit({ message, body: message.body, createdAt }));
      message.body = next;
      message.editedAt = createdAt;
      announceMessage(id, message.conversation.id, context);
      await context.save({ locking: [message.conversation] });
    }
    return oneOf(Message, { id }, notFound);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Message, {
    description: "One's own. Its place stays; its words, files, reactions and history are gone.",
  })
  async deleteMessage(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<Read> {
    const message = await context.find(Message, id, NOT_FOUND);
    if (!message.deletedAt) {
      if (!mayDeleteMessage(context.viewer, message)) throw new Forbidden();
      await takeBack(message, context);
      await context.save({ locking: [message.conversation] });
    }
    return oneOf(Message, { id }, notFound);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Message, { description: "Puts one emoji to a message, or takes it away again." })
  async reactToMessage(
    @Arg("id", () => ID) id: string,
    @Arg("emoji", () => String) given: string,
    @Ctx() context: Context,
    @Arg("on", () => Boolean, { defaultValue: true }) on: boolean,
  ): Promise<Read> {
    const own = me(context);
    const conversation = { readers: { $contains: [own] } };
    const message = await context.find(Message, { id, conversation }, NOT_FOUND);
    const { em } = context;
    await em.populate(message, ["conversation"]);
    await refuseBlockedPair(message.conversation, own, context);
    const { emoji } = check(emojiInput, { emoji: given });
    if (message.deletedAt) throw new Forbidden();
    const same = await em.findOne(Reaction, { message, member: own, emoji });
    if (on !== Boolean(same)) {
      if (same) em.remove(same);
      else {
        const member = em.getReference(Member, own);
        em.persist(new Reaction({ message, member, emoji, createdAt: context.now() }));
      }
      announceMessage(id, message.conversation.id, context);
      await context.saveOnce({
        locking: [message.conversation],
        verify: async (tx) => {
          const mine = { message: id, member: own };
          const count = await tx.fork({ keepTransactionContext: true }).count(Reaction, mine);
          if (on && count >= MOST_REACTIONS) throw new Forbidden();
        },
      });
    }
    return oneOf(Message, { id }, notFound);
  }

  @Described()
  @FieldResolver(() => ID, { nullable: true, description: "The id of its sender." })
  senderId(@Root() { sender }: Message): Read {
    return valueOf(Member, { id: sender?.id ?? NOBODY }, "id");
  }

  @AllowedTo("signed-in")
  @Subscription(() => Message, {
    description:
      "Messages of a conversation as they come and change. Merge them by id, the higher `revision` " +
      "wins; after a break ask `messageChanges` first. NOT_FOUND: 'Conversation not found'.",
    subscribe: ({ args, context }) => messageFeed(String(args.conversationId), context as Context),
  })
  messageChanged(
    @Arg("conversationId", () => ID) _conversationId: string,
    @Root() { id }: { id: string },
  ): Read {
    return oneOf(Message, { id });
  }
}
