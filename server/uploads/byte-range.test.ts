import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-3", { start: 0, end: 3 }],
  ["bytes=4-", { start: 4, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-30", { start: 0, end: 9 }],
  ["bytes=8-30", { start: 8, end: 9 }],
  ["bytes=10-", null],
  ["bytes=-0", null],
  ["bytes=5-3", undefined],
  ["bytes=0-1,4-5", undefined],
  ["bytes=-", undefined],
  ["lines=0-1", undefined],
  [undefined, undefined],
])("of ten bytes %s is %j", (header, part) => {
  expect(byteRange(header, 10)).toEqual(part);
});

test("an empty file has no range", () => {
  expect(byteRange("bytes=0-0", 0)).toBeNull();
});
