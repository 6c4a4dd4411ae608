import { DAY, dayOf, type Times } from "./clock.ts";
import { lastDay } from "./shown-event.ts";

/** An event in a column of the hours, in minutes of its day. */
export interface Placed<Event> {
  event: Event;
  from: number;
  to: number;
  /** Which of those that overlap it is, and how many they are */
  place: number;
  of: number;
}

/** A shorter event is drawn and placed as if it were that long, in minutes. */
const SHORTEST = 25;

/** The part of each event that is on a day, beside those that it overlaps. */
export function placeInDay<Event extends Times>(
  events: readonly Event[],
  day: number,
): Placed<Event>[] {
  const base = day * DAY;
  const parts = events
    .map((event) => {
      const from = Math.max(0, event.start - base);
      const to = Math.min(DAY, Math.max(event.end - base, from + SHORTEST));
      return { event, from: Math.min(from, DAY - SHORTEST), to, place: 0, of: 1 };
    })
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  let group: Placed<Event>[] = [];
  let groupEnd = 0;
  const close = () => {
    const of = Math.max(0, ...group.map(({ place }) => place)) + 1;
    for (const part of group) part.of = of;
    group = [];
  };
  for (const part of parts) {
    if (part.from >= groupEnd) close();
    const taken = new Set(group.filter(({ to }) => to > part.from).map(({ place }) => place));
    while (taken.has(part.place)) part.place += 1;
    group.push(part);
    groupEnd = Math.max(groupEnd, part.to);
  }
  close();
  return parts;
}

/** A bar over some of the days that are shown. */
export interface Bar<Event> {
  event: Event;
  /** The first of its columns, and how many */
  column: number;
  span: number;
  /** Below how many others */
  lane: number;
  startsBefore: boolean;
  endsAfter: boolean;
}

/** Bars over days, each in the first row in which there is room. */
export function placeBars<Event extends Times>(
  events: readonly Event[],
  from: number,
  count: number,
): Bar<Event>[] {
  const ends: number[] = [];
  return events
    .filter((event) => dayOf(event.start) < from + count && lastDay(event) >= from)
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .map((event) => {
      const first = Math.max(from, dayOf(event.start));
      const last = Math.min(from + count - 1, lastDay(event));
      const free = ends.findIndex((end) => end < first);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = last;
      return {
        event,
        column: first - from,
        span: last - first + 1,
        lane,
        startsBefore: dayOf(event.start) < from,
        endsAfter: lastDay(event) >= from + count,
      };
    });
}
