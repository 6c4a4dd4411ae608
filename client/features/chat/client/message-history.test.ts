import { InMemoryCache } from "@apollo/client";
import { beforeEach, describe, expect, test } from "vitest";
import { policies } from "../chat.policies.ts";
import type { ChatMessage } from "../message.ts";
import {
  ChatMessageChangedDocument,
  ChatMessagesDocument,
  ChatMessageWholeDocument,
} from "../message.generated.ts";
import { aMessage } from "./chat-message.example.ts";
import { MessageHistory, PAGE_SIZE } from "./message-history.ts";

let cache: InMemoryCache;
let history: MessageHistory;
beforeEach(() => {
  cache = new InMemoryCache({ typePolicies: policies });
  history = new MessageHistory(cache, "c");
});

const ADA = { __typename: "Member", id: "ada", displayName: "Ada", avatar: null };

const message = (seq: number, more: Partial<ChatMessage> = {}) =>
  aMessage(seq, { sender: ADA, ...more });

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => message(from + place));

const page = (nodes: ChatMessage[]) =>
  ({ messages: { __typename: "MessageConnection", nodes } }) as never;

/** As the answer to a query writes it. */
const read = (...nodes: ChatMessage[]): void =>
  void cache.writeQuery({
    query: ChatMessagesDocument,
    variables: { conversationId: "c", fromSeq: 1, toSeq: 100, first: PAGE_SIZE },
    data: page(nodes),
  });

/** As the subscription writes it, before it is put to its place. */
function hear(messageChanged: ChatMessage): void {
  cache.writeQuery({
    query: ChatMessageChangedDocument as never,
    id: "ROOT_SUBSCRIPTION",
    variables: { conversationId: "c" },
    data: { messageChanged } as never,
  });
  history.place([messageChanged]);
}

const bodies = () => history.all().map(({ body }) => body);

describe("the history of a conversation in the cache", () => {
  test("stores messages by number, in whatever order they arrive", () => {
    read(message(3), message(1));
    read(message(2));
    expect(bodies()).toEqual(["Message 1", "Message 2", "Message 3"]);
  });

  test("keeps the higher revision, however it arrives", () => {
    hear(message(1, { revision: 5, body: "Edited" }));
    read(message(1, { revision: 1, body: "As it was" }));
    expect(bodies()).toEqual(["Edited"]);
    hear(message(1, { revision: 4, body: "Overtaken" }));
    expect(bodies()).toEqual(["Edited"]);
    hear(message(1, { revision: 6, body: "", deletedAt: "2026-11-20T09:00:00Z" }));
    expect(history.all()[0]?.deletedAt).not.toBeNull();
  });

  test("contains a message once that arrives as an answer and as an event", () => {
    read(message(1));
    hear(message(1));
    expect(history.all()).toHaveLength(1);
    expect(history.has(1)).toBe(true);
    expect(history.has(2)).toBe(false);
  });

  test("belongs to one conversation", () => {
    read(message(1));
    expect(new MessageHistory(cache, "another").all()).toEqual([]);
  });

  test("returns the missing pages, last one first", () => {
    const last = 2 * PAGE_SIZE + 3;
    expect(history.missing({ from: PAGE_SIZE, to: 99 }, last)).toEqual([
      { from: 2 * PAGE_SIZE + 1, to: last },
      { from: PAGE_SIZE + 1, to: 2 * PAGE_SIZE },
      { from: 1, to: PAGE_SIZE },
    ]);
    read(...messages(PAGE_SIZE + 1, 2 * PAGE_SIZE));
    expect(history.missing({ from: PAGE_SIZE + 1, to: 2 * PAGE_SIZE }, last)).toEqual([]);
    hear(message(last + 1));
    expect(history.missing({ from: last, to: last + 1 }, last + 1)).toEqual([
      { from: 2 * PAGE_SIZE + 1, to: last + 1 },
    ]);
  });

  test("notifies watchers of a page of its changes, until they stop watching", () => {
    let notified = 0;
    read(...messages(1, 2 * PAGE_SIZE));
    const leave = history.watch({ from: 1, to: 1 }, () => (notified += 1));
    const [before] = history.pagesAround({ from: 1, to: 1 });
    hear(message(2, { revision: 100, body: "Edited" }));
    expect(notified).toBeGreaterThan(0);
    expect(history.pagesAround({ from: 1, to: 1 })[0]).toBe(before);
    leave();
    notified = 0;
    hear(message(2, { revision: 101 }));
    expect(notified).toBe(0);
  });

  test("keeps all reactions of a revision once they are loaded", () => {
    const reactions = ["👍", "🎉", "🔥"].map((emoji) => ({ emoji, member: null }));
    read(message(1, { reactions: reactions.slice(0, 2) }));
    cache.writeQuery({
      query: ChatMessageWholeDocument,
      variables: { conversationId: "c", seq: 1 },
      data: page([message(1, { reactions })]),
    });
    read(message(1, { reactions: reactions.slice(0, 2) }));
    expect(history.all()[0]?.reactions).toHaveLength(3);
  });

  test("leaves nothing behind when it is evicted", () => {
    read(...messages(1, PAGE_SIZE));
    history.forget();
    cache.gc();
    expect(history.all()).toEqual([]);
    expect(Object.keys(cache.extract()).filter((key) => key.startsWith("Message"))).toEqual([]);
  });
});
