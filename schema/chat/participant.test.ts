import { describe, expect, test } from "vitest";
import { testGraph } from "../testing/graph.ts";
import { aConversation } from "./conversation.builder.ts";
import { Conversation } from "./conversation.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";
import { MINUTE } from "../foundation/durations.ts";

const graph = await testGraph();
const [ada, ben, eve] = [await aPerson(graph), await aPerson(graph), await aPerson(graph)];

const PRIVATE = "isMuted pinnedAt archivedAt draft unreadCount";

test("mute, pin, archive and draft are visible to the participant only", async () => {
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

test("a removed participant gets no participant events", async () => {
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

test("changing read receipts does not conflict with concurrent reading", async () => {
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

describe("while people read and draft,", () => {
  const LEAVE = "mutation($id: ID!) { leaveConversation(id: $id) }";
  const REJOIN = "mutation($id: ID!) { rejoinConversation(id: $id) { id } }";
  const ADD =
    "mutation($id: ID!, $who: [ID!]!) { addParticipants(id: $id, memberIds: $who) { id } }";
  const REMOVE =
    "mutation($id: ID!, $who: ID!) { removeParticipant(id: $id, memberId: $who) { id } }";
  const UPDATE = `mutation($id: ID!, $input: ParticipationInput!) {
    updateParticipation(conversationId: $id, input: $input) { id }
  }`;
  const SEEN =
    "mutation($id: ID!, $seq: Int) { markConversationSeen(conversationId: $id, seq: $seq) { id } }";
  const DRAFT =
    "mutation($id: ID!, $text: String!) { saveDraft(conversationId: $id, text: $text) { id } }";
  const GROUP = `query($id: ID!) { conversation(id: $id) {
    participantCount
    participants { role member { id } }
    messages(first: 50) { nodes { seq systemEvent sender { id } subject { id } } }
  } }`;
  const said = Array.from({ length: 12 }, (_, n) => `${n}`);

  const aGroup = async (size: number) => {
    const all = await Promise.all(Array.from({ length: size }, () => aPerson(graph)));
    const people = all.map(({ member }) => member);
    const { conversation } = await aConversation(graph.em(), { people, said, title: "Busy" });
    return { id: conversation.id, all };
  };
  /** What becomes of an operation: nothing, or the code of its refusal. */
  const outcome = (who: BuiltPerson, document: string, variables: object) =>
    graph
      .as(who.viewer)(document, variables)
      .then(
        () => "done",
        (error: { extensions: { code: string } }) => error.extensions.code,
      );
  const readAndDraft = (who: BuiltPerson, id: string) =>
    said.flatMap((text, n) => [
      outcome(who, SEEN, { id, seq: n + 1 }),
      outcome(who, DRAFT, { id, text: `Draft ${text}` }),
    ]);
  /** Has everybody busy while something is done, and returns what became of that. */
  const meanwhile = async (busy: BuiltPerson[], id: string, acts: () => Promise<string>[]) => {
    const reading = busy.flatMap((who) => readAndDraft(who, id));
    const outcomes = await Promise.all(acts());
    const others = new Set(await Promise.all(reading));
    others.delete("NOT_FOUND"); // they are no longer in it
    expect([...others]).toEqual(["done"]);
    return outcomes;
  };
  const seenBy = async (who: BuiltPerson, id: string): Promise<Group> =>
    (await graph.as(who.viewer)(GROUP, { id })).conversation;
  const events = ({ messages }: Group, event: string) =>
    messages.nodes.filter(({ systemEvent }) => systemEvent === event);
  const idsOf = (people: BuiltPerson[]) => people.map(({ member }) => member.id);
  const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

  test("all but one leave, owner and all: the last one owns the group", async () => {
    const { id, all } = await aGroup(8);
    const leaving = all.slice(0, 7);
    const [last] = all.slice(7) as [BuiltPerson];
    const left = await meanwhile(all, id, () => leaving.map((who) => outcome(who, LEAVE, { id })));
    expect(left).toEqual(times(7, "done"));
    const group = await seenBy(last, id);
    expect(group).toMatchObject({
      participantCount: 1,
      participants: [{ role: "OWNER", member: { id: last.member.id } }],
    });
    const subjectIds = events(group, "LEFT").map(({ subject }) => subject?.id ?? "");
    expect(subjectIds.toSorted()).toEqual(idsOf(leaving).toSorted());
    expect(group.messages.nodes.map(({ seq }) => seq)).toEqual(times(19, 0).map((_, n) => 19 - n));
  });

  test("others are removed, each of them once", async () => {
    const { id, all } = await aGroup(6);
    const [owner, ...others] = all as [BuiltPerson, ...BuiltPerson[]];
    const removals = [...others, ...others];
    const removed = await meanwhile(others, id, () =>
      removals.map((who) => outcome(owner, REMOVE, { id, who: who.member.id })),
    );
    expect(removed.toSorted()).toEqual([...times(5, "NOT_FOUND"), ...times(5, "done")]);
    const group = await seenBy(owner, id);
    expect(group.participantCount).toBe(1);
    expect(events(group, "REMOVED")).toHaveLength(5);
    const [conversation] = await graph.em().find(Conversation, { id });
    expect(conversation?.readers).toEqual([owner.member.id]);
  });

  test("somebody who is removed leaves: one of both is told", async () => {
    const { id, all } = await aGroup(6);
    const [owner, ...others] = all as [BuiltPerson, ...BuiltPerson[]];
    const outcomes = await meanwhile(all, id, () =>
      others.flatMap((who) => [
        outcome(owner, REMOVE, { id, who: who.member.id }),
        outcome(who, LEAVE, { id }),
      ]),
    );
    expect(outcomes.toSorted()).toEqual([...times(5, "NOT_FOUND"), ...times(5, "done")]);
    const group = await seenBy(owner, id);
    expect([...events(group, "REMOVED"), ...events(group, "LEFT")]).toHaveLength(5);
  });

  test("the owner leaves and removes nobody after that", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, all } = await aGroup(3);
      const [owner, other, third] = all as [BuiltPerson, BuiltPerson, BuiltPerson];
      await meanwhile([third], id, () => [
        outcome(owner, LEAVE, { id }),
        outcome(owner, REMOVE, { id, who: other.member.id }),
      ]);
      const group = await seenBy(third, id);
      const [left] = events(group, "LEFT");
      for (const { seq } of events(group, "REMOVED")) expect(seq).toBeLessThan(left?.seq ?? 0);
      expect(group.participants.filter(({ role }) => role === "OWNER")).toHaveLength(1);
    }
  });

  test("those who left come back, and others add whoever was removed: all of them once", async () => {
    const { id, all } = await aGroup(6);
    const [owner, one, other] = all as [BuiltPerson, BuiltPerson, BuiltPerson];
    const left = all.slice(3);
    const stranger = await aPerson(graph);
    for (const who of left) await graph.as(who.viewer)(LEAVE, { id });
    await graph.as(owner.viewer)(REMOVE, { id, who: other.member.id });
    const who = [other.member.id, stranger.member.id];
    const outcomes = await meanwhile(all, id, () => [
      ...[...left, ...left].map((person) => outcome(person, REJOIN, { id })),
      ...[owner, one, owner, one].map((person) => outcome(person, ADD, { id, who })),
    ]);
    expect(outcomes.toSorted()).toEqual([...times(3, "NOT_FOUND"), ...times(7, "done")]);
    const group = await seenBy(stranger, id);
    expect(group.participantCount).toBe(7);
    const added = events(group, "ADDED").map(({ subject }) => subject?.id ?? "");
    expect(added.toSorted()).toEqual(idsOf([other, stranger, ...left]).toSorted());
  });

  test("they mute, pin and archive: all of it holds", async () => {
    const { id, all } = await aGroup(6);
    const inputs = [{ isMuted: true }, { isPinned: true }, { isArchived: true }];
    const outcomes = await meanwhile(all, id, () =>
      all.flatMap((who) => inputs.map((input) => outcome(who, UPDATE, { id, input }))),
    );
    expect(outcomes).toEqual(times(18, "done"));
    const OWN = `query($id: ID!) {
      conversation(id: $id) { viewerParticipant { lastReadSeq ${PRIVATE} } }
    }`;
    for (const who of all) {
      const { viewerParticipant } = (await graph.as(who.viewer)(OWN, { id })).conversation;
      expect(viewerParticipant).toEqual({
        lastReadSeq: 12,
        unreadCount: 0,
        isMuted: true,
        pinnedAt: expect.any(String),
        archivedAt: expect.any(String),
        draft: expect.stringContaining("Draft"),
      });
    }
  });
});

test("what was pinned stays pinned since then, and nothing is changed by no choice", async () => {
  const people = [ada.member, ben.member];
  const { conversation } = await aConversation(graph.em(), { people, title: "Kept" });
  const UPDATE = `mutation($id: ID!, $input: ParticipationInput!) {
    updateParticipation(conversationId: $id, input: $input) { pinnedAt isMuted archivedAt }
  }`;
  const update = async (input: object) =>
    (await graph.as(ada.viewer)(UPDATE, { id: conversation.id, input })).updateParticipation;
  const { pinnedAt } = await update({ isPinned: true });
  graph.clock.advance(MINUTE);
  expect(await update({ isPinned: true, isMuted: true })).toMatchObject({ pinnedAt });
  expect(await update({})).toEqual({ pinnedAt, isMuted: true, archivedAt: null });
  expect(await update({ isPinned: false })).toMatchObject({ pinnedAt: null, isMuted: true });
});

interface Group {
  participantCount: number;
  participants: (Member & { role: string })[];
  messages: {
    nodes: { seq: number; systemEvent: string | null; subject: { id: string } | null }[];
  };
}

interface Member {
  member: { id: string };
}
