import { type EntityManager, FlushMode } from "@mikro-orm/core";
import { registerEnumType } from "type-graphql";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { valuesConfig } from "../foundation/enum-type.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import type { Locale } from "../foundation/locale.ts";
import { alreadyTaken, notFound } from "../foundation/model-messages.ts";
import { refuseChange } from "../foundation/policies.ts";
import { deletedOf } from "../foundation/reading/orm/orm-reads.ts";
import { uuid } from "../foundation/uuid.ts";
import { Member } from "../members/member.ts";
import {
  type BeforeSplit,
  CalendarEvent,
  DEFAULT_TIME_ZONE,
  type EventStatus,
} from "./calendar-event.ts";
import { announceEvent } from "./calendar.events.ts";
import { CreateCalendarEventInput, UpdateCalendarEventInput } from "./calendar.input.ts";
import {
  addGuests,
  type Answers,
  answersOf,
  checkedGuests,
  guestsAfter,
  guestsOf,
  languageOf,
  type SentGuests,
} from "./change-guests.ts";
import {
  movedIds,
  newRule,
  newTimes,
  seriesTimes,
  setRange,
  timesOf,
  timesOn,
} from "./change-times.ts";
import { dayOf, type EventDate, type EventTimes } from "./event-times.ts";
import { GuestStatus } from "./event-guest.ts";
import { mailGuests, takeMailLimit } from "./mail-guests.ts";
import { setNextReminder } from "./next-reminder.ts";
import { dateOf, daysBefore } from "./occurrences.ts";
import { ruleUntil, ruleWithout } from "./recurrence-rule.ts";

export const ChangeScope = { ALL: "all", THIS: "this", FOLLOWING: "following" } as const;
export type ChangeScope = (typeof ChangeScope)[keyof typeof ChangeScope];
registerEnumType(ChangeScope, {
  name: "ChangeScope",
  description: "Which dates of a series change: all, one, or one and those after it.",
  valuesConfig: valuesConfig({
    ALL: "All dates of the series.",
    THIS: "This date alone.",
    FOLLOWING: "This date and those after it.",
  }),
});

/** Which dates change: the whole event, unless it says otherwise. */
export interface Target {
  scope?: ChangeScope | null;
  recurrenceId?: string | null;
}

/** A series under its lock, with the dates that differ from it. */
interface Stored {
  event: CalendarEvent;
  replaced: CalendarEvent[];
  em: EntityManager;
}

interface Changed extends Stored {
  /** In which guests who are no members are written to. */
  locale: Locale;
}

/** A date of a series to change from. */
interface Chosen {
  date: EventDate;
  recurrenceId: string;
  day: Temporal.PlainDate;
}

/** What other domains add to an event that they make. */
interface Extra {
  /** In which guests who are no members are written to; that of the owner by default. */
  locale?: Locale;
  prepare?(event: CalendarEvent): void;
}

/** Makes an event and returns its id. Repeating it with the id of the caller makes one event. */
export async function createEvent(
  input: CreateCalendarEventInput,
  context: Context,
  { locale, prepare }: Extra = {},
): Promise<string> {
  const sent = parseInput(CreateCalendarEventInput, input);
  const own = viewerProfile(context);
  await context.services.limits.take(["newEvent", own]);
  const owner = context.em.getReference(Member, own);
  const event = new CalendarEvent({ owner, title: sent.title, ...(sent.id && { id: sent.id }) });
  Object.assign(event, newTimes({ timeZone: DEFAULT_TIME_ZONE }, sent));
  event.rrule = newRule(timesOf(event), timesOf(event), sent);
  setFields(event, sent);
  setRange(event);
  setNextReminder(event, context.now());
  const guests = guestsAfter(await checkedGuests(sent, new Set(), context), []);
  prepare?.(event);
  context.em.persist(event);
  addGuests(event, guests, context.em, locale ?? (await languageOf(context)));
  announceEvent(event.id, [own, ...guests], context);
  if (guests.size) mailGuests(event.id, context);
  const isNew = await context.saveUnique();
  if (!isNew && !(await context.em.count(CalendarEvent, { id: event.id, owner: own })))
    throw new Invalid({ id: "Not valid" }); // another member has just used this id
  return event.id;
}

/** Changes an event as far as the target says; returns the id of what has these dates afterwards. */
export async function changeEvent(
  id: string,
  input: UpdateCalendarEventInput,
  target: Target,
  context: Context,
): Promise<string> {
  const sent = parseInput(UpdateCalendarEventInput, input);
  const event = await ownEvent(id, context);
  const before = new Set((await guestsOf([event], context.em)).map(({ key }) => key));
  const sentGuests = await checkedGuests(sent, before, context);
  const changes = Object.assign(sent, { guestIds: undefined, guestEmails: undefined }, sentGuests);
  const guests = guestsAfter(sentGuests, before);
  await takeMailLimit(sent, guests.size, context);
  const locale = await languageOf(context);
  const laterId = uuid();
  if (target.scope === ChangeScope.FOLLOWING) mailGuests(laterId, context);
  return inSeries(event, context, sentGuests.guestIds ?? [], async (stored) => {
    await context.checkVersion(stored.event, sent.version);
    const chosen = chosenDate(stored.event, target);
    const inLanguage = { ...stored, locale };
    if (!chosen) return changeWhole(inLanguage, changes, context);
    switch (target.scope) {
      case ChangeScope.THIS:
        return changeDate(inLanguage, chosen, changes, context);
      case ChangeScope.FOLLOWING:
        return changeFollowing({ ...inLanguage, laterId }, chosen, changes, context);
      default:
        return changeWhole(inLanguage, changes, context, chosen);
    }
  });
}

/** Sets whether an event took place, which does not depend on who owns it: the caller asks the rule. */
export async function setEventStatus(
  event: CalendarEvent,
  status: EventStatus,
  context: Context,
): Promise<void> {
  await inSeries(event, context, [], async (stored) => {
    stored.event.status = status;
    return event.id;
  });
}

/** Deletes an event as far as the target says. */
export async function deleteEvent(id: string, target: Target, context: Context): Promise<void> {
  const event = await ownEvent(id, context);
  await inSeries(event, context, [], async (stored) => {
    const chosen = chosenDate(stored.event, target);
    if (stored.event.series) await leaveOutReplaced(stored.event, stored.em, context);
    else if (!chosen || target.scope === ChangeScope.ALL) deleteWhole(stored, context);
    else if (target.scope === ChangeScope.THIS) leaveOut(stored, chosen, context);
    else {
      const { count, last } = daysBefore(ruled(stored.event), chosen.day);
      if (count && last) endBefore(stored, chosen.day, last, context);
      else deleteWhole(stored, context);
    }
    return id;
  });
}

/** Restores a deleted event, or a date of a series that was left out. */
export async function restoreEvent(
  id: string,
  recurrenceId: string | null,
  context: Context,
): Promise<void> {
  if (recurrenceId) {
    const series = await ownEvent(id, context);
    await inSeries(series, context, [], async ({ event, em }) => {
      if (!event.exDates.includes(recurrenceId)) throw notFound(CalendarEvent);
      event.exDates = event.exDates.filter((one) => one !== recurrenceId);
      event.sequence += 1;
      const was = { series: event.id, recurrenceId, deletedAt: { $ne: null } };
      const replaced = await em.findOne(CalendarEvent, was, {
        orderBy: { deletedAt: "desc" },
        flushMode: FlushMode.COMMIT,
      });
      replaced?.restore();
      return id;
    });
    return;
  }
  const [event] = await deletedOf(CalendarEvent, { id }, context);
  if (!event || event.owner.id !== viewerProfile(context)) throw notFound(CalendarEvent);
  const { deletedAt } = event;
  announceEvent(id, event.readers, context);
  mailGuests(event.series?.id ?? id, context);
  const locking = event.series ? [event.series, event] : [event];
  const isFree = await context.saveUnique({
    locking,
    verify: async (em) => {
      await em.refresh(event);
      if (!event.deletedAt) throw notFound(CalendarEvent);
      if (event.series) await takeBack(event, em);
      event.restore();
      const hidden = await em.find(
        CalendarEvent,
        { series: id, deletedAt },
        { flushMode: FlushMode.COMMIT },
      );
      for (const one of hidden) one.restore();
      for (const one of [event, ...hidden]) setNextReminder(one, context.now());
    },
  });
  if (!isFree) throw alreadyTaken(CalendarEvent);
}

/** An event that the viewer owns. */
async function ownEvent(id: string, context: Context): Promise<CalendarEvent> {
  const event = await context.find(CalendarEvent, id);
  refuseChange(event, context.viewer);
  return event;
}

/**
 * Changes an event under the lock of the series that it belongs to, so that changes come one after the other, and
 * notifies its owner and guests.
 */
async function inSeries(
  event: CalendarEvent,
  context: Context,
  guestIds: readonly string[],
  change: (stored: Stored) => Promise<string>,
): Promise<string> {
  const { em } = context;
  const ofSeries = { series: event.id, deletedAt: null };
  const dates = await em.find(CalendarEvent, ofSeries);
  const readers = [event, ...dates].flatMap((one) => one.readers);
  announceEvent(event.id, [...readers, ...guestIds], context);
  mailGuests(event.series?.id ?? event.id, context);
  let changed = event.id;
  const isFree = await context.saveUnique({
    locking: [event.series ?? event],
    verify: async (locked) => {
      await locked.refresh(event);
      if (event.deletedAt) throw notFound(CalendarEvent);
      const replaced = await locked.find(CalendarEvent, ofSeries, {
        refresh: true,
        orderBy: { recurrenceId: "asc" },
        flushMode: FlushMode.COMMIT,
      });
      changed = await change({ event, replaced, em: locked });
      const unit = locked.getUnitOfWork();
      for (const one of [...unit.getIdentityMap(), ...unit.getPersistStack()])
        if (one instanceof CalendarEvent && one.rangeTo) setNextReminder(one, context.now());
    },
  });
  if (!isFree) throw alreadyTaken(CalendarEvent);
  return changed;
}

const ruled = (event: CalendarEvent) => ({
  ...timesOf(event),
  rrule: event.rrule ?? "",
  exDates: event.exDates,
  lastDate: event.lastDate ?? null,
});

/** The date that a target names; INVALID if the series has no such date. */
function chosenDate(event: CalendarEvent, { scope, recurrenceId }: Target): Chosen | undefined {
  if (!event.rrule || (!recurrenceId && (scope ?? ChangeScope.ALL) === ChangeScope.ALL))
    return undefined;
  const date = recurrenceId ? dateOf(ruled(event), recurrenceId) : undefined;
  const day = recurrenceId ? dayOf(event, recurrenceId) : undefined;
  if (!date || !day || !recurrenceId || event.exDates.includes(recurrenceId))
    throw new Invalid({ recurrenceId: recurrenceId ? "Not valid" : "Required" });
  return { date, recurrenceId, day };
}

type Changes = Omit<UpdateCalendarEventInput, "version">;

/** The fields that do not depend on each other. */
function setFields(event: CalendarEvent, sent: Changes): void {
  event.title = sent.title ?? event.title;
  event.description = sent.description ?? event.description;
  event.color = sent.color ?? event.color;
  event.visibility = sent.visibility ?? event.visibility;
  event.status = sent.status ?? event.status;
  event.reminders = sent.reminders ?? event.reminders;
  if (sent.location !== undefined) event.location = sent.location;
  if (sent.url !== undefined) event.url = sent.url;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What guests answer to: when it is changed, they are asked again. */
const appointment = (event: CalendarEvent) => [
  timesOf(event),
  event.rrule ?? null,
  event.location ?? null,
];

/**
 * Changes all dates of an event. `chosen` is the date that the times which are sent are those of; otherwise they are
 * those of the first date.
 */
async function changeWhole(
  { event, replaced, em, locale }: Changed,
  sent: Changes,
  context: Context,
  chosen?: Chosen,
): Promise<string> {
  if (event.series && sent.rrule) {
    const series = await em.findOneOrFail(CalendarEvent, event.series.id);
    if (sent.rrule !== series.rrule) throw new Invalid({ rrule: "Not valid" });
  }
  const before = { ...ruled(event), rrule: event.rrule ?? null };
  const agreed = appointment(event);
  const times = chosen
    ? seriesTimes(event, chosen.day, newTimes(timesOn(event, chosen.date), sent))
    : newTimes(timesOf(event), sent);
  const rrule = event.series ? null : newRule(before, times, sent);
  Object.assign(event, times, { rrule });
  setFields(event, sent);
  if (!isSame([timesOf(before), before.rrule], [times, rrule])) {
    setRange(event);
    const isOther = sent.rrule !== undefined && sent.rrule !== before.rrule;
    moveDates({ event, replaced, em }, before, isOther, context);
  }
  const isAgreed = isSame(agreed, appointment(event));
  if (!isAgreed) event.sequence += 1;
  await changeGuests({ event, replaced, em, locale }, sent, isAgreed);
  return event.id;
}

/** Dates that are left out or differ move with their series; those that it has no longer are deleted. */
function moveDates(
  { event, replaced }: Stored,
  before: EventTimes & ReturnType<typeof ruledOrNot>,
  hasOtherRule: boolean,
  context: Context,
): void {
  const ids = [...before.exDates, ...replaced.flatMap((one) => one.recurrenceId ?? [])];
  const moved = movedIds(before, ruled(event), ids, hasOtherRule);
  event.exDates = before.exDates.flatMap((id) => moved.get(id) ?? []);
  for (const one of replaced) {
    const id = moved.get(one.recurrenceId ?? "");
    if (id) one.recurrenceId = id;
    else one.delete(context.now());
  }
}

const ruledOrNot = (event: CalendarEvent) => ({
  rrule: event.rrule ?? null,
  exDates: event.exDates,
  lastDate: event.lastDate ?? null,
});

/** Sets the guests of an event and of its dates; after another appointment all are asked again. */
async function changeGuests(
  { event, replaced, em, locale }: Changed,
  sent: SentGuests,
  isAgreed: boolean,
): Promise<void> {
  if (!sent.guestIds && !sent.guestEmails && isAgreed) return;
  const stored = await guestsOf([event, ...replaced], em);
  const before = new Set(stored.flatMap((guest) => (guest.event.id === event.id ? guest.key : [])));
  const wanted = guestsAfter(sent, before);
  const removed = before.difference(wanted);
  const added = wanted.difference(before);
  for (const one of [event, ...replaced]) {
    const guests = stored.filter((guest) => guest.event.id === one.id);
    for (const guest of guests) {
      if (removed.has(guest.key)) em.remove(guest);
      else if (!isAgreed && one === event) guest.status = GuestStatus.NEEDS_ACTION;
    }
    const present = new Set(guests.map(({ key }) => key));
    addGuests(one, added.difference(present), em, locale);
  }
}

/** A row of its own with the values of an event. */
const copyOf = (event: CalendarEvent, values: Partial<CalendarEvent>): CalendarEvent =>
  new CalendarEvent({
    owner: event.owner,
    title: event.title,
    description: event.description,
    color: event.color,
    location: event.location ?? null,
    url: event.url ?? null,
    reminders: [...event.reminders],
    visibility: event.visibility,
    status: event.status,
    ...values,
  });

/** What a row says, to see whether it has changed. */
const contents = (event: CalendarEvent) => [
  appointment(event),
  event.title,
  event.description,
  event.color,
  event.url ?? null,
  event.reminders,
  event.visibility,
  event.status,
];

/** Changes one date of a series: from then on it is a row of its own. Nothing happens if nothing changes. */
async function changeDate(
  stored: Changed,
  { date, recurrenceId }: Chosen,
  sent: Changes,
  context: Context,
): Promise<string> {
  const { event, replaced, em, locale } = stored;
  const known = replaced.find((one) => one.recurrenceId === recurrenceId);
  if (sent.rrule && sent.rrule !== event.rrule) throw new Invalid({ rrule: "Not valid" });
  const { rrule: _, ...changes } = sent;
  if (known) return changeWhole({ event: known, replaced: [], em, locale }, changes, context);
  const answers = answersOf(await guestsOf([event], em));
  const own = copyOf(event, {
    ...timesOn(event, date),
    series: event,
    recurrenceId,
    icsUid: event.icsUid,
    sequence: event.sequence,
  });
  const before = contents(own);
  const agreed = appointment(own);
  Object.assign(own, newTimes(timesOf(own), changes));
  setFields(own, changes);
  const invited = guestsAfter(changes, answers.keys());
  const hasSameGuests = isSame([...invited].toSorted(), [...answers.keys()].toSorted());
  if (isSame(before, contents(own)) && hasSameGuests) return event.id;
  setRange(own);
  const isAgreed = isSame(agreed, appointment(own));
  if (!isAgreed) own.sequence += 1;
  em.persist(own);
  addGuests(own, invited, em, locale, isAgreed ? answers : undefined);
  event.updatedAt = context.now();
  return own.id;
}

/** Splits a series in two, of which the second changes. */
async function changeFollowing(
  stored: Changed & { laterId: string },
  chosen: Chosen,
  sent: Changes,
  context: Context,
): Promise<string> {
  const { event, replaced, em, locale, laterId } = stored;
  const { count, last } = daysBefore(ruled(event), chosen.day);
  if (!count || !last) return changeWhole(stored, sent, context, chosen);
  const isLater = (id: string) =>
    Temporal.PlainDate.compare(dayOf(event, id) ?? chosen.day, chosen.day) >= 0;
  const later = copyOf(event, {
    id: laterId,
    ...timesOn(event, chosen.date),
    rrule: ruleWithout(event.rrule ?? "", count),
    exDates: event.exDates.filter(isLater),
  });
  setRange(later);
  em.persist(later);
  const answers = answersOf(await guestsOf([event], em));
  const moved = replaced.filter((one) => isLater(one.recurrenceId ?? ""));
  later.beforeSplit = beforeSplit(event, moved);
  for (const one of moved) {
    one.series = later;
    one.icsUid = later.icsUid;
    one.sequence = later.sequence;
  }
  event.exDates = event.exDates.filter((id) => !isLater(id));
  event.rrule = ruleUntil(ruled(event), last);
  later.beforeSplit.rruleAfter = event.rrule;
  event.sequence += 1;
  setRange(event);
  return changeSplit({ event: later, replaced: moved, em, locale }, answers, sent, context);
}

/** How a series can be as it is again. */
const beforeSplit = (
  { id, rrule, exDates }: CalendarEvent,
  replaced: readonly CalendarEvent[],
): BeforeSplit => ({
  seriesId: id,
  rrule: rrule ?? "",
  rruleAfter: "",
  exDates: [...exDates],
  replaced: replaced.map((one) => ({ id: one.id, recurrenceId: one.recurrenceId ?? "" })),
});

/** The second half of a series, which is not stored yet, with what is changed of it. */
async function changeSplit(
  stored: Changed,
  answers: Answers,
  { guestIds, guestEmails, ...sent }: Changes,
  context: Context,
): Promise<string> {
  const { event, em, locale } = stored;
  const agreed = appointment(event);
  await changeWhole(stored, sent, context);
  event.sequence = 0;
  const isAgreed = isSame(agreed, appointment(event));
  const guests = guestsAfter(
    { ...(guestIds && { guestIds }), ...(guestEmails && { guestEmails }) },
    answers.keys(),
  );
  addGuests(event, guests, em, locale, isAgreed ? answers : undefined);
  return event.id;
}

function deleteWhole({ event, replaced }: Stored, context: Context): void {
  const now = context.now();
  for (const one of [event, ...replaced]) one.delete(now);
}

/** Leaves a date out of a series, with what replaces it. */
function leaveOut({ event, replaced }: Stored, { recurrenceId }: Chosen, context: Context): void {
  event.exDates = [...event.exDates, recurrenceId].toSorted();
  event.sequence += 1;
  replaced.find((one) => one.recurrenceId === recurrenceId)?.delete(context.now());
}

/** Deletes a date that differs from its series, which then has none there. */
async function leaveOutReplaced(
  date: CalendarEvent,
  em: EntityManager,
  context: Context,
): Promise<void> {
  const series = await seriesOf(date, em);
  const id = date.recurrenceId ?? "";
  date.delete(context.now());
  series.exDates = [...series.exDates, id].toSorted();
  series.sequence += 1;
}

/** A date that is restored is no longer left out of its series. */
async function takeBack(date: CalendarEvent, em: EntityManager): Promise<void> {
  const series = await seriesOf(date, em);
  series.exDates = series.exDates.filter((id) => id !== date.recurrenceId);
  series.sequence += 1;
}

/** The series of a date, as it is stored. */
async function seriesOf(date: CalendarEvent, em: EntityManager): Promise<CalendarEvent> {
  return em.findOneOrFail(
    CalendarEvent,
    { id: date.series?.id ?? "" },
    { refresh: true, flushMode: FlushMode.COMMIT },
  );
}

/** Ends a series with its last date before a day; what differs from it later is deleted. */
function endBefore(
  { event, replaced }: Stored,
  day: Temporal.PlainDate,
  last: Temporal.PlainDate,
  context: Context,
): void {
  const isLater = (id: string) => Temporal.PlainDate.compare(dayOf(event, id) ?? day, day) >= 0;
  const hidden = replaced.filter((one) => isLater(one.recurrenceId ?? ""));
  event.beforeSplit = beforeSplit(event, hidden);
  event.exDates = event.exDates.filter((id) => !isLater(id));
  for (const one of hidden) one.delete(context.now());
  event.rrule = ruleUntil(ruled(event), last);
  event.beforeSplit.rruleAfter = event.rrule;
  event.sequence += 1;
  setRange(event);
}
