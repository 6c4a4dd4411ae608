import { Field, Int, ObjectType } from "type-graphql";
import { CalendarEvent } from "../calendar/calendar-event.ts";
import type { Context } from "../foundation/context.ts";
import { DAY } from "../foundation/durations.ts";
import { findMany, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { dayOf, startOfDay } from "../time/split-days.ts";
import { dayInSql } from "./day-figure.ts";
import { daysOf, type FigureRange } from "./figure-range.ts";

/** The most bookings that are listed. */
const LISTED = 8;
/** How far ahead the next ones are, and how long one is reminded of what was not recorded. */
const AHEAD_DAYS = 7;
const RECORDED_WITHIN_DAYS = 14;

@ObjectType({ description: "The bookings that begin on a day of Europe/Vienna." })
export class BookingDay {
  @Field(() => String, { simple: true, description: "YYYY-MM-DD." })
  day!: string;

  @Field(() => Int, { simple: true, description: "All of them, also cancelled ones." })
  booked!: number;

  @Field(() => Int, { simple: true }) attended!: number;
  @Field(() => Int, { simple: true }) cancelled!: number;
  @Field(() => Int, { simple: true }) noShows!: number;
}

@ObjectType({
  description:
    "Bookings: events at a time that are interviews or have guests. Series are not counted, but dates that were changed by themselves.",
})
export class BookingFigures {
  @Field(() => Int, { simple: true, description: "All of them." })
  booked!: number;

  @Field(() => Int, { simple: true, description: "Those that are about an application." })
  interviews!: number;

  @Field(() => Int, { simple: true, description: "Recorded as HELD." })
  attended!: number;

  @Field(() => Int, { simple: true, description: "Recorded as CANCELLED." })
  cancelled!: number;

  @Field(() => Int, { simple: true, description: "Recorded as NO_SHOW." })
  noShows!: number;

  @Field(() => Int, { simple: true, description: "PLANNED, and not over." })
  toCome!: number;

  @Field(() => Int, { simple: true, description: "Over, and still PLANNED." })
  unrecorded!: number;

  @Field(() => [BookingDay], { simple: true, description: "Every day of the range, in order." })
  days!: BookingDay[];
}

@ObjectType({ description: "The bookings that ask for something now." })
export class BookingAgenda {
  @Field(() => [CalendarEvent], {
    simple: true,
    description: `The first ${LISTED} of today and the next ${AHEAD_DAYS} days that are not over or cancelled.`,
  })
  upcoming!: ReadQuery;

  @Field(() => Int, { simple: true, description: "How many they are." })
  upcomingCount!: number;

  @Field(() => [CalendarEvent], {
    simple: true,
    description: `The last ${LISTED} of the viewer's own that are over and still PLANNED, for ${RECORDED_WITHIN_DAYS} days.`,
  })
  unrecorded!: ReadQuery;
}

/**
 * The bookings that a viewer sees and that begin within a time: their own, those that they are invited to and have not
 * declined, and for who manages applications every interview. Each part has an index of its own.
 */
export const BOOKINGS = `with visible as (
    select id from calendar_events where owner_id = ? and range_to >= ? and range_from < ?
    union
    select event_id from event_guests
      where member_id = ? and range_to >= ? and range_from < ? and status <> 'declined'
    union
    select id from calendar_events
      where ? and application_id is not null and start >= ? and start < ? and deleted_at is null
  ), counted as (
    select id, owner_id, application_id, status, start, "end"
      from calendar_events join visible using (id)
      where start >= ? and start < ? and deleted_at is null and rrule is null and not all_day
        and (application_id is not null
          or exists (select from event_guests where event_id = calendar_events.id))
  )`;

const NOBODY = "00000000-0000-0000-0000-000000000000";

/** The values of BOOKINGS. */
export function bookingValues(from: Date, to: Date, { viewer }: Pick<Context, "viewer">) {
  const member = viewer.memberId ?? NOBODY;
  const span = [from, to];
  return [member, ...span, member, ...span, viewer.may("application:manage"), ...span, ...span];
}

export const BY_DAY = `${BOOKINGS}
  select ${dayInSql("start")}::text as day, status, (application_id is not null) as "isInterview",
      ("end" <= ?) as "isOver", count(*)::int as count
    from counted group by 1, 2, 3, 4`;

interface Row {
  day: string;
  status: "planned" | "held" | "cancelled" | "no_show";
  isInterview: boolean;
  isOver: boolean;
  count: number;
}

const dayAfter = (day: string): string => String(Temporal.PlainDate.from(day).add({ days: 1 }));

/** How the bookings of a range went. */
export async function bookingFigures(
  range: FigureRange,
  context: Context,
): Promise<BookingFigures> {
  const [from, to] = [startOfDay(range.from), startOfDay(dayAfter(range.to))];
  const values = [...bookingValues(from, to, context), context.now()];
  const rows: Row[] = await context.em.getConnection().execute(BY_DAY, values);
  const count = (of: readonly Row[], isCounted: (row: Row) => boolean = () => true): number =>
    of.filter(isCounted).reduce((sum, row) => sum + row.count, 0);
  const outcomes = (of: readonly Row[]) => ({
    booked: count(of),
    attended: count(of, ({ status }) => status === "held"),
    cancelled: count(of, ({ status }) => status === "cancelled"),
    noShows: count(of, ({ status }) => status === "no_show"),
  });
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return {
    ...outcomes(rows),
    interviews: count(rows, ({ isInterview }) => isInterview),
    toCome: count(rows, ({ status, isOver }) => status === "planned" && !isOver),
    unrecorded: count(rows, ({ status, isOver }) => status === "planned" && isOver),
    days: daysOf(range).map((day) => ({ day, ...outcomes(byDay.get(day) ?? []) })),
  };
}

const NEXT = `${BOOKINGS}
  select id::text, count(*) over ()::int as count from counted
    where status <> 'cancelled' and "end" > ? order by start, id limit ${LISTED}`;

const OVER = `${BOOKINGS}
  select id::text from counted
    where status = 'planned' and "end" <= ? and owner_id = ? order by start desc, id desc limit ${LISTED}`;

/** What comes next, and what nobody has recorded. */
export async function bookingAgenda(context: Context): Promise<BookingAgenda> {
  const now = context.now();
  const dayAfterLast = Temporal.PlainDate.from(dayOf(now)).add({ days: AHEAD_DAYS + 1 });
  const ended = startOfDay(String(dayAfterLast));
  const begun = new Date(now.getTime() - RECORDED_WITHIN_DAYS * DAY);
  const db = context.em.getConnection();
  const next: { id: string; count: number }[] = await db.execute(NEXT, [
    ...bookingValues(new Date(now.getTime() - DAY), ended, context),
    now,
  ]);
  const over: { id: string }[] = await db.execute(OVER, [
    ...bookingValues(begun, now, context),
    now,
    context.viewer.memberId ?? NOBODY,
  ]);
  const listed = (rows: readonly { id: string }[], direction: "asc" | "desc") =>
    findMany(
      CalendarEvent,
      { id: { $in: rows.map(({ id }) => id) } },
      { rangeFrom: direction, id: direction },
      LISTED,
    );
  return {
    upcoming: listed(next, "asc"),
    upcomingCount: next[0]?.count ?? 0,
    unrecorded: listed(over, "desc"),
  };
}
