import { addMonths, dayAsDate, dayOf, fromInstant, isoDay, monthStart, weekday } from "../clock.ts";

export const FREQUENCIES = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** On the day of the month of the start, its weekday of the month, or the last day of the month. */
export const MONTHLY = ["day", "weekday", "last"] as const;
export type Monthly = (typeof MONTHLY)[number];

export type RuleEnd =
  | { kind: "never" }
  | { kind: "on"; day: string }
  | { kind: "after"; count: number };

/** A recurrence rule as the form shows it. */
export interface Rule {
  frequency: Frequency;
  interval: number;
  /** Of a weekly rule; 0 is Monday */
  weekdays: number[];
  /** Of a monthly rule */
  monthly: Monthly;
  end: RuleEnd;
}

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** A new rule of an event that starts on this day. */
export const ruleFor = (frequency: Frequency, start: number): Rule => ({
  frequency,
  interval: 1,
  weekdays: [weekday(start)],
  monthly: "day",
  end: { kind: "never" },
});

const monthDay = (day: number) => dayAsDate(day).getUTCDate();
/** "4TU" on the fourth Tuesday of a month. */
const nthWeekday = (day: number) => `${Math.ceil(monthDay(day) / 7)}${WEEKDAYS[weekday(day)]}`;
export const isLastOfMonth = (day: number): boolean => monthStart(day + 1) === day + 1;
/** Whether some months do not have such a day. */
export const isMissingInMonths = (day: number): boolean => monthDay(day) > 28;

/** What a rule is in the form; undefined if that has no such fields. */
export function parseRule(rrule: string, start: number, timeZone: string): Rule | undefined {
  const parts = new Map(
    rrule
      .split(";")
      .filter((part) => part !== "WKST=MO")
      .map((part) => part.split("=", 2) as [string, string]),
  );
  const take = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const written = take("FREQ");
  const frequency = FREQUENCIES.find((each) => each === written);
  if (!frequency) return undefined;
  const interval = Number(take("INTERVAL") ?? 1);
  const [count, until] = [take("COUNT"), take("UNTIL")];
  const rule = { ...ruleFor(frequency, start), interval, end: endOf(count, until, timeZone) };
  const days = frequency === "WEEKLY" ? take("BYDAY")?.split(",") : undefined;
  if (days) rule.weekdays = days.map((day) => WEEKDAYS.indexOf(day));
  if (frequency === "MONTHLY") {
    const [byDay, byMonthDay] = [take("BYDAY"), take("BYMONTHDAY")];
    if (byMonthDay === "-1" && !byDay) rule.monthly = "last";
    else if (byDay === nthWeekday(start) && !byMonthDay) rule.monthly = "weekday";
    else if (byDay || (byMonthDay && byMonthDay !== String(monthDay(start)))) return undefined;
  }
  if (frequency === "YEARLY") {
    const month = String(dayAsDate(start).getUTCMonth() + 1);
    if ((take("BYMONTH") ?? month) !== month) return undefined;
    const day = String(monthDay(start));
    if ((take("BYMONTHDAY") ?? day) !== day) return undefined;
  }
  return parts.size > 0 || rule.weekdays.includes(-1) ? undefined : rule;
}

function endOf(count: string | undefined, until: string | undefined, timeZone: string): RuleEnd {
  if (count) return { kind: "after", count: Number(count) };
  const [, year, month, day, hour, minute] =
    until?.match(/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ)?$/) ?? [];
  if (!year) return { kind: "never" };
  const date = `${year}-${month}-${day}`;
  if (!hour) return { kind: "on", day: date };
  const last = fromInstant(`${date}T${hour}:${minute}:00Z`, timeZone);
  return { kind: "on", day: isoDay(dayOf(last)) };
}

/** As RFC 5545 has it; the end is a day, which belongs to it. */
export function ruleText(rule: Rule, start: number): string {
  const { frequency, interval, weekdays, monthly, end } = rule;
  const days = [...weekdays].sort((one, other) => one - other).map((day) => WEEKDAYS[day]);
  return [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    frequency === "WEEKLY" && `BYDAY=${days.join()}`,
    frequency === "MONTHLY" && monthly === "day" && `BYMONTHDAY=${monthDay(start)}`,
    frequency === "MONTHLY" && monthly === "last" && "BYMONTHDAY=-1",
    frequency === "MONTHLY" && monthly === "weekday" && `BYDAY=${nthWeekday(start)}`,
    end.kind === "after" && `COUNT=${end.count}`,
    end.kind === "on" && `UNTIL=${end.day.replaceAll("-", "")}`,
  ]
    .filter(Boolean)
    .join(";");
}

/** A rule whose start moves to another day: a single weekday goes with it. */
export const withStart = (rule: Rule, from: number, to: number): Rule =>
  rule.weekdays.length === 1 && rule.weekdays[0] === weekday(from)
    ? { ...rule, weekdays: [weekday(to)] }
    : rule;

/** The day on which a new rule of a frequency could end: a quarter or some years later. */
export const suggestedEnd = ({ frequency }: Rule, start: number): string =>
  isoDay(addMonths(start, frequency === "YEARLY" ? 60 : 3));
