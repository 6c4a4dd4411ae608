import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { diskStorage } from "../storage/disk-storage.ts";
import { testServer } from "../testing/server.ts";
import { tusUploads } from "../testing/tus-upload.ts";
import { PictureVariants, withVariants } from "./picture-variants.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atelier-variants-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const timeout = 30_000;

const member = await aMember(server.database.em.fork());
const owner = withRole(Role.MEMBER, { memberId: member.id });
const cover = `/api/members/${member.id}/cover`;

/** Of noise, so that its bytes say how large it is. */
const photograph = await sharp({
  create: {
    width: 1_200,
    height: 800,
    channels: 3,
    noise: { type: "gaussian", mean: 128, sigma: 40 },
    background: "black",
  },
})
  .jpeg()
  .toBuffer();

const get = (path: string, as = visitor(), headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { ...server.as(as), ...headers } });

const sizeOf = async (answer: Response) => {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height, bytes: bytes.length };
};

const stored = (folder: string) => readdirSync(join(dataDir, "files", folder)).toSorted();

async function putCover(): Promise<string> {
  const { body } = await fetch(`${server.url}${cover}`, {
    method: "PUT",
    headers: { ...server.as(owner), "content-type": "image/jpeg" },
    body: new Uint8Array(photograph),
  }).then(async (answer) => ({ body: await answer.json() }));
  return body.member.cover;
}

test(
  "a picture is served in a smaller size, made once and kept for ever",
  { timeout },
  async () => {
    const url = await putCover();
    const whole = await sizeOf(await get(url));
    expect(whole).toMatchObject({ format: "webp", width: 1_200, height: 800 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(`${url}?w=320`)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    }
    const smaller = await sizeOf(answers[0] as Response);
    expect(smaller).toMatchObject({ format: "webp", width: 320, height: 213 });
    expect(smaller.bytes).toBeLessThan(whole.bytes / 4);
    expect(stored(member.id)).toHaveLength(2);
  },
);

test("a link preview is a JPEG of one size, whatever the picture", { timeout }, async () => {
  const url = await putCover();
  const answer = await get(`${url}?preview`);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(await sizeOf(answer)).toMatchObject({ format: "jpeg", width: 1_200, height: 630 });
  expect(stored(member.id)).toHaveLength(2);
  expect(await sizeOf(await get(`${url}?preview=1`))).toMatchObject({ height: 800 });
});

test.each(["1280", "1920", "321", "0", "-1", "1e9", "640&w=320", ""])(
  "w=%s is the picture itself, and nothing is stored",
  { timeout },
  async (width) => {
    const url = await putCover();
    expect(await sizeOf(await get(`${url}?w=${width}`))).toMatchObject({ width: 1_200 });
    expect(stored(member.id)).toHaveLength(1);
  },
);

test("its smaller sizes go with it", { timeout }, async () => {
  const url = await putCover();
  await Promise.all(["w=96", "w=640", "preview"].map((query) => get(`${url}?${query}`)));
  expect(stored(member.id)).toHaveLength(4);
  const { status } = await server.ask("DELETE", cover, { as: owner });
  expect(status).toBe(200);
  expect(stored(member.id)).toEqual([]);
  expect((await get(`${url}?w=640`)).status).toBe(404);
  expect(stored(member.id)).toEqual([]);
});

test("who may not see a picture sees no smaller size of it", { timeout }, async () => {
  const { id } = await aProject(server.database.em.fork(), {
    owners: [member],
    visibility: "private",
  });
  const uploads = tusUploads(server, "/api/projects/uploads");
  const about = { filename: "deck at night.jpg", projectId: id };
  const begun = await uploads.begin(owner, about, { length: photograph.length });
  const at = begun.headers.get("location") ?? "";
  const { body } = await uploads.send(owner, at, photograph);
  const { url } = body.media;
  const shown = await get(`${url}?w=640`, owner);
  expect(await sizeOf(shown)).toMatchObject({ format: "webp", width: 640 });
  expect(shown.headers.get("cache-control")).toBe("private, no-cache");
  const etag = shown.headers.get("etag") ?? "";
  expect(etag).not.toBe((await get(url, owner)).headers.get("etag"));
  expect((await get(`${url}?w=640`, owner, { "if-none-match": etag })).status).toBe(304);
  const preview = await get(`${url}?preview`, owner);
  expect(preview.headers.get("content-type")).toBe("image/jpeg");
  expect(await sizeOf(preview)).toMatchObject({ format: "jpeg", width: 1_200, height: 630 });
  for (const viewer of [visitor(), withRole(Role.MEMBER)]) {
    expect((await get(`${url}?w=640`, viewer)).status).toBe(404);
    expect((await get(`${url}?preview`, viewer)).status).toBe(404);
  }
});

test("what cannot be decoded is served as it is, and one removed meanwhile leaves nothing", async () => {
  const disk = diskStorage(join(dataDir, "own"));
  const storage = withVariants(disk);
  const variants = new PictureVariants(storage);
  await storage.write("a/broken", Readable.from([Buffer.from("no picture")]));
  expect(await variants.keyFor("a/broken", 96)).toBe("a/broken");
  expect(await variants.keyFor("a/missing", 96)).toBe("a/missing");
  await storage.write("a/going", Readable.from([photograph]));
  const making = new PictureVariants({
    ...storage,
    async write(key, content) {
      await storage.remove("a/going");
      await disk.write(key, content);
    },
  });
  expect(await making.keyFor("a/going", 96)).toBe("a/going");
  expect(readdirSync(join(dataDir, "own", "a"))).toEqual(["broken"]);
});
