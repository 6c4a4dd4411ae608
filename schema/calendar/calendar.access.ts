import { anyOf, changePolicy, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import { CalendarEvent, EventVisibility } from "./calendar-event.ts";
import { CalendarFeed } from "./calendar-feed.ts";
import { EventGuest } from "./event-guest.ts";

/** Owner and guests, and all members if it is public. No role reads the events of others. */
rowPolicy(CalendarEvent, ({ memberId }) =>
  memberId
    ? anyOf({ readers: { $contains: [memberId] } }, { visibility: EventVisibility.PUBLIC })
    : NONE,
);
changePolicy(CalendarEvent, ({ memberId }) => !!memberId && { owner: memberId });
fieldPolicy(
  CalendarEvent,
  [
    "owner",
    "title",
    "description",
    "color",
    "allDay",
    "start",
    "end",
    "timeZone",
    "startDate",
    "endDate",
    "rrule",
    "exDates",
    "location",
    "url",
    "visibility",
    "status",
    "icsUid",
    "sequence",
    "series",
    "recurrenceId",
  ],
  { reminders: ({ memberId }) => !!memberId && { owner: memberId } },
);

rowPolicy(EventGuest, ({ memberId }) =>
  memberId ? { event: { readers: { $contains: [memberId] }, deletedAt: null } } : NONE,
);
fieldPolicy(EventGuest, ["event", "member", "status"]);

rowPolicy(CalendarFeed, ({ memberId }) => (memberId ? { member: memberId } : NONE));
