import type { Context } from "../foundation/context.ts";
import { DAY } from "../foundation/durations.ts";
import { Invalid } from "../foundation/errors.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { Field, ID, ObjectType } from "type-graphql";
import { CalendarEvent } from "./calendar-event.ts";
import { MAX_GUESTS } from "./calendar.input.ts";
import { EventGuest } from "./event-guest.ts";
import { type EventDate, recurrenceIdOf } from "./event-times.ts";
import { datesWithin, type TimeRange } from "./occurrences.ts";

const MAX_DAYS = 400;
/** The most dates that are expanded and answered. */
export const MAX_OCCURRENCES = 2_000;

@ObjectType({ description: "One date of an event." })
export class CalendarOccurrence {
  @Field(() => ID, { description: "The same at each request, also when the date was changed." })
  id!: string;

  @Field(() => CalendarEvent, {
    description: "Of a date that was changed by itself, the row that replaces it.",
    simple: true,
  })
  event!: CalendarEvent;

  @Field(() => Date, { nullable: true, description: "Null if all-day." })
  start!: Date | null;

  @Field(() => Date, { nullable: true, description: "Null if all-day." })
  end!: Date | null;

  @Field(() => String, { nullable: true, description: "YYYY-MM-DD; null unless all-day." })
  startDate!: string | null;

  @Field(() => String, { nullable: true, description: "The day after the last one." })
  endDate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Which date of its series it is; null if the event does not recur.",
  })
  recurrenceId!: string | null;
}

/** INVALID unless a range can be expanded. */
export function refuseLongRange({ from, to }: TimeRange): void {
  if (!(from < to)) throw new Invalid({ to: "Not valid" });
  if (to.getTime() - from.getTime() > MAX_DAYS * DAY)
    throw new Invalid({ to: `At most ${MAX_DAYS} days` });
}

/** What lies within a range, as far as the indexes of owners and guests know. */
export const within = ({ from, to }: TimeRange) => ({
  rangeTo: { $gte: from },
  rangeFrom: { $lt: to },
});

/** Own events and those that a member is invited to, whose policies the caller applies. */
async function eventIdsOfGuest(member: string, range: TimeRange, { em }: Context) {
  const found = await em.find(
    EventGuest,
    { member, ...within(range) },
    { fields: ["event"], orderBy: { rangeTo: "asc" }, limit: MAX_OCCURRENCES },
  );
  return found.map(({ event }) => event.id);
}

/** Which dates of series are rows of their own, whether the viewer sees them or not. */
export async function replacedDates(
  events: readonly CalendarEvent[],
  { em }: Pick<Context, "em">,
): Promise<Set<string>> {
  const series = events.filter(({ rrule }) => rrule).map(({ id }) => id);
  if (!series.length) return new Set();
  const found = await em.find(
    CalendarEvent,
    { series: { $in: series }, deletedAt: null },
    { fields: ["series", "recurrenceId"] },
  );
  return new Set(found.map((one) => `${one.series?.id}_${one.recurrenceId}`));
}

/** The dates of events within a range, without those that are rows of their own, in the order of their start. */
export function datesOf(
  events: readonly CalendarEvent[],
  replaced: ReadonlySet<string>,
  range: TimeRange,
): { event: CalendarEvent; date: EventDate; id: string; recurrenceId: string | null }[] {
  return events
    .flatMap((event) =>
      datesWithin(event, range).flatMap((date) => {
        const isOfSeries = event.rrule || event.series;
        const recurrenceId = event.recurrenceId ?? (event.rrule ? recurrenceIdOf(date) : null);
        const series = event.series?.id ?? event.id;
        const id = isOfSeries ? `${series}_${recurrenceId}` : event.id;
        if (event.rrule && replaced.has(id)) return [];
        return [{ event, date, id, recurrenceId }];
      }),
    )
    .toSorted(
      (one, other) =>
        one.date.start.getTime() - other.date.start.getTime() || (one.id < other.id ? -1 : 1),
    );
}

const guestsByEvent = new WeakMap<CalendarEvent, EventGuest[]>();

/** The guests of an event that was read with others. */
export const guestsRead = (event: CalendarEvent): EventGuest[] | undefined =>
  guestsByEvent.get(event);

/** Reads the guests of all events at once: each event is asked for them by itself, and of a series for each date. */
async function readGuests(events: readonly CalendarEvent[], context: Context): Promise<void> {
  const ids = events.map(({ id }) => id);
  const guests = await allOf(EventGuest, { event: { $in: ids } }, context, {
    orderBy: { createdAt: "asc", id: "asc" },
  });
  const byEvent = Map.groupBy(guests, (guest) => guest.event.id);
  for (const event of events)
    guestsByEvent.set(event, (byEvent.get(event.id) ?? []).slice(0, MAX_GUESTS));
}

/** A member's calendar within a range, as far as the viewer sees it; the viewer's own also has what they are invited to. */
export async function readOccurrences(
  range: TimeRange,
  memberId: string | null,
  context: Context,
): Promise<CalendarOccurrence[]> {
  refuseLongRange(range);
  const own = context.viewer.memberId;
  const member = memberId ?? own;
  if (!member) return [];
  const options = { orderBy: { rangeFrom: "asc", id: "asc" }, limit: MAX_OCCURRENCES };
  const owned = await allOf(CalendarEvent, { owner: member, ...within(range) }, context, options);
  const attended =
    member === own
      ? await allOf(
          CalendarEvent,
          { id: { $in: await eventIdsOfGuest(member, range, context) } },
          context,
        )
      : [];
  const events = [...owned, ...attended];
  await readGuests(events, context);
  const dates = datesOf(events, await replacedDates(events, context), range);
  return dates.slice(0, MAX_OCCURRENCES).map(({ date, ...occurrence }) => ({
    ...occurrence,
    start: date.startDate ? null : date.start,
    end: date.startDate ? null : date.end,
    startDate: date.startDate,
    endDate: date.endDate,
  }));
}
