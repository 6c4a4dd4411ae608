import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { S3_URL } from "../../schema/testing/services.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { StoredParts } from "../../schema/foundation/stored-parts.ts";
import { testBucket } from "../testing/test-bucket.ts";
import { diskStorage } from "./disk-storage.ts";
import { withFallback } from "./fallback-storage.ts";
import { moveFiles } from "./move-files.ts";
import { s3Storage } from "./s3-storage.ts";

const folder = mkdtempSync(join(tmpdir(), "atelier-move-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const content = async (storage: FileStorage, key: string) =>
  Buffer.concat(await Array.fromAsync(await storage.read(key))).toString();
const keysIn = async (storage: FileStorage) =>
  (await Array.fromAsync(storage.list(""))).map(({ key }) => key).toSorted();

const bucket = await testBucket(S3_URL);
const targets: [string, () => FileStorage][] = [
  ["another folder", () => diskStorage(join(folder, crypto.randomUUID()))],
];
if (bucket) targets.push(["a bucket", () => s3Storage(bucket, () => undefined)]);

describe.each(targets)("files move to %s", (_name, target) => {
  const to = target();
  const from = diskStorage(join(folder, crypto.randomUUID()));
  const site = withFallback(to, from);
  const keys = Array.from({ length: 9 }, (_, n) => `some/file-${n}`);

  test("after an interruption the rest follows; the site serves all of them throughout", async () => {
    for (const key of keys) await from.write(key, bytes(key));
    let left = 4;
    const failing: FileStorage = {
      ...to,
      write: async (key, from) => {
        left -= 1;
        if (left < 0) throw new Error("The bucket is away");
        await to.write(key, from);
      },
    };
    await expect(moveFiles(from, failing)).rejects.toThrow("away");
    for (const key of keys) expect(await content(site, key)).toBe(key);
    expect(await keysIn(site)).toEqual(keys);
    await site.write("some/file-9", bytes("new"));
    await site.remove("some/file-8");
    await site.copy("some/file-7", "some/copy");
    await site.write(
      "some/joined",
      new StoredParts(site, [
        { key: "some/file-0", size: 11 },
        { key: "some/file-7", size: 11 },
      ]),
    );
    const { different } = await moveFiles(from, to);
    expect(different).toEqual([]);
    expect(await keysIn(from)).toEqual([]);
    const now = [...keys.slice(0, 8), "some/copy", "some/file-9", "some/joined"].toSorted();
    expect(await keysIn(to)).toEqual(now);
    for (const key of keys.slice(0, 8)) expect(await content(to, key)).toBe(key);
    expect(await content(to, "some/joined")).toBe("some/file-0some/file-7");
    expect(await moveFiles(from, to)).toEqual({ files: 0, bytes: 0, different: [] });
  });

  test("what is there already is compared, and never replaced by other content", async () => {
    await from.write("some/same", bytes("same"));
    await to.write("some/same", bytes("same"));
    await from.write("some/other", bytes("old"));
    await to.write("some/other", bytes("new"));
    expect(await moveFiles(from, to)).toMatchObject({ files: 1, different: ["some/other"] });
    expect(await content(site, "some/other")).toBe("new");
    expect(await keysIn(from)).toEqual(["some/other"]);
  });

  test("what the site removes while it is moved stays removed", async () => {
    await from.write("some/going", bytes("going"));
    const removing: FileStorage = {
      ...to,
      async write(key, from) {
        await site.remove(key);
        await to.write(key, from);
      },
    };
    await from.remove("some/other");
    expect(await moveFiles(from, removing)).toMatchObject({ files: 0 });
    await expect(site.read("some/going")).rejects.toThrow("No file");
  });

  test("what does not arrive as it was sent stays where it is", async () => {
    await from.write("some/flipped", bytes("sent"));
    const flipping: FileStorage = { ...to, write: (key) => to.write(key, bytes("flip")) };
    await expect(moveFiles(from, flipping)).rejects.toThrow("did not arrive");
    expect(await content(site, "some/flipped")).toBe("sent");
    expect(await to.size("some/flipped")).toBeUndefined();
  });
});
