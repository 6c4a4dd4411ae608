import ICAL from "ical.js";
import { RRuleTemporal } from "rrule-temporal";
import { Invalid } from "../foundation/errors.ts";
import { atWallTime, type EventTimes, startWall, wallTime } from "./event-times.ts";

const MAX_COUNT = 10_000;
const MAX_INTERVAL = 1_000;
/** Series that go on beyond it count as endless. */
const HORIZON = 2200;
/** Steps after which a rule counts as one that is too costly to expand. */
const MAX_STEPS = 20_000;
const FREQUENCIES = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"];

/** Parts of a rule; times of day are those of the start. */
const FORM =
  /^(?:(?:FREQ|UNTIL|COUNT|INTERVAL|BYDAY|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYMONTH|BYSETPOS|WKST)=[A-Z0-9,+-]+(?:;|$))+$/;

const invalid = (message = "Not valid") => new Invalid({ rrule: message });

const asUtc = (wall: Temporal.PlainDateTime): Temporal.ZonedDateTime => wall.toZonedDateTime("UTC");

/**
 * The dates of a rule without its end, on clocks that are never changed: so that each date has the start's
 * time of day, whatever happens to the clocks.
 */
const datesOf = (rule: ICAL.Recur, first: Temporal.PlainDateTime, count?: number) => {
  const endless = rule.clone();
  endless.count = null;
  endless.until = null;
  return new RRuleTemporal({
    rruleString: `RRULE:${endless.toString()}`,
    dtstart: asUtc(first),
    tzid: "UTC",
    maxIterations: MAX_STEPS,
    temporal: Temporal,
    ...(count && { count }),
  });
};

/** A stored rule. */
export const parsedRule = (rrule: string): ICAL.Recur => ICAL.Recur.fromString(rrule);

/** The days on which a rule has dates, of these days and between them. */
export function daysBetween(
  event: EventTimes & { rrule: string; lastDate?: string | null },
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const first = startWall(event);
  const last = event.lastDate ? Temporal.PlainDate.from(event.lastDate) : to;
  const end = Temporal.PlainDate.compare(last, to) < 0 ? last : to;
  if (Temporal.PlainDate.compare(from, end) > 0) return [];
  const time = first.toPlainTime();
  const found = datesOf(parsedRule(event.rrule), first).between(
    asUtc(from.toPlainDateTime(time)),
    asUtc(end.toPlainDateTime(time)),
    true,
  );
  return found.map((date) => date.toPlainDate());
}

/** The day of the last date of a rule; null if there is none, or very far off. */
export function lastDateOf(event: EventTimes & { rrule: string }): string | null {
  const rule = parsedRule(event.rrule);
  const first = startWall(event);
  const { until } = rule;
  if (until) {
    const end = until.isDate
      ? Temporal.PlainDate.from(until.toString()).toPlainDateTime(first.toPlainTime())
      : wallTime(until.toJSDate(), event.timeZone);
    const last = datesOf(rule, first).previous(asUtc(end), true);
    return last ? String(last.toPlainDate()) : String(first.toPlainDate());
  }
  if (!rule.count) return null;
  let last = first.toPlainDate();
  let n = 0;
  datesOf(rule, first, rule.count).all((date) => {
    last = date.toPlainDate();
    n += 1;
    return date.year < HORIZON;
  });
  return n < rule.count ? null : String(last);
}

/**
 * The form in which a rule of an event is stored. Throws INVALID if it is none, could cost too much to expand, or does
 * not have the start of the event as its first date.
 */
export function storedRule(rrule: string, event: EventTimes): string {
  const text = rrule.replace(/;$/, "");
  const rule = FORM.test(text) ? ruleFrom(text) : undefined;
  if (!rule) throw invalid();
  if ((rule.count ?? 0) > MAX_COUNT) throw invalid(`At most ${MAX_COUNT}`);
  if (rule.interval > MAX_INTERVAL) throw invalid(`At most ${MAX_INTERVAL}`);
  if (rule.until) {
    rule.until = storedUntil(rule.until, event);
    const end = rule.until.isDate ? rule.until.toString() : rule.until.toJSDate();
    const isBefore =
      typeof end === "string"
        ? end < String(startWall(event).toPlainDate())
        : end < (event.start ?? end);
    if (isBefore) throw invalid();
  }
  const stored = rule.toString();
  if (!isExpandable({ ...event, rrule: stored })) throw invalid();
  return stored;
}

function ruleFrom(text: string): ICAL.Recur | undefined {
  try {
    const { freq, interval, count, until } = new RRuleTemporal({
      rruleString: `RRULE:${text}`,
      dtstart: Temporal.ZonedDateTime.from("2000-01-01T00:00[UTC]"),
      temporal: Temporal,
    }).options();
    const isPossible =
      FREQUENCIES.includes(freq) &&
      (interval ?? 1) >= 1 &&
      (count ?? 1) >= 1 &&
      (count === undefined || until === undefined);
    return isPossible ? ICAL.Recur.fromString(text) : undefined;
  } catch {
    return undefined;
  }
}

/** In UTC, or a date for all-day events. A date as the end of a timed series includes that day. */
function storedUntil(until: ICAL.Time, { allDay, timeZone }: EventTimes): ICAL.Time {
  const isUtc = until.zone === ICAL.Timezone.utcTimezone;
  const wall = () => Temporal.PlainDateTime.from(until.toString().replace(/Z$/, ""));
  if (allDay) {
    const day = isUtc ? wallTime(until.toJSDate(), timeZone) : wall();
    return ICAL.Time.fromDateString(String(day.toPlainDate()));
  }
  if (isUtc) return until;
  const end = until.isDate ? wall().with({ hour: 23, minute: 59, second: 59 }) : wall();
  return ICAL.Time.fromJSDate(atWallTime(end, timeZone), true);
}

/** Whether its first date is the start, and it can be expanded without many steps, now and far off. */
function isExpandable(event: EventTimes & { rrule: string }): boolean {
  try {
    const first = startWall(event).toPlainDate();
    if (!daysBetween(event, first, first).length) return false;
    const far = first.add({ years: 50 });
    daysBetween(event, far, far.add({ days: 400 }));
    lastDateOf(event);
    return true;
  } catch {
    return false;
  }
}

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/**
 * A rule whose start moves: a single weekday or day of the month moves with it, and its end as far as the start.
 */
export function movedRule(rrule: string, from: EventTimes, to: EventTimes): string {
  const rule = parsedRule(rrule);
  const [before, after] = [startWall(from), startWall(to)];
  if (rule.until) rule.until = movedUntil(rule.until, from, to);
  const move = (part: string, one: string | number, other: string | number) => {
    const values = rule.getComponent(part) as unknown[];
    if (values.length === 1 && values[0] === one) rule.setComponent(part, [other]);
  };
  if (!before.toPlainDate().equals(after.toPlainDate())) {
    const weekday = ({ dayOfWeek }: Temporal.PlainDateTime) => WEEKDAYS[dayOfWeek - 1] ?? "";
    move("BYDAY", weekday(before), weekday(after));
    const nth = (wall: Temporal.PlainDateTime) => `${Math.ceil(wall.day / 7)}${weekday(wall)}`;
    move("BYDAY", nth(before), nth(after));
    move("BYMONTHDAY", before.day, after.day);
    move("BYMONTH", before.month, after.month);
  }
  return rule.toString();
}

function movedUntil(until: ICAL.Time, from: EventTimes, to: EventTimes): ICAL.Time {
  const end = until.isDate
    ? Temporal.PlainDate.from(until.toString()).toPlainDateTime(startWall(from).toPlainTime())
    : wallTime(until.toJSDate(), from.timeZone);
  const moved = end.add(startWall(from).until(startWall(to)));
  return endingAt(moved, to);
}

/** `UNTIL` of a series of this event. */
const endingAt = (wall: Temporal.PlainDateTime, { allDay, timeZone }: EventTimes): ICAL.Time =>
  allDay
    ? ICAL.Time.fromDateString(String(wall.toPlainDate()))
    : ICAL.Time.fromJSDate(atWallTime(wall, timeZone), true);

/** A rule that ends with the date on this day. */
export function ruleUntil(event: EventTimes & { rrule: string }, day: Temporal.PlainDate): string {
  const rule = parsedRule(event.rrule);
  rule.count = null;
  rule.until = endingAt(day.toPlainDateTime(startWall(event).toPlainTime()), event);
  return rule.toString();
}

/** A rule that has so many dates less; those of a rule that ends at a time stay as they are. */
export function ruleWithout(rrule: string, dates: number): string {
  const rule = parsedRule(rrule);
  if (rule.count) rule.count -= dates;
  return rule.toString();
}
