import { readFileSync } from "node:fs";
import {
  createSourceEventStream,
  getOperationAST,
  parse,
  print,
  separateOperations,
} from "graphql";
import { describe, expect, test } from "vitest";
import { aConversation } from "../../schema/chat/conversation.builder.ts";
import { aPerson, type BuiltPerson } from "../../schema/accounts/person.builder.ts";
import { SubscriptionSource } from "../../schema/foundation/subscription-source.ts";
import { statementRunner } from "../../schema/foundation/reading/sql/run-statement.ts";
import { uuid } from "../../schema/foundation/uuid.ts";
import { Visibility } from "../../schema/members/member.ts";
import { testGraph } from "../../schema/testing/graph.ts";
import { Fanout } from "../../schema/foundation/reading/live/fanout.ts";

const graph = await testGraph();
const { schema } = graph;

const CHANGED = `subscription($conversationId: ID!) {
  messageChanged(conversationId: $conversationId) {
    body sender { displayName } replyTo { body sender { displayName } } attachments(first: 10) { name }
  }
}`;
/** What every open dashboard listens to; the directive is only for its own cache. */
const LISTED = print(
  separateOperations(
    parse(readFileSync("client/features/chat/live-conversations.graphql", "utf8")),
  )["ConversationChanged"]!,
).replaceAll(" @unmask", "");
const SEND = "mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }";

const crowd = async (count: number, values: object = {}): Promise<BuiltPerson[]> => {
  const people: BuiltPerson[] = [];
  while (people.length < count) people.push(await aPerson(graph));
  const [first] = people;
  if (first)
    await graph.em().nativeUpdate(first.member.constructor, { id: first.member.id }, values);
  return people;
};

/** The first of them writes to a group of all. */
async function group(people: readonly BuiltPerson[]) {
  const members = people.map(({ member }) => member);
  const { conversation } = await aConversation(graph.em(), { people: members, title: "All" });
  return conversation.id;
}

/**
 * Subscribes these people, on as many devices as they are named; returns what each device receives
 * from an act, and the number of statements.
 */
async function listening(people: readonly BuiltPerson[], query: string, variables: object = {}) {
  const run = statementRunner(graph.em());
  let statements = 0;
  const groups = new Fanout(
    schema,
    graph.em,
    graph.services,
    (text, values) => {
      statements += 1;
      return run(text, values);
    },
    (error): never => {
      throw error;
    },
  );
  let heard: string[] = [];
  let all = Promise.withResolvers<void>();
  for (const [n, { viewer }] of people.entries()) {
    const document = parse(query);
    const operation = getOperationAST(document);
    const contextValue = graph.context(viewer);
    const feed = await createSourceEventStream({
      schema,
      document,
      variableValues: { ...variables },
      contextValue,
    });
    if (!(feed instanceof SubscriptionSource) || !operation) throw new Error("Not an event stream");
    await groups.join(
      feed,
      { document, operation, variables: { ...variables }, context: contextValue },
      (text) => {
        heard[n] = text;
        if (Object.keys(heard).length === people.length) all.resolve();
      },
    );
  }
  return async (act: () => Promise<unknown>) => {
    [heard, all, statements] = [[], Promise.withResolvers<void>(), 0];
    await act();
    await all.promise;
    return { answers: heard.map((text) => JSON.parse(text).data), statements };
  };
}

async function send(by: BuiltPerson, conversationId: string, message: string, replyToId?: string) {
  const messageId = uuid();
  await graph.as(by.viewer)(SEND, { input: { conversationId, messageId, message, replyToId } });
  return messageId;
}

async function conversation(people: readonly BuiltPerson[]) {
  const conversationId = await group(people);
  const heardOf = await listening(people, CHANGED, { conversationId });
  return async (message: string, replyToId?: string) => {
    let id = "";
    const { answers, statements } = await heardOf(async () => {
      id = await send(people[0]!, conversationId, message, replyToId);
    });
    return { id, messages: answers.map(({ messageChanged }) => messageChanged), statements };
  };
}

describe("several subscribers of one message", () => {
  test("share one answer, whoever they are, even if it quotes another message", async () => {
    const people = await crowd(12);
    const say = await conversation(people);
    const name = { displayName: people[0]?.member.displayName };
    const first = await say("One");
    const second = await say("Two", first.id);
    expect([first.statements, second.statements]).toEqual([2, 2]); // one for the row policies, one for the content
    for (const heard of second.messages) {
      const replyTo = { body: "One", sender: name };
      expect(heard).toEqual({ body: "Two", sender: name, replyTo, attachments: [] });
    }
  });

  test("each get what they may see: a hidden member is named only to themselves", async () => {
    const people = await crowd(7, { visibility: Visibility.PRIVATE });
    const say = await conversation(people);
    const { messages } = await say("From nobody");
    const [own, ...others] = messages.map(({ sender }) => sender);
    expect(own).toEqual({ displayName: people[0]?.member.displayName });
    expect(others).toEqual(Array.from({ length: 6 }, () => null));
  });
});

describe("the list of conversations on open dashboards", () => {
  const CHANGE = `mutation($id: ID!, $input: ParticipationInput!) {
    updateParticipation(conversationId: $id, input: $input) { id }
  }`;
  const SEEN = "mutation($id: ID!) { markConversationSeen(conversationId: $id) { id } }";
  const DRAFT = `mutation($id: ID!) { saveDraft(conversationId: $id, text: "Un\\u0001finished") { id } }`;
  const BUSY = "mutation { setDoNotDisturb(enabled: true) { id } }";
  const LEAVE = "mutation($id: ID!) { leaveConversation(id: $id) }";

  test.each([2, 40])("is read in one statement per message for all %i of them", async (count) => {
    const people = await crowd(count);
    const id = await group(people);
    const heardOf = await listening(people, LISTED);
    for (const body of ["One", "Two"]) {
      const { answers, statements } = await heardOf(() => send(people[0]!, id, body));
      expect(statements).toBe(2); // one for the row policies, one for the content
      for (const { conversationChanged } of answers)
        expect(conversationChanged).toMatchObject({ id, lastMessage: { body } });
    }
  });

  test("is the same as a query would answer, for everyone on each of their devices", async () => {
    const [ada, ben, eve, max] = (await crowd(4)) as [
      BuiltPerson,
      BuiltPerson,
      BuiltPerson,
      BuiltPerson,
    ];
    const everyone = [ada, ben, eve, max];
    const id = await group(everyone);
    const devices = [ada, ben, ada, eve, max, ben];
    const heardOf = await listening(devices, LISTED);
    const query = LISTED.replace("subscription ConversationChanged", "query($id: ID!)").replace(
      /conversationChanged {/,
      "conversationChanged: conversation(id: $id) {",
    );
    await graph.as(eve.viewer)("mutation($id: ID!) { blockMember(id: $id) }", {
      id: ben.member.id,
    });
    const acts: (() => Promise<unknown>)[] = [
      () => send(ada, id, "One"),
      () =>
        graph
          .as(ben.viewer)(BUSY)
          .then(() => send(ada, id, "Presence")),
      () => send(ben, id, "Two"),
      () => graph.as(ben.viewer)(SEEN, { id }),
      () =>
        graph
          .as(ada.viewer)(DRAFT, { id })
          .then(() => send(eve, id, "Three")),
      () => graph.as(ada.viewer)(CHANGE, { id, input: { isMuted: true } }),
      () => graph.as(eve.viewer)(CHANGE, { id, input: { isArchived: true } }),
      () => graph.as(max.viewer)(CHANGE, { id, input: { isPinned: true } }),
    ];
    for (const act of acts) {
      const { answers, statements } = await heardOf(act);
      expect(statements).toBe(2);
      for (const [n, answer] of answers.entries())
        expect(answer).toEqual(await graph.as(devices[n]!.viewer)(query, { id }));
    }
    await graph.as(max.viewer)(LEAVE, { id });
    const stay = await listening([ada, ben, eve], LISTED);
    const { answers } = await stay(() => send(ben, id, "Without Max"));
    const unread = answers.map((one) => one.conversationChanged.viewerParticipant.unreadCount);
    expect(unread).toEqual([3, 1, 4]);
  });
});
