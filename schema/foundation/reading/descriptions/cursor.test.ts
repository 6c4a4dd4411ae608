import { describe, expect, test } from "vitest";
import { after, cursorOf } from "./cursor.ts";

const id = crypto.randomUUID();
const at = new Date("2026-01-02T03:04:05.678Z");

describe("a cursor", () => {
  test("points to the rows after its own", () => {
    const order = { publishedAt: "desc", post: "desc" } as const;
    const cursor = cursorOf({ publishedAt: at, post: { id } }, order);
    expect(after(cursor, order, ["timestamptz", "uuid"])).toEqual({
      $or: [
        { publishedAt: { $lt: at.toISOString() } },
        { publishedAt: at.toISOString(), post: { $lt: id } },
      ],
    });
  });

  test("follows a descending order", () => {
    const order = { displayName: "asc", id: "asc" } as const;
    const cursor = cursorOf({ displayName: "Åse", id }, order);
    expect(after(cursor, order, ["text", "uuid"])).toEqual({
      $or: [{ displayName: { $gt: "Åse" } }, { displayName: "Åse", id: { $gt: id } }],
    });
  });

  test("is URL-safe", () => {
    const cursor = cursorOf({ name: "ÿ?>~".repeat(50), id: "1" }, { name: "asc", id: "asc" });
    expect(cursor).toMatch(/^[\w-]+$/);
  });
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("is refused:", () => {
  test.each([
    ["nothing", ""],
    ["a word", "next"],
    ["a number", encoded(1)],
    ["an object", encoded({ 0: "a", 1: "b" })],
    ["too few values", encoded(["a"])],
    ["too many values", encoded(["a", id, "c"])],
    ["a filter among the values", encoded(["a", { $ne: null }])],
    ["a list among the values", encoded(["a", ["b"]])],
    ["null among the values", encoded(["a", null])],
    ["a number where a text is ordered by", encoded([1, id])],
    ["an id that is none", encoded(["a", "b"])],
    ["NUL in a text", encoded(["a\0", id])],
  ])("%s", (_name, cursor) => {
    const refusal = {
      extensions: { code: "INVALID", fields: { after: "Not a cursor of this list" } },
    };
    expect(() => after(cursor, { name: "asc", id: "asc" }, ["text", "uuid"])).toThrow(
      expect.objectContaining(refusal),
    );
  });
});
