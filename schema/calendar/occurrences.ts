import type { CalendarEvent } from "./calendar-event.ts";
import {
  dayOf,
  type EventDate,
  eventDateOn,
  type EventTimes,
  midnight,
  recurrenceIdOf,
  startWall,
  endWall,
  wallTime,
} from "./event-times.ts";
import { daysBetween } from "./recurrence-rule.ts";

/** What the dates of an event depend on. */
export type Recurring = EventTimes & Pick<CalendarEvent, "rrule" | "exDates" | "lastDate">;

/** A range of time; its end is not part of it. */
export interface TimeRange {
  from: Date;
  to: Date;
}

/** The only date of an event that does not recur. */
export function onlyDate(event: EventTimes): EventDate {
  const { allDay, start, end, startDate, endDate, timeZone } = event;
  if (allDay && startDate && endDate) {
    const [from, to] = [midnight(startDate, timeZone), midnight(endDate, timeZone)];
    return { start: from, end: to, startDate, endDate };
  }
  if (!start || !end) throw new Error("An event without times");
  return { start, end, startDate: null, endDate: null };
}

/** An event without a duration is part of the range that contains its start. */
const isWithin = ({ start, end }: EventDate, { from, to }: TimeRange): boolean =>
  start < to && (end > from || start >= from);

/**
 * The dates of an event within a range, in their order. Dates that are left out are dropped after the expansion: they
 * count, so that none is added at the end.
 */
export function datesWithin(event: Recurring, range: TimeRange): EventDate[] {
  if (!event.rrule) return [onlyDate(event)].filter((date) => isWithin(date, range));
  const lasts = startWall(event).until(endWall(event), { largestUnit: "day" }).days;
  const from = wallTime(range.from, event.timeZone).toPlainDate();
  const to = wallTime(range.to, event.timeZone).toPlainDate();
  const first = startWall(event).toPlainDate();
  const earliest = from.subtract({ days: lasts + 1 });
  const begin = Temporal.PlainDate.compare(first, earliest) > 0 ? first : earliest;
  return datesOn(event, daysBetween({ ...event, rrule: event.rrule }, begin, to)).filter((date) =>
    isWithin(date, range),
  );
}

function datesOn(event: Recurring, days: readonly Temporal.PlainDate[]): EventDate[] {
  const leftOut = new Set(event.exDates);
  return days
    .map((day) => eventDateOn(event, day))
    .filter((date) => !leftOut.has(recurrenceIdOf(date)));
}

/** The date of a series with this id, also if it is left out; undefined if there is none. */
export function dateOf(event: Recurring, recurrenceId: string): EventDate | undefined {
  const day = dayOf(event, recurrenceId);
  if (!day || !event.rrule) return undefined;
  const { rrule } = event;
  const [found] = daysBetween({ ...event, rrule }, day, day);
  const date = found && eventDateOn(event, found);
  return date && recurrenceIdOf(date) === recurrenceId ? date : undefined;
}

/** The days of the dates before one: all of them, and the last one that is not left out. */
export function daysBefore(
  event: Recurring & { rrule: string },
  day: Temporal.PlainDate,
): { count: number; last: Temporal.PlainDate | undefined } {
  const first = startWall(event).toPlainDate();
  const days = daysBetween(event, first, day.subtract({ days: 1 }));
  const leftOut = new Set(event.exDates);
  const last = days.findLast((one) => !leftOut.has(recurrenceIdOf(eventDateOn(event, one))));
  return { count: days.length, last: last ?? days.at(-1) };
}
