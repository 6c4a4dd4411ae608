import { expect, test } from "vitest";
import { addMonths, DAY, dayFrom, fromInstant, isoDay, toInstant, weekNumber } from "./clock.ts";
import { placeBars, placeInDay } from "./layout.ts";
import { sentTimes } from "./shown-event.ts";

const day = dayFrom("2026-11-24");
const at = (from: number, to: number) => ({
  allDay: false,
  start: day * DAY + from * 60,
  end: day * DAY + to * 60,
});
const days = (from: number, to: number) => ({
  allDay: true,
  start: (day + from) * DAY,
  end: (day + to) * DAY,
});

test("events that overlap are placed beside each other, others not", () => {
  const placed = placeInDay([at(9.5, 10.75), at(10, 11), at(10.8, 12), at(13, 14)], day);
  expect(placed.map(({ place, of }) => [place, of])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
});

test("an event over midnight has a part on both days", () => {
  const night = at(22, 26);
  expect(placeInDay([night], day)).toMatchObject([{ from: 1_320, to: 1_440 }]);
  expect(placeInDay([night], day + 1)).toMatchObject([{ from: 0, to: 120 }]);
});

test("bars are cut to the days that are shown, and share a row where there is room", () => {
  const bars = placeBars([days(-2, 2), days(1, 3), days(3, 9)], day, 7);
  expect(bars).toMatchObject([
    { column: 0, span: 2, lane: 0, startsBefore: true },
    { column: 1, span: 2, lane: 1, startsBefore: false },
    { column: 3, span: 4, lane: 0, endsAfter: true },
  ]);
});

test("clock times stay the same when clocks change", () => {
  const vienna = "Europe/Vienna";
  const before = fromInstant("2027-03-22T09:00:00Z", vienna);
  expect(toInstant(before + 7 * DAY, vienna)).toBe("2027-03-29T08:00:00.000Z");
});

test("weeks have the numbers of ISO 8601, and months their last day", () => {
  expect(["2026-11-24", "2027-01-01", "2026-01-01"].map((iso) => weekNumber(dayFrom(iso)))).toEqual(
    [48, 53, 1],
  );
  expect(isoDay(addMonths(dayFrom("2027-01-31"), 1))).toBe("2027-02-28");
});

test("what begins in the hour that spring skips lasts as long as it was drawn", () => {
  const skipped = dayFrom("2027-03-28") * DAY + 120;
  const sent = (from: number, to: number) =>
    sentTimes({ allDay: false, start: skipped + from, end: skipped + to }, "Europe/Vienna");
  expect(sent(0, 60)).toMatchObject({ start: iso("01:00"), end: iso("02:00") });
  expect(sent(30, 75)).toMatchObject({ start: iso("01:30"), end: iso("02:15") });
  expect(sent(-30, 90)).toMatchObject({ start: iso("00:30"), end: iso("01:30") });
  expect(sent(0, 0)).toMatchObject({ start: iso("01:00"), end: iso("01:00") });
});

const iso = (time: string) => `2027-03-28T${time}:00.000Z`;
