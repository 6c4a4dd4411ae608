import { LockMode, type ObjectQuery } from "@mikro-orm/core";
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
import { retrySerializationFailures } from "../foundation/retry-serialization.ts";
import { parseInput } from "../foundation/input.ts";
import { notFound } from "../foundation/model-messages.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  countOf,
  findOne,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import {
  announceConversation,
  publishParticipant,
  participantChanges,
  publishTyping,
  typingEvents,
} from "./chat.events.ts";
import { draftInput, ParticipationInput } from "./chat.input.ts";
import { WRITTEN } from "./accepted-messages.ts";
import { isBlockedPair } from "./blocked-pair.ts";
import { ChatPreferences } from "./chat-preferences.ts";
import { Conversation } from "./conversation.ts";
import { participationOf } from "./participation-of.ts";
import { Message } from "./message.ts";
import { Participant } from "./participant.ts";

@Resolver(() => Participant)
export class ParticipantResolver {
  @Compilable()
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "The number of messages by others after `lastReadSeq`, without SYSTEM messages; 10001 means more than 10000. Visible to the participant only.",
  })
  unreadCount(@Root() participant: Participant): ReadQuery {
    return countOf(Message, {
      conversation: participant.conversation.id,
      seq: { $gt: participant.lastReadSeq },
      sender: { $ne: participant.member.id },
      deletedAt: null,
      ...WRITTEN,
    });
  }

  @AllowedTo("signed-in")
  @Query(() => ChatPreferences, {
    nullable: true,
    description: "The viewer's chat settings; null while the defaults are unchanged.",
  })
  chatPreferences(@Ctx() { viewer }: Context): ReadQuery {
    return findOne(ChatPreferences, { member: viewer.memberId ?? { $in: [] } });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ChatPreferences, {
    description:
      "Turns read receipts on or off. Those who do not send them cannot see those of others.",
  })
  async updateChatPreferences(
    @Arg("sendsReadReceipts", () => Boolean) sendsReadReceipts: boolean,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const { em } = context;
    const own = viewerProfile(context);
    const member = em.getReference(Member, own);
    await context.insertIfAbsent(new ChatPreferences({ member, sendsReadReceipts: false }));
    // outside the unit of work, so that concurrent reading or pinning is no conflict
    const change = () =>
      em.transactional(async (tx) => {
        // the rows that the trigger also locks, in the same order, to avoid deadlocks
        const places = await tx.find(Participant, { member: own }, { fields: ["conversation"] });
        await tx.find(
          Conversation,
          { id: { $in: places.map(({ conversation }) => conversation.id) } },
          { fields: ["id"], orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE },
        );
        await tx.nativeUpdate(ChatPreferences, { member: own }, { sendsReadReceipts });
        await tx.nativeUpdate(Participant, { member: own }, { sendsReadReceipts });
      });
    await retrySerializationFailures(change);
    context.services.tablesWritten(["chat_preferences", "participants"]);
    return findOne(ChatPreferences, { member: own });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Participant, {
    description:
      "Marks a conversation as read up to a message, by default the newest. A lower `seq` than " +
      "`lastReadSeq` changes nothing.",
  })
  async markConversationSeen(
    @Arg("conversationId", () => ID) conversationId: string,
    @Ctx() context: Context,
    @Arg("seq", () => Int, { nullable: true }) seq?: number | null,
  ): Promise<ReadQuery> {
    const { lastSeq } = await context.find(Conversation, conversationId);
    const place = await placeIn(conversationId, context);
    const lastReadSeq = Math.min(seq ?? lastSeq, lastSeq);
    const unread = { lastReadSeq: { $lt: lastReadSeq } };
    if (await updatePlace(place, { lastReadSeq }, context, unread)) {
      publishParticipant(place.id, conversationId, context);
      await context.save();
    }
    return findOneOrFail(Participant, { id: place.id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Participant, {
    description: "Mutes, pins or archives a conversation for the viewer.",
  })
  async updateParticipation(
    @Arg("conversationId", () => ID) conversationId: string,
    @Arg("input", () => ParticipationInput) input: ParticipationInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const place = await placeIn(conversationId, context);
    const { isMuted, isPinned, isArchived } = input;
    const since = (on: boolean, before: Date | null | undefined) =>
      on ? (before ?? context.now()) : null;
    const change = {
      ...(isMuted != null && { isMuted }),
      ...(isPinned != null && { pinnedAt: since(isPinned, place.pinnedAt) }),
      ...(isArchived != null && { archivedAt: since(isArchived, place.archivedAt) }),
    };
    if (Object.keys(change).length && (await updatePlace(place, change, context))) {
      announceConversation(conversationId, context);
      await context.save();
    }
    return findOneOrFail(Participant, { id: place.id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Participant, {
    description: "Saves an unsent text, to synchronize it between the viewer's devices.",
  })
  async saveDraft(
    @Arg("conversationId", () => ID) conversationId: string,
    @Arg("text", () => String) text: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const place = await placeIn(conversationId, context);
    const draft = parseInput(draftInput, { text }).text.replaceAll("\0", "");
    await updatePlace(place, { draft }, context);
    return findOneOrFail(Participant, { id: place.id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Boolean, {
    description:
      "Shows the viewer as typing for five seconds. Returns false if no one could be notified.",
  })
  async sendTyping(
    @Arg("conversationId", () => ID) conversationId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const place = await participationOf(conversationId, context);
    if (!place) return false;
    const { conversation } = await context.em.populate(place, ["conversation"]);
    if (await isBlockedPair(conversation, viewerProfile(context), context)) return false;
    publishTyping(place.id, conversationId, context);
    return true;
  }

  @AllowedTo("signed-in")
  @Subscription(() => Participant, {
    description: "Participants of a conversation who join, leave or read on.",
    subscribe: ({ args, context }) =>
      participantChanges(String(args.conversationId), context as Context),
  })
  participantChanged(
    @Arg("conversationId", () => ID) _conversationId: string,
    @Root() { id }: { id: string },
  ): ReadQuery {
    return findOne(Participant, { id });
  }

  @AllowedTo("signed-in")
  @Subscription(() => Participant, {
    description:
      "Participants who are typing. Repeated every three seconds while they type; expires after five.",
    subscribe: ({ args, context }) => typingEvents(String(args.conversationId), context as Context),
  })
  typing(
    @Arg("conversationId", () => ID) _conversationId: string,
    @Root() { id }: { id: string },
  ): ReadQuery {
    return findOne(Participant, { id });
  }
}

async function placeIn(conversationId: string, context: Context): Promise<Participant> {
  const place = await participationOf(conversationId, context);
  if (!place) throw notFound(Conversation);
  return place;
}

type OwnChange = Partial<
  Pick<Participant, "lastReadSeq" | "isMuted" | "pinnedAt" | "archivedAt" | "draft">
>;

/**
 * Changes a participant's own settings outside of the unit of work: concurrent changes are no conflict, the last one
 * wins. False if nothing was changed, for example because the participant has just left.
 */
async function updatePlace(
  { id }: Participant,
  change: OwnChange,
  { em, services }: Context,
  where: ObjectQuery<Participant> = {},
): Promise<boolean> {
  const rows = await em.nativeUpdate(Participant, { id, leftAt: null, ...where }, change);
  if (rows) services.tablesWritten(["participants"]);
  return rows > 0;
}
