import { describe, expect, test } from "vitest";
import { uuid } from "../foundation/uuid.ts";
import { testGraph } from "../testing/graph.ts";
import { Member } from "../members/member.ts";
import { Attachment } from "./attachment.ts";
import { aConversation } from "./conversation.builder.ts";
import { Conversation } from "./conversation.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";

const graph = await testGraph();

const SEND = "mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }";
const HISTORY = `query($id: ID!) {
  messages(conversationId: $id) { nodes { id sender { id } body } }
}`;
const REACT = `mutation($id: ID!, $emoji: String!) {
  addReaction(messageId: $id, emoji: $emoji) { reactions { emoji } }
}`;

const pair = async (title?: string, said: string[] = []) => {
  const [ada, ben] = [await aPerson(graph), await aPerson(graph)];
  const people = [ada.member, ben.member];
  const { conversation, messages } = await aConversation(graph.em(), {
    people,
    said,
    ...(title && { title }),
  });
  return { ada, ben, id: conversation.id, messages };
};

const send = ({ viewer }: BuiltPerson, conversationId: string, more: object = {}) =>
  graph.as(viewer)(SEND, {
    input: { conversationId, messageId: uuid(), message: "Hello", ...more },
  });

const historyOf = async ({ viewer }: BuiltPerson, id: string) =>
  (await graph.as(viewer)(HISTORY, { id })).messages.nodes;

const codesOf = (outcomes: PromiseSettledResult<unknown>[]): string[] =>
  outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.extensions.code] : []));

describe.each([
  ["a one-to-one conversation", undefined],
  ["a group of two", "Just us"],
])("in %s", (_, title) => {
  test("a stranger can send three messages, also if twelve are sent concurrently", async () => {
    const { ada, ben, id } = await pair(title);
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => send(ada, id)));
    expect(codesOf(outcomes)).toEqual(Array.from({ length: 9 }, () => "FORBIDDEN"));
    expect(await historyOf(ben, id)).toHaveLength(3);
    await send(ben, id);
    await send(ada, id);
  });

  test("members who have talked elsewhere are not limited", async () => {
    const { ada, ben, id } = await pair(title);
    const people = [ada.member, ben.member];
    await aConversation(graph.em(), { people, title: "Earlier", said: ["Hi", "Hello"] });
    for (let n = 0; n < 5; n += 1) await send(ada, id);
    expect(await historyOf(ben, id)).toHaveLength(5);
  });
});

test("an id used by two senders at once belongs to one, and is an error for the other", async () => {
  const { ada, ben, id } = await pair("Us", ["One", "Two"]);
  for (let round = 0; round < 5; round += 1) {
    const messageId = uuid();
    const outcomes = await Promise.allSettled([
      send(ada, id, { messageId, message: "Ada's" }),
      send(ben, id, { messageId, message: "Ben's" }),
    ]);
    expect(codesOf(outcomes)).toEqual(["INVALID"]);
  }
});

test("a file that is sent in six messages at once is in one of them", async () => {
  const { ada, id } = await pair("Us", ["One", "Two"]);
  for (let round = 0; round < 3; round += 1) {
    const em = graph.em();
    const attachment = new Attachment({
      id: uuid(),
      conversation: em.getReference(Conversation, id),
      uploader: em.getReference(Member, ada.member.id),
      name: "proof.txt",
      size: 1_000,
      type: "text/plain",
      sha256: "",
      width: null,
      height: null,
    });
    await em.persist(attachment).flush();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => send(ada, id, { attachments: [attachment.id] })),
    );
    expect(codesOf(outcomes)).toEqual(Array.from({ length: 5 }, () => "INVALID"));
    const stored = await graph.em().findOneOrFail(Attachment, attachment.id);
    expect(stored.message).not.toBeNull();
  }
});

test("of thirty concurrent reactions twenty are stored", async () => {
  const { ben, messages } = await pair("Us", ["Look"]);
  const emojis = Array.from({ length: 30 }, (_, n) => String.fromCodePoint(0x1f600 + n));
  const outcomes = await Promise.allSettled(
    emojis.map((emoji) => graph.as(ben.viewer)(REACT, { id: messages[0]?.id, emoji })),
  );
  expect(codesOf(outcomes)).toEqual(Array.from({ length: 10 }, () => "FORBIDDEN"));
});
