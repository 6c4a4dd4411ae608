import ICAL from "ical.js";

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
/** For how many years a change of clocks has to follow one rule. */
const YEARS = 4;

/** A change of clocks that happens each year. */
interface YearlyChange {
  month: number;
  /** Such as -1SU, the last Sunday. */
  day: string;
  /** The time that clocks show before it. */
  time: Temporal.PlainTime;
  weekday: number;
  nth: number;
  from: number;
  to: number;
}

const offsetAt = (at: Temporal.ZonedDateTime): number => at.offsetNanoseconds / 1e9;

/** The changes of a time zone in a year. */
function changesIn(year: number, timeZone: string) {
  const begin = Temporal.ZonedDateTime.from({ year, month: 1, day: 1, timeZone });
  const found: { wall: Temporal.PlainDateTime; from: number; to: number }[] = [];
  let next = begin.getTimeZoneTransition("next");
  while (next && next.year === year) {
    const from = offsetAt(next.subtract({ nanoseconds: 1 }));
    const wall = next.toPlainDateTime().subtract({ seconds: offsetAt(next) - from });
    found.push({ wall, from, to: offsetAt(next) });
    next = next.getTimeZoneTransition("next");
  }
  return found;
}

/** The yearly rules of a time zone; none if it never changes, undefined if there is no rule. */
function yearlyChanges(timeZone: string, year: number): YearlyChange[] | undefined {
  const years = Array.from({ length: YEARS }, (_, n) => changesIn(year + n, timeZone));
  if (years.every((changes) => changes.length === 0)) return [];
  if (!years.every((changes) => changes.length === 2)) return undefined;
  const rules = [0, 1].flatMap((place) => {
    const all = years.flatMap((changes) => changes[place] ?? []);
    const [first] = all;
    if (!first) return [];
    const isLast = all.every(({ wall }) => wall.day + 7 > wall.daysInMonth);
    const nth = isLast ? -1 : Math.ceil(first.wall.day / 7);
    const { month, dayOfWeek: weekday } = first.wall;
    const isYearly = all.every(
      ({ wall, from, to }) =>
        wall.month === month &&
        wall.dayOfWeek === weekday &&
        wall.toPlainTime().equals(first.wall.toPlainTime()) &&
        (isLast || Math.ceil(wall.day / 7) === nth) &&
        from === first.from &&
        to === first.to,
    );
    if (!isYearly) return [];
    const day = `${nth}${WEEKDAYS[weekday - 1]}`;
    const { from, to } = first;
    return [{ month, day, time: first.wall.toPlainTime(), weekday, nth, from, to }];
  });
  return rules.length === 2 ? rules : undefined;
}

/** The day of a rule in 1970, when the blocks begin. */
function firstDay({ month, weekday, nth }: YearlyChange): Temporal.PlainDate {
  const begin = Temporal.PlainDate.from({ year: 1970, month, day: 1 });
  const days = Array.from({ length: begin.daysInMonth }, (_, n) => begin.add({ days: n })).filter(
    ({ dayOfWeek }) => dayOfWeek === weekday,
  );
  return days.at(nth < 0 ? nth : nth - 1) ?? begin;
}

function part(name: string, begin: Temporal.PlainDateTime, from: number, to: number) {
  const component = new ICAL.Component(name);
  component.addPropertyWithValue("dtstart", ICAL.Time.fromDateTimeString(begin.toString()));
  component.addPropertyWithValue("tzoffsetfrom", ICAL.UtcOffset.fromSeconds(from));
  component.addPropertyWithValue("tzoffsetto", ICAL.UtcOffset.fromSeconds(to));
  return component;
}

/**
 * The block of a time zone in a calendar file: parts from 1970 with the yearly rule. Undefined if its clocks follow no
 * such rule: then times are written in UTC.
 */
export function timeZoneBlock(timeZone: string, now: Date): ICAL.Component | undefined {
  const changes = yearlyChanges(timeZone, now.getUTCFullYear());
  if (!changes) return undefined;
  const block = new ICAL.Component("vtimezone");
  block.addPropertyWithValue("tzid", timeZone);
  for (const change of changes) {
    const { month, day, time, from, to } = change;
    const begin = firstDay(change).toPlainDateTime(time);
    const one = part(to > from ? "daylight" : "standard", begin, from, to);
    const rule = `FREQ=YEARLY;BYMONTH=${month};BYDAY=${day}`;
    one.addPropertyWithValue("rrule", ICAL.Recur.fromString(rule));
    block.addSubcomponent(one);
  }
  if (!changes.length) {
    const at = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
    const begin = Temporal.PlainDateTime.from("1970-01-01T00:00:00");
    block.addSubcomponent(part("standard", begin, offsetAt(at), offsetAt(at)));
  }
  return block;
}
