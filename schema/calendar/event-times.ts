import type { CalendarEvent } from "./calendar-event.ts";

/** What says when an event takes place. */
export type EventTimes = Pick<
  CalendarEvent,
  "allDay" | "start" | "end" | "timeZone" | "startDate" | "endDate"
>;

/** One date of an event. */
export interface EventDate {
  start: Date;
  end: Date;
  /** Null unless all-day, as all that follows. */
  startDate: string | null;
  /** The day after the last one. */
  endDate: string | null;
}

const instantOf = (date: Date): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime());

/** What the clocks of a time zone show. */
export const wallTime = (date: Date, timeZone: string): Temporal.PlainDateTime =>
  instantOf(date).toZonedDateTimeISO(timeZone).toPlainDateTime();

/** A time that clocks skip is an hour later; of one that they show twice it is the first. */
export const atWallTime = (wall: Temporal.PlainDateTime, timeZone: string): Date =>
  new Date(wall.toZonedDateTime(timeZone).epochMilliseconds);

export const midnight = (day: string, timeZone: string): Date =>
  atWallTime(Temporal.PlainDate.from(day).toPlainDateTime(), timeZone);

/** When an event starts on the clocks of its time zone; midnight if all-day. */
export function startWall({ allDay, start, startDate, timeZone }: EventTimes) {
  if (allDay) return Temporal.PlainDate.from(startDate ?? "").toPlainDateTime();
  return wallTime(start ?? new Date(Number.NaN), timeZone);
}

export function endWall({ allDay, end, endDate, timeZone }: EventTimes) {
  if (allDay) return Temporal.PlainDate.from(endDate ?? "").toPlainDateTime();
  return wallTime(end ?? new Date(Number.NaN), timeZone);
}

/** The date of an event that starts on this day, at its time of day. */
export function eventDateOn(event: EventTimes, day: Temporal.PlainDate): EventDate {
  const { allDay, timeZone } = event;
  const first = startWall(event);
  const wall = day.toPlainDateTime(first.toPlainTime());
  const endsAt = wall.add(first.until(endWall(event)));
  const start = atWallTime(wall, timeZone);
  if (allDay) {
    const [startDate, endDate] = [String(day), String(endsAt.toPlainDate())];
    return { start, end: atWallTime(endsAt, timeZone), startDate, endDate };
  }
  const lasts = (event.end?.getTime() ?? 0) - (event.start?.getTime() ?? 0);
  const isSkipped = !wallTime(start, timeZone).equals(wall);
  const end = isSkipped ? null : atWallTime(endsAt, timeZone);
  const wholeEnd = end && end > start ? end : new Date(start.getTime() + lasts);
  return { start, end: wholeEnd, startDate: null, endDate: null };
}

/** What identifies a date of a series: when it starts, in UTC, or its day if all-day. */
export const recurrenceIdOf = ({ start, startDate }: EventDate): string =>
  startDate ?? String(instantOf(start));

/** The day of a date of a series by its id; undefined if that is none of such an event. */
export function dayOf(
  { allDay, timeZone }: EventTimes,
  recurrenceId: string,
): Temporal.PlainDate | undefined {
  try {
    if (allDay) return Temporal.PlainDate.from(recurrenceId);
    const instant = Temporal.Instant.from(recurrenceId);
    return instant.toZonedDateTimeISO(timeZone).toPlainDate();
  } catch {
    return undefined;
  }
}

const TIME_ZONES = new Set(Intl.supportedValuesOf("timeZone"));

/** Whether it is the IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
  if (TIME_ZONES.has(name) || name === "UTC") return true;
  if (!/^[A-Z][\w+-]*(\/[\w+-]+)+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
