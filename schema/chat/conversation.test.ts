import { describe, expect, test } from "vitest";
import { uuid } from "../foundation/uuid.ts";
import { Member, Visibility } from "../members/index.ts";
import { testGraph } from "../testing/graph.ts";
import { aConversation } from "./conversation.builder.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";

const graph = await testGraph();
const ada = await aPerson(graph);
const ben = await aPerson(graph);
const eve = await aPerson(graph);

const START = `mutation($input: StartConversationInput!) {
  startConversation(input: $input) {
    id type title participants { role member { id } } lastMessage { systemEvent body }
  }
}`;
const LIST = `query($filter: ConversationFilter) {
  conversations(filter: $filter) { nodes { id } totalCount }
  unreadConversationCount
}`;
const READ = `query($id: ID!) {
  conversation(id: $id) { title participants { role member { id } } lastMessage { systemEvent } }
}`;
const SEND = `mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }`;

const start = async (who: BuiltPerson, others: BuiltPerson[], more: object = {}) => {
  const recipients = others.map(({ member }) => member.id);
  return (await graph.as(who.viewer)(START, { input: { recipients, ...more } })).startConversation;
};
const listed = async (who: BuiltPerson, filter: object = {}): Promise<string[]> =>
  (await graph.as(who.viewer)(LIST, { filter })).conversations.nodes.map(
    ({ id }: { id: string }) => id,
  );
const sendTo = (conversationId: string) => ({
  input: { conversationId, messageId: uuid(), message: "Hello" },
});
const codeOf = async (who: BuiltPerson, document: string, variables: object) =>
  (await graph.refusal(who.viewer, document, variables)).extensions.code;

describe("two members", () => {
  test("have one conversation, whoever starts it and however often", async () => {
    const [one, other] = [await aPerson(graph), await aPerson(graph)];
    const begun = await Promise.all([
      start(one, [other]),
      start(other, [one]),
      start(one, [other]),
      start(other, [one]),
    ]);
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(begun[0]).toMatchObject({ type: "ONE_TO_ONE", title: null, lastMessage: null });
    expect(begun[0].participants).toHaveLength(2);
  });

  test("find it by the other's handle", async () => {
    const { conversation } = await aConversation(graph.em(), { people: [ada.member, ben.member] });
    const BY_KEY = "query($key: String!) { conversationByKey(key: $key) { id } }";
    const found = await graph.as(ada.viewer)(BY_KEY, { key: ben.member.handle });
    expect(found.conversationByKey.id).toBe(conversation.id);
    expect(await codeOf(eve, BY_KEY, { key: ben.member.handle })).toBe("NOT_FOUND");
    expect(await codeOf(eve, BY_KEY, { key: conversation.id })).toBe("NOT_FOUND");
  });

  test("cannot message each other once one has blocked the other, without learning why", async () => {
    const [one, other] = [await aPerson(graph), await aPerson(graph)];
    const { id } = await start(one, [other]);
    const BLOCK = "mutation($id: ID!) { blockMember(id: $id) }";
    const UNBLOCK = "mutation($id: ID!) { unblockMember(id: $id) }";
    await graph.as(other.viewer)(BLOCK, { id: one.member.id });
    for (const who of [one, other]) {
      const refusal = await graph.refusal(who.viewer, SEND, sendTo(id));
      expect(refusal.message).toBe("You can't message each other");
    }
    const input = { recipients: [other.member.id, ben.member.id], title: "Round about" };
    expect(await codeOf(one, START, { input })).toBe("FORBIDDEN");
    await graph.as(other.viewer)(UNBLOCK, { id: one.member.id });
    await graph.as(one.viewer)(SEND, sendTo(id));
  });

  test("who do not know each other: three messages until one is answered", async () => {
    const [one, other] = [await aPerson(graph), await aPerson(graph)];
    const { id } = await start(one, [other]);
    for (let n = 0; n < 3; n += 1) await graph.as(one.viewer)(SEND, sendTo(id));
    const refusal = await graph.refusal(one.viewer, SEND, sendTo(id));
    expect(refusal.message).toBe("Wait until they answer");
    await graph.as(other.viewer)(SEND, sendTo(id));
    await graph.as(one.viewer)(SEND, sendTo(id));
  });
});

describe("a group", () => {
  const RENAME =
    "mutation($id: ID!, $title: String!) { renameConversation(id: $id, title: $title) { title } }";
  const ADD =
    "mutation($id: ID!, $who: [ID!]!) { addParticipants(id: $id, memberIds: $who) { id } }";
  const REMOVE =
    "mutation($id: ID!, $who: ID!) { removeParticipant(id: $id, memberId: $who) { id } }";
  const LEAVE = "mutation($id: ID!) { leaveConversation(id: $id) }";
  const REJOIN = "mutation($id: ID!) { rejoinConversation(id: $id) { id } }";
  const read = async (who: BuiltPerson, id: string) =>
    (await graph.as(who.viewer)(READ, { id })).conversation;
  const idsIn = async (who: BuiltPerson, id: string) =>
    (await read(who, id)).participants.map((one: { member: { id: string } }) => one.member.id);

  test("has a title, an owner and a system message", async () => {
    const group = await start(ada, [ben, eve], { title: "  Type   Club " });
    expect(group).toMatchObject({
      type: "GROUP",
      title: "Type Club",
      lastMessage: { systemEvent: "CREATED", body: "Type Club" },
    });
    const roles = group.participants.map(({ role }: { role: string }) => role);
    expect(roles.toSorted()).toEqual(["MEMBER", "MEMBER", "OWNER"]);
    const input = { recipients: [ben.member.id, eve.member.id], title: "x".repeat(81) };
    expect(await codeOf(ada, START, { input })).toBe("INVALID");
  });

  test("without a title is named after its participants", async () => {
    const named = async (displayName: string) => {
      const one = await aPerson(graph);
      await graph.em().nativeUpdate(Member, { id: one.member.id }, { displayName });
      return one;
    };
    const [mia, tom, zoe] = [await named("Mia Lund"), await named("Tom"), await named("Zoë Ek")];
    expect(await start(mia, [tom, zoe])).toMatchObject({ type: "GROUP", title: "Mia, Tom, Zoë" });
    const long = await named("M".repeat(60));
    const group = await start(long, [await named("N".repeat(60)), tom]);
    expect(group.title).toBe("M".repeat(60));
  });

  test("lists the other participants", async () => {
    const { id } = await start(ada, [ben, eve], { title: "Else" });
    const ELSE = "query($id: ID!) { conversation(id: $id) { recipients { member { id } } } }";
    const { recipients } = (await graph.as(ben.viewer)(ELSE, { id })).conversation;
    const ids = recipients.map((one: { member: { id: string } }) => one.member.id);
    expect(ids.toSorted()).toEqual([ada.member.id, eve.member.id].toSorted());
  });

  test("is renamed, and its participants removed, by its owner only", async () => {
    const { id } = await start(ada, [ben, eve], { title: "Before" });
    expect(await codeOf(ben, RENAME, { id, title: "After" })).toBe("FORBIDDEN");
    expect(await codeOf(ben, REMOVE, { id, who: eve.member.id })).toBe("FORBIDDEN");
    await graph.as(ada.viewer)(RENAME, { id, title: "After" });
    await graph.as(ada.viewer)(REMOVE, { id, who: eve.member.id });
    expect(await idsIn(ben, id)).toEqual([ada.member.id, ben.member.id]);
    expect(await codeOf(eve, READ, { id })).toBe("NOT_FOUND");
  });

  test("accepts new participants; a removed one returns to their previous participation", async () => {
    const { id } = await start(ada, [ben], { title: "Small", isGroup: true });
    const stranger = await aPerson(graph);
    expect(await codeOf(stranger, ADD, { id, who: [stranger.member.id] })).toBe("NOT_FOUND");
    await graph.as(ben.viewer)(ADD, { id, who: [eve.member.id] });
    await graph.as(ada.viewer)(REMOVE, { id, who: eve.member.id });
    expect(await codeOf(eve, READ, { id })).toBe("NOT_FOUND");
    expect(await codeOf(eve, REJOIN, { id })).toBe("NOT_FOUND");
    await graph.as(ada.viewer)(ADD, { id, who: [eve.member.id] });
    expect(await idsIn(eve, id)).toHaveLength(3);
  });

  test("can be rejoined only by those who left it themselves", async () => {
    const { id } = await start(ada, [ben, eve], { title: "Left" });
    await graph.as(eve.viewer)(LEAVE, { id });
    const refusal = await graph.refusal(ada.viewer, ADD, { id, who: [eve.member.id] });
    expect(refusal.message).toBe("They left this group");
    expect(await idsIn(ada, id)).toHaveLength(2);
    const stranger = await aPerson(graph);
    expect(await codeOf(stranger, REJOIN, { id })).toBe("NOT_FOUND");
    await graph.as(eve.viewer)(REJOIN, { id });
    expect(await idsIn(eve, id)).toHaveLength(3);
    expect((await read(ada, id)).lastMessage).toEqual({ systemEvent: "ADDED" });
    expect(await codeOf(eve, REJOIN, { id })).toBe("NOT_FOUND");
  });

  test("always has an owner while it has participants", async () => {
    const { id } = await start(ada, [ben, eve], { title: "Passing on" });
    await graph.as(ada.viewer)(LEAVE, { id });
    const { participants } = await read(ben, id);
    expect(participants.filter(({ role }: { role: string }) => role === "OWNER")).toHaveLength(1);
  });

  test("is owned by the first to rejoin after everyone left", async () => {
    const { id } = await start(ada, [ben], { title: "Empty", isGroup: true });
    for (const { viewer } of [ada, ben]) await graph.as(viewer)(LEAVE, { id });
    await graph.as(ben.viewer)(REJOIN, { id });
    await graph.as(ada.viewer)(REJOIN, { id });
    const { participants } = await read(ben, id);
    const owner = { role: "OWNER", member: { id: ben.member.id } };
    const other = { role: "MEMBER", member: { id: ada.member.id } };
    expect(participants).toHaveLength(2);
    expect(participants).toEqual(expect.arrayContaining([owner, other]));
  });

  test("counts all participants that two add concurrently", async () => {
    const { id } = await start(ada, [ben], { title: "Growing", isGroup: true });
    const more = [];
    for (let n = 0; n < 6; n += 1) more.push(await aPerson(graph));
    await Promise.all(
      more.map(({ member }, n) =>
        graph.as(n % 2 ? ada.viewer : ben.viewer)(ADD, { id, who: [member.id] }),
      ),
    );
    for (const one of more) expect(await idsIn(one, id)).toHaveLength(8);
  });
});

describe("the viewer's list", () => {
  const UPDATE = `mutation($id: ID!, $input: ParticipationInput!) {
    updateParticipation(conversationId: $id, input: $input) { isMuted pinnedAt archivedAt }
  }`;

  test("is ordered by last activity and searched by names", async () => {
    const me = await aPerson(graph);
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 19, hour));
    const people = [me.member, ada.member, ben.member];
    const older = await aConversation(graph.em(), {
      people,
      title: "Harvest 7",
      said: ["a"],
      at: at(8),
    });
    const newer = await aConversation(graph.em(), {
      people: [me.member, eve.member],
      said: ["b"],
      at: at(9),
    });
    expect(await listed(me)).toEqual([newer.conversation.id, older.conversation.id]);
    expect(await listed(me, { search: "harv" })).toEqual([older.conversation.id]);
    expect(await listed(me, { search: eve.member.displayName })).toContain(newer.conversation.id);
    expect(await listed(me, { search: "nobody-at-all" })).toEqual([]);
  });

  test("does not search names that a profile hides from the viewer", async () => {
    const me = await aPerson(graph);
    const internal = await aPerson(graph);
    const { conversation } = await aConversation(graph.em(), {
      people: [me.member, internal.member],
    });
    const em = graph.em();
    const member = await em.findOneOrFail(Member, internal.member.id);
    Object.assign(member, { city: "Quedlinburg" });
    await em.flush();
    expect(await listed(me, { search: "quedl" })).toEqual([conversation.id]);
    member.visibility = Visibility.PRIVATE;
    await em.flush();
    expect(await listed(me, { search: "quedl" })).toEqual([]);
    expect(await listed(internal, { search: "quedl" })).toEqual([conversation.id]);
  });

  test("filters unread, pinned and archived conversations", async () => {
    const me = await aPerson(graph);
    const said = ["Mine", "Theirs"];
    const people = [me.member, ada.member];
    const { conversation } = await aConversation(graph.em(), { people, title: "A", said });
    const quiet = await aConversation(graph.em(), { people, title: "B" });
    const { id } = conversation;
    expect(await listed(me, { folder: "UNREAD" })).toEqual([id]);
    const pin = { id, input: { isPinned: true, isMuted: true } };
    await graph.as(me.viewer)(UPDATE, pin);
    expect(await listed(me, { folder: "PINNED" })).toEqual([id]);
    const { unreadConversationCount } = await graph.as(me.viewer)(LIST, {});
    expect(unreadConversationCount).toBe(0);
    await graph.as(me.viewer)(UPDATE, { id, input: { isArchived: true } });
    expect(await listed(me)).toEqual([quiet.conversation.id]);
    expect(await listed(me, { folder: "ARCHIVED" })).toEqual([id]);
    expect(await listed(ada, { folder: "ARCHIVED" })).toEqual([]);
  });
});
