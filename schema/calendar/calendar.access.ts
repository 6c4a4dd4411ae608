import { anyOf, changePolicy, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import { CalendarEvent, EventVisibility } from "./calendar-event.ts";
import { CalendarFeed } from "./calendar-feed.ts";
import { EventGuest } from "./event-guest.ts";
import { EventInvitation } from "./event-invitation.ts";
import { SentReminder } from "./sent-reminder.ts";

/**
 * Owner and guests, and all members if it is public. No role reads the events of others, but interviews, which belong
 * to the application.
 */
rowPolicy(CalendarEvent, (viewer) =>
  viewer.memberId
    ? anyOf(
        { readers: { $contains: [viewer.memberId] } },
        { visibility: EventVisibility.PUBLIC },
        viewer.may("application:manage") && { application: { $ne: null } },
      )
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
    "application",
  ],
  { reminders: ({ memberId }) => !!memberId && { owner: memberId } },
);

rowPolicy(EventGuest, ({ memberId }) =>
  memberId ? { event: { readers: { $contains: [memberId] }, deletedAt: null } } : NONE,
);
fieldPolicy(EventGuest, ["event", "member", "status"], {
  email: ({ memberId }) => !!memberId && { event: { owner: memberId } },
});

rowPolicy(EventInvitation, () => NONE);
rowPolicy(SentReminder, () => NONE);

rowPolicy(CalendarFeed, ({ memberId }) => (memberId ? { member: memberId } : NONE));
