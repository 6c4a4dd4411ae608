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
import { Forbidden, Invalid, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { Described } from "../foundation/reading/declared.ts";
import {
  countOf,
  listOf,
  oneOf,
  pageOf,
  type Read,
  type Where,
} from "../foundation/reading/read.ts";
import { visibleOnly } from "../foundation/rules.ts";
import { searched } from "../foundation/search.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { isUuid } from "../foundation/uuid.ts";
import { Member } from "../members/member.ts";
import {
  announceConversation,
  announceMessage,
  announceParticipant,
  conversationFeed,
  NO_CONVERSATION,
} from "./chat.events.ts";
import {
  ConversationFilter,
  ConversationsShown,
  StartConversationInput,
  titleInput,
} from "./chat.input.ts";
import { Conversation, ConversationConnection, ConversationType } from "./conversation.ts";
import { me, placeOf } from "./me.ts";
import { Happening, Message, MessageConnection } from "./message.ts";
import { Participant, ParticipantRole } from "./participant.ts";
import {
  addToConversation,
  peopleToAdd,
  rejoinConversation,
  startConversation,
  tell,
} from "./start-conversation.ts";
import { unreadConversations } from "./unread.ts";

const notFound = () => new NotFound(NO_CONVERSATION);

@Resolver(() => Conversation)
export class ConversationResolver {
  @AllowedTo("signed-in")
  @Query(() => ConversationConnection, {
    description: "The viewer's, the last one that somebody wrote in first.",
  })
  async conversations(
    @Ctx() context: Context,
    @Args(() => Window) window: Window,
    @Arg("filter", () => ConversationFilter, { nullable: true }) filter?: ConversationFilter | null,
  ): Promise<Read> {
    const where = {
      $and: [await shownBy(filter?.shown, context), named(filter?.search, context.viewer)],
    };
    return pageOf(Conversation, where, { lastMessageAt: "desc", id: "desc" }, window);
  }

  @AllowedTo("signed-in")
  @Query(() => Conversation, { description: "NOT_FOUND: 'Conversation not found'." })
  conversation(@Arg("id", () => ID) id: string): Read {
    return oneOf(Conversation, { id }, notFound);
  }

  @AllowedTo("signed-in")
  @Query(() => Conversation, {
    description:
      "By its key: its id or, of a one-to-one conversation, the handle of the other member. " +
      "NOT_FOUND: 'Conversation not found'.",
  })
  conversationByKey(@Arg("key", () => String) key: string): Read {
    if (isUuid(key)) return oneOf(Conversation, { id: key }, notFound);
    const type = ConversationType.ONE_TO_ONE;
    const people = { $some: { member: { handle: key.toLowerCase() } } };
    return oneOf(Conversation, { type, people }, notFound);
  }

  @AllowedTo("signed-in")
  @Query(() => Int, {
    description: "In how many conversations something is unread, muted and archived ones apart.",
  })
  async unreadConversationCount(@Ctx() context: Context): Promise<number> {
    if (!context.viewer.memberId) return 0;
    return (await unreadConversations(context, { withMuted: false })).length;
  }

  @AllowedTo("signed-in")
  @Mutation(() => Conversation, {
    description: "With one other member there is one conversation: where it is, it is found.",
  })
  async startConversation(
    @Arg("input", () => StartConversationInput) input: StartConversationInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const id = await startConversation(input, context);
    return oneOf(Conversation, { id }, notFound);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Conversation, { description: "Of a group: its owners." })
  async renameConversation(
    @Arg("id", () => ID) id: string,
    @Arg("title", () => String) title: string,
    @Ctx() context: Context,
  ): Promise<Read> {
    const { conversation } = await groupOf(id, context, { asOwner: true });
    conversation.title = check(titleInput, { title }).title;
    const told = tell(conversation, Happening.RENAMED, context, { body: conversation.title });
    announceMessage(told.id, id, context);
    await context.save({ locking: [conversation] });
    return oneOf(Conversation, { id }, notFound);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Conversation, {
    description:
      "To a group: whoever is in it. They see what was written before. FORBIDDEN for those who " +
      "have left it by themselves.",
  })
  async addParticipants(
    @Arg("id", () => ID) id: string,
    @Arg("memberIds", () => [ID]) memberIds: string[],
    @Ctx() context: Context,
  ): Promise<Read> {
    const { conversation } = await groupOf(id, context);
    const members = await peopleToAdd(memberIds, context);
    await addToConversation(conversation, members, context);
    announceConversation(id, context);
    await context.save({ locking: [conversation] });
    return oneOf(Conversation, { id }, notFound);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Conversation, { description: "From a group: its owners." })
  async removeParticipant(
    @Arg("id", () => ID) id: string,
    @Arg("memberId", () => ID) memberId: string,
    @Ctx() context: Context,
  ): Promise<Read> {
    await groupOf(id, context, { asOwner: true });
    if (memberId === me(context)) throw new Invalid({ memberId: "Leave instead" });
    const where = { conversation: id, member: memberId, leftAt: null };
    const participant = await context.find(Participant, where, "Not in this conversation");
    await end(participant, Happening.REMOVED, context);
    return oneOf(Conversation, { id }, notFound);
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "A group. Nothing more comes from it, and nobody can add the viewer again: see " +
      "rejoinConversation. If no owner is left, whoever joined first becomes one.",
  })
  async leaveConversation(
    @Arg("id", () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const { participant } = await groupOf(id, context);
    participant.hasLeft = true;
    await end(participant, Happening.LEFT, context);
    return id;
  }

  @AllowedTo("signed-in")
  @Mutation(() => Conversation, {
    description:
      "Back to a group that the viewer has left by themselves. NOT_FOUND: 'Conversation not found'.",
  })
  async rejoinConversation(
    @Arg("id", () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<Read> {
    await rejoinConversation(id, context);
    return oneOf(Conversation, { id }, notFound);
  }

  @Described()
  @FieldResolver(() => [Participant], {
    description: "Who is in it now, whoever joined first before the others.",
  })
  participants(
    @Root() conversation: Conversation,
    @Arg("first", () => Int, { nullable: true, description: "At most 500, by default all." })
    first?: number | null,
  ): Read {
    const where = { conversation: conversation.id, leftAt: null };
    return listOf(Participant, where, { createdAt: "asc", id: "asc" }, first ?? undefined);
  }

  @Described()
  @FieldResolver(() => [Participant], {
    description: "Who is in it now besides the viewer, whoever joined first before the others.",
  })
  recipients(
    @Root() conversation: Conversation,
    @Ctx() { viewer }: Context,
    @Arg("first", () => Int, { nullable: true, description: "At most 500, by default all." })
    first?: number | null,
  ): Read {
    const where = {
      conversation: conversation.id,
      leftAt: null,
      ...(viewer.memberId && { member: { $ne: viewer.memberId } }),
    };
    return listOf(Participant, where, { createdAt: "asc", id: "asc" }, first ?? undefined);
  }

  @Described()
  @FieldResolver(() => Int)
  participantCount(@Root() conversation: Conversation): Read {
    return countOf(Participant, { conversation: conversation.id, leftAt: null });
  }

  @Described()
  @FieldResolver(() => Participant, {
    nullable: true,
    description: "The viewer's own place in it: what they have read, whether it is muted.",
  })
  mine(@Root() conversation: Conversation, @Ctx() { viewer }: Context): Read {
    const member = viewer.memberId ?? { $in: [] };
    return oneOf(Participant, { conversation: conversation.id, member });
  }

  @Described()
  @FieldResolver(() => Message, { nullable: true, description: "None while nothing is written." })
  lastMessage(@Root() conversation: Conversation): Read {
    return oneOf(Message, { conversation: conversation.id, seq: conversation.lastSeq });
  }

  @Described()
  @FieldResolver(() => MessageConnection, { description: "The newest first." })
  messages(@Root() conversation: Conversation, @Args(() => Window) window: Window): Read {
    return pageOf(Message, { conversation: conversation.id }, { seq: "desc" }, window);
  }

  @AllowedTo("signed-in")
  @Subscription(() => Conversation, {
    description: "Each of the viewer's conversations whenever something happens to it.",
    subscribe: ({ context }) => conversationFeed(context as Context),
  })
  conversationChanged(@Root() { id }: { id: string }): Read {
    return oneOf(Conversation, { id });
  }
}

async function shownBy(
  shown: ConversationsShown | null | undefined,
  context: Context,
): Promise<Where> {
  const member = context.viewer.memberId;
  if (!member) return { id: { $in: [] } };
  const place = (more: Where) => ({ people: { $some: { member, leftAt: null, ...more } } });
  if (shown === ConversationsShown.ALL) return place({});
  if (shown === ConversationsShown.ARCHIVED) return place({ archivedAt: { $ne: null } });
  if (shown === ConversationsShown.PINNED) {
    return place({ archivedAt: null, pinnedAt: { $ne: null } });
  }
  if (shown === ConversationsShown.UNREAD) {
    return { id: { $in: await unreadConversations(context, { withMuted: true }) } };
  }
  return place({ archivedAt: null });
}

/** By the words of its title or of somebody's name. */
function named(search: string | null | undefined, viewer: Viewer): Where {
  if (!search?.trim()) return {};
  const member = visibleOnly(Member, searched(search), viewer);
  return { $or: [searched(search), { people: { $some: { leftAt: null, member } } }] };
}

interface Place {
  conversation: Conversation;
  participant: Participant;
}

/** A group that the viewer is in, to change it. */
async function groupOf(
  id: string,
  context: Context,
  { asOwner = false }: { asOwner?: boolean } = {},
): Promise<Place> {
  const conversation = await context.find(Conversation, id, NO_CONVERSATION);
  const participant = await placeOf(id, context);
  if (!participant) throw notFound();
  if (conversation.type !== ConversationType.GROUP) throw new Forbidden("This is not a group");
  if (asOwner && participant.role !== ParticipantRole.OWNER) throw new Forbidden();
  return { conversation, participant };
}

/** Ends somebody's part in a group, and has an owner there. */
async function end(
  participant: Participant,
  happening: Happening,
  context: Context,
): Promise<void> {
  const { conversation, member } = participant;
  participant.leftAt = context.now();
  if (participant.role === ParticipantRole.OWNER) {
    participant.role = ParticipantRole.MEMBER;
    const others = await context.em.find(
      Participant,
      { conversation, leftAt: null, member: { $ne: member.id } },
      { orderBy: { createdAt: "asc", id: "asc" } },
    );
    const hasOwner = others.some(({ role }) => role === ParticipantRole.OWNER);
    if (others[0] && !hasOwner) others[0].role = ParticipantRole.OWNER;
  }
  const told = tell(conversation, happening, context, {
    about: context.em.getReference(Member, member.id),
  });
  announceMessage(told.id, conversation.id, context);
  announceParticipant(participant.id, conversation.id, context);
  await context.save({ locking: [conversation] });
}
