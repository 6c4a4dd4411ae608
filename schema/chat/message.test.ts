import { describe, expect, test } from "vitest";
import { uuid } from "../foundation/uuid.ts";
import { Member } from "../members/member.ts";
import { testGraph } from "../testing/graph.ts";
import { aConversation } from "./conversation.builder.ts";
import { aPerson, type BuiltPerson } from "./person.builder.ts";

const graph = await testGraph();
const ada = await aPerson(graph);
const ben = await aPerson(graph);
const eve = await aPerson(graph);

const SEND = `mutation($input: SendMessageInput!) {
  sendMessage(input: $input) { id seq body sender { id } senderId contentType replyTo { id } mentions }
}`;
const HISTORY = `query($id: ID!, $filter: MessageFilter) {
  messages(conversationId: $id, first: 100, filter: $filter) {
    nodes { id seq body deletedAt editedAt edits { body } reactions { emoji member { id } } }
  }
}`;
const CHANGES = `query($id: ID!, $after: Int!) {
  messageChanges(conversationId: $id, afterRevision: $after) { id revision body deletedAt }
}`;
const EDIT = `mutation($id: ID!, $message: String!) {
  editMessage(id: $id, message: $message) { id body editedAt edits { body } }
}`;
const DELETE = "mutation($id: ID!) { deleteMessage(id: $id) { id seq body deletedAt mentions } }";
const REACT = `mutation($id: ID!, $emoji: String!) {
  message: addReaction(messageId: $id, emoji: $emoji) { id reactions { emoji member { id } } }
}`;
const REMOVE_REACTION = `mutation($id: ID!, $emoji: String!) {
  message: removeReaction(messageId: $id, emoji: $emoji) { id reactions { emoji member { id } } }
}`;

const FIFTEEN_MINUTES = 15 * 60_000;

const between = (said: string[] = []) =>
  aConversation(graph.em(), { people: [ada.member, ben.member], title: "Us", said });

const messageOf = (conversationId: string, more: object = {}) => ({
  input: { conversationId, messageId: uuid(), message: "Hello", ...more },
});

const send = async (who: BuiltPerson, conversationId: string, more: object = {}) =>
  (await graph.as(who.viewer)(SEND, messageOf(conversationId, more))).sendMessage;

const refused = (who: BuiltPerson, conversationId: string, more: object = {}) =>
  graph.refusal(who.viewer, SEND, messageOf(conversationId, more));

const history = async (who: BuiltPerson, id: string, filter = {}) =>
  (await graph.as(who.viewer)(HISTORY, { id, filter })).messages.nodes;

describe("a message that is sent", () => {
  test("gets the id that its sender made up and the next number", async () => {
    const { conversation } = await between(["One"]);
    const messageId = uuid();
    const sent = await send(ada, conversation.id, { messageId, message: "Two" });
    expect(sent).toMatchObject({ id: messageId, seq: 2, body: "Two", contentType: "TEXT" });
    expect([sent.sender.id, sent.senderId]).toEqual([ada.member.id, ada.member.id]);
    expect(await history(ben, conversation.id)).toMatchObject([{ seq: 2 }, { seq: 1 }]);
  });

  test("again is there once, and takes no second number", async () => {
    const { conversation } = await between();
    const messageId = uuid();
    await Promise.all(
      Array.from({ length: 4 }, () => send(ada, conversation.id, { messageId, message: "Once" })),
    );
    await send(ben, conversation.id, { message: "Next" });
    expect(await history(ada, conversation.id)).toMatchObject([
      { seq: 2, body: "Next" },
      { seq: 1, body: "Once" },
    ]);
  });

  test("under an id that is another's is refused without a reason", async () => {
    const { conversation, messages } = await between(["Ada's"]);
    const messageId = messages[0]?.id;
    const { extensions } = await refused(ben, conversation.id, { messageId });
    expect(extensions).toMatchObject({ code: "INVALID", fields: { messageId: "Not valid" } });
    const elsewhere = await aConversation(graph.em(), { people: [eve.member, ben.member] });
    const other = await refused(eve, elsewhere.conversation.id, { messageId });
    expect(other.extensions).toEqual(extensions);
  });

  test("by many at once leaves no gap in the numbers", async () => {
    const { conversation } = await between();
    const writers = [ada, ben, ada, ben, ada, ben, ada, ben];
    await Promise.all(
      writers.map(async (who) => {
        for (let n = 0; n < 4; n += 1) await send(who, conversation.id);
      }),
    );
    const numbers = (await history(ada, conversation.id)).map(({ seq }: { seq: number }) => seq);
    expect(numbers).toEqual(Array.from({ length: 32 }, (_, n) => 32 - n));
  });

  test.each([
    ["empty", { message: " \n" }, { message: "Required" }],
    ["too long", { message: "x".repeat(8_001) }, { message: "At most 8000 characters" }],
    ["without a proper id", { messageId: "1" }, { messageId: "Not valid" }],
    ["in another's name", { senderId: uuid() }, { senderId: "Not valid" }],
    ["as what it is not", { contentType: "IMAGE" }, { contentType: "Not valid" }],
    ["in the system's name", { contentType: "SYSTEM" }, { contentType: "Not valid" }],
    ["with a file of nobody", { attachments: [uuid()] }, { attachments: "Not found" }],
    ["quoting what is not there", { replyToId: uuid() }, { replyToId: "Not found" }],
  ])("%s is refused at its field", async (_, more, fields) => {
    const { conversation } = await between();
    const { extensions } = await refused(ada, conversation.id, more);
    expect(extensions).toMatchObject({ code: "INVALID", fields });
    expect(await history(ada, conversation.id)).toEqual([]);
  });

  test("quotes messages of its conversation alone", async () => {
    const { conversation, messages } = await between(["First"]);
    const elsewhere = await between(["Elsewhere"]);
    const sent = await send(ben, conversation.id, { replyToId: messages[0]?.id });
    expect(sent.replyTo.id).toBe(messages[0]?.id);
    const replyToId = elsewhere.messages[0]?.id;
    expect((await refused(ben, conversation.id, { replyToId })).extensions.code).toBe("INVALID");
  });

  test("speaks to those who are in the conversation, and to nobody else", async () => {
    const { conversation } = await between();
    const mentions = [ben.member.id, eve.member.id];
    expect((await send(ada, conversation.id, { mentions })).mentions).toEqual([ben.member.id]);
  });
});

test("who is mentioned and then deleted is an id that leads to nobody", async () => {
  const gone = await aPerson(graph);
  const { conversation } = await aConversation(graph.em(), {
    people: [ada.member, ben.member, gone.member],
    title: "Us",
  });
  const { mentions } = await send(ada, conversation.id, {
    message: "Ask her",
    mentions: [gone.member.id],
  });
  const em = graph.em();
  (await em.findOneOrFail(Member, gone.member.id)).delete(graph.clock.now());
  await em.flush();
  const READ = `query($id: ID!) {
    messages(conversationId: $id, first: 10) { nodes { mentions } }
    conversation(id: $id) { participants { member { id handle displayName avatar } } }
  }`;
  const { messages, conversation: read } = await graph.as(ben.viewer)(READ, conversation);
  expect(messages.nodes).toEqual([{ mentions }]);
  const { id, handle, displayName } = gone.member;
  for (const secret of [id, handle, displayName]) {
    expect(JSON.stringify(read)).not.toContain(`"${secret}"`);
  }
  const refusal = await graph.refusal(ben.viewer, "query($id: ID!) { member(id: $id) { id } }", {
    id,
  });
  expect(refusal.extensions.code).toBe("NOT_FOUND");
});

describe("one's own message", () => {
  test("is changed for 15 minutes; what it said before stays with it", async () => {
    const { conversation } = await between();
    const { id } = await send(ada, conversation.id, { message: "Tyop" });
    const { editMessage } = await graph.as(ada.viewer)(EDIT, { id, message: "Typo" });
    expect(editMessage).toMatchObject({ body: "Typo", edits: [{ body: "Tyop" }] });
    expect(editMessage.editedAt).toBe(graph.clock.now().toISOString());
    graph.clock.advance(FIFTEEN_MINUTES + 1);
    const refusal = await graph.refusal(ada.viewer, EDIT, { id, message: "Late" });
    expect(refusal.extensions.code).toBe("FORBIDDEN");
  });

  test("is taken back: its place stays, its words, reactions and history are gone", async () => {
    const { conversation } = await between();
    const { id } = await send(ada, conversation.id, { message: "Wrong window" });
    await graph.as(ada.viewer)(EDIT, { id, message: "Wrong room" });
    await graph.as(ben.viewer)(REACT, { id, emoji: "😅", on: true });
    const { deleteMessage } = await graph.as(ada.viewer)(DELETE, { id });
    expect(deleteMessage).toMatchObject({ seq: 1, body: "", deletedAt: expect.any(String) });
    expect(await history(ben, conversation.id)).toMatchObject([
      { id, body: "", edits: [], reactions: [] },
    ]);
    const late = await graph.refusal(ben.viewer, REACT, { id, emoji: "😅", on: true });
    expect(late.extensions.code).toBe("FORBIDDEN");
  });

  test("is nobody else's to change or to take back", async () => {
    const { messages } = await between(["Ada's"]);
    const id = messages[0]?.id;
    const code = async (who: BuiltPerson, document: string, more = {}) =>
      (await graph.refusal(who.viewer, document, { id, ...more })).extensions.code;
    expect(await code(ben, EDIT, { message: "Ben's" })).toBe("FORBIDDEN");
    expect(await code(ben, DELETE)).toBe("FORBIDDEN");
    expect(await code(eve, EDIT, { message: "Eve's" })).toBe("NOT_FOUND");
    expect(await code(eve, DELETE)).toBe("NOT_FOUND");
    expect(await code(eve, REACT, { emoji: "🔥" })).toBe("NOT_FOUND");
    expect(await code(eve, REMOVE_REACTION, { emoji: "🔥" })).toBe("NOT_FOUND");
  });
});

describe("a reaction", () => {
  test("is put once by each, and taken away again", async () => {
    const { messages } = await between(["Look"]);
    const id = messages[0]?.id;
    const react = async (who: BuiltPerson, emoji: string, mutation = REACT) =>
      (await graph.as(who.viewer)(mutation, { id, emoji })).message.reactions;
    await react(ada, "🔥");
    await react(ada, "🔥");
    expect(await react(ben, "🔥")).toHaveLength(2);
    expect(await react(ada, "🔥", REMOVE_REACTION)).toEqual([
      { emoji: "🔥", member: { id: ben.member.id } },
    ]);
    expect(await react(ada, "👩🏽‍🚀")).toHaveLength(2);
  });

  test.each(["", "fire", "🔥🔥", "<b>", "a🔥"])("%j is no emoji", async (emoji) => {
    const { messages } = await between(["Look"]);
    const variables = { id: messages[0]?.id, emoji };
    const { extensions } = await graph.refusal(ada.viewer, REACT, variables);
    expect(extensions).toMatchObject({ code: "INVALID", fields: { emoji: "Not an emoji" } });
  });
});

describe("whoever was away", () => {
  test("asks for every change after the last one they know, in its order", async () => {
    const { conversation } = await between();
    const one = await send(ada, conversation.id, { message: "One" });
    const two = await send(ben, conversation.id, { message: "Two" });
    const changes = async (after: number) =>
      (await graph.as(ben.viewer)(CHANGES, { id: conversation.id, after })).messageChanges;
    expect(await changes(0)).toMatchObject([{ revision: 1 }, { revision: 2 }]);
    await graph.as(ada.viewer)(EDIT, { id: one.id, message: "One, mended" });
    const three = await send(ben, conversation.id, { message: "Three" });
    await graph.as(ada.viewer)(REACT, { id: three.id, emoji: "👍", on: true });
    await graph.as(ben.viewer)(DELETE, { id: two.id });
    expect(await changes(2)).toMatchObject([
      { id: one.id, body: "One, mended", revision: 3 },
      { id: three.id, revision: 5 },
      { id: two.id, body: "", deletedAt: expect.any(String), revision: 6 },
    ]);
    expect(await changes(6)).toEqual([]);
  });

  test("reads any part of the history by its numbers, and finds a day in it", async () => {
    const { conversation } = await between(Array.from({ length: 9 }, (_, n) => `No. ${n + 1}`));
    expect(await history(ada, conversation.id, { fromSeq: 4, toSeq: 5 })).toMatchObject([
      { seq: 5 },
      { seq: 4 },
    ]);
    const SINCE = `query($id: ID!, $at: DateTimeISO!) {
      firstMessageSince(conversationId: $id, at: $at) { seq }
    }`;
    const since = async (at: string) =>
      (await graph.as(ada.viewer)(SINCE, { id: conversation.id, at })).firstMessageSince;
    expect(await since("2026-11-20T08:00:02.500Z")).toEqual({ seq: 4 });
    expect(await since("2027-01-01T00:00:00Z")).toBeNull();
  });
});

test("one's own messages are searched in every language, without marks, and no others", async () => {
  const word = `brouillé${uuid().slice(-6)}`;
  const { conversation } = await between([`Un œuf ${word}, s'il te plaît`, "Blåbær på loftet"]);
  const people = [ben.member, eve.member];
  await aConversation(graph.em(), { people, title: "Others", said: [`Secret ${word}`] });
  const SEARCH = `query($text: String!, $in: ID) {
    searchMessages(text: $text, conversationId: $in) { nodes { body } }
  }`;
  const found = async (who: BuiltPerson, text: string, within?: string) =>
    (await graph.as(who.viewer)(SEARCH, { text, in: within })).searchMessages.nodes.length;
  const plain = word.replace("é", "E");
  expect(await found(ada, plain)).toBe(1);
  expect(await found(ben, plain)).toBe(2);
  expect(await found(ben, plain, conversation.id)).toBe(1);
  expect(await found(ada, "blab", conversation.id)).toBe(1);
  expect(await found(eve, "loftet", conversation.id)).toBe(0);
});
