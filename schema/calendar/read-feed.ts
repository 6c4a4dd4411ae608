import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { DAY } from "../foundation/durations.ts";
import { NotFound } from "../foundation/errors.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { hashOfToken } from "../foundation/secret-token.ts";
import { CalendarEvent } from "./calendar-event.ts";
import { CalendarFeed } from "./calendar-feed.ts";
import { EventGuest } from "./event-guest.ts";
import { timesOf } from "./change-times.ts";
import { dateOf } from "./occurrences.ts";
import { replacedDates } from "./read-occurrences.ts";
import { writeIcs, type WrittenEvent } from "./write-ics.ts";

/** Events that ended before are not in feeds. */
const BEHIND_MS = 366 * DAY;
const MAX_EVENTS = 5_000;

/** Whose feed has this secret; NOT_FOUND if it is wrong or revoked, or its member may not sign in. */
export async function memberOfFeed(token: string, { em }: Context): Promise<string> {
  const feed = await em.findOne(CalendarFeed, { tokenHash: hashOfToken(token) });
  const member = feed?.member.id;
  if (!member || !(await em.count(User, { member, ...CAN_SIGN_IN })))
    throw new NotFound("There is no such calendar");
  return member;
}

/** The calendar of the viewer as a file: their own events, and those that they are invited to. */
export async function readFeed(name: string, context: Context): Promise<string> {
  const member = context.viewer.memberId ?? "";
  const since = { rangeTo: { $gte: new Date(context.now().getTime() - BEHIND_MS) } };
  const options = { orderBy: { rangeTo: "desc", id: "asc" }, limit: MAX_EVENTS } as const;
  const owned = await allOf(CalendarEvent, { owner: member, ...since }, context, options);
  const places = await context.em.find(EventGuest, { member, ...since }, options);
  const ids = places.map(({ event }) => event.id);
  const attended = await allOf(CalendarEvent, { id: { $in: ids } }, context);
  const series = [...owned, ...attended].filter(({ rrule }) => rrule);
  const ofSeries = { series: { $in: series.map(({ id }) => id) } };
  const dates = await allOf(CalendarEvent, ofSeries, context);
  const events = new Map([...owned, ...attended, ...dates].map((event) => [event.id, event]));
  const replaced = await replacedDates(series, context);
  for (const one of dates) replaced.delete(`${one.series?.id}_${one.recurrenceId}`);
  const written = [...events.values()].map((event): WrittenEvent => ({
    event,
    series: event.series ? events.get(event.series.id) : undefined,
    leftOut: [...event.exDates, ...hiddenDates(event.id, replaced)],
    extra: dates.flatMap((one) => furtherDate(one, event)),
    hasReminders: event.owner.id === member,
  }));
  return writeIcs(written, name, context.now());
}

/** The date of an event of a series that the rule of that does not have. */
function furtherDate({ series, recurrenceId }: CalendarEvent, event: CalendarEvent): string[] {
  const { rrule, exDates, lastDate = null } = event;
  if (series?.id !== event.id || !recurrenceId || !rrule) return [];
  return dateOf({ ...timesOf(event), rrule, exDates, lastDate }, recurrenceId)
    ? []
    : [recurrenceId];
}

/** Dates of a series that differ from it, and to which the viewer is not invited. */
const hiddenDates = (id: string, replaced: ReadonlySet<string>): string[] =>
  [...replaced].flatMap((key) => (key.startsWith(`${id}_`) ? key.slice(id.length + 1) : []));
