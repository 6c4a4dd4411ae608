import { z } from "zod";
import { DAY } from "../../schema/foundation/durations.ts";
import {
  CalendarEventFields,
  CalendarEventsDocument,
  CreateCalendarEventDocument,
  DeleteCalendarEventDocument,
  UpdateCalendarEventDocument,
} from "./documents.generated.ts";
import { type InputBody, type RestRequest, route, unwrapped } from "./route.ts";

/** Without a range, events are answered from two months ago to two months ahead. */
const AROUND_NOW_MS = 61 * DAY;

const { owner: _owner, guests: _guests, series: _series, ...own } = CalendarEventFields.shape;

/** Specification, section 3: Calendar event. */
const Event = z
  .object({
    ...own,
    ownerId: z.string().nullable(),
    attendees: z.array(z.object({ memberId: z.string(), name: z.string(), status: z.string() })),
    guestIds: z.array(z.string()),
    seriesId: z.string().nullable().describe("The series that it is one changed date of"),
  })
  .meta({ id: "CalendarEvent" });

const Occurrence = Event.extend({
  occurrenceId: z.string().describe("The same at each request"),
}).meta({ id: "CalendarOccurrence" });

type EventData = z.output<typeof CalendarEventFields>;

function eventOf({ owner, guests, series, ...event }: EventData): z.output<typeof Event> {
  const attendees = guests.flatMap(({ member, status }) =>
    member ? [{ memberId: member.id, name: member.displayName, status }] : [],
  );
  return {
    ...event,
    ownerId: owner?.id ?? null,
    attendees,
    guestIds: attendees.map(({ memberId }) => memberId),
    seriesId: series?.id ?? null,
  };
}

const inputOf = (description: string): InputBody => ({
  description,
  variable: "input",
  fields: { recurrenceId: z.string().nullable().optional() },
});

/** The event's own fields, without those that name it in a bare body or in an answer. */
function eventIn({ body }: RestRequest): Record<string, unknown> {
  const { eventId: _, scope: __, recurrenceId: ___, ...event } = unwrapped(body, "event");
  return event;
}

/** A date of a series is changed by itself unless the call says otherwise. */
function targetOf({ body }: RestRequest) {
  const { seriesId } = unwrapped(body, "event");
  const inside = seriesId ? undefined : unwrapped(body, "event").recurrenceId;
  const recurrenceId = body.recurrenceId ?? inside ?? null;
  return { recurrenceId, scope: body.scope ?? (recurrenceId === null ? null : "this") };
}

const timeOf = (given: string | undefined, fallback: number): string =>
  given || new Date(Date.now() + fallback).toISOString();

const ID_OF_EVENT = "The id of the event";
const DATE = {
  scope: "Which dates of a series: all, this or following",
  recurrenceId: "The date of a series; without scope that date alone",
};

export const routes = [
  route(CalendarEventsDocument, {
    method: "GET",
    path: "/api/calendar/events",
    summary:
      "The dates of the caller's events within a range; without one from two months ago to two months ahead",
    query: {
      from: { description: "A time, ISO 8601" },
      to: { description: "A time, ISO 8601; at most 400 days later" },
      memberId: { description: "The id of another member, whose public events are answered" },
    },
    variables: ({ query: { from, to, memberId } }) => ({
      from: timeOf(from, -AROUND_NOW_MS),
      to: timeOf(to, AROUND_NOW_MS),
      memberId: memberId || null,
    }),
    answer: z.object({ events: z.array(Occurrence) }),
    reply: ({ events }) => ({
      events: events.map(({ id: occurrenceId, event, ...date }) => ({
        ...eventOf(event),
        ...date,
        occurrenceId,
      })),
    }),
  }),
  route(CreateCalendarEventDocument, {
    method: "POST",
    path: "/api/calendar/events/new",
    summary: "Makes an event",
    body: { event: inputOf("The title, the times and what else is set") },
    variables: (request) => ({ input: eventIn(request) }),
    answer: z.object({ event: Event }),
    reply: ({ event }) => ({ event: eventOf(event) }),
  }),
  route(UpdateCalendarEventDocument, {
    method: "POST",
    path: "/api/calendar/events/update",
    summary: "Changes an event, or dates of a series",
    body: { eventId: ID_OF_EVENT, event: inputOf("What changes"), ...DATE },
    variables: (request) => ({
      id: request.body.eventId,
      input: eventIn(request),
      ...targetOf(request),
    }),
    answer: z.object({ event: Event }),
    reply: ({ event }) => ({ event: eventOf(event) }),
  }),
  route(DeleteCalendarEventDocument, {
    method: "POST",
    path: "/api/calendar/events/delete",
    summary: "Deletes an event, or leaves dates out of a series",
    body: { eventId: ID_OF_EVENT, ...DATE },
    variables: (request) => ({ id: request.body.eventId, ...targetOf(request) }),
    answer: z.object({ success: z.literal(true), id: z.string() }),
    reply: ({ id }) => ({ success: true as const, id }),
  }),
] as const;
