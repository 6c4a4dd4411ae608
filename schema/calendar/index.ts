import { domain } from "../domain.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";
import { hourly } from "../workflow/retention.ts";
import { CalendarEventResolver } from "./calendar-event.resolver.ts";
import { CalendarFeedResolver } from "./calendar-feed.resolver.ts";
import { CalendarImportResolver } from "./calendar-import.resolver.ts";
import "./calendar.access.ts";
import "./purged-guests.ts";
import { MAIL_GUESTS, mailGuestsOf } from "./mail-guests.ts";
import { deleteOldReminders, remind } from "./remind.ts";

export const calendar = domain({
  name: "calendar",
  resolvers: [CalendarEventResolver, CalendarFeedResolver, CalendarImportResolver],
  jobs: { [MAIL_GUESTS]: mailGuestsOf },
  timers: {
    remind: { every: MINUTE, run: remind },
    "delete old reminders": hourly(deleteOldReminders),
  },
  limits: {
    /** Events that a member makes. */
    newEvent: { times: 200, within: DAY },
    /** Guests that a member invites. */
    eventGuest: { times: 500, within: DAY },
    /** Addresses of no members that a member invites. */
    eventGuestAddress: { times: 50, within: DAY },
    /** Invitations to one address, by all members. */
    eventGuestMail: { times: 10, within: DAY },
    /** Mails to guests that a member's changes cause. */
    eventMail: { times: 2_000, within: DAY },
    /** Files that a member imports. */
    calendarImport: { times: 50, within: DAY },
    /** Addresses of feeds that a member makes. */
    newFeed: { times: 20, within: DAY },
  },
});
export { CalendarEvent, EventColor, EventStatus, EventVisibility } from "./calendar-event.ts";
export { CalendarFeed } from "./calendar-feed.ts";
export { setRange } from "./change-times.ts";
export { answerInvitation, type OpenedInvitation, openInvitation } from "./answer-invitation.ts";
export { memberOfFeed, readFeed } from "./read-feed.ts";
export { EventGuest, GuestStatus } from "./event-guest.ts";
