import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { Attachment } from "../../schema/chat/attachment.ts";
import { aConversation } from "../../schema/chat/conversation.builder.ts";
import { deleteUnsentFiles, Participant } from "../../schema/chat/index.ts";
import { flushOutbox } from "../../schema/foundation/outbox.ts";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { uuid } from "../../schema/foundation/uuid.ts";
import { HOUR, MINUTE } from "../../schema/foundation/durations.ts";
import { Member } from "../../schema/members/member.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { animation, beginningOfPng } from "../testing/large-pictures.ts";
import { testServer } from "../testing/server.ts";
import { tusUploads } from "../testing/tus-upload.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atelier-files-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const uploads = tusUploads(server);
const em = () => server.database.em.fork();

async function newMember() {
  const member = await aMember(em());
  return { member, viewer: withRole(Role.MEMBER, { memberId: member.id }) };
}

const moderating = ({ member }: { member: Member }) =>
  withRole(Role.MODERATOR, { memberId: member.id });

const [ada, ben, eve] = [await newMember(), await newMember(), await newMember()];
const people = [ada.member, ben.member, eve.member];
const { conversation } = await aConversation(em(), { people, title: "Three" });

const upload = (name: string, content: string | Uint8Array, as = ada.viewer) =>
  uploads.whole(as, conversation.id, name, Buffer.from(content as string));

const get = async (path: string, as: Viewer = ada.viewer, headers: object = {}) => {
  const answer = await fetch(`${server.url}${path}`, { headers: { ...server.as(as), ...headers } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
};

const graph = async (as: Viewer, query: string, variables: object) => {
  const { body } = await server.ask("POST", "/graphql", { as, body: { query, variables } });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
};

async function sent(id: string, as = ada.viewer): Promise<string> {
  const input = { conversationId: conversation.id, messageId: uuid(), attachments: [id] };
  await graph(as, "mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }", {
    input,
  });
  return input.messageId;
}

/** Ben reports a message; returns the id of the report. */
async function reportOf(id: string): Promise<string> {
  await graph(ben.viewer, "mutation($id: ID!) { reportMessage(id: $id, reason: OTHER) }", { id });
  const REPORTS = "{ messageReports(first: 1) { nodes { id } } }";
  return (await graph(withRole(Role.MODERATOR), REPORTS, {})).messageReports.nodes[0].id;
}

const decide = (id: string, removes: boolean) =>
  graph(
    withRole(Role.MODERATOR),
    "mutation($id: ID!, $removes: Boolean!) { closeMessageReport(id: $id, removesMessage: $removes) }",
    { id, removes },
  );

/** Workers poll for jobs every two seconds. */
const PATIENCE_MS = 30_000;

const stored = () => readdirSync(join(dataDir, "files", "chat"));

/** Waits until the jobs of removed files are done, including those of killed processes. */
async function jobsAreDone(): Promise<void> {
  const now = () => new Date(Date.now() + MINUTE);
  const { services } = server.context();
  await flushOutbox(em(), { ...services, clock: { now } });
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c96f3b" } });

describe("a picture", () => {
  test("is encoded as WebP and shown, but not embedded by other sites", async () => {
    const bytes = await plain(400, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Ada" } })
      .toBuffer();
    const picture = await upload("Photo.of.me.jpg", bytes);
    expect(picture).toMatchObject({
      name: "Photo.of.me.jpg",
      type: "image/webp",
      width: 400,
      height: 300,
    });
    const { status, headers, bytes: shown } = await get(picture.path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": "inline; filename*=UTF-8''Photo.of.me.webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-cache",
      "content-length": String(picture.size),
    });
    const made = await sharp(shown).metadata();
    expect(made).toMatchObject({ format: "webp", width: 400, height: 300 });
    expect(made.exif).toBeUndefined();
  });

  test.each(["png", "webp", "avif"] as const)("may be %s", async (format) => {
    const bytes = await plain(60, 40).toFormat(format).toBuffer();
    expect(await upload(`a.${format}`, bytes)).toMatchObject({
      type: "image/webp",
      width: 60,
      height: 40,
    });
  });

  test("with animation stays animated", async () => {
    const frames = Buffer.alloc(50 * 40 * 3 * 4);
    frames.fill(255, 50 * 40 * 4);
    const raw = { width: 50, height: 120, channels: 4 as const, pageHeight: 40 };
    const bytes = await sharp(frames, { raw })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBeGreaterThan(1);
    const picture = await upload("a.gif", bytes);
    expect(picture).toMatchObject({ type: "image/webp", width: 50, height: 40 });
    const { bytes: shown } = await get(picture.path);
    expect((await sharp(shown).metadata()).pages).toBeGreaterThan(1);
  });

  test("that is a long animation is its first frame", { timeout: PATIENCE_MS }, async () => {
    const { path, ...picture } = await upload("long.gif", animation(1_000, 800, 130));
    expect(picture).toMatchObject({ type: "image/webp", width: 1_000, height: 800 });
    expect((await sharp((await get(path)).bytes).metadata()).pages ?? 1).toBe(1);
  });

  test("of 24.5 megapixels is scaled down", { timeout: PATIENCE_MS }, async () => {
    const bytes = await plain(5_712, 4_284).jpeg().toBuffer();
    expect(await upload("phone.jpg", bytes)).toMatchObject({ width: 2_560, height: 1_920 });
  });

  test("is no larger than a screen, and upright", { timeout: PATIENCE_MS }, async () => {
    const bytes = await plain(3_000, 1_500).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await upload("big.jpg", bytes)).toMatchObject({ width: 1_280, height: 2_560 });
  });

  test(
    "that cannot be decoded or is too large is a download",
    { timeout: PATIENCE_MS },
    async () => {
      const half = (await plain(900, 900).png().toBuffer()).subarray(0, 400);
      const bomb = beginningOfPng(12_000, 9_000);
      for (const bytes of [half, bomb]) {
        const file = await upload("a.png", bytes);
        expect(file).toMatchObject({ type: "application/octet-stream", width: null });
        const { headers } = await get(file.path);
        expect(headers.get("content-disposition")).toMatch(/^attachment; /);
      }
    },
  );
});

describe("any other file", () => {
  const page = "<!doctype html><script>alert(1)</script>";

  test.each([
    ["page.html", page],
    ["drawing.svg", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["feed.xml", '<?xml version="1.0"?><a/>'],
    ["photo.png", page],
    ["script.js", "alert(1)"],
    ["Plan.pdf", "%PDF-1.7"],
  ])("is a download: %s", async (name, content) => {
    const { status, headers, bytes } = await get((await upload(name, content)).path);
    expect(status).toBe(200);
    expect(bytes.toString()).toBe(content);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename*=UTF-8''${name}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-cache",
    });
  });

  test.each([
    ["../../../secret", "secret", "secret"],
    ["notes/50%?#.txt", "50%?#.txt", "50%25%3F%23.txt"],
    [
      "Ada's “plan” (1)*!.txt",
      "Ada's “plan” (1)*!.txt",
      "Ada%27s%20%E2%80%9Cplan%E2%80%9D%20%281%29%2A%21.txt",
    ],
    ["a\r\nset-cookie: b", "aset-cookie: b", "aset-cookie%3A%20b"],
    ["é".repeat(255), "é".repeat(255), "%C3%A9".repeat(255)],
  ])("called %j is %j", async (given, name, written) => {
    const file = await upload(given, "abc");
    expect(file.name).toBe(name);
    const { status, headers } = await get(file.path);
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toBe(`attachment; filename*=UTF-8''${written}`);
  });

  test("supports range requests", async () => {
    const { path } = await upload("ten.txt", "0123456789");
    const some = await get(path, ada.viewer, { range: "bytes=2-4" });
    expect([some.status, some.bytes.toString()]).toEqual([206, "234"]);
    expect(some.headers.get("content-range")).toBe("bytes 2-4/10");
    expect(some.headers.get("content-length")).toBe("3");
    const etag = some.headers.get("etag") ?? "";
    const same = await get(path, ada.viewer, { range: "bytes=-2", "if-range": etag });
    expect([same.status, same.bytes.toString()]).toEqual([206, "89"]);
    const other = await get(path, ada.viewer, { range: "bytes=-2", "if-range": '"older"' });
    expect([other.status, other.bytes.length]).toEqual([200, 10]);
    const none = await get(path, ada.viewer, { range: "bytes=10-" });
    expect(none.status).toBe(416);
    expect(none.headers.get("content-range")).toBe("bytes */10");
    expect((await get(path, ada.viewer, { "if-none-match": etag })).status).toBe(304);
  });

  test("has one URL only", async () => {
    const { id } = await upload("a.txt", "abc");
    expect((await get(`/files/chat/${id}/b.html`)).status).toBe(404);
    expect((await get(`/files/chat/${id}/`)).status).toBe(404);
    expect((await get(`/files/chat/${id}`)).status).toBe(404);
    expect((await get(`/files/chat/${id}.webp`)).status).toBe(404);
    expect((await get(`/files/chat/none/a.txt`)).status).toBe(404);
  });
});

describe("a file is visible", () => {
  test("before it is sent, to its uploader only", async () => {
    const { path } = await upload("a.txt", "abc");
    expect((await get(path, ada.viewer)).status).toBe(200);
    const admin = withRole(Role.ADMIN, { memberId: (await aMember(em())).id });
    for (const other of [ben.viewer, eve.viewer, visitor(), admin, withRole(Role.MODERATOR)]) {
      expect((await get(path, other)).status).toBe(404);
    }
  });

  test("after it is sent, to participants of the conversation as long as they are in it", async () => {
    const { id, path } = await upload("a.txt", "abc", eve.viewer);
    await sent(id, eve.viewer);
    expect((await get(path, ben.viewer)).status).toBe(200);
    expect((await get(path, eve.viewer)).status).toBe(200);
    expect((await get(path, visitor())).status).toBe(404);
    const other = await newMember();
    expect((await get(path, other.viewer)).status).toBe(404);
    expect((await get(path, moderating(other))).status).toBe(404);
    expect((await get(path, moderating(ben))).status).toBe(200);
    const unit = em();
    const place = { conversation: conversation.id, member: eve.member.id };
    const participant = await unit.findOneOrFail(Participant, place);
    participant.leftAt = new Date();
    await unit.flush();
    expect((await get(path, eve.viewer)).status).toBe(404);
    participant.leftAt = null;
    await unit.flush();
  });

  test("to moderators while it is near a reported message and the report is open", async () => {
    const far = await upload("far.txt", "abc");
    await sent(far.id);
    for (let n = 0; n < 9; n++) await sent((await upload("between.txt", "abc")).id);
    const near = await upload("near.txt", "abc");
    await sent(near.id);
    const reported = await upload("reported.txt", "abc");
    const message = await sent(reported.id);
    const moderator = moderating(await newMember());
    const seen = async () => {
      const answers = [reported, near, far].map(({ path }) => get(path, moderator));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await seen()).toEqual([404, 404, 404]);
    const report = await reportOf(message);
    expect(await seen()).toEqual([200, 200, 404]);
    expect((await get(reported.path, withRole(Role.EDITOR))).status).toBe(404);
    await decide(report, false);
    expect(await seen()).toEqual([404, 404, 404]);
    expect((await get(reported.path, ada.viewer)).status).toBe(200);
  });
});

describe("a file is removed", { timeout: PATIENCE_MS }, () => {
  test("with its message: at once for everyone, later from the disk", async () => {
    const { id, path } = await upload("a.txt", "abc");
    const { id: other } = await upload("b.txt", "abc");
    const message = await sent(id);
    expect(stored()).toContain(id);
    await graph(ada.viewer, "mutation($id: ID!) { deleteMessage(id: $id) { id } }", {
      id: message,
    });
    expect((await get(path)).status).toBe(404);
    await jobsAreDone();
    await vi.waitFor(() => expect(stored()).not.toContain(id), PATIENCE_MS);
    expect(stored()).toContain(other);
  });

  test("with its message when a moderator removes that", async () => {
    const { id, path } = await upload("a.txt", "abc");
    await decide(await reportOf(await sent(id)), true);
    for (const viewer of [ada.viewer, ben.viewer, withRole(Role.MODERATOR)]) {
      expect((await get(path, viewer)).status).toBe(404);
    }
    await jobsAreDone();
    await vi.waitFor(() => expect(stored()).not.toContain(id), PATIENCE_MS);
  });

  test("with its uploader, from the disk, too", async () => {
    const leaving = await newMember();
    const { conversation: theirs } = await aConversation(em(), {
      people: [leaving.member, ben.member],
    });
    const { id } = await uploads.whole(leaving.viewer, theirs.id, "a.txt", Buffer.from("abc"));
    await em().nativeDelete(Member, { id: leaving.member.id });
    await jobsAreDone();
    await vi.waitFor(() => expect(stored()).not.toContain(id), PATIENCE_MS);
  });

  test("a day after its upload if it was not sent", async () => {
    const [unsent, wasSent] = [await upload("a.txt", "abc"), await upload("b.txt", "abc")];
    await sent(wasSent.id);
    const later = (hours: number) => new Date(Date.now() + hours * HOUR);
    await deleteUnsentFiles(em(), later(23));
    expect(await em().count(Attachment, { id: unsent.id })).toBe(1);
    await deleteUnsentFiles(em(), later(25));
    await jobsAreDone();
    await vi.waitFor(() => expect(stored()).not.toContain(unsent.id), PATIENCE_MS);
    expect((await get(unsent.path)).status).toBe(404);
    expect((await get(wasSent.path)).status).toBe(200);
  });
});
