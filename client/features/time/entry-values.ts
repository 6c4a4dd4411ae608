import { instantsOf, readTime, type WallTime, wallTime } from "../../ui/zoned-time.ts";
import { isPlainDate } from "../../ui/plain-date.ts";

export const NOTE_LENGTH = 500;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** When someone worked, as it is typed. An end that is not after the start is on the next day. */
export interface WorkTimes {
  date: string;
  start: string;
  /** Empty while the timer runs */
  end: string;
  /** Of times that occur twice when clocks go back, whether the second one is meant */
  isLaterStart: boolean;
  isLaterEnd: boolean;
}

interface Worked {
  startedAt: string;
  endedAt: string | null;
}

const isTime = (time: string) => readTime(time) === time;

const momentsAt = (date: string, time: string, zone: string): string[] =>
  isPlainDate(date) && isTime(time) ? instantsOf({ date, time }, zone) : [];

const chosen = (moments: readonly string[], isLater: boolean) => moments.at(isLater ? -1 : 0);

/** When it began; undefined while the form is not filled in. */
export const startOf = ({ date, start, isLaterStart }: WorkTimes, zone: string) =>
  chosen(momentsAt(date, start, zone), isLaterStart);

export const startOccursTwice = ({ date, start }: WorkTimes, zone: string): boolean =>
  momentsAt(date, start, zone).length > 1;

function endMoments(times: WorkTimes, zone: string): string[] {
  const begun = startOf(times, zone);
  if (!begun) return [];
  const onSameDay = momentsAt(times.date, times.end, zone).filter((moment) => moment > begun);
  return onSameDay.length > 0 ? onSameDay : momentsAt(nextDay(times.date), times.end, zone);
}

export const endOf = (times: WorkTimes, zone: string) =>
  chosen(endMoments(times, zone), times.isLaterEnd);

export const endOccursTwice = (times: WorkTimes, zone: string): boolean =>
  endMoments(times, zone).length > 1;

/** Whole minutes from start to end. */
export function minutesOf(times: WorkTimes, zone: string): number | undefined {
  const [start, end] = [startOf(times, zone), endOf(times, zone)];
  return start && end ? Math.round((Date.parse(end) - Date.parse(start)) / MINUTE_MS) : undefined;
}

/** With an end so that it lasted as long. */
export function lasting(times: WorkTimes, minutes: number, zone: string): WorkTimes {
  const start = startOf(times, zone);
  if (!start) return times;
  const end = new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString();
  const next = { ...times, end: wallTime(end, zone).time, isLaterEnd: false };
  return { ...next, isLaterEnd: endOf(next, zone) !== end };
}

/** The last hour, in whole minutes. */
export function lastHour(now: number, zone: string): WorkTimes {
  const end = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  return timesOf({ startedAt: iso(end - HOUR_MS), endedAt: iso(end) }, zone);
}

/** A stored entry as it is typed; one that is shorter than a minute as that minute. */
export function timesOf({ startedAt, endedAt: stored }: Worked, zone: string): WorkTimes {
  const [from, to] = [startedAt, stored ?? ""].map((moment) => minuteOf(Date.parse(moment)));
  const endedAt = from === to && stored ? iso(Date.parse(stored) + MINUTE_MS) : stored;
  const start = wallTime(startedAt, zone);
  const isLater = (wall: WallTime, moment: string) => moment >= (instantsOf(wall, zone)[1] ?? "z");
  const end = endedAt && wallTime(endedAt, zone);
  return {
    date: start.date,
    start: start.time,
    end: end ? end.time : "",
    isLaterStart: isLater(start, startedAt),
    isLaterEnd: end ? isLater(end, endedAt) : false,
  };
}

/** What has changed of a stored entry: what was not touched keeps its seconds. */
export function changedTimes(stored: Worked, typed: WorkTimes, zone: string): Partial<Worked> {
  const before = timesOf(stored, zone);
  const [start, end] = [startOf(typed, zone), endOf(typed, zone)];
  return {
    ...(start && start !== startOf(before, zone) && { startedAt: start }),
    ...(stored.endedAt && end && end !== endOf(before, zone) && { endedAt: end }),
  };
}

const minuteOf = (moment: number): number => Math.floor(moment / MINUTE_MS);

const iso = (moment: number): string => new Date(moment).toISOString();

const nextDay = (date: string): string =>
  iso(Date.parse(`${date}T00:00Z`) + DAY_MS).slice(0, "2026-11-24".length);
