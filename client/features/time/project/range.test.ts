import { expect, test } from "vitest";
import { rangeOf } from "./range.ts";

test.each([
  ["", { name: "month", from: "2026-12-01", to: "2026-12-31" }],
  ["range=last", { name: "last", from: "2026-11-01", to: "2026-11-30" }],
  ["range=all&from=2026-01-01", { name: "all" }],
  [
    "range=own&from=2026-01-31&to=2026-01-01",
    { name: "own", from: "2026-01-01", to: "2026-01-31" },
  ],
  ["range=own&from=soon&to=2026-01-01", { name: "own", from: undefined, to: "2026-01-01" }],
  ["range=ever", { name: "month", from: "2026-12-01", to: "2026-12-31" }],
])("%j is the range %j", (query, range) => {
  expect(rangeOf(new URLSearchParams(query), "2026-12-05")).toEqual(range);
});

test("January comes after December", () => {
  const range = rangeOf(new URLSearchParams("range=last"), "2027-01-31");
  expect(range).toEqual({ name: "last", from: "2026-12-01", to: "2026-12-31" });
});
