import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { policies } from "../chat.policies.ts";
import { ConversationStateFragmentDoc } from "../conversation.generated.ts";
import type { ChatMessage } from "../message.ts";
import { aMessage } from "./chat-message.example.ts";
import { LiveConversation } from "./live-conversation.ts";

const CATCH_UP_DELAY_MS = 1_200;

/** What the server has, and how it answers the documents of the chat. */
class FakeServer {
  readonly messages: ChatMessage[] = [];
  readonly requests: string[] = [];
  #send: ((message: ChatMessage) => void) | undefined;

  readonly link = new ApolloLink(
    ({ operationName = "", variables }) =>
      new Observable((observer) => {
        if (operationName === "ChatMessageChanged") {
          this.#send = (messageChanged) => observer.next({ data: { messageChanged } });
          return;
        }
        this.requests.push(operationName);
        observer.next({ data: this.#answer(operationName, variables) });
        observer.complete();
      }),
  );

  get revision(): number {
    return Math.max(0, ...this.messages.map(({ revision }) => revision));
  }

  /** Changes or adds a message; `isHeard` says whether the event arrives. */
  write(seq: number, body: string, isHeard = true): void {
    const message = aMessage(seq, { revision: this.revision + 1, body });
    this.messages[seq - 1] = message;
    if (isHeard) this.#send?.(message);
  }

  state = () => ({
    __typename: "Conversation" as const,
    id: "c",
    lastSeq: this.messages.length,
    revision: this.revision,
  });

  #answer(operation: string, variables: Record<string, number>): Record<string, unknown> {
    if (operation === "ChatConversationState") return { conversation: this.state() };
    if (operation === "ChatMessageChanges") {
      const after = variables["afterRevision"] ?? 0;
      return { messageChanges: this.messages.filter(({ revision }) => revision > after) };
    }
    const { fromSeq = 0, toSeq = 0 } = variables;
    const nodes = this.messages.filter(({ seq }) => seq >= fromSeq && seq <= toSeq);
    return { messages: { __typename: "MessageConnection", nodes } };
  }
}

let server: FakeServer;
let client: ApolloClient;
let live: LiveConversation;
let leave: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer();
  for (const seq of [1, 2, 3]) server.write(seq, `Message ${seq}`);
  client = new ApolloClient({
    link: server.link,
    cache: new InMemoryCache({ typePolicies: policies }),
    dataMasking: true,
  });
  live = new LiveConversation(client, "c", () => {});
  leave = live.enter();
  await vi.advanceTimersByTimeAsync(2 * CATCH_UP_DELAY_MS);
  live.need({ from: 1, to: 3 });
  await vi.advanceTimersByTimeAsync(0);
  server.requests.length = 0;
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const bodies = () => live.history.all().map(({ body }) => body);

test("a conversation is read page by page, then follows events", () => {
  expect(live.status()).toBe("ready");
  expect(bodies()).toEqual(["Message 1", "Message 2", "Message 3"]);
  server.write(4, "Just now");
  expect(live.lastSeq()).toBe(4);
  expect(bodies()).toContain("Just now");
  expect(server.requests).toEqual([]);
});

test("changes missed before an event are fetched", async () => {
  server.write(2, "Edited while nothing was heard", false);
  server.write(4, "Heard");
  expect(bodies()).toContain("Message 2");
  await vi.advanceTimersByTimeAsync(CATCH_UP_DELAY_MS);
  expect(server.requests).toEqual(["ChatMessageChanges"]);
  expect(bodies()).toEqual(["Message 1", "Edited while nothing was heard", "Message 3", "Heard"]);
});

test("a revision that another subscription writes to the cache is caught up with", async () => {
  server.write(4, "Not heard", false);
  client.cache.writeFragment({ fragment: ConversationStateFragmentDoc, data: server.state() });
  await vi.advanceTimersByTimeAsync(CATCH_UP_DELAY_MS + 50);
  expect(bodies()).toContain("Not heard");
  expect(live.lastSeq()).toBe(4);
});

test("new messages are announced once, changed ones are not", () => {
  const announced: string[] = [];
  live.onHeard((_all, added) => announced.push(...added.map(({ body }) => body)));
  server.write(4, "New");
  server.write(4, "New, edited");
  expect(announced).toEqual(["New"]);
});

test("an evicted conversation is removed from the cache", () => {
  live.forget();
  client.cache.gc();
  expect(live.history.all()).toEqual([]);
  expect(live.lastSeq()).toBe(0);
});
