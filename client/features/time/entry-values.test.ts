import { expect, test } from "vitest";
import { changedTimes, endOf, lasting, minutesOf, startOf, timesOf } from "./entry-values.ts";

const zone = "Europe/Vienna";
const typed = (date: string, start: string, end: string, later = {}) => ({
  date,
  start,
  end,
  isLaterStart: false,
  isLaterEnd: false,
  ...later,
});

test.each([
  ["2027-03-28", "01:30", "03:30", 60],
  ["2027-10-31", "01:30", "03:30", 180],
  ["2026-11-20", "23:00", "01:00", 120],
  ["2026-11-20", "09:00", "09:00", 24 * 60],
  ["2026-11-20", "09:00", "10:15", 75],
  ["2026-11-20", "09:00", "soon", undefined],
  ["", "09:00", "10:00", undefined],
])("on %s from %s to %s are %j minutes", (date, start, end, minutes) => {
  expect(minutesOf(typed(date, start, end), zone)).toBe(minutes);
});

test("the hour that occurs twice is the one that was chosen", () => {
  const night = typed("2027-10-31", "02:15", "02:45");
  expect(minutesOf(night, zone)).toBe(30);
  expect(minutesOf({ ...night, isLaterEnd: true }, zone)).toBe(90);
  expect(startOf({ ...night, isLaterStart: true }, zone)).toBe("2027-10-31T01:15:00.000Z");
  const back = typed("2027-10-31", "02:45", "02:15");
  expect(minutesOf(back, zone), "an hour later, the same night").toBe(30);
});

test("a duration gives the end, also into the next day and over a change of clocks", () => {
  expect(lasting(typed("2026-11-20", "23:30", "10:00"), 90, zone).end).toBe("01:00");
  const night = lasting(typed("2027-10-31", "01:30", "10:00"), 120, zone);
  expect([night.end, endOf(night, zone)]).toEqual(["02:30", "2027-10-31T01:30:00.000Z"]);
});

test("an entry that is not touched keeps its seconds, in any season", () => {
  for (const stored of [
    { startedAt: "2026-01-15T08:00:12.345Z", endedAt: "2026-01-15T09:30:59.001Z" },
    { startedAt: "2027-10-31T01:15:30.000Z", endedAt: "2027-10-31T01:45:10.000Z" },
    { startedAt: "2026-07-01T20:00:01.000Z", endedAt: null },
    { startedAt: "2026-07-01T20:00:01.000Z", endedAt: "2026-07-01T20:00:31.000Z" },
  ]) {
    expect(changedTimes(stored, timesOf(stored, zone), zone)).toEqual({});
  }
  const stored = { startedAt: "2026-01-15T08:00:12.345Z", endedAt: "2026-01-15T09:30:59.001Z" };
  const short = { startedAt: "2026-01-15T08:00:12.345Z", endedAt: "2026-01-15T08:00:59.001Z" };
  expect(minutesOf(timesOf(short, zone), zone), "within a minute").toBe(1);
  const longer = { ...timesOf(stored, zone), end: "11:00" };
  expect(changedTimes(stored, longer, zone)).toEqual({ endedAt: "2026-01-15T10:00:00.000Z" });
});
