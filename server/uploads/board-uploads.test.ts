import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { Board, BoardColumn, BoardMember, BoardRole, Card } from "../../schema/boards/index.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import { flushOutbox } from "../../schema/foundation/outbox.ts";
import { testServer } from "../testing/server.ts";
import { tusUploads } from "../testing/tus-upload.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atelier-board-files-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const uploads = tusUploads(server, "/api/kanban/uploads");
const timeout = 30_000;

const em = server.database.em.fork();
const member = await aMember(server.database.em.fork());
const owner = withRole(Role.MEMBER, { memberId: member.id });
const stranger = withRole(Role.MEMBER, {
  memberId: (await aMember(server.database.em.fork())).id,
});
const board = new Board({ name: "Files" });
const column = Object.assign(new BoardColumn({ board }), { name: "To do", rank: "a0" });
const card = Object.assign(new Card({ board, column }), { title: "Paper", rank: "a0" });
em.persist([board, column, card]);
em.persist(new BoardMember({ board, member: em.merge(member), role: BoardRole.OWNER }));
await em.flush();

async function upload(filename: string, bytes: Buffer, as = owner) {
  const begun = await uploads.begin(as, { filename, cardId: card.id }, { length: bytes.length });
  if (begun.status !== 201) return begun;
  return uploads.send(as, begun.headers.get("location") ?? "", bytes);
}

const get = (path: string, as = visitor()) =>
  fetch(`${server.url}${path}`, { headers: server.as(as) });

const graph = async (query: string, as = owner) =>
  (await server.ask("POST", "/graphql", { as, body: { query } })).body;

test("a file is added to a card, seen by members of the board alone", { timeout }, async () => {
  const picture = await sharp({
    create: { width: 40, height: 20, channels: 3, background: "teal" },
  })
    .png()
    .toBuffer();
  const { status, body } = await upload("boats.png", picture);
  expect(status).toBe(200);
  expect(body.attachment).toMatchObject({ name: "boats.png", type: "image/webp", width: 40 });
  const statuses = await Promise.all(
    [owner, stranger, withRole(Role.ADMIN), visitor()].map(
      async (as) => (await get(body.attachment.path, as)).status,
    ),
  );
  expect(statuses).toEqual([200, 404, 404, 404]);
  expect((await upload("mine.png", picture, stranger)).status).toBe(404);
});

test("what could run is a download, whatever its name", { timeout }, async () => {
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
  );
  const { body } = await upload("../../logo.svg", svg);
  expect(body.attachment.name).toBe("logo.svg");
  const { headers } = await get(body.attachment.path, owner);
  expect(headers.get("content-disposition")).toMatch(/^attachment/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("it is counted, and deleted with its bytes", { timeout }, async () => {
  const CARD = `{ card(id: "${card.id}") { attachmentCount attachments { id name uploader { id } } } }`;
  const { body } = await upload("notes.txt", Buffer.from("Uncoated"));
  const { id } = body.attachment;
  const before = (await graph(CARD)).data.card;
  expect(before.attachments.at(-1)).toEqual({ id, name: "notes.txt", uploader: { id: member.id } });
  const DELETE = `mutation { deleteCardAttachment(id: "${id}") }`;
  expect((await graph(DELETE, stranger)).errors[0].extensions.code).toBe("NOT_FOUND");
  expect((await graph(DELETE)).data.deleteCardAttachment).toBe(id);
  const after = (await graph(CARD)).data.card;
  expect(after.attachmentCount).toBe(before.attachmentCount - 1);
  const now = () => new Date(Date.now() + MINUTE);
  await flushOutbox(server.database.em.fork(), { ...server.context().services, clock: { now } });
  await vi.waitFor(() => {
    const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
    expect(files.filter((path) => path.includes(`boards/${id}`))).toEqual([]);
  });
});
