import { Locale, LOCALES } from "../foundation/locale.ts";
import { ApplicationEvent, ApplicationEventKind } from "../jobs/application-parts.ts";
import { Application } from "../jobs/application.ts";
import { Member, MemberStatus } from "../members/member.ts";
import { type Fixture, NO_ID, some } from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS, times } from "../oracle/series.ts";
import { CalendarEvent, EventColor, EventStatus, EventVisibility } from "./calendar-event.ts";
import { CalendarFeed } from "./calendar-feed.ts";
import { setRange } from "./change-times.ts";
import { EventGuest, GuestStatus } from "./event-guest.ts";
import { atWallTime } from "./event-times.ts";

const dated = (kind: string, n: number) => ({
  id: idOf(kind, n),
  createdAt: at(n),
  updatedAt: at(n),
});

const RULES = [null, null, "FREQ=DAILY;COUNT=5", "FREQ=WEEKLY"];

function event(n: number, members: readonly Member[]): CalendarEvent {
  const day = Temporal.PlainDate.from("2026-06-01").add({ days: n });
  const hour = (wanted: number) =>
    atWallTime(day.toPlainDateTime({ hour: wanted }), "Europe/Vienna");
  const allDay = n % 5 === 3;
  const made = new CalendarEvent({
    ...dated("c0", n),
    owner: nth(members.slice(0, 14), n),
    title: nth(TEXTS, n) || "Event",
    description: nth(TEXTS, n + 1),
    color: nth(Object.values(EventColor), n),
    allDay,
    start: allDay ? null : hour(9),
    end: allDay ? null : hour(10),
    timeZone: nth(["Europe/Vienna", "America/New_York"], n),
    startDate: allDay ? String(day) : null,
    endDate: allDay ? String(day.add({ days: 2 })) : null,
    rrule: nth(RULES, n),
    location: nth([null, "Studio"], n),
    url: nth([null, "https://example.org/"], n),
    reminders: nth([[], [10], [0, 60]], n),
    visibility: nth(Object.values(EventVisibility), n),
    status: nth(Object.values(EventStatus), n),
    sequence: n % 3,
    deletedAt: n % 7 === 5 ? at(n) : null,
  });
  setRange(made);
  return made;
}

/** What the agenda of bookings lists: around the clock's time, each with guests. */
function booking(n: number, members: readonly Member[]): CalendarEvent {
  const hour = (wanted: number) =>
    atWallTime(
      Temporal.PlainDate.from(n % 2 ? "2026-11-19" : "2026-11-21").toPlainDateTime({
        hour: wanted,
      }),
      "Europe/Vienna",
    );
  const made = new CalendarEvent({
    ...dated("c7", n),
    owner: nth(members.slice(0, 14), n),
    title: nth(TEXTS, n) || "Meeting",
    start: hour(9 + (n % 5)),
    end: hour(10 + (n % 5)),
    visibility: nth(Object.values(EventVisibility), n),
  });
  setRange(made);
  return made;
}

/** A date of a series that is a row of its own; its visibility differs, too. */
function replaced(n: number, series: CalendarEvent): CalendarEvent {
  const made = new CalendarEvent({
    ...dated("c1", n),
    owner: series.owner,
    title: "Moved",
    start: series.start ?? at(n),
    end: series.end ?? at(n + 1),
    series,
    recurrenceId: `2026-07-${10 + n}T07:00:00Z`,
    visibility: nth([EventVisibility.PUBLIC, EventVisibility.PRIVATE], n),
    icsUid: series.icsUid,
  });
  setRange(made);
  return made;
}

/** Of a series and a date of it, to which most members are invited by one whom few of them see. */
const SHARED = [idOf("c9", 1), idOf("c9", 2)];

function shared(
  members: readonly Member[],
  application?: Application,
): (CalendarEvent | EventGuest)[] {
  const owner = members.find((one) => one.status === MemberStatus.PENDING && !one.deletedAt);
  if (!owner) throw new Error("No member is pending");
  const guests = members.slice(0, 40).filter((one, n) => one !== owner && n % 2 === 0);
  const series = Object.assign(event(0, [owner]), { id: SHARED[0], rrule: "FREQ=WEEKLY" });
  Object.assign(series, { deletedAt: null, application });
  setRange(series);
  const date = Object.assign(replaced(1, series), {
    id: SHARED[1],
    recurrenceId: "2026-06-08T07:00:00Z",
    application,
    visibility: EventVisibility.PUBLIC, // all members see it, and not all see its guests
  });
  const invited = [series, date].flatMap((one, i) =>
    guests.map((member, n) =>
      Object.assign(new EventGuest({ event: one, member }), dated("c8", i * 40 + n)),
    ),
  );
  const byAddress = [series, date].map((one, i) =>
    Object.assign(
      new EventGuest({ event: one, email: "guest@example.org", locale: Locale.en }),
      dated("c6", i),
    ),
  );
  return [series, date, ...invited, ...byAddress];
}

/** The conditions on the event of guests, who are read with it alone. */
const UNSEEN = Object.fromEntries(
  ["id", "event deletedAt"].map((condition) => [
    `EventGuest without ${condition}`,
    "its event is visible",
  ]),
);

export const fixture: Fixture = {
  after: ["jobs", "members"],
  async fill(world) {
    const members = world.of(Member);
    const events = [
      ...times(60, (n) => event(n, members)),
      ...times(28, (n) => booking(n, members)),
    ];
    const applications = world.of(Application);
    for (const [n, each] of events.entries())
      each.application = nth([null, ...applications.slice(0, 5)], n);
    world.add(events);
    await world.em.flush();
    const series = events.filter(({ rrule, allDay }) => rrule && !allDay);
    world.add(times(8, (n) => replaced(n, nth(series, n))));
    world.add(shared(members, applications[0]));
    world.add(
      events.flatMap((one, n) =>
        times(n % 3, (i) =>
          Object.assign(
            new EventGuest({
              event: one,
              member: nth(
                members.slice(0, 14).filter(({ id }) => id !== one.owner.id),
                n + i * 4,
              ),
              status: nth(Object.values(GuestStatus), n + i),
            }),
            dated("c2", n * 3 + i),
          ),
        ),
      ),
    );
    world.add(
      events.map((one, n) =>
        Object.assign(
          new EventGuest({ event: one, email: `guest-${n}@example.org`, locale: nth(LOCALES, n) }),
          dated("c5", n),
        ),
      ),
    );
    world.add(
      events
        .filter(({ application }) => application)
        .map((interview, n) => {
          const values = { kind: ApplicationEventKind.INTERVIEW, interview };
          const application = interview.application as Application;
          const made = new ApplicationEvent({ ...values, application }, at(n));
          return Object.assign(made, { id: idOf("c4", n), updatedAt: at(n) });
        }),
    );
    world.add(
      members
        .slice(0, 4)
        .map((member, n) =>
          Object.assign(new CalendarFeed({ member, tokenHash: `hash ${n}` }), dated("c3", n)),
        ),
    );
  },
  values(world) {
    const events = world.of(CalendarEvent);
    return {
      "Query.calendarEvent.id": [SHARED[1], SHARED[0], ...events.map(({ id }) => id), NO_ID],
      "Query.calendarEvents.from": ["2026-06-01T00:00:00.000Z"],
      "Query.calendarEvents.to": ["2026-08-01T00:00:00.000Z"],
      "Query.calendarEvents.memberId": [null, ...some(world.of(Member))],
      "Query.previewCalendarImport.ics": ["BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "none"],
      "Query.freeBusy.memberIds": [some(world.of(Member)).slice(0, 9)],
      "Query.freeBusy.from": ["2026-06-01T00:00:00.000Z"],
      "Query.freeBusy.to": ["2026-08-01T00:00:00.000Z"],
    };
  },
  unseen: {
    ...UNSEEN,
    "EventInvitation without id": "only links in mails read it",
    "SentReminder without id": "only the timer of reminders reads it",
    "CalendarFeed without id": "it is found by the viewer's own id",
    "CalendarFeed without member": "it is found by the viewer's own id",
  },
  open: {
    "CalendarOccurrence.event": "its dates are made of events that the viewer sees",
    "EventGuest.event": "guests are reached from their event",
    "Query.freeBusy": "it answers of members whom the viewer sees",
    "Query.calendarFeed": "it is found by the viewer's own id",
  },
};
