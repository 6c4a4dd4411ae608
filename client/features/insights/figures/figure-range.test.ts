import { expect, test } from "vitest";
import { addMonths, barsOf, changeOf, figureState, queryWith, sumBars } from "./figure-range.ts";

const TODAY = "2026-11-22";
const state = (query: string) => figureState(new URLSearchParams(query), TODAY);

test.each([
  ["", "2026-10-24", "2026-11-22", "2026-09-24", "2026-10-23"],
  ["range=7d", "2026-11-16", "2026-11-22", "2026-11-09", "2026-11-15"],
  ["range=month", "2026-11-01", "2026-11-22", "2026-10-01", "2026-10-22"],
  ["range=year", "2026-01-01", "2026-11-22", "2025-01-01", "2025-11-22"],
  ["range=12m", "2025-12-01", "2026-11-22", "2024-12-01", "2025-11-22"],
  ["range=2026-03-28..2026-03-29", "2026-03-28", "2026-03-29", "2026-03-26", "2026-03-27"],
  ["range=7d&against=year", "2026-11-16", "2026-11-22", "2025-11-16", "2025-11-22"],
])("%s is from %s to %s, compared with %s to %s", (query, from, to, beforeFrom, beforeTo) => {
  const before = { from: beforeFrom, to: beforeTo };
  expect(state(query)).toMatchObject({ from, to, before });
});

test("what is not a range is the default, and comparing can be left out", () => {
  for (const range of [
    "1d",
    "2026-02-30..2026-03-01",
    "2026-03-02..2026-03-01",
    "2020-01-01..2026-01-01",
  ])
    expect(state(`range=${range}`)).toMatchObject({ name: "30d", from: "2026-10-24" });
  expect(state("against=none").before).toBeUndefined();
});

test("a month before the 31st ends with its last day", () => {
  expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
  expect(addMonths("2028-02-29", -12)).toBe("2027-02-28");
  expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
});

test("bars have every day once", () => {
  for (const [from, to, count] of [
    ["2026-10-01", "2026-10-31", 31],
    ["2026-08-25", "2026-11-22", 13],
    ["2025-12-10", "2026-11-22", 12],
  ] as const) {
    const bars = barsOf({ from, to });
    expect(bars).toHaveLength(count);
    expect([bars[0]?.from, bars.at(-1)?.to]).toEqual([from, to]);
    for (const [place, bar] of bars.entries())
      expect(bar.start).toBe(place ? bars[place - 1]?.end : 0);
    const days = bars.at(-1)?.end ?? 0;
    const values = Array.from({ length: days }, () => 1);
    expect(sumBars(bars, values).reduce((sum, value) => sum + value, 0)).toBe(days);
  }
});

test("a change is relative to before, and unknown from nothing", () => {
  expect(changeOf(150, 100)).toBe(0.5);
  expect(changeOf(150, 0)).toBeNull();
  expect(changeOf(150, undefined)).toBeNull();
});

test("another value in the URL leaves the others", () => {
  const params = new URLSearchParams("range=7d&currency=NOK");
  expect(queryWith(params, { range: undefined })).toBe("?currency=NOK");
  expect(queryWith(params, { against: "year" })).toBe("?range=7d&currency=NOK&against=year");
  expect(queryWith(new URLSearchParams("range=7d"), { range: undefined })).toBe("?");
});
