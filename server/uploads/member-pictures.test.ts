import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { purgePeople } from "../../schema/accounts/people-trash.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { MemberStatus } from "../../schema/members/index.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { diskStorage } from "../storage/disk-storage.ts";
import { beginningOfPng } from "../testing/large-pictures.ts";
import { testServer } from "../testing/server.ts";
import { DAY } from "../../schema/foundation/durations.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atelier-pictures-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const limited = await testServer({ dataDir, rateLimits: true }, server);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c96f3b" } });
const photograph = await plain(900, 600)
  .jpeg()
  .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitudeRef: "N" } })
  .toBuffer();

async function newMember() {
  const member = await aMember(server.database.em.fork());
  return { member, viewer: withRole(Role.MEMBER, { memberId: member.id }) };
}

async function upload(
  at: typeof server,
  path: string,
  { as, bytes = photograph, type = "image/jpeg", method = "PUT", headers = {} }: Sent,
) {
  const answer = await fetch(`${at.url}${path}`, {
    method,
    headers: { ...at.as(as), "content-type": type, ...headers },
    ...(method === "PUT" && { body: new Uint8Array(bytes) }),
  });
  return { status: answer.status, body: await answer.json() };
}

interface Sent {
  as: ReturnType<typeof visitor>;
  bytes?: Buffer;
  type?: string;
  method?: string;
  headers?: Record<string, string>;
}

const shown = async (path: string) => {
  const { status, headers } = await server.ask("GET", path);
  return { status, headers };
};

const bytesAt = async (path: string) =>
  Buffer.from(await (await fetch(`${server.url}${path}`)).arrayBuffer());

const files = (id: string) => readdirSync(join(dataDir, "files", id));

test.each([
  ["avatar", 512, 512],
  ["cover", 900, 600],
])("an %s is cropped, converted to WebP and stripped of metadata", async (kind, width, height) => {
  const { member, viewer } = await newMember();
  const { status, body } = await upload(server, `/api/members/${member.id}/${kind}`, {
    as: viewer,
  });
  expect(status).toBe(200);
  const path = body.member[kind];
  expect(path).toMatch(new RegExp(`^/files/${member.id}/${kind}-[0-9a-f]{8}\\.webp$`));
  expect(body.member).toMatchObject({ id: member.id, version: 2 });
  const picture = await sharp(await bytesAt(path)).metadata();
  expect(picture).toMatchObject({ format: "webp", width, height });
  expect(picture.exif).toBeUndefined();
});

test("it is served only as a picture, to everyone, and cached for ever", async () => {
  const { member, viewer } = await newMember();
  const { body } = await upload(server, `/api/members/${member.id}/avatar`, { as: viewer });
  const { status, headers } = await shown(body.member.avatar);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("image/webp");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(headers.get("cache-control")).toContain("immutable");
});

test("a new one replaces it, and the previous one is removed", async () => {
  const { member, viewer } = await newMember();
  const path = `/api/members/${member.id}/avatar`;
  const first = await upload(server, path, { as: viewer });
  const second = await upload(server, path, { as: viewer });
  expect(second.body.member.avatar).not.toBe(first.body.member.avatar);
  expect((await shown(first.body.member.avatar)).status).toBe(404);
  expect((await shown(second.body.member.avatar)).status).toBe(200);
  const none = await upload(server, path, { as: viewer, method: "DELETE" });
  expect(none.body.member.avatar).toBeNull();
  expect(files(member.id)).toEqual([]);
});

test("of concurrent uploads each is saved, and the last one stays", async () => {
  const { member, viewer } = await newMember();
  const path = `/api/members/${member.id}/cover`;
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => upload(server, path, { as: viewer })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(files(member.id)).toHaveLength(1);
});

test("uploads beyond the limit are refused before they are read", async () => {
  const { member, viewer } = await newMember();
  const path = `/api/members/${member.id}/cover`;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => upload(server, path, { as: viewer })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await upload(server, path, { as: viewer })).status).toBe(200);
});

test("a picture that belongs to someone else is not removed", async () => {
  const [ada, bo] = [await newMember(), await newMember()];
  const { body } = await upload(server, `/api/members/${ada.member.id}/avatar`, { as: ada.viewer });
  await server.database.em
    .fork()
    .getConnection()
    .execute(`update members set avatar = '${body.member.avatar}' where id = '${bo.member.id}'`);
  await upload(server, `/api/members/${bo.member.id}/avatar`, { as: bo.viewer });
  expect((await shown(body.member.avatar)).status).toBe(200);
});

describe("a deleted member's pictures are removed", () => {
  const admin = withRole(Role.ADMIN);
  const PURGE = "mutation($ids: [ID!]!) { purgeMembers(ids: $ids) { ids } }";

  async function deleted() {
    const { member, viewer } = await newMember();
    await upload(server, `/api/members/${member.id}/avatar`, { as: viewer });
    await upload(server, `/api/members/${member.id}/cover`, { as: viewer });
    const { status } = await server.ask("DELETE", `/api/members/${member.id}`, { as: admin });
    expect(status).toBe(200);
    expect(files(member.id)).toHaveLength(2); // kept as long as the member can be restored
    return member;
  }

  test("when the member is deleted permanently", async () => {
    const { id } = await deleted();
    const body = { query: PURGE, variables: { ids: [id] } };
    expect((await server.ask("POST", "/graphql", { as: admin, body })).status).toBe(200);
    expect(files(id)).toEqual([]);
  });

  test("or 30 days later", async () => {
    const { id } = await deleted();
    const later = new Date(Date.now() + 31 * DAY);
    const storage = diskStorage(join(dataDir, "files"));
    expect(await purgePeople(server.database.em.fork(), storage, later)).toBe(1);
    expect(files(id)).toEqual([]);
  });
});

test("one as large as phones and cameras make is scaled down", async () => {
  const { member, viewer } = await newMember();
  const bytes = await plain(5_712, 4_284).jpeg().toBuffer();
  const { status, body } = await upload(server, `/api/members/${member.id}/avatar`, {
    as: viewer,
    bytes,
  });
  expect(status).toBe(200);
  const picture = await sharp(await bytesAt(body.member.avatar)).metadata();
  expect(picture).toMatchObject({ width: 512, height: 512 });
});

describe("a picture is refused", () => {
  const cut = photograph.subarray(0, 2_000);
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");

  test.each([
    ["with HTML instead of a picture", html, "image/jpeg", 415],
    ["SVG", svg, "image/svg+xml", 415],
    ["with an SVG named as PNG", svg, "image/png", 415],
    [
      "with HTML after the first bytes of a JPEG",
      Buffer.concat([Buffer.from("ffd8ff", "hex"), html]),
      "image/jpeg",
      422,
    ],
    ["with half a picture", cut, "image/jpeg", 422],
    ["nothing", Buffer.of(), "image/jpeg", 415],
    ["with more than 10 MB", Buffer.alloc(10_000_001), "image/jpeg", 413],
  ])("%s", async (_name, bytes, type, status) => {
    const { member, viewer } = await newMember();
    const path = `/api/members/${member.id}/avatar`;
    expect((await upload(server, path, { as: viewer, bytes, type })).status).toBe(status);
    const { body } = await server.ask("GET", `/api/members/public/${member.handle}`);
    expect(body.member.avatar).toBeNull();
  });

  test("with more than 100 megapixels", async () => {
    const { member, viewer } = await newMember();
    const bytes = beginningOfPng(12_000, 9_000);
    const answer = await upload(server, `/api/members/${member.id}/cover`, {
      as: viewer,
      bytes,
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: "TOO_LARGE", message: "At most 100 megapixels" });
  });

  test("from a viewer who may not change the profile", async () => {
    const { member } = await newMember();
    const internal = await aMember(server.database.em.fork(), { status: MemberStatus.SUSPENDED });
    const put = async (as: ReturnType<typeof visitor>, { id }: { id: string }) =>
      (await upload(server, `/api/members/${id}/avatar`, { as })).status;
    expect(await put(visitor(), member)).toBe(401);
    expect(await put(withRole(Role.MEMBER), member)).toBe(403);
    expect(await put(withRole(Role.MODERATOR), member)).toBe(403);
    expect(await put(withRole(Role.MEMBER), internal)).toBe(404);
    expect(await put(withRole(Role.ADMIN), member)).toBe(200);
  });

  test("from another site", async () => {
    const { member, viewer } = await newMember();
    const headers = { origin: "https://evil.example" };
    const answer = await upload(server, `/api/members/${member.id}/avatar`, {
      as: viewer,
      headers,
    });
    expect(answer.status).toBe(403);
  });

  test("after sixty in an hour", async () => {
    const { member, viewer } = await newMember();
    const path = `/api/members/${member.id}/avatar`;
    const statuses = [];
    for (let n = 0; n < 61; n += 1) {
      statuses.push((await upload(limited, path, { as: viewer, bytes: Buffer.of(1) })).status);
    }
    expect(statuses).toEqual([...Array(60).fill(415), 429]);
  });
});

test.each([
  "/files/none/none.webp",
  "/files/..%2f..%2fsecret/a.webp",
  "/files/a/..%2f..%2fsecret.webp",
  "/files/a/b.html",
  "/files/a/b",
])("there is no %s", async (path) => {
  expect((await shown(path)).status).toBe(404);
});
