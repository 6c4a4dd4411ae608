import { expect, test } from "vitest";
import { instantOf, instantsOf, readTime, wallTime } from "./zoned-time.ts";

const zone = "Europe/Vienna";

test.each([
  ["2026-11-24", "09:00", "2026-11-24T08:00:00.000Z"],
  ["2026-07-01", "00:30", "2026-06-30T22:30:00.000Z"],
  ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
  ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
  ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
])("%s at %s in Vienna is %s, and back", (date, time, instant) => {
  expect(instantOf({ date, time }, zone)).toBe(instant);
  expect(wallTime(instant, zone)).toEqual({ date, time });
});

test("a time skipped in spring becomes the one an hour later", () => {
  expect(instantOf({ date: "2026-03-29", time: "02:30" }, zone)).toBe("2026-03-29T01:30:00.000Z");
});

test("of a time that occurs twice in autumn it is the first, and both are known", () => {
  const twice = { date: "2026-10-25", time: "02:30" };
  expect(instantOf(twice, zone)).toBe("2026-10-25T00:30:00.000Z");
  expect(instantsOf(twice, zone)).toEqual(["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"]);
  expect(instantsOf({ ...twice, time: "03:30" }, zone)).toHaveLength(1);
});

test.each([
  ["9", "09:00"],
  ["9:30", "09:30"],
  ["9.30", "09:30"],
  ["0930", "09:30"],
  ["21h30", "21:30"],
  ["24:00", undefined],
  ["9:60", undefined],
  ["soon", undefined],
])("%s is the time %s", (text, time) => {
  expect(readTime(text)).toBe(time);
});
