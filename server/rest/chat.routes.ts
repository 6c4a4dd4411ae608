import {
  lower,
  PAGED,
  pagination,
  type Parameter,
  type RestRequest,
  type Route,
  UNPAGED,
  windowOf,
} from "./route.ts";

/** The newest of a conversation's messages that come with it. */
const MESSAGES = 100;
/** In a list of conversations, of each. */
const MESSAGES_IN_LIST = 10;
/** Of a conversation in a list; on its own it comes with all. */
const FIRST_PEOPLE = 10;

const PERSON = `fragment Person on Member {
  id name: displayName username: handle avatar role lastActivity: activeAt status: presence
}`;

const MESSAGE = `fragment Said on Message {
  id seq body contentType happening createdAt editedAt deletedAt mentions senderId
  about { id } replyTo { id }
  attachments(first: 10) { id name size type path width height createdAt }
  reactions(first: 500) { emoji member { id } }
}`;

const conversation = (people: number, messages: number) => `fragment Talk on Conversation {
  id type title participantCount lastMessage { ...Said }
  mine { member { id } unreadCount lastReadSeq isMuted pinnedAt archivedAt }
  participants(first: ${people}) { ...Place }
  messages(first: ${messages}) { nodes { ...Said } }
}
${PLACE} ${MESSAGE}`;

const PLACE = `fragment Place on Participant {
  conversationRole: role joinedAt: createdAt member { ...Person }
}
${PERSON}`;

interface Person {
  id: string;
  username: string;
  lastActivity: string | null;
  status: string;
}

interface Place {
  conversationRole: string;
  joinedAt: string;
  member: Person | null;
}

interface Said extends Record<string, unknown> {
  contentType: string;
  happening: string | null;
  about: { id: string } | null;
  replyTo: { id: string } | null;
  reactions: { emoji: string; member: { id: string } | null }[];
}

interface Talk extends Record<string, unknown> {
  id: string;
  type: string;
  lastMessage: Said | null;
  participants: Place[];
  messages: { nodes: Said[] };
  mine: {
    member: { id: string } | null;
    unreadCount: number;
    lastReadSeq: number;
    isMuted: boolean;
    pinnedAt: string | null;
    archivedAt: string | null;
  };
}

const person = ({ status, ...member }: Person) => ({ ...member, status: lower(status) });

/** Those in it whose profile may be seen. */
const people = (places: readonly Place[]) =>
  places.flatMap(({ member, conversationRole, joinedAt }) =>
    member ? [{ ...person(member), conversationRole: lower(conversationRole), joinedAt }] : [],
  );

function message({ about, replyTo, reactions, contentType, happening, ...rest }: Said) {
  const byEmoji = Map.groupBy(reactions, ({ emoji }) => emoji);
  return {
    ...rest,
    contentType: lower(contentType),
    happening: lower(happening),
    aboutId: about?.id ?? null,
    replyToId: replyTo?.id ?? null,
    reactions: [...byEmoji].map(([emoji, all]) => ({
      emoji,
      memberIds: all.flatMap(({ member }) => (member ? [member.id] : [])),
    })),
  };
}

function talk({ id, type, mine, participants, lastMessage, messages, ...rest }: Talk) {
  const { member, unreadCount, lastReadSeq, isMuted, pinnedAt, archivedAt } = mine;
  const shown = people(participants);
  const other = shown.find((one) => one.id !== member?.id);
  return {
    id,
    // what `conversationKey` of other calls may be, as a person would write it
    conversationKey: type === "ONE_TO_ONE" && other ? other.username : id,
    type: lower(type),
    ...rest,
    participants: shown,
    lastMessage: lastMessage && message(lastMessage),
    messages: messages.nodes.map(message).toReversed(),
    unreadCount,
    myLastReadSeq: lastReadSeq,
    muted: isMuted,
    pinned: pinnedAt !== null,
    archived: archivedAt !== null,
  };
}

const KEY: Record<string, Parameter> = {
  conversationKey: {
    required: true,
    description: "A conversation's id or, of a one-to-one conversation, the other's username",
  },
};

const keyOf = ({ query }: RestRequest) => ({ conversationKey: query.conversationKey });

export const routes: Route[] = [
  {
    method: "GET",
    path: "/api/chat/contacts",
    summary:
      "Members one can write to, by name; online within 3 minutes of their last activity, away " +
      "within 10, then offline; busy while they are there and would rather not be disturbed",
    query: PAGED(UNPAGED),
    document: `query($first: Int, $page: Int) {
      contacts(first: $first, page: $page) { totalCount nodes { ...Person } }
    } ${PERSON}`,
    variables: (request) => windowOf(request, UNPAGED),
    reply: ({ contacts }, request) => ({
      contacts: contacts.nodes.map(person),
      pagination: pagination(request, UNPAGED, contacts),
    }),
  },
  {
    method: "GET",
    path: "/api/chat/conversations",
    summary: `One's own, archived ones, too, the last one written in first, each with the first ${FIRST_PEOPLE} people and its newest ${MESSAGES_IN_LIST} messages, the oldest of them first`,
    query: PAGED(UNPAGED),
    document: `query($first: Int, $page: Int) {
      conversations(first: $first, page: $page, filter: { shown: ALL }) {
        totalCount nodes { ...Talk }
      }
    } ${conversation(FIRST_PEOPLE, MESSAGES_IN_LIST)}`,
    variables: (request) => windowOf(request, UNPAGED),
    reply: ({ conversations }, request) => ({
      conversations: conversations.nodes.map(talk),
      pagination: pagination(request, UNPAGED, conversations),
    }),
  },
  {
    method: "GET",
    path: "/api/chat/conversation",
    summary: `A conversation of one's own with its newest ${MESSAGES} messages, the oldest of them first`,
    query: KEY,
    document: `query($conversationKey: String!) {
      conversation: conversationByKey(key: $conversationKey) {
        ...Talk
      }
    } ${conversation(UNPAGED, MESSAGES)}`,
    variables: keyOf,
    reply: (answer) => ({ conversation: talk(answer.conversation) }),
  },
  {
    method: "GET",
    path: "/api/chat/conversation/mark-as-seen",
    summary: "One has read all of a conversation; for programs, as pages send the graph's mutation",
    query: { conversationId: { required: true, description: "The conversation's id" } },
    answers: {
      200: "`{success: true}`",
      401: "Nobody is signed in",
      403: "It comes from another site, or was fetched ahead",
      404: "There is none, or none that the caller is in",
      422: "Bad input, with fields",
    },
    changes: true,
    document: `mutation($conversationId: ID!) {
      markConversationSeen(conversationId: $conversationId) { id }
    }`,
    variables: ({ query }) => ({ conversationId: query.conversationId }),
    reply: () => ({ success: true }),
  },
  {
    method: "GET",
    path: "/api/chat/participants",
    summary: "Who is in a conversation of one's own, whoever joined first before the others",
    query: KEY,
    document: `query($conversationKey: String!) {
      conversation: conversationByKey(key: $conversationKey) {
        participantCount participants(first: ${UNPAGED}) { ...Place }
      }
    } ${PLACE}`,
    variables: keyOf,
    // a conversation has fewer people than a page has room for
    reply: ({ conversation: { participants, participantCount } }, request) => ({
      participants: people(participants),
      pagination: pagination({ ...request, query: {} }, UNPAGED, { totalCount: participantCount }),
    }),
  },
];
