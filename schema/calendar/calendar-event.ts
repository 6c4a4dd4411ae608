import type { Opt } from "@mikro-orm/core";
import { Index, Property, Trigger } from "@mikro-orm/decorators/legacy";
import { DeletableEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import {
  boolean,
  date,
  dateTime,
  enumColumn,
  int,
  intList,
  manyToOne,
  model,
  stringList,
  text,
} from "../foundation/model.ts";
import { Application } from "../jobs/application.ts";
import { Member } from "../members/member.ts";

export const EventColor = enumType("EventColor", [
  "DEFAULT",
  "CYAN",
  "PURPLE",
  "BLUE",
  "ORANGE",
  "RED",
]);
export type EventColor = EnumOf<typeof EventColor>;

export const EventVisibility = enumType(
  "EventVisibility",
  ["PRIVATE", "BUSY", "PUBLIC"],
  "What others than the guests learn: nothing (PRIVATE), when its owner is busy (BUSY), or the event without its guests and reminders (PUBLIC).",
);
export type EventVisibility = EnumOf<typeof EventVisibility>;

export const EventStatus = enumType("EventStatus", ["PLANNED", "HELD", "CANCELLED", "NO_SHOW"]);
export type EventStatus = EnumOf<typeof EventStatus>;

export const DEFAULT_TIME_ZONE = "Europe/Vienna";

/** A series as it was before a date and those after it were changed or deleted. */
export interface BeforeSplit {
  seriesId: string;
  rrule: string;
  exDates: string[];
  /** What its rule is since: undoing ends with the next change. */
  rruleAfter: string;
  /** Those that were moved or deleted with it. */
  replaced: { id: string; recurrenceId: string }[];
}

// Guests find their events by the range that their own rows hold.
@Trigger<typeof CalendarEvent>({
  name: "calendar_events_range",
  timing: "after",
  events: ["update"],
  body: `
    if (new.range_from, new.range_to) is distinct from (old.range_from, old.range_to) then
      update event_guests set range_from = new.range_from, range_to = new.range_to where event_id = new.id;
    end if;
    return null;`,
})
@Trigger<typeof CalendarEvent>({
  name: "calendar_events_owner_reads",
  timing: "before",
  events: ["insert"],
  body: `
    new.readers = array[new.owner_id::text];
    return new;`,
})
@Index({ properties: ["readers"], type: "gin" })
@Index({ properties: ["owner", "rangeTo", "rangeFrom"] })
@Index({ properties: ["owner", "icsUid"] })
@Index({
  name: "calendar_events_next_reminder_index",
  expression: `create index "calendar_events_next_reminder_index" on "calendar_events" ("next_reminder_at") where "next_reminder_at" is not null`,
})
@Index({
  name: "calendar_events_replaced_unique",
  expression: `create unique index "calendar_events_replaced_unique" on "calendar_events" ("series_id", "recurrence_id") where "deleted_at" is null`,
})
@model({
  table: "calendar_events",
  audited: false,
  messages: { notFound: "Event not found", taken: "This date was changed in the meantime" },
  description: "An event or a series of events, or one date of a series that differs from it.",
})
export class CalendarEvent extends DeletableEntity {
  @manyToOne(() => Member, { index: false, deleteRule: "cascade" })
  owner!: Member;

  @text({ description: "1 to 255 characters." })
  title!: string;

  @text({ default: "", description: "Plain text, at most 5,000 characters." })
  description: Opt<string> = "";

  @enumColumn(() => EventColor)
  color: Opt<EventColor> = EventColor.DEFAULT;

  @boolean({ default: false, description: "It has dates instead of times." })
  allDay: Opt<boolean> = false;

  @dateTime({ nullable: true, description: "Of a series, of its first date; null if all-day." })
  start?: Date | null;

  @dateTime({ nullable: true, description: "Null if all-day." })
  end?: Date | null;

  @text({
    default: DEFAULT_TIME_ZONE,
    description: "IANA name. A series keeps its time of day there when clocks change.",
  })
  timeZone: Opt<string> = DEFAULT_TIME_ZONE;

  @date({ nullable: true, description: "The first day, YYYY-MM-DD; null unless all-day." })
  startDate?: string | null;

  @date({
    nullable: true,
    description: "The day after the last one, YYYY-MM-DD; null unless all-day.",
  })
  endDate?: string | null;

  @text({
    nullable: true,
    description:
      "Recurrence rule (RFC 5545) without `DTSTART`. `UNTIL` is in UTC, or a date if all-day.",
  })
  rrule?: string | null;

  @stringList({ description: "The `recurrenceId` of each date that is left out." })
  exDates: Opt<string[]> = [];

  @text({ nullable: true, description: "At most 255 characters." })
  location?: string | null;

  @text({ nullable: true })
  url?: string | null;

  @intList({
    restricted: true,
    description: "Minutes before the start, at most 5; null for others than the owner.",
  })
  reminders: Opt<number[]> = [];

  @enumColumn(() => EventVisibility)
  visibility: Opt<EventVisibility> = EventVisibility.PRIVATE;

  @enumColumn(() => EventStatus)
  status: Opt<EventStatus> = EventStatus.PLANNED;

  @text({ description: "Its UID in calendar files; the same for all dates of a series." })
  icsUid!: string;

  @int({
    default: 0,
    description: "Incremented when the owner changes time, place or rule.",
  })
  sequence: Opt<number> = 0;

  @manyToOne(() => CalendarEvent, {
    nullable: true,
    index: false,
    deleteRule: "cascade",
    description: "The series, one date of which it replaces.",
  })
  series?: CalendarEvent | null;

  @text({
    nullable: true,
    description:
      "Which date of the series it replaces: when that would start, in UTC, or its day if all-day.",
  })
  recurrenceId?: string | null;

  @manyToOne(() => Application, {
    nullable: true,
    deleteRule: "cascade",
    description: "Of an interview, the application that it is about, for staff.",
  })
  application?: Application | null;

  // The next moment at which someone is reminded of one of its dates.
  @dateTime({ nullable: true, internal: true })
  nextReminderAt?: Date | null;

  // What a series was before this one became its second half, or before it was shortened: so that it can be undone.
  @Property({ type: "json", nullable: true })
  beforeSplit?: BeforeSplit | null;

  // The day that the last date of a series starts on; null if there is none, or very far off.
  @date({ nullable: true, internal: true })
  lastDate?: string | null;

  // What it lies within, whatever the time zone: for indexes.

  @dateTime({ internal: true })
  rangeFrom!: Date;

  @dateTime({ internal: true })
  rangeTo!: Date;

  // ids of owner and guests, for policies; maintained by the trigger of guests
  @stringList({ internal: true })
  readers: Opt<string[]> = [];

  constructor(values: Pick<CalendarEvent, "owner"> & Partial<CalendarEvent>) {
    super();
    Object.assign(this, values);
    this.icsUid ??= `${this.id}@atelier`;
  }
}
