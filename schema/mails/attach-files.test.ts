import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";
import { addFile } from "../files/add-version.ts";
import { File } from "../files/file.ts";
import { SECOND } from "../foundation/durations.ts";
import { uuid } from "../foundation/uuid.ts";
import { testGraph } from "../testing/graph.ts";

const graph = await testGraph();
const ada = await aPerson(graph, Role.SUPPORT);
const ben = await aPerson(graph, Role.SUPPORT);

const CREATE = `mutation($input: CreateMailDraftInput!) { createMailDraft(input: $input) { id } }`;
const ATTACH = `mutation($id: ID!, $fileIds: [ID!]!) { attachFilesToMail(id: $id, fileIds: $fileIds) {
  attachmentCount attachments { name size type uploader { id } } } }`;
const SEND = "mutation($id: ID!) { sendMail(id: $id) { id } }";
const SHARE = `mutation($id: ID!, $who: ID!) { shareFile(fileId: $id, memberId: $who, permission: VIEW) { id } }`;
const TRASH = "mutation($ids: [ID!]!) { trashFiles(ids: $ids) }";
const DELETE = "mutation($ids: [ID!]!) { deleteFiles(ids: $ids) }";

async function draftOf({ viewer }: BuiltPerson): Promise<string> {
  const input = { to: [{ address: "kari@example.org" }], subject: "Plan", html: "<p>Here</p>" };
  return (await graph.as(viewer)(CREATE, { input })).createMailDraft.id;
}

const put = (name: string, text: string, { viewer }: BuiltPerson): Promise<{ id: string }> => {
  const bytes = Buffer.from(text);
  const values = { id: uuid(), name, size: bytes.length, type: "text/plain", sha256: text };
  return addFile(
    null,
    { ...values, content: Readable.from([bytes]) },
    "ask",
    graph.context(viewer),
  );
};

test("own files and shared ones are attached as copies, which stay when the file is deleted", async () => {
  const own = await put("plan.txt", "A to B", ada);
  const shared = await put("list.txt", "One, two", ben);
  await graph.as(ben.viewer)(SHARE, { id: shared.id, who: ada.member.id });
  const id = await draftOf(ada);
  const { attachFilesToMail } = await graph.as(ada.viewer)(ATTACH, {
    id,
    fileIds: [own.id, shared.id],
  });
  const uploader = { id: ada.member.id };
  expect(attachFilesToMail).toEqual({
    attachmentCount: 2,
    attachments: [
      { name: "plan.txt", size: 6, type: "text/plain", uploader },
      { name: "list.txt", size: 8, type: "text/plain", uploader },
    ],
  });
  await graph.as(ada.viewer)(TRASH, { ids: [own.id] });
  await graph.as(ada.viewer)(DELETE, { ids: [own.id] });
  await graph.as(ada.viewer)(SEND, { id });
  await graph.pass(11 * SECOND);
  const [first] = graph.mails.at(-1)?.attachments ?? [];
  const content = await graph.services.storage.read(first?.storageKey ?? "");
  expect(Buffer.concat(await Array.fromAsync(content)).toString()).toBe("A to B");
});

test("files of others are not found, nor are deleted ones and folders", async () => {
  const others = await put("salaries.txt", "Secret", ben);
  const gone = await put("gone.txt", "Gone", ada);
  await graph.as(ada.viewer)(TRASH, { ids: [gone.id] });
  const folder = await graph.as(ada.viewer)(
    `mutation { createFolder(input: { name: "Plans" }) { id } }`,
  );
  const id = await draftOf(ada);
  for (const fileId of [others.id, gone.id, folder.createFolder.id, uuid()]) {
    const refusal = await graph.refusal(ada.viewer, ATTACH, { id, fileIds: [fileId] });
    expect(refusal.message).toBe("File not found");
  }
});

test("a draft of a colleague takes none, and none more than 25 MB together", async () => {
  const file = await put("large.txt", "Large", ada);
  const [id, other] = [await draftOf(ada), await draftOf(ben)];
  const variables = { id: other, fileIds: [file.id] };
  expect((await graph.refusal(ada.viewer, ATTACH, variables)).extensions.code).toBe("FORBIDDEN");
  await graph.em().nativeUpdate(File, file.id, { size: 25_000_001 });
  const large = await graph.refusal(ada.viewer, ATTACH, { id, fileIds: [file.id] });
  expect(large.extensions.fields).toEqual({ attachments: "At most 25 MB together" });
});
