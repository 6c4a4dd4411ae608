import ICAL from "ical.js";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { DEFAULT_TIME_ZONE, EventStatus, EventVisibility } from "./calendar-event.ts";
import { CreateCalendarEventInput } from "./calendar.input.ts";
import { newRule, newTimes } from "./change-times.ts";
import {
  atWallTime,
  endWall,
  eventDateOn,
  type EventTimes,
  isTimeZone,
  recurrenceIdOf,
  startWall,
  wallTime,
} from "./event-times.ts";
import { dateOf } from "./occurrences.ts";
import { lastDateOf } from "./recurrence-rule.ts";
import { WINDOWS_ZONES } from "./windows-zones.ts";

export const ImportFault = enumType(
  "ImportFault",
  {
    UNREADABLE: "Its text is damaged.",
    INVALID: "A value, such as its start, is missing or not valid.",
    TIME_ZONE: "Its time zone is not known.",
    RULE: "Its rule is not possible here.",
    EXTRA_DATES: "It has several rules.",
    DUPLICATE: "The file has it twice.",
  },
  "Why an event of a file is not imported. UNREADABLE: its text is damaged; INVALID: a value, such as its start, is missing or not valid; TIME_ZONE: its time zone is not known; RULE: its rule is not possible here; EXTRA_DATES: it has several rules; DUPLICATE: the file has it twice.",
);
export type ImportFault = EnumOf<typeof ImportFault>;

/** An event of a file. */
export interface ReadEvent extends EventTimes {
  icsUid: string;
  recurrenceId: string | null;
  sequence: number;
  title: string;
  description: string;
  location: string | null;
  url: string | null;
  rrule: string | null;
  exDates: string[];
  visibility: EventVisibility;
  status: EventStatus;
}

export interface BrokenEvent {
  title: string | null;
  icsUid: string | null;
  fault: ImportFault;
}

/** What fits into an operation of the graph. */
const MAX_BYTES = 900_000;
const MAX_EVENTS = 5_000;
const UNTITLED = "Untitled";

class Broken extends Error {
  constructor(readonly fault: ImportFault) {
    super(fault);
  }
}

/**
 * The events of a calendar file. Each is parsed by itself, so that one that cannot be read does not spoil the others.
 */
export function readIcs(ics: string): { events: ReadEvent[]; broken: BrokenEvent[] } {
  if (Buffer.byteLength(ics) > MAX_BYTES) throw new Invalid({ ics: "At most 900 KB" });
  const texts = ics.match(/^BEGIN:VEVENT\r?$[\s\S]*?^END:VEVENT\r?$/gm) ?? [];
  if (!texts.length && !/^BEGIN:VCALENDAR\r?$/m.test(ics)) throw new Invalid({ ics: "Not valid" });
  if (texts.length > MAX_EVENTS) throw new Invalid({ ics: `At most ${MAX_EVENTS}` });
  const zones = new FileZones(ics);
  const events = new Map<string, ReadEvent>();
  const broken: BrokenEvent[] = [];
  const series = new Map<string, ReadEvent>();
  const further = new Set<string>();
  const parsed = texts.map((text) => componentOf(text));
  // series first: dates that differ are named by how their series starts
  const ordered = parsed.toSorted((one, other) => Number(isDate(one)) - Number(isDate(other)));
  for (const component of ordered) {
    try {
      if (!component) throw new Broken(ImportFault.UNREADABLE);
      const event = eventOf(component, zones, series);
      const exact = exactIdOf(component, zones);
      // a further date may begin at another time than its series
      if (exact && further.has(keyOf({ ...event, recurrenceId: exact })))
        event.recurrenceId = exact;
      const key = keyOf(event);
      // a further date of a series may have an entry of its own
      if (events.has(key) && !further.delete(key)) throw new Broken(ImportFault.DUPLICATE);
      events.set(key, event);
      if (event.recurrenceId) continue;
      series.set(event.icsUid, event);
      for (const date of furtherDates(component, event, zones)) {
        events.set(keyOf(date), date);
        further.add(keyOf(date));
      }
    } catch (error) {
      const fault = error instanceof Broken ? error.fault : ImportFault.INVALID;
      const text = (name: string) => (component && textOf(component, name)) || null;
      broken.push({ title: text("summary"), icsUid: text("uid"), fault });
    }
  }
  if (events.size > MAX_EVENTS) throw new Invalid({ ics: `At most ${MAX_EVENTS}` });
  return { events: [...events.values()], broken };
}

const isDate = (component: ICAL.Component | undefined): boolean =>
  component?.hasProperty("recurrence-id") ?? false;

function componentOf(text: string): ICAL.Component | undefined {
  try {
    return new ICAL.Component(ICAL.parse(text) as unknown as unknown[]);
  } catch {
    return undefined;
  }
}

const textOf = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name);
  return typeof value === "string" ? value : value ? String(value) : "";
};

/** The time zones that a file describes itself. */
class FileZones {
  readonly #blocks = new Map<string, ICAL.Timezone>();
  readonly #resolved = new Map<string, string>();
  /** That of times without a zone. */
  readonly floating: string;

  constructor(ics: string) {
    for (const text of ics.match(/^BEGIN:VTIMEZONE\r?$[\s\S]*?^END:VTIMEZONE\r?$/gm) ?? []) {
      const component = componentOf(text);
      const tzid = component && textOf(component, "tzid");
      if (component && tzid) this.#blocks.set(tzid, new ICAL.Timezone(component));
    }
    const [, given = ""] = /^X-WR-TIMEZONE:(\S+?)\r?$/m.exec(ics) ?? [];
    this.floating = isTimeZone(given) ? given : DEFAULT_TIME_ZONE;
  }

  /** The IANA name of a zone of the file. */
  nameOf(tzid: string): string {
    const known = this.#resolved.get(tzid) ?? this.#find(tzid);
    if (!known) throw new Broken(ImportFault.TIME_ZONE);
    this.#resolved.set(tzid, known);
    return known;
  }

  #find(tzid: string): string | undefined {
    const tail = tzid.split("/").slice(-2).join("/");
    const named = [tzid, WINDOWS_ZONES[tzid], tail].find((name) => name && isTimeZone(name));
    if (named) return named;
    const block = this.#blocks.get(tzid);
    return block && zoneLike(block);
  }
}

/** A time zone whose clocks show what those of a block show, on each day of two years that changes fall on. */
function zoneLike(block: ICAL.Timezone): string | undefined {
  const days = Array.from({ length: 104 }, (_, n) =>
    Temporal.PlainDateTime.from("2026-01-04T12:00").add({ days: 7 * n }),
  );
  const candidates = [DEFAULT_TIME_ZONE, ...Object.values(WINDOWS_ZONES)];
  const offsets = days
    .map((day) => ICAL.Time.fromDateTimeString(day.toString()))
    .map((time) => block.utcOffset(time));
  return candidates.find((zone) =>
    days.every((day, n) => day.toZonedDateTime(zone).offsetNanoseconds / 1e9 === offsets[n]),
  );
}

/** A time of a file, on the clocks of its zone. */
interface FileTime {
  wall: Temporal.PlainDateTime;
  zone: string;
  isDay: boolean;
}

function timesIn(component: ICAL.Component, name: string, zones: FileZones): FileTime[] {
  return component.getAllProperties(name).flatMap((property) => {
    const tzid = property.getParameter("tzid");
    // as they are written: the library makes other dates of those that do not exist
    const [, , , ...written] = property.toJSON() as string[];
    return property.getValues().map((value, n): FileTime => {
      const time = value instanceof ICAL.Period ? value.start : value;
      if (!(time instanceof ICAL.Time)) throw new Broken(ImportFault.INVALID);
      const isUtc = time.zone === ICAL.Timezone.utcTimezone;
      const named = typeof tzid === "string" && !time.isDate ? zones.nameOf(tzid) : zones.floating;
      const [text = ""] = [written[n] ?? ""].flat();
      const wall = Temporal.PlainDateTime.from(text.replace(/Z$/, ""));
      return { wall, zone: isUtc ? "UTC" : named, isDay: time.isDate };
    });
  });
}

function eventOf(
  component: ICAL.Component,
  zones: FileZones,
  series: ReadonlyMap<string, ReadEvent>,
): ReadEvent {
  const icsUid = textOf(component, "uid").slice(0, 1_000);
  const [begin] = timesIn(component, "dtstart", zones);
  if (!icsUid || !begin) throw new Broken(ImportFault.INVALID);
  const rules = component.getAllProperties("rrule");
  if (rules.length > 1) throw new Broken(ImportFault.EXTRA_DATES);
  const isSeries = rules.length > 0 || component.hasProperty("rdate");
  const times = newTimes({ timeZone: begin.zone }, givenTimes(component, begin, zones));
  const rrule = isSeries ? ruleOf(component, times) : null;
  const recurrence = timesIn(component, "recurrence-id", zones)[0];
  const master = series.get(icsUid) ?? times;
  return {
    ...times,
    ...fieldsOf(component),
    icsUid,
    rrule,
    recurrenceId: recurrence ? idOf(recurrence, master) : null,
    exDates: rrule
      ? [
          ...new Set(timesIn(component, "exdate", zones).map((time) => idOf(time, times))),
        ].toSorted()
      : [],
  };
}

/** The date that an entry replaces, by the moment it is written with. */
function exactIdOf(component: ICAL.Component, zones: FileZones): string | undefined {
  const [time] = timesIn(component, "recurrence-id", zones);
  if (!time || time.isDay) return undefined;
  const start = atWallTime(time.wall, time.zone).getTime();
  return Temporal.Instant.fromEpochMilliseconds(start).toString();
}

/** The rule of a series that has further dates alone. */
const ONCE = "FREQ=DAILY;COUNT=1";

const keyOf = ({ icsUid, recurrenceId }: ReadEvent): string =>
  JSON.stringify([icsUid, recurrenceId]);

/** Dates that a series has besides those of its rule: each is an event of its own in the series. */
function furtherDates(component: ICAL.Component, series: ReadEvent, zones: FileZones): ReadEvent[] {
  const lasts = endWall(series).since(startWall(series));
  return timesIn(component, "rdate", zones).flatMap((time) => {
    const isDay = series.allDay;
    const wall = isDay ? time.wall.toPlainDate().toPlainDateTime() : time.wall;
    const start = isDay ? null : atWallTime(wall, time.zone);
    const local = start ? wallTime(start, series.timeZone) : wall;
    const end = local.add(lasts);
    const recurrenceId = isDay
      ? String(local.toPlainDate())
      : Temporal.Instant.fromEpochMilliseconds(start?.getTime() ?? 0).toString();
    const { rrule, exDates, ...others } = series;
    // those that the rule has, too, are no others; and what is left out stays so
    const known =
      rrule && dateOf({ ...series, lastDate: lastDateOf({ ...series, rrule }) }, recurrenceId);
    if (known || exDates.includes(recurrenceId)) return [];
    return [
      {
        ...others,
        start,
        end: isDay ? null : atWallTime(end, series.timeZone),
        startDate: isDay ? String(local.toPlainDate()) : null,
        endDate: isDay ? String(end.toPlainDate()) : null,
        rrule: null,
        exDates: [],
        recurrenceId,
      },
    ];
  });
}

function givenTimes(component: ICAL.Component, begin: FileTime, zones: FileZones) {
  const [end] = timesIn(component, "dtend", zones);
  const duration = component.getFirstPropertyValue("duration");
  const lasts = duration instanceof ICAL.Duration ? duration.toSeconds() : 0;
  const { wall, zone } = begin;
  if (begin.isDay) {
    const first = wall.toPlainDate();
    const days = Math.max(1, Math.round(lasts / 86_400));
    const last = end ? end.wall.toPlainDate() : first.add({ days });
    const isAfter = Temporal.PlainDate.compare(last, first) > 0;
    const endDate = String(isAfter ? last : first.add({ days: 1 }));
    return { allDay: true, startDate: String(first), endDate };
  }
  const start = atWallTime(wall, zone);
  const ends = end ? atWallTime(end.wall, end.zone) : new Date(start.getTime() + lasts * 1000);
  return { allDay: false, start, end: ends };
}

function ruleOf(component: ICAL.Component, times: EventTimes): string | null {
  try {
    return newRule({ ...times, rrule: null }, times, {
      rrule: textOf(component, "rrule") || ONCE,
    });
  } catch {
    throw new Broken(ImportFault.RULE);
  }
}

/** The id of the date of a series on the day that a file names, however it writes it. */
function idOf({ wall, zone, isDay }: FileTime, series: EventTimes): string {
  const isElsewhere = !isDay && (!series.allDay || zone === "UTC");
  const day = isElsewhere ? wallTime(atWallTime(wall, zone), series.timeZone) : wall;
  return recurrenceIdOf(eventDateOn(series, day.toPlainDate()));
}

const STATUSES: Readonly<Record<string, EventStatus>> = { CANCELLED: EventStatus.CANCELLED };
const CLASSES: Readonly<Record<string, EventVisibility>> = {
  PUBLIC: EventVisibility.PUBLIC,
  CONFIDENTIAL: EventVisibility.BUSY,
};

/** What a file says besides times, as far as it is valid here. */
function fieldsOf(component: ICAL.Component) {
  const cut = (name: string, most: number) => {
    const text = textOf(component, name).trim();
    return Array.from(text.slice(0, 20_000)).slice(0, most).join("");
  };
  const sent: CreateCalendarEventInput = {
    title: cut("summary", 255) || UNTITLED,
    description: cut("description", 5_000),
    location: cut("location", 255) || null,
  };
  const { title, description, location } = parseInput(CreateCalendarEventInput, sent);
  const url = textOf(component, "url").trim();
  const sequence = Number(component.getFirstPropertyValue("sequence") ?? 0);
  return {
    title,
    description: description ?? "",
    location: location ?? null,
    url: /^https?:\/\/\S{1,1900}$/i.test(url) && URL.canParse(url) ? url : null,
    sequence: Number.isSafeInteger(sequence) && sequence > 0 && sequence < 1e9 ? sequence : 0,
    status: STATUSES[textOf(component, "status")] ?? EventStatus.PLANNED,
    visibility: CLASSES[textOf(component, "class")] ?? EventVisibility.PRIVATE,
  };
}
