import { DAY, MINUTE } from "../foundation/durations.ts";
import { type CalendarEvent, EventStatus } from "./calendar-event.ts";
import type { EventDate } from "./event-times.ts";
import { datesWithin } from "./occurrences.ts";

/** How far the next reminder of a series is looked for; then it is looked for again. */
const AHEAD_MS = 400 * DAY;
const STEP_MS = 50 * DAY;

export interface Reminder {
  at: Date;
  date: EventDate;
  minutes: number;
}

/** The reminders of an event that are due within a time, both ends inclusive, in their order. */
export function remindersWithin(event: CalendarEvent, from: Date, to: Date): Reminder[] {
  if (event.deletedAt || event.status !== EventStatus.PLANNED) return [];
  const longest = Math.max(0, ...event.reminders) * MINUTE;
  const range = { from, to: new Date(to.getTime() + longest + 1) };
  return datesWithin(event, range)
    .flatMap((date) =>
      event.reminders.map((minutes) => ({
        at: new Date(date.start.getTime() - minutes * MINUTE),
        date,
        minutes,
      })),
    )
    .filter(({ at }) => at >= from && at <= to)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** When the next reminder of an event is due, from a moment on; null if it has none any more. */
export function nextReminder(event: CalendarEvent, from: Date): Date | null {
  if (!event.reminders.length || event.rangeTo < from) return null;
  if (!event.rrule) return remindersWithin(event, from, event.rangeTo)[0]?.at ?? null;
  const end = new Date(from.getTime() + AHEAD_MS);
  for (let begin = from; begin < end; begin = new Date(begin.getTime() + STEP_MS)) {
    const [next] = remindersWithin(event, begin, new Date(begin.getTime() + STEP_MS));
    if (next) return next.at;
  }
  return event.deletedAt || event.status !== EventStatus.PLANNED ? null : end;
}

/** To be called whenever an event was changed. What is due already stays so. */
export function setNextReminder(event: CalendarEvent, now: Date): void {
  const due = event.nextReminderAt;
  event.nextReminderAt = nextReminder(event, due && due < now ? due : now);
}
