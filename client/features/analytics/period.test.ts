import { expect, test } from "vitest";
import { barsOf, isPossible, lengthOf, periodIn, searchWith, stepOf } from "./period.ts";

const of = (search: string, today = "2026-11-22") => periodIn(new URLSearchParams(search), today);

test.each([
  ["", "2026-10-24", "2026-11-22", "2026-09-24", "2026-10-23"],
  ["period=7d", "2026-11-16", "2026-11-22", "2026-11-09", "2026-11-15"],
  ["period=month", "2026-11-01", "2026-11-22", "2026-10-01", "2026-10-22"],
  ["period=year", "2026-01-01", "2026-11-22", "2025-01-01", "2025-11-22"],
  ["period=7d&compare=year", "2026-11-16", "2026-11-22", "2025-11-16", "2025-11-22"],
  ["from=2026-03-01&to=2026-03-10", "2026-03-01", "2026-03-10", "2026-02-19", "2026-02-28"],
  ["period=nonsense", "2026-10-24", "2026-11-22", "2026-09-24", "2026-10-23"],
])("%s is from %s to %s, after %s to %s", (search, from, to, beforeFrom, beforeTo) => {
  expect(of(search)).toMatchObject({ from, to, before: { from: beforeFrom, to: beforeTo } });
});

test("a month that is compared with a shorter one ends with that", () => {
  expect(of("period=month", "2026-03-31").before).toEqual({ from: "2026-02-01", to: "2026-02-28" });
});

test("days that are impossible are not those of the page", () => {
  for (const days of ["from=2026-02-30&to=2026-03-01", "from=2026-03-02&to=2026-03-01", "from=x"]) {
    expect(of(days).name).toBe("30d");
  }
  expect(isPossible({ from: "2025-01-01", to: "2026-01-02" })).toBe(false);
});

test("days over a change of the clocks are counted by date", () => {
  expect(lengthOf({ from: "2026-10-01", to: "2026-11-30" })).toBe(61);
});

test("long periods have a bar a week or month, whose sum is that of the days", () => {
  const days = Array.from({ length: 61 }, (_, n) => ({
    day: new Date(Date.UTC(2026, 9, 1 + n)).toISOString().slice(0, 10),
    count: n,
  }));
  const sum = (bars: { count: number }[]) => bars.reduce((all, { count }) => all + count, 0);
  expect(stepOf({ from: "2026-10-01", to: "2026-11-30" })).toBe("week");
  const weeks = barsOf(days, "week");
  expect(weeks).toHaveLength(9);
  expect(weeks.at(-1)).toMatchObject({ from: "2026-11-26", to: "2026-11-30" });
  const months = barsOf(days, "month");
  expect(months.map(({ from }) => from)).toEqual(["2026-10-01", "2026-11-01"]);
  expect([sum(barsOf(days, "day")), sum(weeks), sum(months)]).toEqual([1830, 1830, 1830]);
});

test("a choice keeps the others in the URL", () => {
  const params = new URLSearchParams("period=7d&show=views");
  expect(searchWith(params, { period: "month" })).toBe("?period=month&show=views");
  expect(searchWith(params, { period: null, show: null })).toBe("");
});
