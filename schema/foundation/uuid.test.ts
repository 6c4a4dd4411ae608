import { expect, test } from "vitest";
import { uuid } from "./uuid.ts";

// more than the 4,096 that fit into one millisecond
const ids = Array.from({ length: 10_000 }, () => uuid());

test("ids generated later sort later, also within one millisecond", () => {
  expect(ids.toSorted()).toEqual(ids);
});

test("ids are unique", () => {
  expect(new Set(ids).size).toBe(ids.length);
});

test("ids are UUIDs of version 7", () => {
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
