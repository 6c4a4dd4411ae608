import { expect, test } from "vitest";
import { DAY } from "./clock.ts";
import { freeTimes, nextFreeTime, overlapsOf, type ShownEvent } from "./shown-event.ts";

const HOUR = 60;

/** An event of the viewer between two hours of the first day. */
const shown = (id: string, from: number, to: number, status = "PLANNED"): ShownEvent =>
  ({
    id,
    allDay: false,
    start: from * HOUR,
    end: to * HOUR,
    isOwn: true,
    guest: undefined,
    event: { status },
  }) as ShownEvent;

const day = { start: 9 * HOUR, end: 18 * HOUR };
const hours = (events: ShownEvent[]) =>
  freeTimes(events, day, 15).map(({ start, end }) => [start / HOUR, end / HOUR]);

test("free are the times between events, also where events overlap or reach over the day", () => {
  expect(hours([])).toEqual([[9, 18]]);
  expect(hours([shown("a", 10, 12), shown("b", 11, 13), shown("c", 8, 9.5)])).toEqual([
    [9.5, 10],
    [13, 18],
  ]);
  expect(hours([shown("a", 8, 19)])).toEqual([]);
  // Ten minutes are too short.
  expect(hours([shown("a", 9, 12), shown("b", 12 + 1 / 6, 20)])).toEqual([]);
});

test("what is called off takes no time and overlaps with nothing", () => {
  const [cut, film, off] = [
    shown("cut", 10, 12),
    shown("film", 11, 13),
    shown("off", 10, 12, "CANCELLED"),
  ];
  const after = shown("after", 12, 13);
  const all = [cut, film, off, after];
  expect(hours([off])).toEqual([[9, 18]]);
  expect(overlapsOf(cut, all)).toEqual([film]);
  expect(overlapsOf(off, all)).toEqual([]);
});

test("the next free time is as long, from a quarter of an hour on, and on a day of work", () => {
  // The first day is a Thursday.
  const next = (events: ShownEvent[], hours: number, from: number) => {
    const found = nextFreeTime(events, hours * HOUR, { from: from * HOUR, until: 7 });
    return found && [Math.floor(found.start / DAY), (found.start % DAY) / HOUR];
  };
  const film = shown("film", 10.5, 12.1);
  expect(next([film], 0.5, 10)).toEqual([0, 10]);
  expect(next([film], 1, 10)).toEqual([0, 12.25]);
  expect(next([film], 1, 7)).toEqual([0, 9]);
  expect(next([film], 6, 10)).toEqual([1, 9]);
  expect(next([film], 1, 41.5)).toEqual([4, 9]);
  expect(next([film], 10, 10)).toBeUndefined();
});
