import type {
  EventColor,
  EventVisibility,
  UpdateCalendarEventInput,
} from "../../../schema.generated.ts";
import type { Option } from "../../../ui/option.ts";
import { DAY, clockText, dayFrom, dayOf, isoDay, minutesOf, type Times } from "../clock.ts";
import { sentTimes, type StoredEvent } from "../shown-event.ts";
import { guestOption, isAddress } from "./guest-options.ts";
import { parseRule, type Rule, ruleText } from "./rule.ts";

/** An event as it is typed. */
export interface EventValues {
  title: string;
  allDay: boolean;
  startDate: string;
  startTime: string;
  /** Of whole days the last one, which belongs to it */
  endDate: string;
  endTime: string;
  /** Of a time that autumn repeats, the second one */
  isSecondStart: boolean;
  isSecondEnd: boolean;
  /** "other" is a rule that the form cannot show, which stays */
  rule: Rule | "other" | null;
  guests: Option[];
  location: string;
  url: string;
  color: EventColor;
  visibility: EventVisibility;
  reminders: number[];
  description: string;
}

export function eventValues(event: StoredEvent, times: Times, timeZone: string): EventValues {
  const { title, rrule, location, url, color, visibility, reminders, description } = event;
  const day = dayOf(times.start);
  return {
    ...typedTimes(times),
    title,
    rule: rrule ? (parseRule(rrule, day, timeZone) ?? "other") : null,
    guests: event.guests.flatMap((guest) => guestOption(guest) ?? []),
    location: location ?? "",
    url: url ?? "",
    color,
    visibility,
    reminders: [...(reminders ?? [])],
    description,
  };
}

export const typedTimes = ({
  allDay,
  start,
  end,
  isSecondStart = false,
  isSecondEnd = false,
}: Times) => ({
  allDay,
  isSecondStart,
  isSecondEnd,
  startDate: isoDay(dayOf(start)),
  startTime: allDay ? "09:00" : clockText(start),
  endDate: isoDay(dayOf(allDay ? end - DAY : end)),
  endTime: allDay ? "10:00" : clockText(end),
});

export const newValues = (times: Times): EventValues => ({
  ...typedTimes(times),
  title: "",
  rule: null,
  guests: [],
  location: "",
  url: "",
  color: "DEFAULT",
  visibility: "BUSY",
  reminders: [10],
  description: "",
});

/** The typed times on the clocks; NaN where one cannot be read. */
export function clockTimes(values: EventValues): Times {
  const { allDay, startDate, startTime, endDate, endTime, isSecondStart, isSecondEnd } = values;
  return allDay
    ? { allDay, start: dayFrom(startDate) * DAY, end: (dayFrom(endDate) + 1) * DAY }
    : {
        allDay,
        start: minutesOf(startDate, startTime),
        end: minutesOf(endDate, endTime),
        isSecondStart,
        isSecondEnd,
      };
}

/** What is wrong before it is sent, by field: the fixed texts of the server. */
export function faultsOf(values: EventValues): Record<string, string> {
  const faults: Record<string, string> = {};
  const { start, end } = clockTimes(values);
  if (!values.title.trim()) faults.title = "Required";
  if (Number.isNaN(start)) faults.start = "Not valid";
  if (Number.isNaN(end)) faults.end = "Not valid";
  if (end < start || (values.allDay && end <= start)) faults.end = "Ends before it begins";
  const { rule } = values;
  if (rule && rule !== "other") {
    const { end: last, weekdays } = rule;
    const isEarly = last.kind === "on" && !(last.day >= values.startDate);
    const isBadCount = last.kind === "after" && !(last.count >= 1 && last.count <= 10_000);
    const isBadInterval = !(rule.interval >= 1 && rule.interval <= 1_000);
    if (
      isEarly ||
      isBadCount ||
      isBadInterval ||
      (rule.frequency === "WEEKLY" && weekdays.length === 0)
    )
      faults.rrule = "Not valid";
  }
  return faults;
}

type Input = Omit<UpdateCalendarEventInput, "version">;

/** All that is typed, as the server takes it. */
export function inputOf(values: EventValues, timeZone: string): Input {
  const { rule, guests, location, url, startDate, color, visibility, reminders } = values;
  return {
    title: values.title.trim(),
    ...sentTimes(clockTimes(values), timeZone),
    ...(rule !== "other" && { rrule: rule && ruleText(rule, dayFrom(startDate)) }),
    guestIds: guests.filter((guest) => !isAddress(guest)).map(({ value }) => value),
    guestEmails: guests.filter(isAddress).map(({ value }) => value),
    location: location.trim() || null,
    url: url.trim() || null,
    color,
    visibility,
    reminders,
    description: values.description,
  };
}

const TIMES = ["allDay", "start", "end", "startDate", "endDate"];

/** What differs from before; times are sent together. */
export function changedInput(before: Input, now: Input): Input {
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof Input]);
  const changed = new Set(
    Object.entries(now)
      .filter(differs)
      .map(([name]) => name),
  );
  const haveTimes = TIMES.some((name) => changed.has(name));
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name]) => changed.has(name) || (haveTimes && TIMES.includes(name)),
    ),
  );
}
