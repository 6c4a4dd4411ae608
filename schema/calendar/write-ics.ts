import ICAL from "ical.js";
import { type CalendarEvent, EventStatus, EventVisibility } from "./calendar-event.ts";
import { dayOf, type EventTimes, wallTime } from "./event-times.ts";
import { GuestStatus } from "./event-guest.ts";
import { parsedRule } from "./recurrence-rule.ts";
import { timeZoneBlock } from "./time-zone-block.ts";

// Its folding does not count the blank that begins a continued line.
ICAL.foldLength = 74;

/** The columns of an event that a file says. */
type IcsEvent = EventTimes &
  Pick<
    CalendarEvent,
    | "title"
    | "description"
    | "location"
    | "url"
    | "rrule"
    | "recurrenceId"
    | "reminders"
    | "visibility"
    | "status"
    | "icsUid"
    | "sequence"
    | "createdAt"
    | "updatedAt"
  >;

/** A guest as a mail to them says it. */
export interface Attendee {
  email: string;
  status: GuestStatus;
}

/** A file that is mailed (RFC 5546): who invites, who is invited, and to what. */
export interface Invitation {
  method: "REQUEST" | "CANCEL";
  organizer: { name: string; email: string };
  attendee: Attendee;
}

/** What a file says of an event. */
export interface WrittenEvent {
  event: IcsEvent;
  /** Of a date that is a row of its own, its series, whose time zone and kind of dates name it. */
  series?: EventTimes | undefined;
  /** Dates that this file has no entry for. */
  leftOut: readonly string[];
  /** Whose reminders they are: those of others are not written. */
  hasReminders: boolean;
  /** Further dates that its rule does not have. */
  extra?: readonly string[];
}

const CLASSES: Readonly<Record<string, string>> = {
  [EventVisibility.PRIVATE]: "PRIVATE",
  [EventVisibility.BUSY]: "CONFIDENTIAL",
  [EventVisibility.PUBLIC]: "PUBLIC",
};

// oxlint-disable-next-line no-control-regex -- control characters are what is removed
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f]/gu;
const plain = (value: string): string => value.replaceAll("\r\n", "\n").replace(CONTROLS, "");

const newCalendar = (method: string): ICAL.Component => {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Atelier//Calendar//EN");
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  calendar.addPropertyWithValue("method", method);
  return calendar;
};

/** A calendar file (RFC 5545) of events; one that cannot be written is left out. */
export function writeIcs(events: readonly WrittenEvent[], name: string, now: Date): string {
  const calendar = newCalendar("PUBLISH");
  calendar.addPropertyWithValue("x-wr-calname", plain(name));
  const zones = new TimeZones(now);
  const entries = events.flatMap((one) => {
    try {
      return [entryOf(one, zones)];
    } catch {
      return [];
    }
  });
  for (const block of zones.blocks()) calendar.addSubcomponent(block);
  for (const entry of entries) calendar.addSubcomponent(entry);
  return `${calendar.toString()}\r\n`;
}

/** The file of a mail to one guest. */
export function writeInvitation(
  events: readonly WrittenEvent[],
  { method, organizer, attendee }: Invitation,
  now: Date,
): string {
  const calendar = newCalendar(method);
  const zones = new TimeZones(now);
  const entries = events.map((one) => {
    const entry = entryOf({ ...one, hasReminders: false }, zones);
    entry.updatePropertyWithValue("dtstamp", utc(now));
    if (method === "CANCEL") entry.updatePropertyWithValue("status", "CANCELLED");
    const from = entry.addPropertyWithValue("organizer", `mailto:${organizer.email}`);
    from.setParameter("cn", parameter(organizer.name));
    const to = entry.addPropertyWithValue("attendee", `mailto:${attendee.email}`);
    to.setParameter("role", "REQ-PARTICIPANT");
    to.setParameter("partstat", PARTSTATS[attendee.status]);
    to.setParameter("rsvp", method === "CANCEL" ? "FALSE" : "TRUE");
    return entry;
  });
  for (const block of zones.blocks()) calendar.addSubcomponent(block);
  for (const entry of entries) calendar.addSubcomponent(entry);
  return `${calendar.toString()}\r\n`;
}

const PARTSTATS: Readonly<Record<GuestStatus, string>> = {
  [GuestStatus.NEEDS_ACTION]: "NEEDS-ACTION",
  [GuestStatus.ACCEPTED]: "ACCEPTED",
  [GuestStatus.TENTATIVE]: "TENTATIVE",
  [GuestStatus.DECLINED]: "DECLINED",
};

/** Parameters can neither contain quotes nor escape them. */
const parameter = (value: string): string => plain(value).replaceAll(/["\n]/gu, " ");

/** The time zones that a file names. */
class TimeZones {
  readonly #blocks = new Map<string, ICAL.Component | undefined>();

  constructor(private readonly now: Date) {}

  /** A property with a time in a zone, or in UTC if that has no block. */
  time(name: string, at: Date, timeZone: string): ICAL.Property {
    if (!this.#blocks.has(timeZone))
      this.#blocks.set(
        timeZone,
        timeZone === "UTC" ? undefined : timeZoneBlock(timeZone, this.now),
      );
    const property = new ICAL.Property(name);
    if (!this.#blocks.get(timeZone)) {
      property.setValue(utc(at));
      return property;
    }
    property.setParameter("tzid", timeZone);
    const wall = wallTime(at, timeZone).toString({ smallestUnit: "second" });
    property.setValue(ICAL.Time.fromDateTimeString(wall));
    return property;
  }

  blocks = (): ICAL.Component[] => [...this.#blocks.values()].filter((block) => !!block);
}

const utc = (at: Date): ICAL.Time => ICAL.Time.fromJSDate(at, true);

function dayProperty(name: string, day: string): ICAL.Property {
  const property = new ICAL.Property(name);
  property.resetType("date");
  property.setValue(ICAL.Time.fromDateString(day));
  return property;
}

function entryOf(
  { event, series, leftOut, extra = [], hasReminders }: WrittenEvent,
  zones: TimeZones,
): ICAL.Component {
  const entry = new ICAL.Component("vevent");
  const add = (name: string, value: unknown) => entry.addPropertyWithValue(name, value as string);
  add("uid", event.icsUid);
  add("dtstamp", utc(event.updatedAt));
  add("created", utc(event.createdAt));
  add("last-modified", utc(event.updatedAt));
  add("sequence", event.sequence);
  add("summary", plain(event.title));
  if (event.description) add("description", plain(event.description));
  if (event.location) add("location", plain(event.location));
  if (event.url) add("url", event.url);
  add("status", event.status === EventStatus.CANCELLED ? "CANCELLED" : "CONFIRMED");
  add("class", CLASSES[event.visibility] ?? "PRIVATE");
  const { allDay, start, end, startDate, endDate, timeZone } = event;
  if (allDay && startDate && endDate) {
    entry.addProperty(dayProperty("dtstart", startDate));
    entry.addProperty(dayProperty("dtend", endDate));
  } else if (start && end) {
    entry.addProperty(zones.time("dtstart", start, timeZone));
    entry.addProperty(zones.time("dtend", end, timeZone));
  }
  if (event.rrule) add("rrule", parsedRule(event.rrule));
  for (const id of leftOut) entry.addProperty(dateProperty("exdate", id, event, zones));
  for (const id of extra) entry.addProperty(dateProperty("rdate", id, event, zones));
  if (event.recurrenceId)
    entry.addProperty(dateProperty("recurrence-id", event.recurrenceId, series ?? event, zones));
  if (hasReminders) for (const minutes of event.reminders) entry.addSubcomponent(alarm(minutes));
  return entry;
}

/** A date of a series, as the start of the series is written. */
function dateProperty(
  name: string,
  id: string,
  series: EventTimes,
  zones: TimeZones,
): ICAL.Property {
  const day = dayOf(series, id);
  if (!day) throw new Error("No date of this series");
  if (series.allDay) return dayProperty(name, String(day));
  return zones.time(name, new Date(id), series.timeZone);
}

function alarm(minutes: number): ICAL.Component {
  const component = new ICAL.Component("valarm");
  component.addPropertyWithValue("action", "DISPLAY");
  component.addPropertyWithValue("description", "Reminder");
  component.addPropertyWithValue("trigger", ICAL.Duration.fromSeconds(-60 * minutes));
  return component;
}
