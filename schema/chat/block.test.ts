import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { uuid } from "../foundation/uuid.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor } from "../testing/viewers.ts";
import { aConversation } from "./conversation.builder.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";

const graph = await testGraph();
const ada = await aPerson(graph);
const ben = await aPerson(graph);
const admin = await aPerson(graph, Role.ADMIN);

const BLOCK = "mutation($id: ID!) { blockMember(id: $id) }";
const UNBLOCK = "mutation($id: ID!) { unblockMember(id: $id) }";
const blockedBy = async (who: BuiltPerson): Promise<string[]> =>
  (await graph.as(who.viewer)("{ blockedMembers { blocked { id } } }")).blockedMembers.map(
    ({ blocked }: { blocked: { id: string } }) => blocked.id,
  );

test("a block is visible to, and removable by, the member who created it", async () => {
  const id = ben.member.id;
  await graph.as(ada.viewer)(BLOCK, { id });
  expect(await blockedBy(ada)).toEqual([id]);
  for (const who of [ben, admin]) {
    expect(await blockedBy(who)).toEqual([]);
    const refusal = await graph.refusal(who.viewer, UNBLOCK, { id });
    expect([refusal.extensions.code, refusal.message]).toEqual(["NOT_FOUND", "Not blocked"]);
  }
  expect(await blockedBy(ada)).toEqual([id]);
  await graph.as(ada.viewer)(UNBLOCK, { id });
  expect(await blockedBy(ada)).toEqual([]);
});

describe.each([
  ["one-to-one conversation", undefined],
  ["group of two", "Just us"],
])("a block in a %s", (_, title) => {
  const EDIT = `mutation($id: ID!) { editMessage(id: $id, message: "Changed") { id } }`;
  const REACT = `mutation($id: ID!) { addReaction(messageId: $id, emoji: "🔥") { id } }`;
  const DELETE = "mutation($id: ID!) { deleteMessage(id: $id) { id } }";
  const SEND = "mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }";
  const TYPE = "mutation($id: ID!) { sendTyping(conversationId: $id) }";

  test("prevents writing, editing, reacting and typing, for both", async () => {
    const [one, other] = [await aPerson(graph), await aPerson(graph)];
    const { conversation, messages } = await aConversation(graph.em(), {
      people: [one.member, other.member],
      said: ["Ones", "Others"],
      at: graph.clock.now(),
      ...(title && { title }),
    });
    await graph.as(other.viewer)(BLOCK, { id: one.member.id });
    const refusalOf = async (who: BuiltPerson, document: string, variables: object) =>
      (await graph.refusal(who.viewer, document, variables)).message;
    const [ones, others] = messages.map(({ id }) => id);
    const input = { conversationId: conversation.id, messageId: uuid(), message: "Still here" };
    for (const [who, own] of [
      [one, ones],
      [other, others],
    ] as const) {
      const refused = "You can't message each other";
      expect(await refusalOf(who, SEND, { input })).toBe(refused);
      expect(await refusalOf(who, EDIT, { id: own })).toBe(refused);
      expect(await refusalOf(who, REACT, { id: ones })).toBe(refused);
      expect(await graph.as(who.viewer)(TYPE, { id: conversation.id })).toEqual({
        sendTyping: false,
      });
    }
    await graph.as(one.viewer)(DELETE, { id: ones });
  });
});

test("a block hides the presence of both from each other", async () => {
  const [one, other] = [await aPerson(graph), await aPerson(graph)];
  for (const { viewer } of [one, other]) {
    await graph.as(viewer)("mutation { setDoNotDisturb(enabled: true) { id } }");
  }
  const SEEN = "query($id: ID!) { member(id: $id) { presence activeAt isBusy } }";
  const seenBy = async (who: BuiltPerson, { member: { id } }: BuiltPerson) =>
    (await graph.as(who.viewer)(SEEN, { id })).member;
  expect(await seenBy(one, other)).toMatchObject({ presence: "BUSY", isBusy: true });
  await graph.as(other.viewer)(BLOCK, { id: one.member.id });
  const nothing = { presence: "OFFLINE", activeAt: null, isBusy: null };
  expect(await seenBy(one, other)).toEqual(nothing);
  expect(await seenBy(other, one)).toEqual(nothing);
});

test("a profile says whether the viewer may write to it", async () => {
  const [one, other, mute] = [
    await aPerson(graph),
    await aPerson(graph),
    await aMember(graph.em()),
  ];
  const MAY = "query($id: ID!) { member(id: $id) { acceptsMessages } }";
  const may = async (viewer: Viewer, { id }: { id: string }) =>
    (await graph.as(viewer)(MAY, { id })).member.acceptsMessages;
  expect(await may(visitor(), other.member)).toBe(true);
  expect(await may(one.viewer, other.member)).toBe(true);
  expect(await may(one.viewer, one.member)).toBe(false);
  expect(await may(one.viewer, mute)).toBe(false);
  await graph.as(other.viewer)(BLOCK, { id: one.member.id });
  expect(await may(one.viewer, other.member)).toBe(false);
  expect(await may(other.viewer, one.member)).toBe(false);
});
