import type { CalendarEventsQuery, ShownEventFragment } from "./calendar.generated.ts";
import type { HueName } from "../../ui/hue.tsx";
import type { CalendarState, Source } from "./calendar-url.ts";
import {
  DAY,
  dayFrom,
  dayOf,
  fromInstant,
  isoDay,
  MINUTE_MS,
  secondInstant,
  type Times,
  toInstant,
  weekday,
} from "./clock.ts";

type Occurrence = CalendarEventsQuery["calendarEvents"][number];
export type StoredEvent = ShownEventFragment;
export type Guest = StoredEvent["guests"][number];

/** One date of an event as it is drawn. */
export interface ShownEvent extends Times {
  /** Of the date, not of the event */
  id: string;
  recurrenceId: string | null;
  event: StoredEvent;
  isOwn: boolean;
  /** The viewer as a guest */
  guest: Guest | undefined;
  /** Where it is changed, if not here */
  source?: {
    kind: Source;
    to: string;
    hue: HueName;
    name: string;
    isDone: boolean;
  };
}

export type StoredTimes = Pick<Occurrence, "start" | "end" | "startDate" | "endDate">;

/** What the clocks show at the beginning and at the end. */
export function timesOf({ start, end, startDate, endDate }: StoredTimes, timeZone: string): Times {
  if (startDate && endDate)
    return { allDay: true, start: dayFrom(startDate) * DAY, end: dayFrom(endDate) * DAY };
  const from = fromInstant(start ?? 0, timeZone);
  const to = fromInstant(end ?? 0, timeZone);
  const isSecond = (minutes: number, instant: string | null) =>
    instant !== null && secondInstant(minutes, timeZone) === new Date(instant).toISOString();
  // In the hour that autumn repeats, clocks may show the end before the beginning.
  return {
    allDay: false,
    start: from,
    end: Math.max(from, to),
    ...(isSecond(from, start) && { isSecondStart: true }),
    ...(isSecond(to, end) && { isSecondEnd: true }),
  };
}

/** Times as the server takes them. */
export function sentTimes(times: Times, timeZone: string) {
  const { allDay, start, end, isSecondStart, isSecondEnd } = times;
  if (allDay) return { allDay, startDate: isoDay(dayOf(start)), endDate: isoDay(dayOf(end)) };
  const instant = (minutes: number, isSecond = false) =>
    (isSecond && secondInstant(minutes, timeZone)) || toInstant(minutes, timeZone);
  const [from, to] = [instant(start, isSecondStart), instant(end, isSecondEnd)];
  // What begins in the hour that spring skips begins later, and lasts as long.
  const isOver = end > start && to <= from;
  const until = isOver ? new Date(Date.parse(from) + (end - start) * MINUTE_MS).toISOString() : to;
  return { allDay, start: from, end: until };
}

export function shownEvent(
  occurrence: Occurrence,
  me: string | undefined,
  timeZone: string,
): ShownEvent {
  const { id, recurrenceId, event } = occurrence;
  return {
    id,
    recurrenceId,
    event,
    isOwn: event.owner?.id === me,
    guest: event.guests.find(({ member }) => member?.id === me),
    ...timesOf(occurrence, timeZone),
  };
}

/** A series of which one date or more can be changed; a date that was changed by itself is none. */
export const isOfSeries = ({ event, recurrenceId }: ShownEvent): boolean =>
  Boolean(event.rrule && recurrenceId);

/** Drawn as a bar over days, not at its time. */
export const isBar = ({ allDay, start, end }: Times): boolean => allDay || end - start >= DAY;

/** The last day it is on. */
export const lastDay = ({ start, end }: Times): number => Math.max(dayOf(start), dayOf(end - 1));

export const isOn = (times: Times, day: number): boolean =>
  dayOf(times.start) <= day && lastDay(times) >= day;

/** It takes time of the viewer: it is neither called off nor declined, and has hours. */
export const isBusy = (shown: ShownEvent): boolean =>
  !isBar(shown) &&
  !shown.source &&
  shown.event.status !== "CANCELLED" &&
  shown.guest?.status !== "DECLINED";

/** What takes place at a time. */
export const overlapping = (
  { start, end }: Pick<Times, "start" | "end">,
  events: readonly ShownEvent[],
): ShownEvent[] =>
  events.filter((other) => isBusy(other) && other.start < end && other.end > start);

/** What else takes place at the time of an event. */
export const overlapsOf = (shown: ShownEvent, events: readonly ShownEvent[]): ShownEvent[] =>
  isBusy(shown) ? overlapping(shown, events).filter(({ id }) => id !== shown.id) : [];

/** The times between two that no event takes, of at least so many minutes. */
export function freeTimes(
  events: readonly ShownEvent[],
  { start, end }: Pick<Times, "start" | "end">,
  shortest: number,
): Times[] {
  const free: Times[] = [];
  let from = start;
  const add = (until: number) => {
    if (until - from >= shortest) free.push({ allDay: false, start: from, end: until });
  };
  for (const busy of events.filter(isBusy).toSorted((one, other) => one.start - other.start)) {
    if (busy.start >= end) break;
    add(busy.start);
    from = Math.max(from, busy.end);
  }
  add(end);
  return free;
}

/** When people work, in minutes of a day. */
export const WORK = { from: 9 * 60, to: 18 * 60 };
/** Times are offered in steps of so many minutes. */
const STEP = 15;
const SATURDAY = 5;

/** When so many minutes are free next, from a time on and before a day: from Monday to Friday, within the hours of work. */
export function nextFreeTime(
  events: readonly ShownEvent[],
  length: number,
  { from, until }: { from: number; until: number },
): Times | undefined {
  for (let day = dayOf(from); day < until; day += 1) {
    if (weekday(day) >= SATURDAY) continue;
    const hours = { start: Math.max(from, day * DAY + WORK.from), end: day * DAY + WORK.to };
    for (const { start, end } of freeTimes(events, hours, length)) {
      const begin = Math.ceil(start / STEP) * STEP;
      if (begin + length <= end) return { allDay: false, start: begin, end: begin + length };
    }
  }
  return undefined;
}

export const byStart = (one: ShownEvent, other: ShownEvent): number =>
  Number(isBar(other)) - Number(isBar(one)) ||
  one.start - other.start ||
  other.end - one.end ||
  (one.id < other.id ? -1 : 1);

export const matches = ({ hide, who, without, q }: CalendarState, shown: ShownEvent): boolean => {
  const { event, isOwn, source } = shown;
  if (!isFound(shown, q)) return false;
  if (source) return !without.includes(source.kind);
  return (
    !hide.includes(event.color) &&
    (!who || isOwn === (who === "own")) &&
    !(event.application && without.includes("interviews"))
  );
};

/** Whether each part of a search is in its title, its place, its board, or the name of someone who takes part. */
function isFound({ event, source }: ShownEvent, q: string): boolean {
  const people = event.guests.map(({ member, email }) => member?.displayName ?? email);
  const text = [event.title, event.location, source?.name, event.owner?.displayName, ...people]
    .filter(Boolean)
    .join("\n")
    .toLocaleLowerCase();
  return q
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((part) => text.includes(part));
}
