import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";
import { attachToCard } from "../boards/attach-files.ts";
import { addAttachment } from "../chat/add-attachment.ts";
import { aConversation } from "../chat/conversation.builder.ts";
import { uuid } from "../foundation/uuid.ts";
import { addProductFile } from "../products/add-product-file.ts";
import { attachMedia } from "../projects/change-media.ts";
import { aProject } from "../projects/project.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { addFile } from "./add-version.ts";

const graph = await testGraph();
const ada = await aPerson(graph, Role.ADMIN);
const ben = await aPerson(graph);

const USES = `query($id: ID!) { file(id: $id) {
  onCards { card { title } } inMails { mail { subject } } inMessages { message { body } }
  inProjects { title } inProducts { product { name } } } }`;
const NOWHERE = { onCards: [], inMails: [], inMessages: [], inProjects: [], inProducts: [] };
const SHARE = `mutation($id: ID!, $who: ID!) { shareFile(fileId: $id, memberId: $who, permission: VIEW) { id } }`;

const as = ({ viewer }: BuiltPerson) => graph.as(viewer);
const usesOf = async (id: string, who = ada) => (await as(who)(USES, { id })).file;
const sent = (text: string) => ({
  id: uuid(),
  name: `${uuid()}.pdf`,
  size: text.length,
  type: "application/pdf",
  sha256: createHash("sha256").update(text).digest("hex"),
});
const content = (text: string) => Readable.from([Buffer.from(text)]);
const context = () => graph.context(ada.viewer);

async function put(text: string): Promise<string> {
  const file = { ...sent(text), content: content(text) };
  return (await addFile(null, file, "ask", context())).id;
}

async function onCard(title: string, text: string): Promise<void> {
  const { createBoard } = await as(ada)(
    `mutation($input: CreateBoardInput!) { createBoard(input: $input) { columns { id } } }`,
    { input: { name: "Board", columns: [{ name: "To do" }] } },
  );
  const { createCard } = await as(ada)(
    `mutation($input: CreateCardInput!) { createCard(input: $input) { id } }`,
    { input: { columnId: createBoard.columns[0].id, title } },
  );
  await attachToCard(createCard.id, sent(text), content(text), context());
}

async function inMail(subject: string, id: string): Promise<void> {
  const { createMailDraft } = await as(ada)(
    `mutation($input: CreateMailDraftInput!) { createMailDraft(input: $input) { id } }`,
    { input: { to: [{ address: "kari@example.org" }], subject, html: "<p>Here</p>" } },
  );
  await as(ada)(
    `mutation($id: ID!, $fileIds: [ID!]!) { attachFilesToMail(id: $id, fileIds: $fileIds) { id } }`,
    { id: createMailDraft.id, fileIds: [id] },
  );
}

async function inMessage(message: string, text: string): Promise<void> {
  const { conversation } = await aConversation(graph.em(), {
    people: [ada.member, ben.member],
    title: "Plans",
  });
  const { id } = await addAttachment(conversation.id, sent(text), content(text), context());
  const input = { conversationId: conversation.id, messageId: uuid(), message };
  await as(ada)(`mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }`, {
    input: { ...input, attachments: [id] },
  });
}

async function inProduct(name: string, text: string): Promise<void> {
  const { createProduct } = await as(ada)(
    `mutation($input: CreateProductInput!) { createProduct(input: $input) { id } }`,
    { input: { name, kind: "DIGITAL", price: 500 } },
  );
  await addProductFile(createProduct.id, sent(text), content(text), context());
}

test("a file says where copies of it are, however they came there", async () => {
  const id = await put("The plan");
  expect(await usesOf(id)).toEqual(NOWHERE);
  await onCard("Print", "The plan");
  await inMail("Here it is", id);
  await inMessage("Have a look", "The plan");
  const owners = [{ id: ada.member.id }];
  const fair = await aProject(graph.em(), { title: { en: "Fair" }, owners });
  await attachMedia(fair.id, sent("The plan"), content("The plan"), context());
  await attachMedia(fair.id, sent("The plan"), content("The plan"), context());
  await inProduct("Plans", "The plan");
  await onCard("Another", "Another plan");
  expect(await usesOf(id)).toEqual({
    onCards: [{ card: { title: "Print" } }],
    inMails: [{ mail: { subject: "Here it is" } }],
    inMessages: [{ message: { body: "Have a look" } }],
    inProjects: [{ title: "Fair" }],
    inProducts: [{ product: { name: "Plans" } }],
  });
});

test("who may not see these things is not told of them", async () => {
  const id = await put("The list");
  await onCard("Print", "The list");
  await inMail("Here it is", id);
  await inMessage("Have a look", "The list");
  await inProduct("Lists", "The list");
  await as(ada)(SHARE, { id, who: ben.member.id });
  expect(await usesOf(id, ben)).toEqual({
    ...NOWHERE,
    inMessages: [{ message: { body: "Have a look" } }],
  });
});

test("a folder is used nowhere", async () => {
  const { createFolder } = await as(ada)(
    `mutation { createFolder(input: { name: "Plans" }) { id } }`,
  );
  expect(await usesOf(createFolder.id)).toEqual(NOWHERE);
});
