import type { EntityManager } from "@mikro-orm/core";
import {
  CalendarEvent,
  CalendarFeed,
  EventGuest,
  GuestStatus,
  setRange,
} from "../../../schema/calendar/index.ts";
import { MINUTE } from "../../../schema/foundation/durations.ts";
import { hashOfToken, newToken } from "../../../schema/foundation/secret-token.ts";
import { Member } from "../../../schema/members/index.ts";
import { type DemoEvent, events } from "./calendar.ts";
import type { DemoData } from "./demo-world.ts";

const ZONE = "Europe/Vienna";
const ANSWERS = [GuestStatus.ACCEPTED, GuestStatus.TENTATIVE, GuestStatus.NEEDS_ACTION];

/** The week of the first start, and what recurs around it. */
export const data: DemoData = {
  after: ["accounts"],
  add(em, world) {
    const member = (handle: string) => world.find(Member, handle);
    const today = Temporal.Now.plainDateISO(ZONE);
    const monday = today.subtract({ days: today.dayOfWeek - 1 });
    for (const fields of events) addEvent(em, fields, monday, member);
    const tokenHash = hashOfToken(newToken());
    em.persist(new CalendarFeed({ member: member("ingrid-solheim"), tokenHash }));
  },
};

const timeOn = (day: Temporal.PlainDate, at: string): Date =>
  new Date(
    day.toZonedDateTime({ timeZone: ZONE, plainTime: Temporal.PlainTime.from(at) })
      .epochMilliseconds,
  );

function addEvent(
  em: EntityManager,
  fields: DemoEvent,
  monday: Temporal.PlainDate,
  member: (handle: string) => Member,
): void {
  const { day, at, minutes = 60, days = 1, guests = [], owner, without, moved, ...values } = fields;
  const first = monday.add({ days: day });
  const onDay = (date: Temporal.PlainDate, time: string) => {
    const start = timeOn(date, time);
    return { start, end: new Date(start.getTime() + minutes * MINUTE) };
  };
  const times = at
    ? onDay(first, at)
    : { allDay: true, startDate: String(first), endDate: String(first.add({ days })) };
  const idOn = (after: number) =>
    String(Temporal.Instant.from(timeOn(first.add({ days: after }), at ?? "00:00").toISOString()));
  const exDates = without === undefined ? [] : [idOn(without)];
  const event = new CalendarEvent({ ...values, ...times, owner: member(owner), exDates });
  add(em, event, guests.map(member));
  if (!moved) return;
  const [after, time] = moved;
  const { title, description, color, visibility } = event;
  const other = new CalendarEvent({
    title,
    description,
    color,
    visibility,
    owner: event.owner,
    ...onDay(first.add({ days: after }), time),
    series: event,
    recurrenceId: idOn(after),
    icsUid: event.icsUid,
  });
  add(em, other, guests.map(member));
}

function add(em: EntityManager, event: CalendarEvent, guests: readonly Member[]): void {
  setRange(event);
  em.persist(event);
  for (const [n, member] of guests.entries())
    em.persist(new EventGuest({ event, member, status: ANSWERS[n % ANSWERS.length] }));
}
