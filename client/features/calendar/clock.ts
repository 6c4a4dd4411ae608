import { instantOf, instantsOf, wallTime } from "../../ui/zoned-time.ts";

// Clock times are whole minutes, and days whole days, since 1970 on the clocks of the page's zone: no change of the
// clocks moves what is computed with them.

export const DAY = 1_440;
export const MINUTE_MS = 60_000;
const DAY_MS = DAY * MINUTE_MS;

/** Two clock times; the end of an all-day event is the beginning of the day after its last one. */
export interface Times {
  allDay: boolean;
  start: number;
  end: number;
  /** Of a time that autumn repeats, the second one */
  isSecondStart?: boolean;
  isSecondEnd?: boolean;
}

export const dayOf = (minutes: number): number => Math.floor(minutes / DAY);

/** A day from "2026-11-24". */
export const dayFrom = (iso: string): number => Date.parse(`${iso}T00:00Z`) / DAY_MS;

/** As "2026-11-24". */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** As "09:30". */
export const clockText = (minutes: number): string =>
  new Date(minutes * MINUTE_MS).toISOString().slice(11, 16);

/** Minutes from "2026-11-24" and "09:30". */
export const minutesOf = (date: string, time: string): number =>
  Date.parse(`${date}T${time}Z`) / MINUTE_MS;

export function fromInstant(instant: string | number, timeZone: string): number {
  const { date, time } = wallTime(instant, timeZone);
  return minutesOf(date, time);
}

export const toInstant = (minutes: number, timeZone: string): string =>
  instantOf({ date: isoDay(dayOf(minutes)), time: clockText(minutes) }, timeZone);

/** The second instant at which clocks show this; undefined unless autumn repeats it. */
export const secondInstant = (minutes: number, timeZone: string): string | undefined =>
  Number.isFinite(minutes)
    ? instantsOf({ date: isoDay(dayOf(minutes)), time: clockText(minutes) }, timeZone)[1]
    : undefined;

/** For formatting with `timeZone: "UTC"`. */
export const asDate = (minutes: number): Date => new Date(minutes * MINUTE_MS);
export const dayAsDate = (day: number): Date => new Date(day * DAY_MS);

/** 0 is Monday. */
export const weekday = (day: number): number => (day + 3) % 7;
export const weekStart = (day: number): number => day - weekday(day);

/** ISO 8601: the week with the year's first Thursday is the first. */
export function weekNumber(day: number): number {
  const thursday = weekStart(day) + 3;
  const year = dayAsDate(thursday).getUTCFullYear();
  return Math.floor((thursday - Date.UTC(year, 0, 1) / DAY_MS) / 7) + 1;
}

const monthDay = (year: number, month: number, day: number) =>
  Math.round(Date.UTC(year, month, day) / DAY_MS);

export function monthStart(day: number): number {
  const date = dayAsDate(day);
  return monthDay(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** The same day of another month, or its last one. */
export function addMonths(day: number, count: number): number {
  const date = dayAsDate(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  return Math.min(monthDay(year, month, date.getUTCDate()), monthDay(year, month + 1, 0));
}

export const daysOf = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => from + n);
