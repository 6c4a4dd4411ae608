import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { S3_URL } from "../../schema/testing/services.ts";
import { aPerson } from "../../schema/accounts/person.builder.ts";
import { aConversation } from "../../schema/chat/conversation.builder.ts";
import { Member } from "../../schema/members/index.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import type { S3Bucket } from "../storage/s3-url.ts";
import { cableTo } from "../testing/cable.ts";
import { testServer } from "../testing/server.ts";
import { testBucket } from "../testing/test-bucket.ts";
import { tusUploads } from "../testing/tus-upload.ts";

const bucket = await testBucket(S3_URL);
const timeout = 60_000;
const MIB = 1024 * 1024;

const places: [string, S3Bucket | undefined][] = [["on disk", undefined]];
if (bucket) places.push(["on S3", bucket]);

describe.each(places)("%s", async (_name, s3) => {
  const dataDir = mkdtempSync(join(tmpdir(), "atelier-s3-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const cable = s3 && (await cableTo(s3.endpoint));
  afterAll(() => cable?.cut());
  const endpoint = cable?.url.replace("redis:", "http:") ?? "";
  const server = await testServer({ dataDir, s3: s3 && { ...s3, endpoint } });
  const another = await testServer({ dataDir, s3: s3 && { ...s3, isPublic: true } }, server);
  const em = () => server.database.em.fork();
  const { viewer: owner } = await aPerson({ em });

  const [here, there] = [server, another].map((one) => tusUploads(one, "/api/files/uploads")) as [
    ReturnType<typeof tusUploads>,
    ReturnType<typeof tusUploads>,
  ];
  const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  const begin = async (filename: string, length: number) =>
    (await here.begin(owner, { filename }, { length })).headers.get("location") ?? "";
  const get = (path: string, of = server, headers = {}) =>
    fetch(`${of.url}${path}`, {
      headers: { ...of.as(owner), ...headers },
      redirect: "manual",
    });

  test("an upload goes on in another process, and is served with ranges", { timeout }, async () => {
    const bytes = randomBytes(12 * MIB);
    const path = await begin("film.bin", bytes.length);
    expect((await here.send(owner, path, bytes.subarray(0, 5 * MIB))).status).toBe(204);
    const rest = await there.send(owner, path, bytes.subarray(5 * MIB), { at: 5 * MIB });
    const { url } = rest.body.file;
    expect(sha256(new Uint8Array(await (await get(url)).arrayBuffer()))).toBe(sha256(bytes));
    const part = await get(url, server, { range: "bytes=5242878-5242883" });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5_242_878, 5_242_884));
    expect((await get(url, server, { range: "bytes=99999999-" })).status).toBe(416);
    if (!s3) return;
    // where browsers reach the bucket, what is not shown is sent from there
    const redirect = await get(`${url}&download`, another);
    expect([redirect.status, redirect.headers.get("cache-control")]).toEqual([
      302,
      "private, no-store",
    ]);
    const signed = await fetch(redirect.headers.get("location") ?? "");
    expect(sha256(new Uint8Array(await signed.arrayBuffer()))).toBe(sha256(bytes));
    expect(signed.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("a picture of a message is encoded anew", { timeout }, async () => {
    const member = await em().findOneOrFail(Member, { id: owner.memberId ?? "" });
    const people = [member, await aMember(em())];
    const { conversation } = await aConversation(em(), { people });
    const png = await sharp({
      create: { width: 30, height: 20, channels: 3, background: "red" },
    })
      .png()
      .toBuffer();
    const chat = tusUploads(server);
    const attachment = await chat.whole(owner, conversation.id, "red.png", png);
    expect(attachment).toMatchObject({ type: "image/webp", width: 30, height: 20 });
    expect((await get(attachment.path)).headers.get("content-type")).toBe("image/webp");
  });

  test.runIf(s3)(
    "while the bucket is away calls say so, and uploads continue after",
    { timeout },
    async () => {
      const bytes = randomBytes(6 * MIB);
      const path = await begin("away.bin", bytes.length);
      await here.send(owner, path, bytes.subarray(0, 5 * MIB));
      const { body } = await here.send(owner, await begin("a.txt", 1), Buffer.from("a"));
      await cable?.interrupt();
      const problem = { code: "UNAVAILABLE", message: expect.stringContaining("unavailable") };
      const sent = await here.send(owner, path, bytes.subarray(5 * MIB), { at: 5 * MIB });
      expect(sent).toMatchObject({ status: 503, body: problem });
      const answer = await get(body.file.url);
      expect([answer.status, await answer.json()]).toMatchObject([503, problem]);
      expect(server.log.join()).toMatch("ECONNREFUSED");
      await cable?.restore();
      const { headers } = await here.head(owner, path);
      expect(headers.get("upload-offset")).toBe(String(5 * MIB));
      const last = await here.send(owner, path, bytes.subarray(5 * MIB), { at: 5 * MIB });
      expect(last.body.file).toMatchObject({ name: "away.bin", size: bytes.length });
      expect(await (await get(body.file.url)).text()).toBe("a");
    },
  );
});
