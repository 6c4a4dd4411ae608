import { createSourceEventStream, getOperationAST, parse } from "graphql";
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
const SEND = "mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }";

const crowd = async (count: number, facts: object = {}): Promise<BuiltPerson[]> => {
  const people: BuiltPerson[] = [];
  while (people.length < count) people.push(await aPerson(graph));
  const [first] = people;
  if (first)
    await graph.em().nativeUpdate(first.member.constructor, { id: first.member.id }, facts);
  return people;
};

/**
 * Subscribes all of them to messages of the first one; returns what each has received and the
 * number of statements.
 */
async function conversation(people: readonly BuiltPerson[]) {
  const members = people.map(({ member }) => member);
  const { conversation } = await aConversation(graph.em(), { people: members, title: "All" });
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
    const document = parse(CHANGED);
    const operation = getOperationAST(document);
    const variables = { conversationId: conversation.id };
    const contextValue = graph.context(viewer);
    const feed = await createSourceEventStream({
      schema,
      document,
      variableValues: variables,
      contextValue,
    });
    if (!(feed instanceof SubscriptionSource) || !operation) throw new Error("Not an event stream");
    await groups.join(feed, { document, operation, variables, context: contextValue }, (text) => {
      heard[n] = text;
      if (Object.keys(heard).length === people.length) all.resolve();
    });
  }
  return async (message: string, replyToId?: string) => {
    [heard, all, statements] = [[], Promise.withResolvers<void>(), 0];
    const messageId = uuid();
    const input = { conversationId: conversation.id, messageId, message, replyToId };
    await graph.as(people[0]?.viewer)(SEND, { input });
    await all.promise;
    const messages = heard.map((text) => JSON.parse(text).data.messageChanged);
    return { id: messageId, messages, statements };
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
