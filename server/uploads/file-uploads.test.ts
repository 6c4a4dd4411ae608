import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPerson } from "../../schema/accounts/person.builder.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import { flushOutbox } from "../../schema/foundation/outbox.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";
import { tusUploads } from "../testing/tus-upload.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atelier-member-files-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const uploads = tusUploads(server, "/api/files/uploads");
const timeout = 30_000;

const someone = async () => (await aPerson({ em: () => server.database.em.fork() })).viewer;
const owner = await someone();
const guest = await someone();
const stranger = await someone();

interface Sent {
  parentId?: string;
  conflict?: string;
  as?: typeof owner;
}

const begin = (filename: string, length: number, { as = owner, ...metadata }: Sent = {}) =>
  uploads.begin(as, { filename, ...metadata }, { length });

async function upload(filename: string, content: string | Buffer, sent: Sent = {}) {
  const bytes = Buffer.from(content);
  const begun = await begin(filename, bytes.length, sent);
  if (begun.status !== 201) return begun;
  return uploads.send(sent.as ?? owner, begun.headers.get("location") ?? "", bytes);
}

const get = (path: string, as = owner, headers: object = {}) =>
  fetch(`${server.url}${path}`, { headers: { ...server.as(as), ...headers } });

const graph = async (query: string, as = owner) =>
  (await server.ask("POST", "/graphql", { as, body: { query } })).body;

const folder = async (name: string, parentId?: string) =>
  (
    await graph(
      `mutation { createFolder(input: { name: "${name}", ${parentId ? `parentId: "${parentId}"` : ""} }) { id url } }`,
    )
  ).data.createFolder;

/** The names of a folder, and how many versions each has. */
const inFolder = async (id: string): Promise<string[]> =>
  (
    await graph(`{ files(folderId: "${id}") { nodes { name versionNumber } } }`)
  ).data.files.nodes.map(
    ({ name, versionNumber }: { name: string; versionNumber: number }) =>
      `${name} ${versionNumber}`,
  );

test("a file is stored as it was sent, and served to those who see it", { timeout }, async () => {
  const { id: parentId } = await folder("Mine");
  const content = "Uncoated paper,\nå æ ø";
  const { status, body, headers } = await upload("notes.txt", content, { parentId });
  expect(status).toBe(200);
  expect(headers.get("file-id")).toBe(body.file.id);
  const size = Buffer.byteLength(content);
  expect(body.file).toMatchObject({ name: "notes.txt", type: "text/plain", size });
  const { url } = body.file;
  const served = await get(url);
  expect(await served.text()).toBe(content);
  expect(served.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(served.headers.get("content-security-policy")).toMatch("sandbox");
  expect((await get(`${url}&download`)).headers.get("content-disposition")).toMatch(/^attachment/);
  const part = await get(url, owner, { range: "bytes=2-5" });
  expect([part.status, await part.text()]).toEqual([206, "coat"]);
  expect((await get(url, owner, { range: "bytes=900-" })).status).toBe(416);
  for (const as of [stranger, withRole(Role.ADMIN), visitor()])
    expect((await get(url, as)).status).toBe(404);
  expect((await begin("mine.txt", 1, { parentId, as: stranger })).status).toBe(404);
  expect((await begin("mine.txt", 1, { parentId, as: visitor() })).status).toBe(401);
  expect((await get("/files/nonsense")).status).toBe(404);
});

test(
  "what could run is a download, whatever its name; empty files are files",
  { timeout },
  async () => {
    const { id: parentId } = await folder("Active");
    const markup = ["logo.svg", "page.txt", "picture.png"];
    for (const name of markup) {
      const { body } = await upload(name, `<svg xmlns="…"><script>alert(1)</script></svg>`, {
        parentId,
      });
      const { headers } = await get(body.file.url);
      expect(headers.get("content-type")).toBe("application/octet-stream");
      expect(headers.get("content-disposition")).toMatch(/^attachment/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
    expect((await begin("empty.txt", 0, { parentId })).status).toBe(201);
    expect(await inFolder(parentId)).toEqual(["empty.txt 1", ...markup.map((name) => `${name} 1`)]);
  },
);

test("a name in use is a question, by which nothing is lost", { timeout }, async () => {
  const { id: parentId } = await folder("Conflicts");
  const { body: first } = await upload("plan.txt", "one", { parentId });
  const refused = await begin("PLAN.txt", 3, { parentId });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: "CONFLICT", current: { fileId: first.file.id } });
  expect((await begin("plan.txt", 3, { parentId, conflict: "overwrite" })).status).toBe(422);
  const second = await upload("Plan.txt", "two!", { parentId, conflict: "version" });
  expect(second.body.file).toMatchObject({ id: first.file.id, versionNumber: 2, size: 4 });
  expect(await (await get(first.file.url)).text()).toBe("one");
  const both = await upload("plan.txt", "three", { parentId, conflict: "both" });
  expect(both.body.file.name).toBe("plan (2).txt");

  // two of the same name on their way at once: the second is asked at its end, and then decides
  const paths = await Promise.all(
    [1, 2].map(async () => (await begin("late.txt", 4, { parentId })).headers.get("location")),
  );
  const [one = "", other = ""] = paths.map((path) => path ?? "");
  expect((await uploads.send(owner, one, Buffer.from("1111"))).status).toBe(200);
  expect((await uploads.send(owner, other, Buffer.from("2222"))).status).toBe(409);
  const there = await uploads.head(owner, other);
  expect([there.status, there.headers.get("upload-offset")]).toEqual([200, "4"]);
  const headers = { "upload-conflict": "version" };
  const decided = await uploads.send(owner, other, Buffer.alloc(0), { at: 4, headers });
  expect(decided.body.file).toMatchObject({ name: "late.txt", versionNumber: 2 });
  expect(await (await get(decided.body.file.url)).text()).toBe("2222");
  expect(await inFolder(parentId)).toEqual(["late.txt 2", "plan (2).txt 1", "plan.txt 2"]);
});

test(
  "uploads into a shared folder count for its owner, also those under way",
  { timeout },
  async () => {
    const { id: parentId } = await folder("Shared");
    const share = `mutation { shareFile(fileId: "${parentId}", memberId: "${guest.memberId}", permission: EDIT) { id } }`;
    expect((await graph(share)).errors).toBeUndefined();
    const used = async (as = owner) =>
      (await graph("{ fileQuota { used } }", as)).data.fileQuota.used;
    const before = await used();
    expect((await upload("a.txt", "abc", { parentId, as: guest })).status).toBe(200);
    expect([await used(), await used(guest)]).toEqual([before + 3, 0]);
    const allow = (mb: number) =>
      graph(
        `mutation { updateSiteSettings(input: { storageQuotaMb: ${mb} }) { id } }`,
        withRole(Role.ADMIN),
      );
    await allow(10);
    const big = () => begin(`${crypto.randomUUID()}.bin`, 6_000_000, { parentId, as: guest });
    const statuses = await Promise.all([big(), big(), big()]);
    expect(statuses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 413, 413,
    ]);
    const path = statuses.map(({ headers }) => headers.get("location")).find(Boolean) ?? "";
    expect((await begin("own.bin", 6_000_000)).status).toBe(413);
    expect((await uploads.end(guest, path)).status).toBe(204);
    expect((await big()).status).toBe(201);
    await allow(2_000);
  },
);

/** The names in a ZIP archive, from its central directory. */
function namesInZip(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = bytes.indexOf("PK\x01\x02"); at >= 0; at = bytes.indexOf("PK\x01\x02", at + 46)) {
    names.push(bytes.toString("utf8", at + 46, at + 46 + bytes.readUInt16LE(at + 28)));
  }
  return names;
}

const post = (path: string, password?: string) =>
  fetch(`${server.url}${path}`, {
    method: "POST",
    ...(password !== undefined && { body: new URLSearchParams({ password }) }),
  });

test("a folder is a ZIP archive, also for those who have a link", { timeout }, async () => {
  const top = await folder("Handover");
  const sub = await folder("Ændringer", top.id);
  await folder("Empty", top.id);
  await upload("a.txt", "first", { parentId: top.id });
  await upload("b.txt", "second", { parentId: sub.id });
  const { body: gone } = await upload("gone.txt", "gone", { parentId: top.id });
  await graph(`mutation { trashFiles(ids: ["${gone.file.id}"]) }`);
  const names = [
    "Handover/Empty/",
    "Handover/a.txt",
    "Handover/Ændringer/",
    "Handover/Ændringer/b.txt",
  ];
  const archive = await get(top.url);
  expect(archive.headers.get("content-type")).toBe("application/zip");
  expect(namesInZip(Buffer.from(await archive.arrayBuffer())).toSorted()).toEqual(names.toSorted());
  expect((await get(top.url, stranger)).status).toBe(404);

  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const { path, link } = (
    await graph(
      `mutation { createFileLink(input: { fileId: "${top.id}", expiresOn: "${day}" }) { path link { id } } }`,
    )
  ).data.createFileLink;
  const linked = await post(path);
  expect(namesInZip(Buffer.from(await linked.arrayBuffer()))).toHaveLength(names.length);
  await graph(`mutation { updateFileLink(id: "${link.id}", input: { isStopped: true }) { id } }`);
  expect((await post(path)).status).toBe(410);
  await graph(`mutation { updateFileLink(id: "${link.id}", input: { isStopped: false }) { id } }`);
  expect((await post(path)).status).toBe(200);
  await graph(`mutation { trashFiles(ids: ["${top.id}"]) }`);
  expect((await post(path)).status).toBe(410);
  expect((await post("/share/unknown")).status).toBe(404);
});

test("a link asks for its password, and counts downloads alone", { timeout }, async () => {
  const { body } = await upload("offer.txt", "The offer");
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const input = `fileId: "${body.file.id}", expiresOn: "${day}", password: "open sesame", maxDownloads: 1`;
  const { path } = (await graph(`mutation { createFileLink(input: { ${input} }) { path } }`)).data
    .createFileLink;
  const open = async (password?: string) =>
    graph(
      `mutation { openFileLink(token: "${path.split("/").at(-1)}"${password ? `, password: "${password}"` : ""}) {
        needsPassword name size downloadsLeft } }`,
      visitor(),
    );
  expect((await open()).data.openFileLink).toEqual({
    needsPassword: true,
    name: null,
    size: null,
    downloadsLeft: 1,
  });
  expect((await open("wrong one")).errors[0].extensions.fields).toEqual({ password: "Incorrect" });
  expect((await open("open sesame")).data.openFileLink).toMatchObject({
    name: "offer.txt",
    downloadsLeft: 1,
  });
  expect((await post(path)).status).toBe(422);
  expect((await post(path, "wrong one")).status).toBe(422);
  const both = await Promise.all([post(path, "open sesame"), post(path, "open sesame")]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 410,
  ]);
  expect((await open("open sesame")).errors[0].extensions.code).toBe("GONE");
  const links = await graph(
    `{ file(id: "${body.file.id}") { links { downloadCount openedCount } } }`,
  );
  expect(links.data.file.links).toEqual([{ downloadCount: 1, openedCount: 1 }]);
});

test("what is deleted permanently leaves no bytes", { timeout }, async () => {
  const { body } = await upload("secret.txt", "secret");
  const { id } = body.file;
  const stored = () =>
    readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((path) =>
      /(^|\/)files\/[\w-]{36}$/.test(path),
    ).length;
  const before = stored();
  await graph(`mutation { trashFiles(ids: ["${id}"]) }`);
  expect((await get(body.file.url)).status).toBe(404);
  await graph(`mutation { deleteFiles(ids: ["${id}"]) }`);
  const now = () => new Date(Date.now() + MINUTE);
  await flushOutbox(server.database.em.fork(), { ...server.context().services, clock: { now } });
  await vi.waitFor(() => expect(stored()).toBe(before - 1));
});
