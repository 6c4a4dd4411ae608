import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { uploadBody, metadataIn, numberIn } from "./tus.ts";

test("a silent sender is disconnected, a slow one is not", async () => {
  vi.useFakeTimers();
  try {
    const part = new PassThrough();
    const coming = uploadBody(part);
    for (const word of ["one", "two", "three"]) {
      const next = coming.next();
      await vi.advanceTimersByTimeAsync(15_000);
      part.write(word);
      expect(String((await next).value)).toBe(word);
    }
    const nothing = coming.next().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await nothing).toMatchObject({ message: "The connection broke off" });
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ["", {}],
  ["filename w6kudHh0,conversationId YQ==", { filename: "é.txt", conversationId: "a" }],
  ["empty, filename YQ==", { empty: "", filename: "a" }],
])("metadata %j is parsed as %j", (header, values) => {
  expect(metadataIn(header)).toEqual(values);
});

test.each(["a b c", ",", "filename <script>"])("metadata %j is invalid", (header) => {
  expect(() => metadataIn(header)).toThrow("Upload-Metadata is invalid");
});

test.each(["-1", "1.5", "0x10", "1e3", "9".repeat(16), ""])("%j is not a length", (length) => {
  expect(() => numberIn({ "upload-length": length }, "upload-length")).toThrow("is not a number");
});
