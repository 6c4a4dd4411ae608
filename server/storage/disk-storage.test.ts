import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { diskStorage } from "./disk-storage.ts";

const folder = mkdtempSync(join(tmpdir(), "atelier-storage-"));
afterAll(() => rmSync(folder, { recursive: true }));
const storage = diskStorage(folder);

async function* bytes(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

async function content(key: string): Promise<string> {
  const parts = await Array.fromAsync(await storage.read(key));
  return Buffer.concat(parts).toString();
}

test("a file is read as it was written, and replaced as a whole", async () => {
  await storage.write("covers/one", bytes("a picture", " in two parts"));
  expect(await content("covers/one")).toBe("a picture in two parts");
  await storage.write("covers/one", bytes("another"));
  expect(await content("covers/one")).toBe("another");
});

test("a range of a file is read, both ends included", async () => {
  await storage.write("parts", bytes("0123", "456789"));
  const parts = await Array.fromAsync(await storage.read("parts", { start: 3, end: 5 }));
  expect(Buffer.concat(parts).toString()).toBe("345");
});

test("an interrupted write leaves the previous file", async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("half");
    throw new Error("the connection is gone");
  }
  await storage.write("covers/two", bytes("whole"));
  await expect(storage.write("covers/two", broken())).rejects.toThrow("the connection is gone");
  expect(await content("covers/two")).toBe("whole");
  expect(readdirSync(join(folder, "covers")).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("a removed file is gone, and removing it again is no error", async () => {
  await storage.write("three", bytes("x"));
  await storage.remove("three");
  await storage.remove("three");
  await expect(storage.read("three")).rejects.toThrow("ENOENT");
});

test.each(["../secret", "a/../../b", "/etc/passwd", "a/b/c", "", "A", "a\0b"])(
  "%j is not a valid key",
  async (key) => {
    await expect(storage.write(key, bytes("x"))).rejects.toThrow("Not a storage key");
  },
);
