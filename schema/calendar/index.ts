import { domain } from "../domain.ts";
import { DAY } from "../foundation/durations.ts";
import { CalendarEventResolver } from "./calendar-event.resolver.ts";
import { CalendarFeedResolver } from "./calendar-feed.resolver.ts";
import { CalendarImportResolver } from "./calendar-import.resolver.ts";
import "./calendar.access.ts";

export const calendar = domain({
  name: "calendar",
  resolvers: [CalendarEventResolver, CalendarFeedResolver, CalendarImportResolver],
  limits: {
    /** Events that a member makes. */
    newEvent: { times: 200, within: DAY },
    /** Guests that a member invites. */
    eventGuest: { times: 500, within: DAY },
    /** Files that a member imports. */
    calendarImport: { times: 50, within: DAY },
    /** Addresses of feeds that a member makes. */
    newFeed: { times: 20, within: DAY },
  },
});
export { CalendarEvent, EventColor, EventStatus, EventVisibility } from "./calendar-event.ts";
export { CalendarFeed } from "./calendar-feed.ts";
export { setRange } from "./change-times.ts";
export { memberOfFeed, readFeed } from "./read-feed.ts";
export { EventGuest, GuestStatus } from "./event-guest.ts";
