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
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  countOf,
  findMany,
  findOne,
  findOneOrFail,
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { visibleOnly } from "../foundation/policies.ts";
import { searched } from "../foundation/search.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { isUuid } from "../foundation/uuid.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { conversationChanges, publishMessage } from "./chat.events.ts";
import {
  ConversationFilter,
  ConversationFolder,
  StartConversationInput,
  titleInput,
} from "./chat.input.ts";
import { addToGroup, endParticipation, groupFor, rejoinGroup, saveGroup } from "./change-group.ts";
import { Conversation, ConversationConnection, ConversationType } from "./conversation.ts";
import { SystemEvent, Message, MessageConnection } from "./message.ts";
import { Participant } from "./participant.ts";
import { publishConversation, startConversation } from "./start-conversation.ts";
import { unreadConversations } from "./unread.ts";

@Resolver(() => Conversation)
export class ConversationResolver {
  @AllowedTo("signed-in")
  @Query(() => ConversationConnection, {
    description: "The viewer's conversations, by last activity.",
  })
  async conversations(
    @Ctx() context: Context,
    @Args(() => PageArgs) window: PageArgs,
    @Arg("filter", () => ConversationFilter, { nullable: true }) filter?: ConversationFilter | null,
  ): Promise<ReadQuery> {
    const where = {
      $and: [await inFolder(filter?.folder, context), named(filter?.search, context.viewer)],
    };
    return findPage(Conversation, where, { lastMessageAt: "desc", id: "desc" }, window);
  }

  @AllowedTo("signed-in")
  @Query(() => Conversation, {
    description: "A conversation of the viewer. NOT_FOUND: 'Conversation not found'.",
  })
  conversation(@Id() id: string): ReadQuery {
    return findOneOrFail(Conversation, { id });
  }

  @AllowedTo("signed-in")
  @Query(() => Conversation, {
    description:
      "A conversation by key: its id or, for one-to-one conversations, the other member's handle. " +
      "NOT_FOUND: 'Conversation not found'.",
  })
  conversationByKey(@Arg("key", () => String) key: string): ReadQuery {
    if (isUuid(key)) return findOneOrFail(Conversation, { id: key });
    const type = ConversationType.ONE_TO_ONE;
    const people = { $some: { member: { handle: key.toLowerCase() } } };
    return findOneOrFail(Conversation, { type, people });
  }

  @AllowedTo("signed-in")
  @Query(() => Int, {
    description:
      "The number of the viewer's conversations with unread messages, except muted and archived ones.",
  })
  async unreadConversationCount(@Ctx() context: Context): Promise<number> {
    if (!context.viewer.memberId) return 0;
    return (await unreadConversations(context, { withMuted: false })).length;
  }

  @AllowedTo("signed-in")
  @Mutation(() => Conversation, {
    description:
      "Starts a conversation. With a single recipient, returns the existing one-to-one conversation if there is one.",
  })
  async startConversation(
    @Arg("input", () => StartConversationInput) input: StartConversationInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const id = await startConversation(input, context);
    return findOneOrFail(Conversation, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Conversation, { description: "Renames a group. Owners only." })
  async renameConversation(
    @Id() id: string,
    @Arg("title", () => String) title: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const conversation = await groupFor("owner", id, context);
    conversation.title = parseInput(titleInput, { title }).title;
    const message = publishConversation(conversation, SystemEvent.RENAMED, context, {
      body: conversation.title,
    });
    publishMessage(message.id, id, context);
    await saveGroup(conversation, context, "owner");
    return findOneOrFail(Conversation, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Conversation, {
    description:
      "Adds members to a group. Any participant may; new ones see the full history. FORBIDDEN for members " +
      "who left the group themselves.",
  })
  async addParticipants(
    @Id() id: string,
    @Arg("memberIds", () => [ID]) memberIds: string[],
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await addToGroup(id, memberIds, context);
    return findOneOrFail(Conversation, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Conversation, { description: "Removes a participant from a group. Owners only." })
  async removeParticipant(
    @Id() id: string,
    @Arg("memberId", () => ID) memberId: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const conversation = await groupFor("owner", id, context);
    if (memberId === viewerProfile(context)) throw new Invalid({ memberId: "Leave instead" });
    await endParticipation(conversation, memberId, context);
    return findOneOrFail(Conversation, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Leaves a group. The viewer gets no more messages and can return only with " +
      "`rejoinConversation`. If no owner remains, the longest-standing participant becomes one. Returns the conversation's id.",
  })
  async leaveConversation(@Id() id: string, @Ctx() context: Context): Promise<string> {
    const conversation = await groupFor("participant", id, context);
    await endParticipation(conversation, viewerProfile(context), context);
    return id;
  }

  @AllowedTo("signed-in")
  @Mutation(() => Conversation, {
    description: "Returns to a group that the viewer left. NOT_FOUND: 'Conversation not found'.",
  })
  async rejoinConversation(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    await rejoinGroup(id, context);
    return findOneOrFail(Conversation, { id });
  }

  @Compilable()
  @FieldResolver(() => [Participant], {
    description: "The current participants, in the order of joining.",
  })
  participants(
    @Root() conversation: Conversation,
    @Arg("first", () => Int, { nullable: true, description: "At most 500; default all." })
    first?: number | null,
  ): ReadQuery {
    const where = { conversation: conversation.id, leftAt: null };
    return findMany(Participant, where, { createdAt: "asc", id: "asc" }, first ?? undefined);
  }

  @Compilable()
  @FieldResolver(() => [Participant], {
    description: "The current participants except the viewer, in the order of joining.",
  })
  recipients(
    @Root() conversation: Conversation,
    @Ctx() { viewer }: Context,
    @Arg("first", () => Int, { nullable: true, description: "At most 500; default all." })
    first?: number | null,
  ): ReadQuery {
    const where = {
      conversation: conversation.id,
      leftAt: null,
      ...(viewer.memberId && { member: { $ne: viewer.memberId } }),
    };
    return findMany(Participant, where, { createdAt: "asc", id: "asc" }, first ?? undefined);
  }

  @Compilable()
  @FieldResolver(() => Int)
  participantCount(@Root() conversation: Conversation): ReadQuery {
    return countOf(Participant, { conversation: conversation.id, leftAt: null });
  }

  @Compilable()
  @FieldResolver(() => Participant, {
    nullable: true,
    description: "The viewer's own participation: read position, mute, pin, archive and draft.",
  })
  viewerParticipant(@Root() conversation: Conversation, @Ctx() { viewer }: Context): ReadQuery {
    const member = viewer.memberId ?? { $in: [] };
    return findOne(Participant, { conversation: conversation.id, member });
  }

  @Compilable()
  @FieldResolver(() => Message, {
    nullable: true,
    description: "Null while there are no messages.",
  })
  lastMessage(@Root() conversation: Conversation): ReadQuery {
    return findOne(Message, { conversation: conversation.id, seq: conversation.lastSeq });
  }

  @Compilable()
  @FieldResolver(() => MessageConnection, { description: "The messages, newest first." })
  messages(@Root() conversation: Conversation, @Args(() => PageArgs) window: PageArgs): ReadQuery {
    return findPage(Message, { conversation: conversation.id }, { seq: "desc" }, window);
  }

  @AllowedTo("signed-in")
  @Subscription(() => Conversation, {
    description: "The viewer's conversations, whenever one of them changes.",
    subscribe: ({ context }) => conversationChanges(context as Context),
  })
  conversationChanged(@Root() { id }: { id: string }): ReadQuery {
    return findOne(Conversation, { id });
  }
}

async function inFolder(
  folder: ConversationFolder | null | undefined,
  context: Context,
): Promise<Where> {
  const member = context.viewer.memberId;
  if (!member) return { id: { $in: [] } };
  const place = (more: Where) => ({ people: { $some: { member, leftAt: null, ...more } } });
  if (folder === ConversationFolder.ALL) return place({});
  if (folder === ConversationFolder.ARCHIVED) return place({ archivedAt: { $ne: null } });
  if (folder === ConversationFolder.PINNED) {
    return place({ archivedAt: null, pinnedAt: { $ne: null } });
  }
  if (folder === ConversationFolder.UNREAD) {
    return { id: { $in: await unreadConversations(context, { withMuted: true }) } };
  }
  return place({ archivedAt: null });
}

/** The filter by words in the title or a participant's name. */
function named(search: string | null | undefined, viewer: Viewer): Where {
  if (!search?.trim()) return {};
  const member = visibleOnly(Member, searched(search), viewer);
  return { $or: [searched(search), { people: { $some: { leftAt: null, member } } }] };
}
