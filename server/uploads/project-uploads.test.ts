import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { flushOutbox } from "../../schema/foundation/outbox.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { beginningOfPng } from "../testing/large-pictures.ts";
import { testServer } from "../testing/server.ts";
import { tusUploads } from "../testing/tus-upload.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atelier-project-files-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const uploads = tusUploads(server, "/api/projects/uploads");
const em = () => server.database.em.fork();
const timeout = 30_000;

const member = await aMember(em());
const owner = withRole(Role.MEMBER, { memberId: member.id });
const stranger = withRole(Role.MEMBER, { memberId: (await aMember(em())).id });
const picture = await sharp({
  create: { width: 40, height: 20, channels: 3, background: "teal" },
})
  .png()
  .toBuffer();

async function upload(projectId: string, filename: string, bytes: Buffer, as = owner) {
  const begun = await uploads.begin(as, { filename, projectId }, { length: bytes.length });
  if (begun.status !== 201) return begun;
  return uploads.send(as, begun.headers.get("location") ?? "", bytes);
}

const get = (path: string, as = visitor()) =>
  fetch(`${server.url}${path}`, { headers: server.as(as) });

const graph = async (query: string) =>
  (await server.ask("POST", "/graphql", { as: owner, body: { query } })).body.data;

test("a picture is stored as media, and public at once", { timeout }, async () => {
  const { id } = await aProject(em(), { owners: [member] });
  const { status, body } = await upload(id, "boats.png", picture);
  expect(status).toBe(200);
  expect(body.media).toMatchObject({
    kind: "image",
    name: "boats.png",
    type: "image/webp",
    width: 40,
    height: 20,
  });
  const { url } = body.media;
  expect((await get(url, owner)).status).toBe(200);
  const shown = await get(url);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("content-type")).toBe("image/webp");
  expect(shown.headers.get("cache-control")).toBe("public, max-age=300");
  await graph(`mutation { updateProject(id: "${id}", input: { visibility: PRIVATE }) { id } }`);
  expect((await get(url)).status).toBe(404);
  expect((await get(url, stranger)).status).toBe(404);
  expect((await get(url, owner)).headers.get("cache-control")).toBe("private, no-cache");
});

test(
  "a picture is seen by who sees its project, by owners in every state",
  { timeout },
  async () => {
    const { id } = await aProject(em(), { owners: [member] });
    const { body } = await upload(id, "boats.png", picture);
    const { url } = body.media;
    const statuses = async () =>
      Promise.all(
        [visitor(), stranger, owner].map(async (viewer) => (await get(url, viewer)).status),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    await graph(`mutation { unpublishProject(id: "${id}", locale: en) { id } }`);
    expect(await statuses()).toEqual([404, 404, 200]);
    await graph(`mutation { publishProject(id: "${id}", locale: en) { id } }`);
    expect(await statuses()).toEqual([200, 200, 200]);
    await graph(`mutation { deleteProject(id: "${id}") }`);
    expect(await statuses()).toEqual([404, 404, 404]);
  },
);

test.each(["a.png", "a.SVG", "film.mp4"])(
  "whatever claims to be %s and is not is refused, and nothing of it stays",
  { timeout },
  async (filename) => {
    const { id } = await aProject(em(), { owners: [member] });
    const bytes = Buffer.from("<script>alert(1)</script>");
    const about = { filename, projectId: id };
    const begun = await uploads.begin(owner, about, { length: bytes.length });
    const at = begun.headers.get("location") ?? "";
    const { status, body } = await uploads.send(owner, at, bytes);
    expect(status).toBe(415);
    expect(body).toMatchObject({ code: "UNSUPPORTED_TYPE" });
    expect((await uploads.send(owner, at, bytes)).status).toBe(404);
    const { project } = await graph(`{ project(id: "${id}") { media { id } } }`);
    expect(project.media).toEqual([]);
  },
);

const phone = () =>
  sharp({ create: { width: 5_712, height: 4_284, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();

test("a picture as large as phones make is scaled down", { timeout }, async () => {
  const { id } = await aProject(em(), { owners: [member] });
  const { status, body } = await upload(id, "a.jpg", await phone());
  expect(status).toBe(200);
  expect(body.media).toMatchObject({ kind: "image", width: 2_560, height: 1_920 });
});

test("a picture of more than 100 megapixels is refused as too large", { timeout }, async () => {
  const { id } = await aProject(em(), { owners: [member] });
  const { status, body } = await upload(id, "a.jpg", beginningOfPng(12_000, 9_000));
  expect(status).toBe(413);
  expect(body).toMatchObject({ code: "TOO_LARGE", message: "At most 100 megapixels" });
});

test.each([
  ["a.heic", "\0\0\0\x18ftypheic", "FORMAT"],
  ["renamed.jpg", "\0\0\0\x18ftypheic", "FORMAT"],
  ["a.tiff", "II*\0", "FORMAT"],
  ["a.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', "FORMAT"],
  ["cut.jpg", "\xff\xd8\xff\xe0", "DAMAGED"],
  ["a.png", "%PDF-1.7", "CONTENT"],
  ["a.mp3", "MZ", "CONTENT"],
])("%s is refused with the true reason", { timeout }, async (name, bytes, reason) => {
  const { id } = await aProject(em(), { owners: [member] });
  const { status, body } = await upload(id, name, Buffer.from(bytes, "latin1"));
  expect(status).toBe(415);
  expect(body).toMatchObject({ code: "UNSUPPORTED_TYPE", reason });
});

test("what no page shows is a download", { timeout }, async () => {
  const { id } = await aProject(em(), { owners: [member] });
  const { body } = await upload(id, "a.html", Buffer.from("<script>alert(1)</script>"));
  expect(body.media).toMatchObject({ kind: "file", width: null });
  const { headers } = await get(body.media.url, owner);
  expect(headers.get("content-disposition")).toMatch(/^attachment/);
  expect(headers.get("content-type")).toBe("application/octet-stream");
});

test("only who may change a project uploads to it", { timeout }, async () => {
  const { id } = await aProject(em(), { owners: [member] });
  expect((await upload(id, "a.png", picture, visitor())).status).toBe(401);
  expect((await upload(id, "a.png", picture, stranger)).status).toBe(403);
});

test("its file goes with it", { timeout }, async () => {
  const { id } = await aProject(em(), { owners: [member] });
  const { body } = await upload(id, "a.png", picture);
  const stored = () =>
    readdirSync(dataDir, { recursive: true }).some(
      (path) => String(path).endsWith(body.media.id) && String(path).includes("project-media"),
    );
  expect(stored()).toBe(true);
  await graph(`mutation { deleteProjectMedia(projectId: "${id}", id: "${body.media.id}") { id } }`);
  const now = () => new Date(Date.now() + MINUTE);
  await flushOutbox(em(), { ...server.context().services, clock: { now } });
  await vi.waitFor(() => expect(stored()).toBe(false));
});
