import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { Invalid } from "../foundation/errors.ts";
import { atWallTime, recurrenceIdOf } from "./event-times.ts";
import { datesWithin, type Recurring } from "./occurrences.ts";
import { lastDateOf, movedRule, storedRule } from "./recurrence-rule.ts";

const VIENNA = "Europe/Vienna";
const wall = (text: string, zone = VIENNA) => atWallTime(Temporal.PlainDateTime.from(text), zone);

/** A timed series that begins with an hour from this time of day. */
function timed(start: string, rrule: string, more: Partial<Recurring> = {}): Recurring {
  const timeZone = more.timeZone ?? VIENNA;
  const begins = Temporal.PlainDateTime.from(start);
  const times = {
    allDay: false,
    timeZone,
    start: wall(start, timeZone),
    end: atWallTime(begins.add({ hours: 1 }), timeZone),
  };
  const stored = storedRule(rrule, times);
  const event = { ...times, rrule: stored, exDates: [] };
  return { ...event, lastDate: lastDateOf(event), ...more };
}

function allDay(startDate: string, endDate: string, rrule: string, exDates: string[] = []) {
  const times = { allDay: true, timeZone: VIENNA, startDate, endDate };
  const stored = storedRule(rrule, times);
  const event = { ...times, rrule: stored, exDates };
  return { ...event, lastDate: lastDateOf(event) };
}

const idsWithin = (event: Recurring, from: string, to: string): string[] =>
  datesWithin(event, { from: wall(from), to: wall(to) }).map(recurrenceIdOf);

const invalid = (rrule: string, start = "2027-02-01T09:30"): string | undefined => {
  try {
    timed(start, rrule);
    return undefined;
  } catch (error) {
    return (error as Invalid).extensions["fields"] as string;
  }
};

/** The first dates as another library has them. */
function secondOpinion(start: string, rrule: string, most: number): string[] {
  const dates = ICAL.Recur.fromString(rrule).iterator(ICAL.Time.fromDateTimeString(start));
  const found: string[] = [];
  for (let date = dates.next(); date && found.length < most; date = dates.next())
    found.push(recurrenceIdOf({ start: wall(date.toString()) } as never));
  return found;
}

describe("a series", () => {
  test("keeps its time of day when clocks change", () => {
    const event = timed("2027-01-04T10:00", "FREQ=WEEKLY;BYDAY=MO");
    const dates = datesWithin(event, {
      from: wall("2027-03-20T00:00"),
      to: wall("2027-04-01T00:00"),
    });
    expect(dates.map(({ start, end }) => [start.toISOString(), end.toISOString()])).toEqual([
      ["2027-03-22T09:00:00.000Z", "2027-03-22T10:00:00.000Z"],
      ["2027-03-29T08:00:00.000Z", "2027-03-29T09:00:00.000Z"],
    ]);
  });

  test("has a date in the hour that is skipped one hour later, and the next one as before", () => {
    const event = timed("2027-03-01T02:30", "FREQ=DAILY");
    const dates = datesWithin(event, {
      from: wall("2027-03-28T00:00"),
      to: wall("2027-03-30T00:00"),
    });
    expect(dates.map(({ start, end }) => [start.toISOString(), end.toISOString()])).toEqual([
      ["2027-03-28T01:30:00.000Z", "2027-03-28T02:30:00.000Z"],
      ["2027-03-29T00:30:00.000Z", "2027-03-29T01:30:00.000Z"],
    ]);
    expect(idsWithin(event, "2027-10-31T00:00", "2027-11-01T00:00")).toEqual([
      "2027-10-31T00:30:00Z",
    ]);
  });

  test("on the 31st leaves shorter months out; the last day of the month is in each", () => {
    const days = (event: Recurring) =>
      idsWithin(event, "2027-01-01T00:00", "2033-01-01T00:00").map((id) => id.slice(0, 10));
    expect(days(timed("2027-01-31T10:00", "FREQ=MONTHLY;COUNT=3"))).toEqual([
      "2027-01-31",
      "2027-03-31",
      "2027-05-31",
    ]);
    expect(days(timed("2028-02-29T10:00", "FREQ=YEARLY;COUNT=2"))).toEqual([
      "2028-02-29",
      "2032-02-29",
    ]);
    expect(days(timed("2027-01-31T10:00", "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3"))).toEqual([
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
    ]);
  });

  test("that ends after some dates gets no other one for a date that is left out", () => {
    const event = timed("2027-04-01T09:00", "FREQ=DAILY;COUNT=3", {
      exDates: ["2027-04-02T07:00:00Z"],
    });
    expect(idsWithin(event, "2027-04-01T00:00", "2027-05-01T00:00")).toEqual([
      "2027-04-01T07:00:00Z",
      "2027-04-03T07:00:00Z",
    ]);
  });

  test("ends at a time in UTC, which is its last date", () => {
    const event = timed("2027-03-05T09:30", "FREQ=WEEKLY;UNTIL=20270319T083000Z");
    expect(idsWithin(event, "2027-01-01T00:00", "2028-01-01T00:00")).toEqual([
      "2027-03-05T08:30:00Z",
      "2027-03-12T08:30:00Z",
      "2027-03-19T08:30:00Z",
    ]);
  });

  test("is the same through any window", () => {
    for (const rule of [
      "FREQ=DAILY;INTERVAL=3;COUNT=50",
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR",
      "FREQ=MONTHLY;BYDAY=-1MO;COUNT=20",
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1;UNTIL=20280301",
    ]) {
      const event = timed("2027-02-01T09:30", rule.replace("-1MO", "1MO"));
      const all = idsWithin(event, "2027-01-01T00:00", "2028-02-01T00:00");
      const parts = Array.from({ length: 12 }, (_, n) => n + 1).flatMap((month) =>
        idsWithin(
          event,
          `2027-${String(month).padStart(2, "0")}-01T00:00`,
          month === 12 ? "2028-02-01T00:00" : `2027-${String(month + 1).padStart(2, "0")}-01T00:00`,
        ),
      );
      expect(parts, rule).toEqual(all);
      expect(all.length).toBeGreaterThan(9);
    }
  });

  test("has the dates that another library finds", () => {
    for (const [start, rule] of [
      ["2027-02-01T09:30:00", "FREQ=DAILY;INTERVAL=10"],
      ["2027-02-01T09:30:00", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU"],
      ["2027-02-01T09:30:00", "FREQ=MONTHLY;BYDAY=1MO"],
      ["2027-01-31T09:30:00", "FREQ=MONTHLY;BYMONTHDAY=-1"],
      ["2027-02-05T09:30:00", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=5,6,7,8,9,10,11"],
      ["2027-02-26T09:30:00", "FREQ=YEARLY;BYMONTH=2;BYDAY=-1FR"],
      ["2027-02-01T09:30:00", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1;INTERVAL=3"],
    ] as const) {
      const event = timed(start, rule);
      const ids = idsWithin(event, "2027-01-01T00:00", "2037-01-01T00:00").slice(0, 12);
      const other = secondOpinion(start, rule, ids.length);
      expect(ids, rule).toEqual(other);
      expect(ids.length).toBeGreaterThan(8);
    }
  });

  test("of days ends with a day, and lasts until the day after", () => {
    const event = allDay("2027-02-15", "2027-02-16", "FREQ=DAILY;UNTIL=20270222", ["2027-02-17"]);
    const dates = datesWithin(event, {
      from: wall("2027-02-01T00:00"),
      to: wall("2027-03-01T00:00"),
    });
    expect(dates.map(({ startDate }) => startDate)).toEqual([
      "2027-02-15",
      "2027-02-16",
      "2027-02-18",
      "2027-02-19",
      "2027-02-20",
      "2027-02-21",
      "2027-02-22",
    ]);
    expect(dates[0]).toMatchObject({ endDate: "2027-02-16", start: wall("2027-02-15T00:00") });
  });
});

describe("a rule", () => {
  test("is refused with a message if it could take long, or misses the start", () => {
    for (const rule of [
      "FREQ=DAILY;INTERVAL=0",
      "FREQ=DAILY;INTERVAL=-1",
      "FREQ=SECONDLY",
      "FREQ=HOURLY",
      "FREQ=DAILY;BYHOUR=9,10",
      "FREQ=DAILY;COUNT=0",
      "FREQ=DAILY;COUNT=3;UNTIL=20280101",
      "FREQ=DAILY;UNTIL=20260101",
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=WEEKLY;BYDAY=TU",
      "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2;COUNT=5",
      "FREQ=YEARLY;RSCALE=HEBREW",
      "FREQ=DAILY;X=Y",
      "DTSTART:20270201T000000\nRRULE:FREQ=DAILY",
      "garbage",
      "",
    ])
      expect(invalid(rule), rule).toEqual({ rrule: "Not valid" });
    expect(invalid("FREQ=DAILY;COUNT=10001")).toEqual({ rrule: "At most 10000" });
    expect(invalid("FREQ=DAILY;INTERVAL=1000000000000")).toEqual({ rrule: "At most 1000" });
  });

  test("that never hits anything is answered at once", () => {
    const begin = performance.now();
    for (const rrule of [
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    ]) {
      const event = { ...timed("2027-02-01T09:30", "FREQ=DAILY"), rrule };
      expect(idsWithin(event, "2027-01-01T00:00", "2028-01-01T00:00")).toEqual([]);
    }
    expect(performance.now() - begin).toBeLessThan(200);
  });

  test("has its end in UTC, or as a date", () => {
    const { rrule } = timed("2027-03-05T09:30", "FREQ=WEEKLY;UNTIL=20270319");
    expect(rrule).toBe("FREQ=WEEKLY;UNTIL=20270319T225959Z");
    const days = allDay("2027-03-05", "2027-03-06", "FREQ=WEEKLY;UNTIL=20270319T230000Z");
    expect(days.rrule).toBe("FREQ=WEEKLY;UNTIL=20270320");
  });

  test("follows its start to another weekday, day of the month and time", () => {
    const moved = (from: string, to: string, rule: string) =>
      movedRule(rule, timed(from, "FREQ=DAILY"), timed(to, "FREQ=DAILY"));
    expect(moved("2027-04-15T09:00", "2027-04-14T09:00", "FREQ=WEEKLY;BYDAY=TH")).toBe(
      "FREQ=WEEKLY;BYDAY=WE",
    );
    expect(moved("2027-04-15T09:00", "2027-04-16T09:00", "FREQ=MONTHLY;BYMONTHDAY=15")).toBe(
      "FREQ=MONTHLY;BYMONTHDAY=16",
    );
    expect(moved("2027-04-05T09:00", "2027-04-13T09:00", "FREQ=MONTHLY;BYDAY=1MO")).toBe(
      "FREQ=MONTHLY;BYDAY=2TU",
    );
    expect(
      moved("2027-03-05T09:30", "2027-03-05T11:00", "FREQ=WEEKLY;UNTIL=20270402T073000Z"),
    ).toBe("FREQ=WEEKLY;UNTIL=20270402T090000Z");
  });
});
