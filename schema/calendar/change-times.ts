import { Invalid } from "../foundation/errors.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import type { UpdateCalendarEventInput } from "./calendar.input.ts";
import {
  atWallTime,
  type EventDate,
  endWall,
  eventDateOn,
  type EventTimes,
  recurrenceIdOf,
  startWall,
  dayOf,
} from "./event-times.ts";
import { onlyDate, type Recurring } from "./occurrences.ts";
import { daysBetween, lastDateOf, movedRule, storedRule } from "./recurrence-rule.ts";
import { HOUR } from "../foundation/durations.ts";

/** The longest event, and the longest of a series. */
const MAX_DAYS = 3_660;
const MAX_DAYS_OF_SERIES = 31;
/** The end of what never ends. */
const FAR = new Date("9999-01-01T00:00:00Z");
/** How far the days of time zones are apart from those in UTC. */
const ZONES_MS = 14 * HOUR;

type SentTimes = Pick<
  UpdateCalendarEventInput,
  "allDay" | "start" | "end" | "timeZone" | "startDate" | "endDate" | "rrule"
>;

/** What an event's times become. */
export const timesOf = (event: EventTimes): EventTimes => ({
  allDay: event.allDay,
  start: event.start ?? null,
  end: event.end ?? null,
  timeZone: event.timeZone,
  startDate: event.startDate ?? null,
  endDate: event.endDate ?? null,
});

/** The times of one date of an event. */
export const timesOn = (event: EventTimes, date: EventDate): EventTimes => ({
  allDay: event.allDay,
  timeZone: event.timeZone,
  start: event.allDay ? null : date.start,
  end: event.allDay ? null : date.end,
  startDate: date.startDate,
  endDate: date.endDate,
});

/** The times that are sent, filled up with those that were there; throws INVALID. */
export function newTimes(before: Partial<EventTimes> & { timeZone: string }, sent: SentTimes) {
  const allDay = sent.allDay ?? before.allDay ?? false;
  const timeZone = sent.timeZone ?? before.timeZone;
  const times = allDay ? newDays(before, sent, timeZone) : newHours(before, sent, timeZone);
  const { start, end } = onlyDate(times);
  if (end.getTime() - start.getTime() > MAX_DAYS * 24 * HOUR)
    throw new Invalid({ [allDay ? "endDate" : "end"]: "Not valid" });
  return times;
}

function newDays(before: Partial<EventTimes>, sent: SentTimes, timeZone: string): EventTimes {
  const startDate = sent.startDate ?? before.startDate;
  if (!startDate) throw new Invalid({ startDate: "Required" });
  const first = Temporal.PlainDate.from(startDate);
  const lasted =
    before.startDate && before.endDate
      ? Temporal.PlainDate.from(before.startDate).until(before.endDate).days
      : 1;
  const wasMoved = sent.startDate !== undefined || !before.endDate;
  const ends = wasMoved ? String(first.add({ days: lasted })) : before.endDate;
  const endDate = sent.endDate ?? ends ?? "";
  if (endDate <= startDate) throw new Invalid({ endDate: "Not valid" });
  return { allDay: true, timeZone, startDate, endDate, start: null, end: null };
}

function newHours(before: Partial<EventTimes>, sent: SentTimes, timeZone: string): EventTimes {
  const start = sent.start ?? before.start;
  if (!start) throw new Invalid({ start: "Required" });
  const lasted = before.start && before.end ? before.end.getTime() - before.start.getTime() : HOUR;
  const wasMoved = !!sent.start || !before.end;
  const end = sent.end ?? (wasMoved ? new Date(start.getTime() + lasted) : before.end);
  if (!end || end < start) throw new Invalid({ end: "Not valid" });
  return { allDay: false, timeZone, start, end, startDate: null, endDate: null };
}

/** The times of a series whose date on this day gets these times. */
export function seriesTimes(
  series: EventTimes,
  day: Temporal.PlainDate,
  onDay: EventTimes,
): EventTimes {
  const { days } = startWall(series).toPlainDate().until(day, { largestUnit: "day" });
  const [start, end] = [startWall(onDay), endWall(onDay)].map((wall) => wall.subtract({ days }));
  if (!start || !end) throw new Error("An event without times");
  const { allDay, timeZone } = onDay;
  return {
    allDay,
    timeZone,
    start: allDay ? null : atWallTime(start, timeZone),
    end: allDay ? null : atWallTime(end, timeZone),
    startDate: allDay ? String(start.toPlainDate()) : null,
    endDate: allDay ? String(end.toPlainDate()) : null,
  };
}

/** The rule that a series with these times has; INVALID if it does not have the start as its first date. */
export function newRule(
  { rrule, ...before }: EventTimes & Pick<CalendarEvent, "rrule">,
  times: EventTimes,
  sent: SentTimes,
): string | null {
  const isOther = sent.rrule !== undefined && sent.rrule !== (rrule ?? null);
  const rule = isOther ? sent.rrule : rrule && movedRule(rrule, before, times);
  if (!rule) return null;
  const { days } = startWall(times).until(endWall(times), { largestUnit: "day" });
  if (days > MAX_DAYS_OF_SERIES)
    throw new Invalid({ [times.allDay ? "endDate" : "end"]: "Not valid" });
  return storedRule(rule, times);
}

/** Where a series and its dates are found: to be called whenever its times or its rule change. */
export function setRange(event: CalendarEvent): void {
  const { rrule } = event;
  event.lastDate = rrule ? lastDateOf({ ...timesOf(event), rrule }) : null;
  const last = event.lastDate ? Temporal.PlainDate.from(event.lastDate) : undefined;
  const { start, end } = onlyDate(event);
  const lastEnd = last ? eventDateOn(event, last).end : rrule ? FAR : end;
  const margin = event.allDay ? ZONES_MS : 0;
  event.rangeFrom = new Date(start.getTime() - margin);
  event.rangeTo = new Date(lastEnd.getTime() + margin);
}

/**
 * The new ids of dates of a series whose times have changed; dates that it has no longer are left out. With the same
 * rule the n-th date stays the n-th; with another one dates move as far as the start.
 */
export function movedIds(
  before: Recurring,
  after: Recurring,
  ids: readonly string[],
  hasOtherRule: boolean,
): Map<string, string> {
  const moved = new Map<string, string>();
  if (!before.rrule || !after.rrule) return moved;
  const days = ids.flatMap((id) => dayOf(before, id) ?? []);
  const latest = days.toSorted(Temporal.PlainDate.compare).at(-1);
  if (!latest) return moved;
  const [first, newFirst] = [before, after].map((one) => startWall(one).toPlainDate());
  if (!first || !newFirst) return moved;
  const shift = first.until(newFirst, { largestUnit: "day" });
  const until = latest.add(shift).add({ days: 366 });
  const newDays = daysBetween({ ...after, rrule: after.rrule }, newFirst, until);
  const oldDays = daysBetween({ ...before, rrule: before.rrule }, first, latest);
  const places = new Map(oldDays.map((day, n) => [String(day), n]));
  const isFurther = (id: string, day: Temporal.PlainDate) =>
    !places.has(String(day)) || recurrenceIdOf(eventDateOn(before, day)) !== id;
  for (const id of ids) {
    const day = dayOf(before, id);
    if (!day) continue;
    const sameDay = String(day.add(shift));
    if (isFurther(id, day)) {
      moved.set(id, recurrenceIdOf(eventDateOn(after, day.add(shift))));
      continue;
    }
    const target = hasOtherRule
      ? newDays.find((one) => String(one) === sameDay)
      : newDays[places.get(String(day)) ?? newDays.length];
    if (target) moved.set(id, recurrenceIdOf(eventDateOn(after, target)));
  }
  return moved;
}
