import { describe, expect, test } from "vitest";
import { uuid } from "../foundation/uuid.ts";
import { Member } from "../members/member.ts";
import { MessageAudience } from "../members/member-parts.ts";
import { testGraph } from "../testing/graph.ts";
import { aConversation } from "./conversation.builder.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";

const graph = await testGraph();

const START = `mutation($input: StartConversationInput!) { startConversation(input: $input) { id } }`;
const SEND = "mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }";
const ADD = `mutation($id: ID!, $memberIds: [ID!]!) {
  addParticipants(id: $id, memberIds: $memberIds) { id }
}`;
const ACCEPTS = "query($id: ID!) { member(id: $id) { acceptsMessages } }";
const CONTACTS = "query($search: String) { contacts(search: $search) { nodes { id } } }";
const REFUSED = "This member doesn't accept messages";

const people = async (acceptMessagesFrom: MessageAudience) => {
  const [ada, ben] = [await aPerson(graph), await aPerson(graph)];
  await graph.em().nativeUpdate(Member, { id: ben.member.id }, { acceptMessagesFrom });
  return { ada, ben };
};

const start = (from: BuiltPerson, to: BuiltPerson, more: object = {}) =>
  [from.viewer, START, { input: { recipients: [to.member.id], ...more } }] as const;

const accepts = async (reader: BuiltPerson, { member }: BuiltPerson): Promise<boolean> =>
  (await graph.as(reader.viewer)(ACCEPTS, member)).member.acceptsMessages;

const isContact = async (reader: BuiltPerson, { member }: BuiltPerson): Promise<boolean> => {
  const search = member.handle;
  const { contacts } = await graph.as(reader.viewer)(CONTACTS, { search });
  return contacts.nodes.some(({ id }: { id: string }) => id === member.id);
};

const hello = (conversationId: string) => ({
  input: { conversationId, messageId: uuid(), message: "Hello" },
});

describe.each([MessageAudience.EVERYONE, MessageAudience.MEMBERS])(
  "a member who accepts messages from %s",
  (audience) => {
    test("is written to by strangers", async () => {
      const { ada, ben } = await people(audience);
      expect(await accepts(ada, ben)).toBe(true);
      expect(await isContact(ada, ben)).toBe(true);
      const [viewer, text, variables] = start(ada, ben);
      expect((await graph.as(viewer)(text, variables)).startConversation.id).toBeTruthy();
    });
  },
);

describe.each([MessageAudience.CONTACTS, MessageAudience.NOBODY])(
  "a member who accepts messages from %s",
  (audience) => {
    test("is not written to by strangers, alone or in a group, nor offered to them", async () => {
      const { ada, ben } = await people(audience);
      expect(await accepts(ada, ben)).toBe(false);
      expect(await isContact(ada, ben)).toBe(false);
      for (const more of [{}, { isGroup: true, title: "Us" }]) {
        const refusal = await graph.refusal(...start(ada, ben, more));
        expect([refusal.extensions.code, refusal.message]).toEqual(["FORBIDDEN", REFUSED]);
      }
      const others = [ada.member, (await aPerson(graph)).member];
      const { conversation } = await aConversation(graph.em(), { people: others, title: "Us" });
      const refusal = await graph.refusal(ada.viewer, ADD, {
        id: conversation.id,
        memberIds: [ben.member.id],
      });
      expect(refusal.message).toBe(REFUSED);
    });

    test("gets no further messages from a stranger who has written before", async () => {
      const { ada, ben } = await people(audience);
      const { conversation } = await aConversation(graph.em(), {
        people: [ada.member, ben.member],
        said: ["Hello?"],
      });
      const refusal = await graph.refusal(ada.viewer, SEND, hello(conversation.id));
      expect(refusal.message).toBe(REFUSED);
    });

    test("is answered in a conversation in which they have written", async () => {
      const { ada, ben } = await people(audience);
      const { conversation } = await aConversation(graph.em(), {
        people: [ada.member, ben.member],
        said: ["Hello", "Hi"],
      });
      await graph.as(ada.viewer)(SEND, hello(conversation.id));
      expect(await accepts(ada, ben)).toBe(true);
    });
  },
);

test.each([
  [MessageAudience.CONTACTS, undefined],
  [MessageAudience.NOBODY, REFUSED],
])("a contact starts a further conversation with %s: %s", async (audience, refusal) => {
  const { ada, ben } = await people(audience);
  const together = [ada.member, ben.member];
  await aConversation(graph.em(), { people: together, said: ["Hello", "Hi"] });
  const [viewer, text, variables] = start(ada, ben, { isGroup: true, title: "A project" });
  const outcome = await graph
    .as(viewer)(text, variables)
    .catch(({ message }: Error) => message);
  expect(typeof outcome === "string" ? outcome : undefined).toBe(refusal);
});
