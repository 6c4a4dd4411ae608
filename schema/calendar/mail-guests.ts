import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { Locale } from "../foundation/locale.ts";
import { hashOfToken, newToken } from "../foundation/secret-token.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { RefusedAddress } from "../mail/refused-address.ts";
import { mailsOf, thoseWho } from "../notifications/notification-choice.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { notify } from "../notifications/notify.ts";
import { CalendarEvent, EventStatus } from "./calendar-event.ts";
import type { UpdateCalendarEventInput } from "./calendar.input.ts";
import { guestsOf, isAddress } from "./change-guests.ts";
import { timesOf, timesOn } from "./change-times.ts";
import type { EventGuest } from "./event-guest.ts";
import { EventInvitation } from "./event-invitation.ts";
import { invitationText, nextTimes } from "./invitation-text.ts";
import { dateOf, onlyDate } from "./occurrences.ts";
import { type Invitation, writeInvitation, type WrittenEvent } from "./write-ics.ts";

/** The job that mails the guests of an event or a series what they do not know yet. */
export const MAIL_GUESTS = "mail-guests";

/** Of an event or a series, whenever it or its guests were changed. */
export const mailGuests = (id: string, context: Context): void =>
  context.enqueueJob(MAIL_GUESTS, { id });

const MAILED: ReadonlySet<string> = new Set<keyof UpdateCalendarEventInput>([
  "title",
  "allDay",
  "start",
  "end",
  "startDate",
  "endDate",
  "timeZone",
  "rrule",
  "location",
  "url",
  "status",
  "guestIds",
  "guestEmails",
]);

/** Counts the mails to guests that a change causes; throws RATE_LIMITED. */
export async function takeMailLimit(sent: object, guests: number, context: Context): Promise<void> {
  const isMailed = Object.entries(sent).some(
    ([name, value]) => value !== undefined && MAILED.has(name),
  );
  const own = viewerProfile(context);
  for (let n = 0; isMailed && n < guests; n += 1)
    await context.services.limits.take(["eventMail", own]);
}

/** An event or a series with its dates that differ, also those that are deleted, and what was mailed of them. */
interface Mailed {
  root: CalendarEvent;
  replaced: readonly CalendarEvent[];
  guests: readonly EventGuest[];
  last: ReadonlyMap<string, EventInvitation>;
  now: Date;
}

const placeOf = (event: { id: string }, recipient: string): string => `${event.id} ${recipient}`;

/** Mails guests what has changed for them; nothing if they know it, so that it may run as often as it likes. */
export async function mailGuestsOf(
  { id = "" }: Record<string, string>,
  context: Context,
): Promise<void> {
  const { em } = context;
  const root = await em.findOne(CalendarEvent, id, { populate: ["owner"] });
  const now = context.now();
  if (!root || root.rangeTo < now) return;
  const replaced = await em.find(
    CalendarEvent,
    { series: id },
    { orderBy: { recurrenceId: "asc" } },
  );
  const guests = await guestsOf([root, ...replaced], em);
  const written = await em.find(
    EventInvitation,
    { event: { $in: [root, ...replaced].map((event) => event.id) } },
    { orderBy: { revision: "asc" } },
  );
  const last = new Map(written.map((one) => [placeOf(one.event, one.recipient), one]));
  const mailed = { root, replaced, guests, last, now };
  const recipients = [
    ...new Set([...guests.map(({ key }) => key), ...written.map((one) => one.recipient)]),
  ];
  const people = await peopleOf(recipients, guests, root, context);
  for (const recipient of recipients) {
    const news = newsFor(recipient, mailed);
    if (news.known.length) tellGuest(news, people.get(recipient), mailed, context);
  }
  if (!(await context.saveUnique())) throw new Error("Another process mails these guests");
}

/** What a guest is to be mailed. */
interface News {
  recipient: string;
  requested: WrittenEvent[];
  cancelled: WrittenEvent[];
  /** What they know afterwards; the first one is what the mail is about. */
  known: { event: CalendarEvent; contents: string | null; leftOut: string[] }[];
  isInvited: boolean;
  /** Whether what they are no longer invited to takes place without them. */
  isRemoved: boolean;
}

/** What guests are mailed of when it changes. */
const contentsOf = ({ title, location, url, rrule, ...times }: CalendarEvent): string =>
  JSON.stringify([title, location ?? null, url ?? null, rrule ?? null, timesOf(times)]);

/** The same of a date that is as its series says. */
function contentsOn(series: CalendarEvent, recurrenceId: string): string | null {
  const { rrule, exDates, lastDate = null } = series;
  if (exDates.includes(recurrenceId) || !rrule) return null;
  const date = dateOf({ ...timesOf(series), rrule, exDates, lastDate }, recurrenceId);
  const { title, location, url } = series;
  if (!date) return null;
  return JSON.stringify([
    title,
    location ?? null,
    url ?? null,
    null,
    timesOf(timesOn(series, date)),
  ]);
}

const takesPlace = ({ deletedAt, status }: CalendarEvent): boolean =>
  !deletedAt && status !== EventStatus.CANCELLED;

/** Compares what a guest should know with what they were mailed. */
function newsFor(recipient: string, { root, replaced, guests, last, now }: Mailed): News {
  const invited = new Set(
    guests.filter(({ key }) => key === recipient).map(({ event }) => event.id),
  );
  const wants = (event: CalendarEvent) =>
    invited.has(event.id) && !root.deletedAt && takesPlace(event);
  const before = last.get(placeOf(root, recipient));
  const contents = wants(root) ? contentsOf(root) : null;
  const news: News = {
    recipient,
    requested: [],
    cancelled: [],
    known: [],
    isInvited: contents !== null && !before?.contents,
    isRemoved: false,
  };
  const hidden = replaced.flatMap((one) =>
    !one.deletedAt && !wants(one) && one.recurrenceId ? [one.recurrenceId] : [],
  );
  const added = contents && before ? root.exDates.filter((id) => !before.leftOut.includes(id)) : [];
  const isBack = before?.leftOut.some((id) => !root.exDates.includes(id)) ?? false;
  const isRequested = contents !== null && (before?.contents !== contents || isBack);
  if (isRequested) {
    const leftOut = [...new Set([...root.exDates, ...hidden])].toSorted();
    news.requested.push({ event: root, leftOut, hasReminders: false });
  } else if (contents === null && before?.contents) {
    news.cancelled.push({ event: root, leftOut: [], hasReminders: false });
    news.isRemoved = takesPlace(root);
  } else news.cancelled.push(...added.flatMap((id) => dateIn(root, id, now)));
  if (isRequested || news.cancelled.length || added.length)
    news.known.push({ event: root, contents, leftOut: [...root.exDates] });
  for (const one of replaced) {
    if (one.rangeTo < now) continue;
    const known = last.get(placeOf(one, recipient));
    const wanted = wants(one) ? contentsOf(one) : null;
    const implied =
      isRequested && wanted === null ? null : contentsOn(root, one.recurrenceId ?? "");
    const was = known ? (known.contents ?? null) : contents && implied;
    const written = { event: one, series: root, leftOut: [], hasReminders: false };
    if (wanted === was) {
      if (!known && wanted === null && invited.has(root.id) && isRequested)
        news.known.push({ event: one, contents: null, leftOut: [] });
      continue;
    }
    if (wanted !== null) news.requested.push(written);
    // of what was left out or cancelled as a whole they are mailed already
    else if (
      contents ? !isRequested && !added.includes(one.recurrenceId ?? "") : !before?.contents
    ) {
      news.cancelled.push(written);
      news.isRemoved = takesPlace(one) && takesPlace(root);
    }
    if (wanted !== null && was === null) news.isInvited ||= contents === null;
    news.known.push({ event: one, contents: wanted, leftOut: [] });
  }
  return news;
}

/** A date of a series that is left out, unless it is over. */
function dateIn(series: CalendarEvent, recurrenceId: string, now: Date): WrittenEvent[] {
  const { rrule = null, exDates, lastDate = null } = series;
  const date = dateOf({ ...timesOf(series), rrule, exDates, lastDate }, recurrenceId);
  if (!date || date.end < now) return [];
  const { title, description, location, url, icsUid, sequence, createdAt, updatedAt } = series;
  const { visibility, status } = series;
  const event = {
    ...timesOn(series, date),
    title,
    description,
    icsUid,
    sequence,
    createdAt,
    updatedAt,
    visibility,
    status,
    location: location ?? null,
    url: url ?? null,
    rrule: null,
    reminders: [],
    recurrenceId,
  };
  return [{ event, series, leftOut: [], hasReminders: false }];
}

/** How a guest is reached. */
interface Person {
  /** Null if they want no mails. */
  email: string | null;
  locale: Locale;
  unsubscribes?: string;
  /** The account that is notified here. */
  userId?: string;
}

async function peopleOf(
  recipients: readonly string[],
  guests: readonly EventGuest[],
  root: CalendarEvent,
  { em }: Context,
): Promise<Map<string, Person>> {
  const kind = NotificationKind.EVENT_INVITATION;
  const members = recipients.filter((key) => !isAddress(key));
  const users = await em.find(User, { member: { $in: members }, ...CAN_SIGN_IN });
  const mailed = new Set(await thoseWho("mail", kind, users, em));
  const notified = new Set(await thoseWho("here", kind, users, em));
  const addresses = recipients.filter(isAddress);
  // who has applied for a job is always written to
  const refused = root.application
    ? []
    : await em.find(RefusedAddress, { email: { $in: addresses } });
  const refusing = new Set(refused.map(({ email }) => email));
  const people = new Map<string, Person>();
  for (const user of users)
    people.set(user.member?.id ?? "", {
      email: mailed.has(user) ? user.email : null,
      locale: user.locale as Locale,
      unsubscribes: mailsOf(user, kind),
      ...(notified.has(user) && { userId: user.id }),
    });
  for (const email of addresses)
    people.set(email, {
      email: refusing.has(email) ? null : email,
      locale: (guests.find((guest) => guest.email === email)?.locale ?? Locale.en) as Locale,
      ...(!root.application && { unsubscribes: mailsOf({ id: email }, kind) }),
    });
  return people;
}

/** Notifies and mails a guest, and stores what they know then. */
function tellGuest(
  { recipient, requested, cancelled, known, isInvited, isRemoved }: News,
  person: Person | undefined,
  { root, guests, last, now }: Mailed,
  context: Context,
): void {
  const isMailed = person?.email && (requested.length > 0 || cancelled.length > 0);
  const token = isMailed && requested.length > 0 ? newToken() : undefined;
  const requestedRow = known.find(({ event }) => event === requested[0]?.event);
  const locale = person?.locale ?? last.get(placeOf(root, recipient))?.locale ?? Locale.en;
  for (const one of known) {
    const { event, contents, leftOut } = one;
    const revision = (last.get(placeOf(event, recipient))?.revision ?? 0) + 1;
    const tokenHash = token && one === requestedRow ? hashOfToken(token) : null;
    context.em.persist(
      new EventInvitation({ event, recipient, revision, contents, leftOut, locale, tokenHash }),
    );
  }
  const event = requestedRow?.event ?? root;
  if (person?.userId && isInvited) {
    const about = { event, member: root.owner, startsAt: onlyDate(nextTimes(event, now)).start };
    notify(context, person.userId, NotificationKind.EVENT_INVITATION, about);
  }
  if (!isMailed || !person.email) return;
  const email = person.email;
  const status =
    guests.find((guest) => guest.key === recipient && guest.event.id === event.id)?.status ??
    "needs_action";
  const organizer = {
    name: root.owner.displayName,
    email: context.services.site.mailAddress ?? "noreply@atelier.invalid",
  };
  const fileOf = (method: Invitation["method"], events: readonly WrittenEvent[]) => ({
    method,
    ics: writeInvitation(events, { method, organizer, attendee: { email, status } }, now),
  });
  const ending = person.unsubscribes && { unsubscribes: person.unsubscribes };
  const mail = {
    to: email,
    locale,
    isSensitive: true,
    ...ending,
    ...(root.application && { about: root.application.id }),
  };
  if (requested.length > 0)
    context.sendMail({
      ...mail,
      ...invitationText({
        kind: isInvited ? "invited" : "changed",
        event,
        root,
        locale,
        now,
        token,
      }),
      calendar: fileOf("REQUEST", requested),
    });
  const [first] = cancelled;
  if (first) {
    const kind = isRemoved ? "removed" : "cancelled";
    context.sendMail({
      ...mail,
      ...invitationText({ kind, event: first.event, root, locale, now }),
      calendar: fileOf("CANCEL", cancelled),
    });
  }
}
