import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { Attachment } from "../../schema/chat/attachment.ts";
import { aConversation } from "../../schema/chat/conversation.builder.ts";
import { Upload } from "../../schema/files/index.ts";
import { Participant } from "../../schema/chat/index.ts";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { HOUR } from "../../schema/foundation/durations.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";
import { tusUploads } from "../testing/tus-upload.ts";
import { PartialFiles } from "./partial-files.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atelier-files-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const another = await testServer({ dataDir }, server); // as if it were another process
const limited = await testServer({ dataDir, rateLimits: true }, server);
const { ask, begin, send, head, end, whole } = tusUploads(server);

const em = () => server.database.em.fork();
const { storage } = server.context().services;
const there = new PartialFiles(em, storage);

// unfinished uploads of one test must not count in the next one
afterEach(() => em().nativeDelete(Upload, {}));

async function newMember() {
  const member = await aMember(em());
  return { member, viewer: withRole(Role.MEMBER, { memberId: member.id }) };
}

const [ada, ben, eve] = [await newMember(), await newMember(), await newMember()];
const { conversation } = await aConversation(em(), { people: [ada.member, ben.member] });
const conversationId = conversation.id;
const of = (filename: string) => ({ filename, conversationId });

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const idOf = (path: string) => path.split("/").at(-1) ?? "";
/** How many parts of an upload are stored. */
const partsOf = (path: string): number =>
  readdirSync(join(dataDir, "files"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.includes(`uploads/${idOf(path)}-`),
  ).length;

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function begun(length: number, as: Viewer = ada.viewer): Promise<string> {
  const { headers } = await begin(as, of("notes.txt"), { length });
  return headers.get("location") ?? "";
}

/** Cuts the connection after this many bytes; again, as long as the server had not begun to read. */
async function breakOff(as: Viewer, path: string, at: number, bytes: Uint8Array): Promise<void> {
  for (let from = at; from < at + bytes.length; from = await receivedOf(as, path))
    await cutAfter(as, path, from, bytes.subarray(from - at));
}

async function receivedOf(as: Viewer, path: string): Promise<number> {
  const { headers } = await vi.waitFor(async () => {
    const answer = await head(as, path);
    expect(answer.status).toBe(200);
    return answer;
  });
  return Number(headers.get("upload-offset"));
}

async function cutAfter(as: Viewer, path: string, at: number, bytes: Uint8Array): Promise<void> {
  const sending = request(`${server.url}${path}`, {
    method: "PATCH",
    headers: {
      ...server.as(as),
      "tus-resumable": "1.0.0",
      "content-type": "application/offset+octet-stream",
      "upload-offset": String(at),
    },
  });
  const closed = new Promise((resolve) => sending.once("close", resolve));
  sending.on("error", () => undefined);
  sending.on("response", (answer) => answer.resume());
  sending.write(bytes);
  await vi.waitFor(async () => {
    const upload = await em().findOneOrFail(Upload, { id: idOf(path) });
    expect(upload.lockedBy).toBeTruthy();
  });
  sending.socket?.end();
  await closed;
}

test("a file uploaded in one part becomes an attachment with the upload's id", async () => {
  const bytes = Buffer.from("%PDF-1.7 A plan");
  const first = await begin(ada.viewer, of("Plan.pdf"), { length: bytes.length });
  expect(first.status).toBe(201);
  expect(first.headers.get("tus-resumable")).toBe("1.0.0");
  const path = first.headers.get("location") ?? "";
  const id = path.split("/").at(-1);
  const inADay = Date.parse(first.headers.get("upload-expires") ?? "") - Date.now();
  expect(Math.round(inADay / HOUR)).toBe(24);

  const last = await send(ada.viewer, path, bytes);
  expect(last.status).toBe(200);
  expect(last.headers.get("upload-offset")).toBe(String(bytes.length));
  expect(last.headers.get("attachment-id")).toBe(id);
  expect(last.body.attachment).toEqual({
    id,
    name: "Plan.pdf",
    size: bytes.length,
    type: "application/pdf",
    path: `/files/chat/${id}/Plan.pdf`,
    width: null,
    height: null,
  });
  const stored = await em().findOneOrFail(Attachment, { id: id ?? "" });
  expect(stored).toMatchObject({ sha256: sha256(bytes), message: null });
  expect(stored.uploader.id).toBe(ada.member.id);
  expect(partsOf(path)).toBe(0);
});

test("an upload that breaks off three times arrives unchanged", async () => {
  const bytes = randomBytes(1_000_000);
  const path = await begun(bytes.length);
  let at = 0;
  for (const until of [1, 300_000, 777_777]) {
    await breakOff(ada.viewer, path, at, bytes.subarray(at, until));
    const { status, headers } = await head(ada.viewer, path);
    expect(status).toBe(200);
    expect(headers.get("upload-offset")).toBe(String(until));
    expect(headers.get("upload-length")).toBe(String(bytes.length));
    expect(headers.get("cache-control")).toBe("no-store");
    at = until;
  }
  const { body } = await send(ada.viewer, path, bytes.subarray(at), { at });
  const stored = await em().findOneOrFail(Attachment, { id: body.attachment.id });
  expect(stored.sha256).toBe(sha256(bytes));
  const got = await fetch(`${server.url}${body.attachment.path}`, {
    headers: server.as(ada.viewer),
  });
  expect(sha256(new Uint8Array(await got.arrayBuffer()))).toBe(sha256(bytes));
});

test("another process knows the offset, whatever happened to the first one", async () => {
  const bytes = randomBytes(50_000);
  const path = await begun(bytes.length);
  await breakOff(ada.viewer, path, 0, bytes.subarray(0, 20_000));
  const there = tusUploads(another);
  expect((await there.head(ada.viewer, path)).headers.get("upload-offset")).toBe("20000");
  const last = await there.send(ada.viewer, path, bytes.subarray(20_000), { at: 20_000 });
  expect(last.body.attachment.size).toBe(50_000);
});

test("a file that was complete when the process was killed becomes an attachment at the next HEAD", async () => {
  const path = await begun(5);
  await breakOff(ada.viewer, path, 0, Buffer.from("1234"));
  const upload = await em().findOneOrFail(Upload, { id: idOf(path) });
  await there.alone(upload.id, (lock) => there.append(lock, upload, bytesOf("5")));
  const { headers } = await head(ada.viewer, path);
  expect(headers.get("upload-offset")).toBe("5");
  const id = path.split("/").at(-1) ?? "";
  expect(await em().count(Attachment, { id })).toBe(1);
});

test("repeating the last part gives the same answer and creates no second attachment", async () => {
  const path = await begun(3);
  const first = await send(ada.viewer, path, Buffer.from("abc"));
  const again = await send(ada.viewer, path, Buffer.of(), { at: 3 });
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect((await head(ada.viewer, path)).headers.get("upload-offset")).toBe("3");
  expect((await send(ada.viewer, path, Buffer.from("abc"))).status).toBe(409);
  expect(await em().count(Attachment, { id: first.body.attachment.id })).toBe(1);
});

test("an empty file is complete at once", async () => {
  const { status, headers } = await begin(ada.viewer, of("empty"), { length: 0 });
  expect(status).toBe(201);
  const id = headers.get("location")?.split("/").at(-1) ?? "";
  expect(await em().findOneOrFail(Attachment, { id })).toMatchObject({ size: 0, name: "empty" });
});

test("a part that a process wrote after it lost its lock is refused, and replaces nothing", async () => {
  const path = await begun(6);
  const upload = await em().findOneOrFail(Upload, { id: idOf(path) });
  const late = await there.alone(upload.id, async (lock) => lock);
  const taken = tusUploads(another).send(ada.viewer, path, Buffer.from("123"));
  expect((await taken).status).toBe(204);
  await expect(there.append(late, upload, bytesOf("abc"))).rejects.toThrow("busy");
  const { body } = await send(ada.viewer, path, Buffer.from("456"), { at: 3 });
  const { sha256: stored } = await em().findOneOrFail(Attachment, { id: body.attachment.id });
  expect(stored).toBe(sha256(Buffer.from("123456")));
});

test("the lock of a killed process ends; until then the upload is busy for all", async () => {
  const path = await begun(3);
  const lock = (until: string) =>
    em()
      .getConnection()
      .execute(
        `update uploads set locked_by = gen_random_uuid(), locked_until = now() ${until} where id = ?`,
        [idOf(path)],
      );
  await lock("+ interval '10 seconds'");
  for (const one of [server, another]) {
    const { head: ask, send: go } = tusUploads(one);
    expect((await ask(ada.viewer, path)).status).toBe(423);
    expect((await go(ada.viewer, path, Buffer.from("abc"))).status).toBe(423);
  }
  await lock("- interval '1 second'");
  expect((await tusUploads(another).send(ada.viewer, path, Buffer.from("abc"))).status).toBe(200);
});

test("parts of an upload that is gone are swept", async () => {
  const path = await begun(9);
  await send(ada.viewer, path, Buffer.from("123"));
  const left = await begun(9);
  await send(ada.viewer, left, Buffer.from("123"));
  await em().nativeDelete(Upload, { id: idOf(path) });
  await there.removeExpired(new Date());
  expect([partsOf(path), partsOf(left)]).toEqual([0, 1]);
});

test("one of two concurrent parts is refused", async () => {
  const bytes = randomBytes(2_000_000);
  const path = await begun(bytes.length);
  const both = await Promise.all([send(ada.viewer, path, bytes), send(ada.viewer, path, bytes)]);
  const statuses = both.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses[0]).toBe(200);
  expect([409, 423]).toContain(statuses[1]);
  const id = path.split("/").at(-1) ?? "";
  expect((await em().findOneOrFail(Attachment, { id })).sha256).toBe(sha256(bytes));
});

test("a terminated upload is gone", async () => {
  const path = await begun(10);
  await send(ada.viewer, path, Buffer.from("123"));
  expect((await end(ada.viewer, path)).status).toBe(204);
  expect((await head(ada.viewer, path)).status).toBe(404);
  expect(partsOf(path)).toBe(0);
});

describe("files of one member", () => {
  async function alone() {
    const one = await newMember();
    const { conversation: mine } = await aConversation(em(), { people: [one.member, ben.member] });
    const metadata = { filename: "a.txt", conversationId: mine.id };
    const start = (length: number) => begin(one.viewer, metadata, { length });
    return { ...one, conversation: mine, start };
  }

  test("at most five can be unfinished, also of those that begin at once", async () => {
    const { viewer, start } = await alone();
    const first = await Promise.all(Array.from({ length: 8 }, () => start(3)));
    const begunOnes = first.filter(({ status }) => status === 201);
    expect(begunOnes).toHaveLength(5);
    const refused = first.find(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    const [finished, cancelled] = begunOnes.map(({ headers }) => headers.get("location") ?? "");
    await send(viewer, finished ?? "", Buffer.from("abc"));
    await end(viewer, cancelled ?? "");
    const next = await Promise.all([start(3), start(3), start(3)]);
    expect(next.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  test("may use two gigabytes by default, including unfinished ones", async () => {
    const { member, conversation: mine, start } = await alone();
    const unit = em();
    const values = { id: crypto.randomUUID(), name: "a", type: "text/plain", sha256: "" };
    const size = 1_999_999_990;
    unit.persist(new Attachment({ ...values, size, conversation: mine, uploader: member }));
    await unit.flush();
    expect((await start(11)).body).toMatchObject({
      code: "QUOTA_EXCEEDED",
      message:
        "Your files use 2,000 of 2,000 MB, and this needs 0.1 MB. Delete some of them permanently first.",
      used: 1_999_999_990,
      limit: 2_000_000_000,
      needed: 11,
    });
    const begunOne = await start(6);
    expect(begunOne.status).toBe(201);
    expect((await start(5)).status).toBe(413);
    expect((await start(4)).status).toBe(201);
  });

  test("may use what the settings say, as soon as they are changed", async () => {
    const { member, conversation: mine, start } = await alone();
    const unit = em();
    const values = { id: crypto.randomUUID(), name: "a", type: "text/plain", sha256: "" };
    unit.persist(
      new Attachment({ ...values, size: 100_000_000, conversation: mine, uploader: member }),
    );
    await unit.flush();
    const allow = (storageQuotaMb: number) =>
      server.ask("POST", "/graphql", {
        as: withRole(Role.ADMIN),
        body: {
          query: `mutation { updateSiteSettings(input: { storageQuotaMb: ${storageQuotaMb} }) { id } }`,
        },
      });
    await allow(100);
    expect((await start(1)).body).toMatchObject({
      code: "QUOTA_EXCEEDED",
      message:
        "Your files use 100 of 100 MB, and this needs 0.1 MB. Delete some of them permanently first.",
    });
    await allow(2_000);
    expect((await start(1)).status).toBe(201);
  });
});

test("OPTIONS announces the server's capabilities", async () => {
  const { status, headers } = await ask(undefined, "OPTIONS", "/api/chat/uploads");
  expect(status).toBe(204);
  expect(Object.fromEntries(headers)).toMatchObject({
    "tus-version": "1.0.0",
    "tus-extension": "creation,termination,expiration",
    "tus-max-size": "50000000",
  });
});

describe("an upload is refused", () => {
  test.each([
    ["a visitor", visitor(), 401],
    ["an account without a profile", withRole(Role.MEMBER), 422],
    [
      "an admin who is not in the conversation",
      withRole(Role.ADMIN, { memberId: eve.member.id }),
      404,
    ],
    ["a third member", eve.viewer, 404],
  ])("to %s", async (_name, as, status) => {
    expect((await begin(as, of("a.txt"), { length: 3 })).status).toBe(status);
  });

  test("to a member who has left the conversation, even during the upload", async () => {
    const people = [ada.member, ben.member, eve.member];
    const { conversation: group } = await aConversation(em(), { people, title: "Three" });
    const metadata = { filename: "a.txt", conversationId: group.id };
    const first = await begin(eve.viewer, metadata, { length: 10 });
    const path = first.headers.get("location") ?? "";
    expect((await send(eve.viewer, path, Buffer.from("12345"))).status).toBe(204);
    const part = em();
    const place = await part.findOneOrFail(Participant, {
      conversation: group.id,
      member: eve.member.id,
    });
    place.leftAt = new Date();
    await part.flush();
    expect((await send(eve.viewer, path, Buffer.from("67890"), { at: 5 })).status).toBe(404);
    expect((await head(eve.viewer, path)).status).toBe(404);
    expect((await begin(eve.viewer, metadata, { length: 10 })).status).toBe(404);
  });

  test.each([
    ["a visitor", visitor(), 401],
    ["the other member of the conversation", ben.viewer, 404],
    ["a third member", eve.viewer, 404],
    ["an admin", withRole(Role.ADMIN), 404],
  ])("to continue for %s", async (_name, as, status) => {
    const path = await begun(6);
    expect((await send(as, path, Buffer.from("123456"))).status).toBe(status);
    expect((await head(as, path)).status).toBe(status);
    expect((await end(as, path)).status).toBe(status);
    expect((await head(ada.viewer, path)).headers.get("upload-offset")).toBe("0");
  });

  test("from another site", async () => {
    const headers = { origin: "https://evil.example" };
    expect((await begin(ada.viewer, of("a"), { length: 1, headers })).status).toBe(403);
    const path = await begun(1);
    expect((await send(ada.viewer, path, Buffer.of(1), { headers })).status).toBe(403);
  });

  test("when more than 50 MB are announced, before a byte is read", async () => {
    const before = await em().count(Upload);
    const { status, body } = await begin(ada.viewer, of("a"), { length: 50_000_001 });
    expect([status, body.code]).toEqual([413, "TOO_LARGE"]);
    expect(await em().count(Upload)).toBe(before);
  });

  test("when more is sent than was announced, with and without Content-Length", async () => {
    const path = await begun(5);
    const more = await send(ada.viewer, path, Buffer.from("123456"));
    expect([more.status, more.body.code]).toEqual([413, "TOO_LARGE"]);
    let sent = 0;
    const endless = new ReadableStream({
      async pull(controller) {
        sent += 64_000;
        controller.enqueue(Buffer.alloc(64_000));
        await pause(1);
      },
    });
    const lying = await send(ada.viewer, path, endless).catch(() => undefined);
    expect([413, undefined]).toContain(lying?.status);
    expect(sent).toBeLessThan(10_000_000);
    expect((await head(ada.viewer, path)).headers.get("upload-offset")).toBe("0");
  });

  test.each([
    ["no length", { "upload-length": "" }, 400],
    ["an invalid length", { "upload-length": "-1" }, 400],
    ["no conversation", { "upload-metadata": "filename YQ==" }, 422],
    ["invalid metadata", { "upload-metadata": "filename !" }, 400],
    ["an unknown conversation", { "upload-metadata": "conversationId YQ==" }, 404],
    ["another version of the protocol", { "tus-resumable": "0.2.0" }, 412],
  ])("with %s", async (_name, headers, status) => {
    expect((await begin(ada.viewer, of("a"), { length: 1, headers })).status).toBe(status);
  });

  test("at a wrong offset, and with a wrong content type", async () => {
    const path = await begun(5);
    const [later, none] = [{ at: 3 }, { headers: { "upload-offset": "" } }];
    expect((await send(ada.viewer, path, Buffer.from("45"), later)).status).toBe(409);
    expect((await send(ada.viewer, path, Buffer.from("45"), none)).status).toBe(400);
    const headers = { "content-type": "text/html" };
    expect((await send(ada.viewer, path, Buffer.from("12345"), { headers })).status).toBe(415);
  });

  test.each(["none", "..%2f..%2fsecret", crypto.randomUUID()])("to %s", async (id) => {
    const path = `/api/chat/uploads/${id}`;
    expect((await head(ada.viewer, path)).status).toBe(404);
    expect((await send(ada.viewer, path, Buffer.from("1"))).status).toBe(404);
    expect((await end(ada.viewer, path)).status).toBe(404);
  });

  test("after sixty in an hour", async () => {
    const there = tusUploads(limited);
    const statuses = [];
    for (let n = 0; n < 61; n += 1) {
      const { status, headers } = await there.begin(ben.viewer, of("a"), { length: 1 });
      statuses.push(status);
      if (status === 201) await there.end(ben.viewer, headers.get("location") ?? "");
    }
    expect(statuses).toEqual([...Array(60).fill(201), 429]);
  });
});

test("an upload not completed within a day is removed, a completed one is kept", async () => {
  const unfinished = await begun(10);
  await send(ada.viewer, unfinished, Buffer.from("1234"));
  const { id } = await whole(ada.viewer, conversationId, "a.txt", Buffer.from("abc"));
  const later = (hours: number) => new Date(Date.now() + hours * HOUR);
  expect(await there.removeExpired(later(23))).toEqual([]);
  const removed = await there.removeExpired(later(25));
  expect(removed).toContain(unfinished.split("/").at(-1));
  expect(removed).toContain(id);
  expect(partsOf(unfinished)).toBe(0);
  expect((await head(ada.viewer, unfinished)).status).toBe(404);
  expect(await em().count(Attachment, { id })).toBe(1);
});
