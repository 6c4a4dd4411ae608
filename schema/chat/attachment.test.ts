import { beforeAll, expect, test } from "vitest";
import { uuid } from "../foundation/uuid.ts";
import { testGraph } from "../testing/graph.ts";
import { Attachment } from "./attachment.ts";
import { aConversation } from "./conversation.builder.ts";
import { Conversation } from "./conversation.ts";
import { aPerson } from "../accounts/person.builder.ts";

const graph = await testGraph();
const [ada, ben, eve] = await Promise.all([aPerson(graph), aPerson(graph), aPerson(graph)]);
let id = "";

beforeAll(async () => {
  const em = graph.em();
  const said = ["See https://atelier.example", "No address", "http://old.example", "Last words"];
  const { conversation, messages } = await aConversation(em, {
    people: [ada.member, ben.member],
    said,
  });
  id = conversation.id;
  const sent = ["notes.txt", "one.webp", "two.webp", "unsent.webp"].map((name, n) => {
    const isPicture = name.endsWith("webp");
    const attachment = new Attachment({
      id: uuid(),
      conversation,
      uploader: ada.member,
      name,
      size: 1_000,
      type: isPicture ? "image/webp" : "text/plain",
      sha256: "",
      width: isPicture ? 40 : null,
      height: isPicture ? 30 : null,
    });
    attachment.createdAt = new Date(Date.UTC(2026, 10, 20, 8, n));
    attachment.message = name === "unsent.webp" ? null : messages[n];
    return attachment;
  });
  await em.persist(sent).flush();
});

const SENT = `query($id: ID!, $kind: AttachmentKind) {
  attachments(conversationId: $id, kind: $kind, first: 10) {
    totalCount
    nodes { name message { seq } }
  }
}`;

test("sent files are listed by kind, newest first, without unsent ones", async () => {
  const sent = async (kind?: string) => {
    const { attachments } = await graph.as(ben.viewer)(SENT, { id, kind });
    return attachments.nodes.map(
      ({ name, message }: { name: string; message: { seq: number } }) => `${message.seq} ${name}`,
    );
  };
  expect(await sent()).toEqual(["3 two.webp", "2 one.webp", "1 notes.txt"]);
  expect(await sent("IMAGE")).toEqual(["3 two.webp", "2 one.webp"]);
  expect(await sent("FILE")).toEqual(["1 notes.txt"]);
});

test("messages with links can be filtered", async () => {
  const LINKS = `query($id: ID!) {
    messages(conversationId: $id, filter: { hasLink: true }) { nodes { body } }
  }`;
  const { messages } = await graph.as(ben.viewer)(LINKS, { id });
  expect(messages.nodes).toEqual([
    { body: "http://old.example" },
    { body: "See https://atelier.example" },
  ]);
});

test("a message with a file that is sent from two tabs at once exists once", async () => {
  const SEND = "mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }";
  const em = graph.em();
  const conversation = em.getReference(Conversation, id);
  for (let round = 0; round < 5; round += 1) {
    const file = new Attachment({
      id: uuid(),
      conversation,
      uploader: ada.member,
      name: "note.txt",
      size: 1_000,
      type: "text/plain",
      sha256: "",
      width: null,
      height: null,
    });
    await em.persist(file).flush();
    const input = { conversationId: id, messageId: uuid(), message: "", attachments: [file.id] };
    const send = () => graph.as(ada.viewer)(SEND, { input });
    const sent = { sendMessage: { id: input.messageId } };
    expect(await Promise.all([send(), send()])).toEqual([sent, sent]);
  }
});

test("others cannot list any", async () => {
  const refused = await graph.refusal(eve.viewer, SENT, { id });
  expect(refused.extensions.code).toBe("NOT_FOUND");
});
