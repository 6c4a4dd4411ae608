import { InMemoryCache } from "@apollo/client";
import { beforeEach, expect, test } from "vitest";
import { policies } from "./chat.policies.ts";
import { ChatConversationsDocument } from "./conversation.generated.ts";
import { listConversation, unlistConversation } from "./list-conversation.ts";
import {
  type ConversationRowFragment,
  ConversationRowFragmentDoc,
  UnreadConversationsDocument,
} from "./live-conversations.generated.ts";
import { unreadCount } from "./folders.ts";

let cache: InMemoryCache;
beforeEach(() => {
  cache = new InMemoryCache({ typePolicies: policies });
});

type Place = NonNullable<ConversationRowFragment["viewerParticipant"]>;

const conversation = (id: string, place: Partial<Place> = {}) => ({
  __typename: "Conversation" as const,
  id,
  type: "ONE_TO_ONE" as const,
  title: null,
  lastSeq: 1,
  revision: 1,
  lastMessageAt: "2026-11-20T08:00:00Z",
  participantCount: 2,
  viewerParticipant: {
    __typename: "Participant" as const,
    id: `p-${id}`,
    role: "MEMBER" as const,
    lastReadSeq: 1,
    unreadCount: 0,
    isMuted: false,
    pinnedAt: null,
    archivedAt: null,
    draft: null,
    ...place,
  },
  lastMessage: null,
  participants: [],
});

/** As the subscription writes it. */
function hear(id: string, place: Partial<Place> = {}): void {
  cache.writeFragment({
    fragment: ConversationRowFragmentDoc,
    fragmentName: "ConversationRow",
    data: conversation(id, place) as never,
  });
  listConversation(cache, id);
}

const inbox = (filter: object, after?: string) => ({
  query: ChatConversationsDocument,
  variables: { filter: { folder: "INBOX", search: null, ...filter }, after } as never,
});

function read(filter: object, ids: string[], after?: string): void {
  cache.writeQuery({
    ...inbox(filter, after),
    data: {
      conversations: {
        __typename: "ConversationConnection",
        nodes: ids.map((id) => conversation(id)),
        pageInfo: { __typename: "PageInfo", hasNextPage: true, endCursor: ids.at(-1) ?? null },
      },
    } as never,
  });
}

function readUnread(ids: string[]): void {
  cache.writeQuery({
    query: UnreadConversationsDocument,
    data: {
      conversations: {
        __typename: "ConversationConnection",
        nodes: ids.map((id) => conversation(id, { unreadCount: 2 })),
      },
      viewer: null,
    } as never,
  });
}

const listed = (filter: object = {}) =>
  cache.readQuery(inbox(filter))?.conversations.nodes.map(({ id }) => id);
const unread = () =>
  unreadCount(cache.readQuery({ query: UnreadConversationsDocument }) ?? undefined);

test("pages form one list, and the first page replaces it", () => {
  read({}, ["a", "b"]);
  read({}, ["b", "c"], "b");
  expect(listed()).toEqual(["a", "b", "c"]);
  read({}, ["d"]);
  expect(listed()).toEqual(["d"]);
});

test("a new conversation is added to the lists it belongs to, once", () => {
  read({}, ["a"]);
  read({ folder: "PINNED" }, []);
  hear("b");
  hear("b");
  expect(listed()).toEqual(["b", "a"]);
  expect(listed({ folder: "PINNED" })).toEqual([]);
});

test("an archived or left conversation is removed from the inbox", () => {
  read({}, ["a", "b"]);
  hear("a", { archivedAt: "2026-11-20T09:00:00Z" });
  expect(listed()).toEqual(["b"]);
  unlistConversation(cache, "b");
  expect(listed()).toEqual([]);
});

test("search results stay as the server returned them", () => {
  read({ search: "grid" }, ["a"]);
  hear("b");
  expect(listed({ search: "grid" })).toEqual(["a"]);
});

test("the count follows arriving, read and muted conversations", () => {
  readUnread(["a"]);
  expect(unread()).toBe(1);
  hear("b", { unreadCount: 1 });
  expect(unread()).toBe(2);
  hear("b", { unreadCount: 1, isMuted: true });
  expect(unread()).toBe(1);
  hear("a", { unreadCount: 0 });
  expect(unread()).toBe(0);
});

test("an outdated answer does not restore what was read before", () => {
  read({}, ["a"]);
  hear("a", { lastReadSeq: 7 });
  hear("a", { lastReadSeq: 5 });
  const { nodes } = cache.readQuery(inbox({}))?.conversations ?? { nodes: [] };
  expect(nodes[0]?.viewerParticipant?.lastReadSeq).toBe(7);
});
