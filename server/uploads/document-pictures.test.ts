import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { EVERYBODY, WRITERS } from "../../schema/testing/expectations.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atelier-pictures-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const limited = await testServer({ dataDir, rateLimits: true }, server);

const editor = withRole(Role.EDITOR);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c96f3b" } });
const photograph = await plain(3_000, 1_500)
  .jpeg()
  .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitudeRef: "N" } })
  .toBuffer();

interface Sent {
  as?: ReturnType<typeof visitor>;
  bytes?: Buffer;
  headers?: Record<string, string>;
}

async function upload(
  { as = editor, bytes = photograph, headers }: Sent = {},
  at: typeof server = server,
) {
  const answer = await fetch(`${at.url}/api/blog/pictures`, {
    method: "POST",
    headers: { ...at.as(as), "content-type": "image/jpeg", ...headers },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: await answer.json() };
}

test("a picture is stored uncropped as WebP, no larger than a page needs, without metadata", async () => {
  const { status, body } = await upload();
  expect(status).toBe(200);
  expect(body.picture).toEqual({
    path: expect.stringMatching(/^\/files\/posts\/[0-9a-f-]{36}\.webp$/),
    width: 2_000,
    height: 1_000,
    bytes: expect.any(Number),
  });
  const shown = await fetch(`${server.url}${body.picture.path}`);
  expect(shown.headers.get("content-type")).toBe("image/webp");
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(bytes.length).toBe(body.picture.bytes);
  const picture = await sharp(bytes).metadata();
  expect(picture).toMatchObject({ format: "webp", width: 2_000, height: 1_000 });
  expect(picture.exif).toBeUndefined();
});

test("a small one is not enlarged, and a rotated one is turned upright", async () => {
  const bytes = await plain(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect((await upload({ bytes })).body.picture).toMatchObject({ width: 200, height: 300 });
});

test("one of 24.5 megapixels, turned by a phone, is scaled down upright", async () => {
  const bytes = await plain(5_712, 4_284).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect((await upload({ bytes })).body.picture).toMatchObject({ width: 1_500, height: 2_000 });
});

test("a post shows it as its cover and in its text", async () => {
  const { path } = (await upload()).body.picture;
  const pictures = { type: "pictures", attrs: { pictures: [{ src: path, alt: "Clay" }] } };
  const { status, body } = await server.ask("POST", "/graphql", {
    as: editor,
    body: {
      query: `mutation($input: CreatePostInput!) {
        createPost(input: $input) { cover html }
      }`,
      variables: {
        input: {
          title: { en: "With pictures" },
          cover: path,
          content: { en: { type: "doc", content: [pictures] } },
          publications: [{ locale: "en", status: "PUBLISHED" }],
        },
      },
    },
  });
  expect(status).toBe(200);
  expect(body.data.createPost.cover).toBe(path);
  expect(body.data.createPost.html).toContain(`<img src="${path}" srcset="${path}?w=640 640w`);
});

test.each(["/files/posts/../a.webp", "/files/somebody/avatar-1.webp", "https://a.example/b.webp"])(
  "a cover is never %s",
  async (cover) => {
    const { body } = await server.ask("POST", "/graphql", {
      as: editor,
      body: {
        query: "mutation($input: CreatePostInput!) { createPost(input: $input) { id } }",
        variables: { input: { title: { en: "Elsewhere" }, cover } },
      },
    });
    expect(body.errors[0].extensions).toEqual({
      code: "INVALID",
      fields: { cover: "Not valid" },
    });
  },
);

describe("a picture is refused", () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );

  test.each([
    ["SVG", svg, 415, "UNSUPPORTED_TYPE"],
    ["with half a picture", photograph.subarray(0, 2_000), 422, "INVALID"],
    ["nothing", Buffer.of(), 415, "UNSUPPORTED_TYPE"],
    ["with more than 10 MB", Buffer.alloc(10_000_001), 413, "TOO_LARGE"],
  ])("%s", async (_name, bytes, status, code) => {
    expect(await upload({ bytes })).toMatchObject({ status, body: { code } });
  });

  test.each(EVERYBODY.filter((who) => !WRITERS.includes(who)))("from a %s", async (who) => {
    const as = who === "visitor" ? visitor() : withRole(who as Role);
    expect((await upload({ as })).status).toBe(who === "visitor" ? 401 : 403);
  });

  test("from another site", async () => {
    const headers = { origin: "https://evil.example" };
    expect((await upload({ headers })).status).toBe(403);
  });

  test("after sixty in an hour", async () => {
    const bytes = Buffer.of(1);
    const statuses = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await upload({ bytes }, limited)).status);
    expect(statuses).toEqual([...Array(60).fill(415), 429]);
  });
});

describe("a picture of a member's project", async () => {
  const [ada, ben] = [
    await aMember(server.database.em.fork()),
    await aMember(server.database.em.fork()),
  ];
  const [maker, other] = [ada, ben].map(({ id }) => withRole(Role.MEMBER, { memberId: id }));
  const send = async (as: typeof maker, bytes = photograph) => {
    const answer = await fetch(`${server.url}/api/projects/pictures`, {
      method: "POST",
      headers: { ...server.as(as ?? visitor()), "content-type": "image/jpeg" },
      body: new Uint8Array(bytes),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const see = async (path: string, as = visitor()) => {
    const { status, headers } = await server.ask("GET", path, { as });
    return [status, headers.get("cache-control")];
  };
  const FOR_EVER = "public, max-age=31536000, immutable";

  test("is seen by its uploader alone until a project shows it", async () => {
    const { id } = await aProject(server.database.em.fork(), { owners: [ada] });
    const { path } = (await send(maker)).body.picture;
    expect(await see(path, maker)).toEqual([200, "private, no-store"]);
    expect((await see(path, other))[0]).toBe(404);
    expect((await see(path))[0]).toBe(404);
    expect((await see(`${path}?w=320`))[0]).toBe(404);
    const { body } = await server.ask("POST", "/graphql", {
      as: maker,
      body: {
        query:
          "mutation($id: ID!, $cover: String) { updateProject(id: $id, input: { cover: $cover }) { id } }",
        variables: { id, cover: path },
      },
    });
    expect(body.errors).toBeUndefined();
    expect(await see(path)).toEqual([200, FOR_EVER]);
  });

  test("counts for the storage of its uploader", async () => {
    const allow = (storageQuotaMb: number) =>
      server.ask("POST", "/graphql", {
        as: withRole(Role.ADMIN),
        body: {
          query: `mutation { updateSiteSettings(input: { storageQuotaMb: ${storageQuotaMb} }) { id } }`,
        },
      });
    const noise = await sharp({
      create: {
        width: 1_200,
        height: 1_200,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    await allow(1);
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await send(other, noise)).status);
    await allow(1_000);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(413);
    expect((await send(other, noise)).status).toBe(200);
  });
});
