import fc from "fast-check";
import { expect, test } from "vitest";
import { uuid } from "../foundation/uuid.ts";
import { testGraph } from "../testing/graph.ts";
import { aConversation } from "./conversation.builder.ts";
import { aPerson } from "../accounts/person.builder.ts";

// Correct in any order of messages, reads and deletions, and from any number of devices.

const graph = await testGraph();
const people = [await aPerson(graph), await aPerson(graph), await aPerson(graph)];

const SEND = `mutation($input: SendMessageInput!) { sendMessage(input: $input) { seq } }`;
const SEEN = `mutation($id: ID!, $seq: Int) {
  markConversationSeen(conversationId: $id, seq: $seq) { lastReadSeq unreadCount }
}`;
const DELETE = "mutation($id: ID!) { deleteMessage(id: $id) { id } }";
const MINE =
  "query($id: ID!) { conversation(id: $id) { viewerParticipant { lastReadSeq unreadCount } } }";

const who = fc.nat(people.length - 1);
const acts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("send" as const), by: who }),
    fc.record({
      kind: fc.constant("read" as const),
      by: who,
      upTo: fc.integer({ min: -3, max: 20 }),
    }),
    fc.record({ kind: fc.constant("delete" as const), by: who, which: fc.nat(20) }),
  ),
  { maxLength: 18 },
);

interface Written {
  id: string;
  by: number;
  isDeleted: boolean;
}

test("messages by others after the read position are unread, unless deleted", async () => {
  const property = fc.asyncProperty(acts, async (list) => {
    const { conversation } = await aConversation(graph.em(), {
      people: people.map(({ member }) => member),
      title: "Order of things",
    });
    const { id } = conversation;
    const written: Written[] = [];
    const read = people.map(() => 0);
    for (const act of list) {
      const ask = graph.as(people[act.by]?.viewer);
      if (act.kind === "send") {
        const messageId = uuid();
        await ask(SEND, { input: { conversationId: id, messageId, message: "…" } });
        written.push({ id: messageId, by: act.by, isDeleted: false });
      } else if (act.kind === "read") {
        await ask(SEEN, { id, seq: act.upTo });
        read[act.by] = Math.max(read[act.by] ?? 0, Math.min(act.upTo, written.length));
      } else {
        const own = written.filter(({ by, isDeleted }) => by === act.by && !isDeleted);
        const one = own[act.which % Math.max(1, own.length)];
        if (!one) continue;
        await ask(DELETE, { id: one.id });
        one.isDeleted = true;
      }
    }
    for (const [n, { viewer }] of people.entries()) {
      const { viewerParticipant } = (await graph.as(viewer)(MINE, { id })).conversation;
      const unread = written.slice(read[n]).filter(({ by, isDeleted }) => by !== n && !isDeleted);
      expect(viewerParticipant).toEqual({ lastReadSeq: read[n], unreadCount: unread.length });
    }
  });
  await fc.assert(property, { numRuns: 40, seed: 11 });
}, 120_000);

test("system messages are not unread", async () => {
  const [ada, ben] = people;
  const START =
    "mutation($input: StartConversationInput!) { startConversation(input: $input) { id } }";
  const input = { recipients: [ben!.member.id], title: "Print club", isGroup: true };
  const { id } = (await graph.as(ada!.viewer)(START, { input })).startConversation;
  const UNREAD = `query($id: ID!) {
    conversation(id: $id) { viewerParticipant { unreadCount } }
    conversations(filter: { folder: UNREAD }, first: 50) { nodes { id } }
  }`;
  const unread = async () => {
    const { conversation, conversations } = await graph.as(ben!.viewer)(UNREAD, { id });
    const isListed = conversations.nodes.some((one: { id: string }) => one.id === id);
    return { count: conversation.viewerParticipant.unreadCount, isListed };
  };
  expect(await unread()).toEqual({ count: 0, isListed: false });
  await graph.as(ada!.viewer)(SEND, {
    input: { conversationId: id, messageId: uuid(), message: "Welcome" },
  });
  expect(await unread()).toEqual({ count: 1, isListed: true });
});

test("the read position never decreases, even with concurrent updates from several devices", async () => {
  const [ada, ben] = people;
  const { conversation } = await aConversation(graph.em(), {
    people: [ada!.member, ben!.member],
    title: "Two devices",
    said: ["1", "2", "3", "4", "5", "6"],
  });
  const { id } = conversation;
  await Promise.all([6, 2, 4, 1, 5, 3].map((seq) => graph.as(ada!.viewer)(SEEN, { id, seq })));
  const { viewerParticipant } = (await graph.as(ada!.viewer)(MINE, { id })).conversation;
  expect(viewerParticipant).toEqual({ lastReadSeq: 6, unreadCount: 0 });
});
