import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { uuid } from "../foundation/uuid.ts";
import { testGraph } from "../testing/graph.ts";
import { aConversation } from "./conversation.builder.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";

const graph = await testGraph();
const ada = await aPerson(graph);
const ben = await aPerson(graph);
const eve = await aPerson(graph);
const admin = await aPerson(graph, Role.ADMIN);

const MESSAGES = `subscription($id: ID!) {
  messageChanged(conversationId: $id) { seq body deletedAt reactions { emoji } }
}`;
const PEOPLE = `subscription($id: ID!) {
  participantChanged(conversationId: $id) { member { id } leftAt lastReadSeq }
}`;
const TYPING = "subscription($id: ID!) { typing(conversationId: $id) { member { id } } }";
const CONVERSATIONS = `subscription {
  conversationChanged { id lastSeq viewerParticipant { unreadCount } }
}`;
const SEND = `mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }`;
const SAY = "mutation($id: ID!) { sendTyping(conversationId: $id) }";
const SINCE = `query($id: ID!) {
  firstMessageSince(conversationId: $id, at: "2020-01-01T00:00:00Z") { id }
}`;
const SEEN = "mutation($id: ID!) { markConversationSeen(conversationId: $id) { id } }";
const ADD = "mutation($id: ID!, $who: [ID!]!) { addParticipants(id: $id, memberIds: $who) { id } }";
const REMOVE =
  "mutation($id: ID!, $who: ID!) { removeParticipant(id: $id, memberId: $who) { id } }";

const group = async (people: BuiltPerson[], said: string[] = []) => {
  const members = people.map(({ member }) => member);
  return (await aConversation(graph.em(), { people: members, title: "Live", said })).conversation;
};
const send = (who: BuiltPerson, conversationId: string, message: string) =>
  graph.as(who.viewer)(SEND, { input: { conversationId, messageId: uuid(), message } });

describe("a participant", () => {
  test("receives new and changed messages", async () => {
    const { id } = await group([ada, ben]);
    const heard = await graph.listen(ben.viewer, MESSAGES, { id });
    const next = async () => (await heard.next()).value.messageChanged;
    const sent = (await send(ada, id, "Hello")).sendMessage;
    expect(await next()).toMatchObject({ seq: 1, body: "Hello", deletedAt: null, reactions: [] });
    await graph.as(ben.viewer)(
      `mutation($id: ID!) { addReaction(messageId: $id, emoji: "👍") { id } }`,
      sent,
    );
    expect(await next()).toMatchObject({ reactions: [{ emoji: "👍" }] });
    await graph.as(ada.viewer)("mutation($id: ID!) { deleteMessage(id: $id) { id } }", sent);
    expect(await next()).toMatchObject({ body: "", deletedAt: expect.any(String) });
    await heard.return?.();
  });

  test("sees who is typing", async () => {
    const { id } = await group([ada, ben]);
    const heard = await graph.listen(ben.viewer, TYPING, { id });
    expect(await graph.as(ada.viewer)(SAY, { id })).toEqual({ sendTyping: true });
    expect((await heard.next()).value.typing.member.id).toBe(ada.member.id);
    await heard.return?.();
  });

  test("gets updates of their list, with their own unread counts", async () => {
    const { id } = await group([ada, ben]);
    const heard = await graph.listen(ben.viewer, CONVERSATIONS);
    await send(ada, id, "One");
    expect((await heard.next()).value.conversationChanged).toEqual({
      id,
      lastSeq: 1,
      viewerParticipant: { unreadCount: 1 },
    });
    await graph.as(ben.viewer)(SEEN, { id });
    expect((await heard.next()).value.conversationChanged.viewerParticipant.unreadCount).toBe(0);
    await heard.return?.();
  });

  test("sees read positions only if both send read receipts", async () => {
    const { id } = await group([ada, ben], ["One", "Two"]);
    const SHARE =
      "mutation($on: Boolean!) { updateChatPreferences(sendsReadReceipts: $on) { id } }";
    const READ = `query($id: ID!) { conversation(id: $id) { participants { member { id } lastReadSeq } } }`;
    const seenOf = async (who: BuiltPerson, by: BuiltPerson) => {
      const { participants } = (await graph.as(by.viewer)(READ, { id })).conversation;
      return participants.find((one: { member: { id: string } }) => one.member.id === who.member.id)
        .lastReadSeq;
    };
    await graph.as(ben.viewer)(SEEN, { id });
    expect(await seenOf(ben, ada)).toBeNull();
    await graph.as(ben.viewer)(SHARE, { on: true });
    expect(await seenOf(ben, ada)).toBeNull();
    await graph.as(ada.viewer)(SHARE, { on: true });
    expect(await seenOf(ben, ada)).toBe(2);
    await graph.as(ben.viewer)(SHARE, { on: false });
    expect(await seenOf(ben, ada)).toBeNull();
    expect(await seenOf(ben, ben)).toBe(2);
  });
});

describe("no one else", () => {
  const others = { "another member": eve, "an admin": admin };

  test.each(Object.entries(others))("gets events: %s", async (_, who) => {
    const { id } = await group([ada, ben]);
    for (const document of [MESSAGES, PEOPLE, TYPING]) {
      const refused = graph.listen(who.viewer, document, { id });
      await expect(refused).rejects.toMatchObject({ extensions: { code: "NOT_FOUND" } });
    }
    const own = await group([who, ben]);
    const heard = await graph.listen(who.viewer, CONVERSATIONS);
    await send(ada, id, "Not for them");
    await send(ben, own.id, "For them");
    expect((await heard.next()).value.conversationChanged.id).toBe(own.id);
    await heard.return?.();
  });

  test("can read the conversation, its messages or its participants", async () => {
    const { id } = await group([ada, ben], ["Between us"]);
    for (const who of [eve, admin]) {
      for (const document of [
        "query($id: ID!) { conversation(id: $id) { id } }",
        "query($id: ID!) { messages(conversationId: $id) { totalCount } }",
        "query($id: ID!) { messageChanges(conversationId: $id, afterRevision: 0) { id } }",
        SEEN,
        `mutation($id: ID!) { saveDraft(conversationId: $id, text: "x") { id } }`,
        "mutation($id: ID!) { updateParticipation(conversationId: $id, input: {}) { id } }",
        "mutation($id: ID!) { leaveConversation(id: $id) }",
        `mutation($id: ID!) { renameConversation(id: $id, title: "x") { id } }`,
      ]) {
        expect((await graph.refusal(who.viewer, document, { id })).extensions.code).toBe(
          "NOT_FOUND",
        );
      }
      const input = { conversationId: id, messageId: uuid(), message: "Hello" };
      expect((await graph.refusal(who.viewer, SEND, { input })).extensions.code).toBe("NOT_FOUND");
      expect(await graph.as(who.viewer)(SAY, { id })).toEqual({ sendTyping: false });
      expect(await graph.as(who.viewer)(SINCE, { id })).toEqual({ firstMessageSince: null });
    }
  });

  test("who was removed gets events, from the next event on", async () => {
    const { id } = await group([ada, ben, eve]);
    const removed = await graph.listen(eve.viewer, MESSAGES, { id });
    const stays = await graph.listen(ben.viewer, MESSAGES, { id });
    const heard = async (by: AsyncIterator<unknown>) =>
      ((await by.next()).value as { messageChanged: { body: string } }).messageChanged.body;
    await send(ada, id, "With Eve");
    expect(await heard(removed)).toBe("With Eve");
    expect(await heard(stays)).toBe("With Eve");
    await graph.as(ada.viewer)(REMOVE, { id, who: eve.member.id });
    await send(ada, id, "Without Eve");
    expect(await heard(stays)).toBe("");
    expect(await heard(stays)).toBe("Without Eve");
    await graph.as(ada.viewer)(ADD, { id, who: [eve.member.id] });
    await send(ada, id, "Eve is back");
    const later = [await heard(removed)];
    while (later.at(-1) !== "Eve is back") later.push(await heard(removed));
    expect(later).not.toContain("Without Eve");
    await removed.return?.();
    await stays.return?.();
  });
});
