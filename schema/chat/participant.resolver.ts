import { LockMode } from "@mikro-orm/core";
import {
  Arg,
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
import type { Context } from "../foundation/context.ts";
import { NotFound } from "../foundation/errors.ts";
import { despiteCollisions } from "../foundation/collisions.ts";
import { check } from "../foundation/input.ts";
import { Described } from "../foundation/reading/declared.ts";
import { countOf, oneOf, type Read } from "../foundation/reading/read.ts";
import { Member } from "../members/member.ts";
import {
  announceConversation,
  announceParticipant,
  NO_CONVERSATION,
  participantFeed,
  tellTyping,
  typingFeed,
} from "./chat.events.ts";
import { draftInput, ParticipationInput } from "./chat.input.ts";
import { isBlockedPair } from "./blocked-pair.ts";
import { ChatPreferences } from "./chat-preferences.ts";
import { Conversation } from "./conversation.ts";
import { me, placeOf } from "./me.ts";
import { Message } from "./message.ts";
import { Participant } from "./participant.ts";

@Resolver(() => Participant)
export class ParticipantResolver {
  @Described()
  @FieldResolver(() => Int, {
    nullable: true,
    description: "Messages of others after what they have read. One's own only.",
  })
  unreadCount(@Root() participant: Participant): Read {
    return countOf(Message, {
      conversation: participant.conversation.id,
      seq: { $gt: participant.lastReadSeq },
      sender: { $ne: participant.member.id },
      deletedAt: null,
    });
  }

  @AllowedTo("signed-in")
  @Query(() => ChatPreferences, { nullable: true, description: "None while nothing was chosen." })
  chatPreferences(@Ctx() { viewer }: Context): Read {
    return oneOf(ChatPreferences, { member: viewer.memberId ?? { $in: [] } });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ChatPreferences, {
    description: "Whether others see what one has read; whoever hides it does not see theirs.",
  })
  async updateChatPreferences(
    @Arg("sharesReading", () => Boolean) sharesReading: boolean,
    @Ctx() context: Context,
  ): Promise<Read> {
    const { em } = context;
    const own = me(context);
    const member = em.getReference(Member, own);
    await context.insertOnce(new ChatPreferences({ member, sharesReading: false }));
    // beside the unit of work: what is read or pinned meanwhile is no conflict
    const change = () =>
      em.transactional(async (tx) => {
        // what the trigger locks, too, all in one order: nobody waits in a circle
        const places = await tx.find(Participant, { member: own }, { fields: ["conversation"] });
        await tx.find(
          Conversation,
          { id: { $in: places.map(({ conversation }) => conversation.id) } },
          { fields: ["id"], orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE },
        );
        await tx.nativeUpdate(ChatPreferences, { member: own }, { sharesReading });
        await tx.nativeUpdate(Participant, { member: own }, { sharesReading });
      });
    await despiteCollisions(change);
    context.outside.wrote(["chat_preferences", "participants"]);
    return oneOf(ChatPreferences, { member: own });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Participant, {
    description:
      "One has read a conversation up to a message, by default the newest. What was read stays " +
      "read: a lower number changes nothing.",
  })
  async markConversationSeen(
    @Arg("conversationId", () => ID) conversationId: string,
    @Ctx() context: Context,
    @Arg("seq", () => Int, { nullable: true }) seq?: number | null,
  ): Promise<Read> {
    const { lastSeq } = await context.find(Conversation, conversationId, NO_CONVERSATION);
    const { id } = await placeIn(conversationId, context);
    const lastReadSeq = Math.min(seq ?? lastSeq, lastSeq);
    const further = { id, lastReadSeq: { $lt: lastReadSeq } };
    if (await context.em.nativeUpdate(Participant, further, { lastReadSeq })) {
      context.outside.wrote(["participants"]);
      announceParticipant(id, conversationId, context);
      await context.save();
    }
    return oneOf(Participant, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Participant, {
    description: "Mutes, pins or archives a conversation for oneself.",
  })
  async updateParticipation(
    @Arg("conversationId", () => ID) conversationId: string,
    @Arg("input", () => ParticipationInput) input: ParticipationInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const place = await placeIn(conversationId, context);
    const since = (on: boolean, before: Date | null | undefined) =>
      on ? (before ?? context.now()) : null;
    if (input.isMuted != null) place.isMuted = input.isMuted;
    if (input.isPinned != null) place.pinnedAt = since(input.isPinned, place.pinnedAt);
    if (input.isArchived != null) place.archivedAt = since(input.isArchived, place.archivedAt);
    announceConversation(conversationId, context);
    await context.save();
    return oneOf(Participant, { id: place.id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Participant, {
    description: "Keeps what is written and not sent, for one's other devices, too.",
  })
  async saveDraft(
    @Arg("conversationId", () => ID) conversationId: string,
    @Arg("text", () => String) text: string,
    @Ctx() context: Context,
  ): Promise<Read> {
    const { id } = await placeIn(conversationId, context);
    const draft = check(draftInput, { text }).text.replaceAll("\0", "");
    await context.em.nativeUpdate(Participant, { id }, { draft });
    context.outside.wrote(["participants"]);
    return oneOf(Participant, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Boolean, {
    description: "Tells the others for five seconds that one is writing. False: nobody was told.",
  })
  async sayTyping(
    @Arg("conversationId", () => ID) conversationId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const place = await placeOf(conversationId, context);
    if (!place) return false;
    const { conversation } = await context.em.populate(place, ["conversation"]);
    if (await isBlockedPair(conversation, me(context), context)) return false;
    tellTyping(place.id, conversationId, context);
    return true;
  }

  @AllowedTo("signed-in")
  @Subscription(() => Participant, {
    description: "People of a conversation as they join, leave or read on.",
    subscribe: ({ args, context }) =>
      participantFeed(String(args.conversationId), context as Context),
  })
  participantChanged(
    @Arg("conversationId", () => ID) _conversationId: string,
    @Root() { id }: { id: string },
  ): Read {
    return oneOf(Participant, { id });
  }

  @AllowedTo("signed-in")
  @Subscription(() => Participant, {
    description: "Who is writing: said again every three seconds, it holds for five.",
    subscribe: ({ args, context }) => typingFeed(String(args.conversationId), context as Context),
  })
  typing(
    @Arg("conversationId", () => ID) _conversationId: string,
    @Root() { id }: { id: string },
  ): Read {
    return oneOf(Participant, { id });
  }
}

async function placeIn(conversationId: string, context: Context): Promise<Participant> {
  const place = await placeOf(conversationId, context);
  if (!place) throw new NotFound(NO_CONVERSATION);
  return place;
}
