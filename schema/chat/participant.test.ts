import { expect, test } from "vitest";
import { testGraph } from "../testing/graph.ts";
import { aConversation } from "./conversation.builder.ts";
import { aPerson, type BuiltPerson } from "./person.builder.ts";

const graph = await testGraph();
const [ada, ben, eve] = [await aPerson(graph), await aPerson(graph), await aPerson(graph)];

const PRIVATE = "isMuted pinnedAt archivedAt draft unreadCount";

test("what one has done with a conversation is seen by oneself alone", async () => {
  const people = [ada.member, ben.member];
  const { conversation } = await aConversation(graph.em(), { people, said: ["One", "Two"] });
  const { id } = conversation;
  const input = { isMuted: true, isPinned: true, isArchived: true };
  await graph.as(ada.viewer)(
    `mutation($id: ID!, $input: ParticipationInput!) {
      updateParticipation(conversationId: $id, input: $input) { id }
      saveDraft(conversationId: $id, text: "Not said yet") { id }
    }`,
    { id, input },
  );
  const seenBy = async (who: BuiltPerson) => {
    const READ = `query($id: ID!) {
      conversation(id: $id) { participants { member { id } ${PRIVATE} } }
    }`;
    const { participants } = (await graph.as(who.viewer)(READ, { id })).conversation;
    const { member: _, ...seen } = participants.find(
      (one: { member: { id: string } }) => one.member.id === ada.member.id,
    );
    return seen;
  };
  expect(await seenBy(ada)).toEqual({
    isMuted: true,
    pinnedAt: expect.any(String),
    archivedAt: expect.any(String),
    draft: "Not said yet",
    unreadCount: 1,
  });
  const nothing = Object.fromEntries(PRIVATE.split(" ").map((field) => [field, null]));
  expect(await seenBy(ben)).toEqual(nothing);
});

test("who was removed hears no more of who comes, goes and reads", async () => {
  const people = [ada.member, ben.member, eve.member];
  const { conversation } = await aConversation(graph.em(), { people, said: ["One"] });
  const { id } = conversation;
  const PEOPLE = `subscription($id: ID!) {
    participantChanged(conversationId: $id) { member { id } }
  }`;
  const SEEN = "mutation($id: ID!) { markConversationSeen(conversationId: $id) { id } }";
  const removed = await graph.listen(eve.viewer, PEOPLE, { id });
  const stays = await graph.listen(ada.viewer, PEOPLE, { id });
  const heard = async (by: AsyncIterator<unknown>) => {
    const { value } = (await by.next()) as { value: { participantChanged: Member } };
    return value.participantChanged.member.id;
  };
  await graph.as(ben.viewer)(SEEN, { id });
  expect([await heard(removed), await heard(stays)]).toEqual([ben.member.id, ben.member.id]);
  await graph.as(ada.viewer)(
    "mutation($id: ID!, $who: ID!) { removeParticipant(id: $id, memberId: $who) { id } }",
    { id, who: eve.member.id },
  );
  await graph.as(ada.viewer)(SEEN, { id });
  expect([await heard(stays), await heard(stays)]).toEqual([eve.member.id, ada.member.id]);
  await removed.return?.();
  expect((await removed.next()).done).toBe(true);
  await stays.return?.();
});

test("who shares what they have read is nobody's conflict, whoever reads and shares meanwhile", async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => aPerson(graph)));
  const people = all.map(({ member }) => member);
  const { conversation } = await aConversation(graph.em(), { people, said: ["One", "Two"] });
  const { id } = conversation;
  const SHARE =
    "mutation($on: Boolean!) { updateChatPreferences(sendsReadReceipts: $on) { sendsReadReceipts } }";
  const SEEN = "mutation($id: ID!) { markConversationSeen(conversationId: $id, seq: 1) { id } }";
  const share = async (on: boolean) => {
    const acts = all.flatMap(({ viewer }) => [
      graph.as(viewer)(SHARE, { on: !on }),
      graph.as(viewer)(SEEN, { id }),
    ]);
    await Promise.all(acts);
    await Promise.all(all.map(({ viewer }) => graph.as(viewer)(SHARE, { on })));
  };
  const READ = "query($id: ID!) { conversation(id: $id) { participants { lastReadSeq } } }";
  const seenBy = async ({ viewer }: BuiltPerson) =>
    (await graph.as(viewer)(READ, { id })).conversation.participants.filter(
      ({ lastReadSeq }: { lastReadSeq: number | null }) => lastReadSeq !== null,
    ).length;
  await share(true);
  expect(await Promise.all(all.map(seenBy))).toEqual([6, 6, 6, 6, 6, 6]);
  await share(false);
  expect(await Promise.all(all.map(seenBy))).toEqual([1, 1, 1, 1, 1, 1]);
});

test("who leaves a group has left, whatever they read meanwhile", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => aPerson(graph)));
  const people = all.map(({ member }) => member);
  const said = Array.from({ length: 12 }, (_, n) => `${n}`);
  const { conversation } = await aConversation(graph.em(), { people, said, title: "Leaving" });
  const { id } = conversation;
  const LEAVE = "mutation($id: ID!) { leaveConversation(id: $id) }";
  const SEEN =
    "mutation($id: ID!, $seq: Int) { markConversationSeen(conversationId: $id, seq: $seq) { id } }";
  const leaving = all.slice(1).map(async ({ viewer }) => {
    const seen = said.map((_, n) =>
      graph
        .as(viewer)(SEEN, { id, seq: n + 1 })
        .catch(() => "no longer part of it"),
    );
    const left = await graph.as(viewer)(LEAVE, { id });
    await Promise.all(seen);
    return left.leaveConversation;
  });
  expect(await Promise.all(leaving)).toEqual(all.slice(1).map(() => id));
});

interface Member {
  member: { id: string };
}
