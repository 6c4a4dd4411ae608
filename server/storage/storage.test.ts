import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { S3_URL } from "../../schema/testing/services.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { FileMissing, StoredParts } from "../../schema/foundation/stored-parts.ts";
import { diskStorage } from "./disk-storage.ts";
import { readS3Url, type S3Bucket } from "./s3-url.ts";
import { s3Storage } from "./s3-storage.ts";
import { testBucket } from "../testing/test-bucket.ts";

const MIB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "atelier-storage-"));
afterAll(() => rmSync(folder, { recursive: true }));

const errors: unknown[] = [];
const bucket = await testBucket(S3_URL);
const storages: [string, FileStorage][] = [["on disk", diskStorage(folder)]];
if (bucket)
  storages.push(["on S3", s3Storage({ ...bucket, isPublic: true }, (error) => errors.push(error))]);

async function* bytes(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

describe.each(storages)("%s", (name, storage) => {
  const whole = async (key: string) =>
    Buffer.concat(await Array.fromAsync(await storage.read(key)));
  const content = async (key: string) => (await whole(key)).toString();

  test("a file is read as it was written, and replaced as a whole", async () => {
    await storage.write("covers/one", bytes("a picture", " in two parts"));
    expect(await content("covers/one")).toBe("a picture in two parts");
    await storage.write("covers/one", bytes("another"));
    expect(await content("covers/one")).toBe("another");
    expect(await storage.size("covers/one")).toBe(7);
  });

  test("a range of a file is read, both ends included", async () => {
    await storage.write("parts", bytes("0123", "456789"));
    const parts = await Array.fromAsync(await storage.read("parts", { start: 3, end: 5 }));
    expect(Buffer.concat(parts).toString()).toBe("345");
  });

  // around S3's smallest part, and around what is in memory at once
  test.each([0, 1, 5 * MIB - 1, 5 * MIB, 8 * MIB, 8 * MIB + 1, 17 * MIB])(
    "%i bytes arrive whole, also put together from parts",
    async (size) => {
      const source = randomBytes(size);
      await storage.write(
        "sizes/streamed",
        bytes(source.subarray(0, size / 3), source.subarray(size / 3)),
      );
      expect(sha256(await whole("sizes/streamed"))).toBe(sha256(source));
      for (const cuts of [
        [5, 10, 15],
        [6, 6.5, 12],
      ]) {
        const ends = [...cuts.map((cut) => cut * MIB).filter((end) => end < size), size];
        const parts = ends.map((end, n) => ({
          from: ends[n - 1] ?? 0,
          end,
          key: `sizes/part-${n}`,
        }));
        for (const { from, end, key } of parts)
          await storage.write(key, bytes(source.subarray(from, end)));
        const stored = parts.map(({ from, end, key }) => ({ key, size: end - from }));
        await storage.write("sizes/joined", new StoredParts(storage, stored));
        expect(await storage.size("sizes/joined")).toBe(size);
        expect(sha256(await whole("sizes/joined"))).toBe(sha256(source));
      }
    },
    30_000,
  );

  test("files are listed by the beginning of their keys, and copied", async () => {
    for (const key of ["many/a-1", "many/a-2", "many/b-1"]) await storage.write(key, bytes(key));
    await storage.copy("many/b-1", "many/a-3");
    const keys = async (prefix: string) =>
      (await Array.fromAsync(storage.list(prefix))).map(({ key }) => key).toSorted();
    expect(await keys("many/a-")).toEqual(["many/a-1", "many/a-2", "many/a-3"]);
    expect(await keys("")).toEqual(expect.arrayContaining(["many/a-3", "many/b-1"]));
    expect(await content("many/a-3")).toBe("many/b-1");
    expect(await keys("none/")).toEqual([]);
  });

  test("an interrupted write leaves the previous file", async () => {
    async function* broken(size: number): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(size);
      throw new Error("the connection is gone");
    }
    await storage.write("covers/two", bytes("whole"));
    for (const size of [4, 20 * MIB])
      await expect(storage.write("covers/two", broken(size))).rejects.toThrow("connection is gone");
    expect(await content("covers/two")).toBe("whole");
    const listed = await Array.fromAsync(storage.list("covers/"));
    expect(listed.map(({ key }) => key).toSorted()).toEqual(["covers/one", "covers/two"]);
    const present = name === "on disk" ? readdirSync(join(folder, "covers")) : listed;
    expect(present).toHaveLength(listed.length);
  });

  test("a removed file is missing, and removing it again is no error", async () => {
    await storage.write("three", bytes("x"));
    await storage.remove("three");
    await storage.remove("three");
    await expect(storage.read("three")).rejects.toThrow(FileMissing);
    await expect(storage.copy("three", "four")).rejects.toThrow(FileMissing);
    expect(await storage.size("three")).toBeUndefined();
  });

  test.each(["../secret", "a/../../b", "/etc/passwd", "a/b/c", "", "A", "a\0b"])(
    "%j is not a valid key",
    async (key) => {
      await expect(async () => storage.write(key, bytes("x"))).rejects.toThrow("Not a storage key");
    },
  );
});

test.runIf(bucket)("a signed address is a download, and no other file's", async () => {
  const [, storage] = storages[1] as (typeof storages)[number];
  await storage.write("signed/one", bytes("<script>"));
  await storage.write("signed/two", bytes("secret"));
  const url = (await storage.signedUrl("signed/one", "é (1).html")) ?? "";
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([200, "<script>"]);
  expect(answer.headers.get("content-type")).toBe("application/octet-stream");
  expect(answer.headers.get("content-disposition")).toBe(
    "attachment; filename*=UTF-8''%C3%A9%20%281%29.html",
  );
  expect((await fetch(url.replace("/one?", "/two?"))).status).toBe(403);
  expect(errors).toEqual([]);
});

describe("a server that", () => {
  const at = (endpoint: string) =>
    s3Storage({ ...(readS3Url("http://a:b@c/bucket") as S3Bucket), endpoint }, () => undefined);

  test("does not answer makes every call an error of its own, not a missing file", async () => {
    const away = at("http://127.0.0.1:9");
    const unavailable = { extensions: { code: "UNAVAILABLE" } };
    await expect(away.read("one")).rejects.toMatchObject(unavailable);
    await expect(away.size("one")).rejects.toMatchObject(unavailable);
    await expect(away.write("one", bytes("x"))).rejects.toMatchObject(unavailable);
    await expect(away.remove("one")).rejects.toMatchObject(unavailable);
    expect(await away.refusal()).toBeUndefined();
  });

  test("has no room says so", async () => {
    const full = createServer((request, response) => {
      request.resume().once("end", () => response.writeHead(507).end());
    });
    await new Promise<void>((ready) => full.listen(0, "127.0.0.1", ready));
    try {
      const { port } = full.address() as { port: number };
      const writing = at(`http://127.0.0.1:${port}`).write("one", bytes("x"));
      await expect(writing).rejects.toMatchObject({ extensions: { code: "STORAGE_FULL" } });
    } finally {
      full.closeAllConnections();
      full.close();
    }
  });

  test.runIf(bucket)("refuses the keys, or has no such bucket, is named", async () => {
    const given = bucket as S3Bucket;
    const wrong = (values: Partial<S3Bucket>) =>
      s3Storage({ ...given, ...values }, () => undefined).refusal();
    expect(await wrong({ secretAccessKey: "wrong" })).toBe("the server refuses these keys");
    expect(await wrong({ bucket: "there-is-none" })).toBe("there is no bucket there-is-none");
    expect(await wrong({})).toBeUndefined();
  });
});
