import { uuid } from "../foundation/uuid.ts";
import { type Expectations, ID, SIGNED_IN } from "../testing/expectations.ts";

const RANGE = `from: "2027-05-01T00:00:00Z", to: "2027-06-01T00:00:00Z"`;
const TIMES = `start: "2027-05-06T08:00:00Z"`;

/** Members have calendars: which events they see is a rule of the row. */
export const expectations: Expectations = {
  operations: {
    calendarEvents: [`{ calendarEvents(${RANGE}) { id } }`, SIGNED_IN],
    calendarEvent: [`{ calendarEvent(${ID}) { id } }`, SIGNED_IN],
    freeBusy: [`{ freeBusy(memberIds: ["${uuid()}"], ${RANGE}) { memberId } }`, SIGNED_IN],
    createCalendarEvent: [
      `mutation { createCalendarEvent(input: { title: "A", ${TIMES} }) { id } }`,
      SIGNED_IN,
    ],
    updateCalendarEvent: [`mutation { updateCalendarEvent(${ID}, input: {}) { id } }`, SIGNED_IN],
    deleteCalendarEvent: [`mutation { deleteCalendarEvent(${ID}) }`, SIGNED_IN],
    restoreCalendarEvent: [`mutation { restoreCalendarEvent(${ID}) { id } }`, SIGNED_IN],
    undoFollowing: [`mutation { undoFollowing(${ID}) }`, SIGNED_IN],
    answerCalendarEvent: [
      `mutation { answerCalendarEvent(${ID}, status: ACCEPTED) { id } }`,
      SIGNED_IN,
    ],
    calendarChanged: [`subscription { calendarChanged { id } }`, SIGNED_IN],
    previewCalendarImport: [`{ previewCalendarImport(ics: "") { added } }`, SIGNED_IN],
    importCalendar: [`mutation { importCalendar(ics: "", updates: false) { added } }`, SIGNED_IN],
    calendarFeed: [`{ calendarFeed { id } }`, SIGNED_IN],
    createCalendarFeed: [`mutation { createCalendarFeed { path } }`, SIGNED_IN],
    revokeCalendarFeed: [`mutation { revokeCalendarFeed }`, SIGNED_IN],
  },
  calls: {
    "GET /api/calendar/events": SIGNED_IN,
    "POST /api/calendar/events/new": SIGNED_IN,
    "POST /api/calendar/events/update": SIGNED_IN,
    "POST /api/calendar/events/delete": SIGNED_IN,
  },
  planExceptions: {
    calendarEvents: "its dates are computed; calendar.test.ts reads the plan of its events",
    freeBusy: "the same",
    previewCalendarImport: "compares a file with events that are found by the index of UIDs",
  },
  growing: ["calendar_events", "event_guests", "calendar_feeds"],
};
