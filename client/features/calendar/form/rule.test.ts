import { expect, test } from "vitest";
import { dayFrom } from "../clock.ts";
import { isLastOfMonth, parseRule, ruleText, withStart } from "./rule.ts";

const tuesday = dayFrom("2026-11-24");
const parsed = (rrule: string, day = tuesday) => parseRule(rrule, day, "Europe/Vienna");

test("rules that the form can show are written as they were read", () => {
  for (const rrule of [
    "FREQ=DAILY",
    "FREQ=DAILY;INTERVAL=3;COUNT=10",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR;UNTIL=20270226",
    "FREQ=MONTHLY;BYMONTHDAY=24",
    "FREQ=MONTHLY;BYDAY=4TU",
    "FREQ=MONTHLY;BYMONTHDAY=-1",
    "FREQ=YEARLY;COUNT=3",
  ]) {
    const rule = parsed(rrule);
    expect(rule && ruleText(rule, tuesday), rrule).toBe(rrule);
  }
});

test("a rule without days has those of its start", () => {
  const weekly = parsed("FREQ=WEEKLY");
  expect(weekly && ruleText(weekly, tuesday)).toBe("FREQ=WEEKLY;BYDAY=TU");
});

test("the end of a series is the day on the clocks of the page", () => {
  expect(parsed("FREQ=DAILY;UNTIL=20270404T220000Z")?.end).toEqual({
    kind: "on",
    day: "2027-04-05",
  });
});

test("rules that it cannot show are left alone", () => {
  for (const rrule of [
    "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1",
    "FREQ=MONTHLY;BYMONTHDAY=1,15",
    "FREQ=YEARLY;BYWEEKNO=20",
    "FREQ=HOURLY",
  ])
    expect(parsed(rrule), rrule).toBeUndefined();
});

test("a single weekday moves with the start, several stay", () => {
  const rule = parsed("FREQ=WEEKLY;BYDAY=TU");
  expect(rule && withStart(rule, tuesday, tuesday + 1).weekdays).toEqual([2]);
  const two = parsed("FREQ=WEEKLY;BYDAY=TU,TH");
  expect(two && withStart(two, tuesday, tuesday + 1).weekdays).toEqual([1, 3]);
});

test("the last day of a month is one in February, too", () => {
  expect(isLastOfMonth(dayFrom("2028-02-29"))).toBe(true);
  expect(isLastOfMonth(dayFrom("2028-02-28"))).toBe(false);
});
