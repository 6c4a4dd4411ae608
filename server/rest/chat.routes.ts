import { z } from "zod";
import {
  Contact,
  ContactsDocument,
  ConversationDocument,
  ConversationFields,
  ConversationsDocument,
  MarkConversationSeenDocument,
  MessageFields,
  ParticipantFields,
  ParticipantsDocument,
} from "./documents.generated.ts";
import { present } from "./present.ts";
import { resource } from "./resource.ts";
import {
  PAGED,
  Pagination,
  pageArgsOf,
  pagination,
  type Parameter,
  type RestRequest,
  route,
  UNPAGED,
} from "./route.ts";

/** How many of a conversation's newest messages are returned with it. */
const MESSAGES = 100;
/** How many messages of each conversation a list returns. */
const MESSAGES_IN_LIST = 10;
/**
 * How many participants of each conversation a list returns; a single conversation has all of them.
 */
const FIRST_PEOPLE = 10;

const Participant = z
  .object({
    ...Contact.shape,
    conversationRole: ParticipantFields.shape.conversationRole,
    joinedAt: ParticipantFields.shape.joinedAt,
  })
  .meta({ id: "Participant" });

/** The participants whose profile is visible to the viewer. */
const participantsOf = (
  all: readonly z.output<typeof ParticipantFields>[],
): z.output<typeof Participant>[] =>
  all.flatMap(({ member, ...participant }) => (member ? [{ ...member, ...participant }] : []));

const { subject: _subject, replyTo: _replyTo, ...messageShape } = MessageFields.shape;

const Message = z
  .object({
    ...messageShape,
    subjectId: z.string().nullable(),
    replyToId: z.string().nullable(),
    reactions: z.array(z.object({ emoji: z.string(), memberIds: z.array(z.string()) })),
  })
  .meta({ id: "Message" });

function messageOf({
  subject,
  replyTo,
  reactions,
  ...rest
}: z.output<typeof MessageFields>): z.output<typeof Message> {
  const byEmoji = Map.groupBy(reactions, ({ emoji }) => emoji);
  return {
    ...rest,
    subjectId: subject?.id ?? null,
    replyToId: replyTo?.id ?? null,
    reactions: [...byEmoji].map(([emoji, all]) => ({
      emoji,
      memberIds: all.flatMap(({ member }) => (member ? [member.id] : [])),
    })),
  };
}

const Conversation = z
  .object({
    id: z.string(),
    conversationKey: z
      .string()
      .describe("Its id or, in a one-to-one conversation, the other member's username"),
    type: ConversationFields.shape.type,
    title: ConversationFields.shape.title,
    participantCount: ConversationFields.shape.participantCount,
    participants: z.array(Participant),
    lastMessage: Message.nullable(),
    messages: z.array(Message).describe("The newest messages, oldest first"),
    unreadCount: z.int(),
    myLastReadSeq: z.int(),
    muted: z.boolean(),
    pinned: z.boolean(),
    archived: z.boolean(),
  })
  .meta({ id: "Conversation" });

type Read = z.output<typeof ConversationDocument.data>["conversation"];

function conversationOf({
  id,
  type,
  viewerParticipant,
  participants,
  lastMessage,
  messages,
  ...rest
}: Read): z.output<typeof Conversation> {
  const { member, unreadCount, lastReadSeq, isMuted, pinnedAt, archivedAt } =
    present(viewerParticipant);
  const shown = participantsOf(participants);
  const other = shown.find((one) => one.id !== member?.id);
  return {
    id,
    // an alternative for `conversationKey` in other calls that people can write
    conversationKey: type === "one_to_one" && other ? other.username : id,
    type,
    ...rest,
    participants: shown,
    lastMessage: lastMessage && messageOf(lastMessage),
    messages: messages.nodes.map(messageOf).toReversed(),
    unreadCount: present(unreadCount),
    myLastReadSeq: present(lastReadSeq),
    muted: present(isMuted),
    pinned: pinnedAt !== null,
    archived: archivedAt !== null,
  };
}

const KEY: Record<string, Parameter> = {
  conversationKey: {
    required: true,
    description:
      "A conversation's id or, for a one-to-one conversation, the other member's username",
  },
};

const keyOf = ({ query }: RestRequest) => ({ conversationKey: query.conversationKey });

const contacts = resource({
  path: "/api/chat/contacts",
  one: "contact",
  many: "contacts",
  answer: Contact,
});

export const routes = [
  contacts.list(ContactsDocument, {
    summary:
      "Members whom the caller may write to, by name; online within 3 minutes of their last activity, away " +
      "within 10, then offline; busy while they are active and have set do not disturb",
  }),
  route(ConversationsDocument, {
    method: "GET",
    path: "/api/chat/conversations",
    summary: `The viewer's conversations, including archived ones, most recent first, each with its first ${FIRST_PEOPLE} participants and its newest ${MESSAGES_IN_LIST} messages, oldest first`,
    query: PAGED(UNPAGED),
    variables: (request) => ({
      ...pageArgsOf(request, UNPAGED),
      people: FIRST_PEOPLE,
      messages: MESSAGES_IN_LIST,
    }),
    answer: z.object({ conversations: z.array(Conversation), pagination: Pagination }),
    reply: ({ conversations }, request) => ({
      conversations: conversations.nodes.map(conversationOf),
      pagination: pagination(request, UNPAGED, conversations),
    }),
  }),
  route(ConversationDocument, {
    method: "GET",
    path: "/api/chat/conversation",
    summary: `A conversation of the viewer with its newest ${MESSAGES} messages, oldest first`,
    query: KEY,
    variables: (request) => ({ ...keyOf(request), people: UNPAGED, messages: MESSAGES }),
    answer: z.object({ conversation: Conversation }),
    reply: ({ conversation }) => ({ conversation: conversationOf(conversation) }),
  }),
  route(MarkConversationSeenDocument, {
    method: "GET",
    path: "/api/chat/conversation/mark-as-seen",
    summary: "Marks a whole conversation as read",
    query: { conversationId: { required: true, description: "The conversation's id" } },
    answers: {
      200: "Done",
      401: "Nobody is signed in",
      403: "The request came from another site or was a prefetch",
      404: "The conversation does not exist, or the caller is not in it",
      422: "Bad input, with fields",
    },
    changes: true,
    variables: ({ query }) => ({ conversationId: query.conversationId }),
    answer: z.object({ success: z.literal(true) }),
    reply: () => ({ success: true as const }),
  }),
  route(ParticipantsDocument, {
    method: "GET",
    path: "/api/chat/participants",
    summary: "The participants of a conversation of the viewer, in the order they joined",
    query: KEY,
    variables: (request) => ({ ...keyOf(request), people: UNPAGED }),
    answer: z.object({ participants: z.array(Participant), pagination: Pagination }),
    // a conversation has fewer participants than the page size
    reply: ({ conversation: { participants, participantCount } }, request) => ({
      participants: participantsOf(participants),
      pagination: pagination({ ...request, query: {} }, UNPAGED, {
        totalCount: participantCount,
        nodes: participants,
      }),
    }),
  }),
] as const;
