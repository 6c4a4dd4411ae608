import { type EntityManager, FlushMode } from "@mikro-orm/core";
import { User } from "../accounts/user.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Block } from "../chat/block.ts";
import { blocksBetween } from "../chat/blocked-pair.ts";
import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid } from "../foundation/errors.ts";
import type { Locale } from "../foundation/locale.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { Member } from "../members/member.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import { MAX_GUESTS, type UpdateCalendarEventInput } from "./calendar.input.ts";
import { EventGuest, GuestStatus } from "./event-guest.ts";

/** Guests of whom a change says all: those that are members, and those that are addresses. */
export type SentGuests = Pick<UpdateCalendarEventInput, "guestIds" | "guestEmails">;

export const isAddress = (key: string): boolean => key.includes("@");

/** The guests that an event has after a change, by their keys. */
export function guestsAfter(
  { guestIds, guestEmails }: SentGuests,
  before: Iterable<string>,
): Set<string> {
  const keys = [...before];
  return new Set([
    ...(guestIds ?? keys.filter((key) => !isAddress(key))),
    ...(guestEmails ?? keys.filter(isAddress)),
  ]);
}

/** What is sent, without the owner and repetitions; throws unless the viewer may invite those who are new. */
export async function checkedGuests(
  { guestIds, guestEmails }: SentGuests,
  before: ReadonlySet<string>,
  context: Context,
): Promise<SentGuests> {
  const own = viewerProfile(context);
  const ids = guestIds && [...new Set(guestIds)].filter((id) => id !== own);
  const emails = guestEmails && (await withoutOwn(guestEmails, context));
  const after = guestsAfter(
    { ...(ids && { guestIds: ids }), ...(emails && { guestEmails: emails }) },
    before,
  );
  if (after.size > MAX_GUESTS) throw new Invalid({ guestIds: `At most ${MAX_GUESTS}` });
  const added = [...after].filter((key) => !before.has(key));
  await refuseMembers(
    added.filter((key) => !isAddress(key)),
    own,
    context,
  );
  const { limits } = context.services;
  for (const email of added.filter(isAddress))
    await limits.take(["eventGuestAddress", own], ["eventGuestMail", email]);
  return { ...(ids && { guestIds: ids }), ...(emails && { guestEmails: emails }) };
}

/** Owners are not invited to their own events. */
async function withoutOwn(emails: readonly string[], { em, viewer }: Context): Promise<string[]> {
  const user = await em.findOne(User, viewer.userId ?? "", { fields: ["email"] });
  return [...new Set(emails)].filter((email) => email !== user?.email);
}

/** Throws unless the viewer may invite these members. */
async function refuseMembers(ids: readonly string[], own: string, context: Context): Promise<void> {
  if (!ids.length) return;
  const found = await allOf(Member, { id: { $in: [...ids] } }, context, { fields: ["id"] });
  if (found.length < new Set(ids).size) throw new Invalid({ guestIds: "Not found" });
  if (await context.em.count(Block, blocksBetween(own, { $in: [...ids] })))
    throw new Forbidden("You can't invite each other");
  for (const _ of ids) await context.services.limits.take(["eventGuest", own]);
}

/** The guests of events as they are stored. */
export const guestsOf = (
  events: readonly CalendarEvent[],
  em: EntityManager,
): Promise<EventGuest[]> =>
  em.find(
    EventGuest,
    { event: { $in: events.map(({ id }) => id) } },
    {
      orderBy: { createdAt: "asc", id: "asc" },
      refresh: true,
      flushMode: FlushMode.COMMIT,
    },
  );

/** What guests have answered, and the language of those who are no members, by their keys. */
export type Answers = ReadonlyMap<string, Pick<EventGuest, "status" | "locale">>;

export const answersOf = (guests: readonly EventGuest[]): Answers =>
  new Map(guests.map(({ key, status, locale = null }) => [key, { status, locale }]));

/** Invites members and addresses; `answers` are those that they have given already. */
export function addGuests(
  event: CalendarEvent,
  keys: Iterable<string>,
  em: EntityManager,
  locale: Locale,
  answers: Answers = new Map(),
): void {
  for (const key of keys) {
    const known = answers.get(key);
    const status = known?.status ?? GuestStatus.NEEDS_ACTION;
    const who = isAddress(key)
      ? { email: key, locale: known?.locale ?? locale }
      : { member: em.getReference(Member, key) };
    em.persist(new EventGuest({ event, status, ...who }));
  }
}

/** Addresses are written to in the language of who invites them. */
export async function languageOf({ em, viewer }: Context): Promise<Locale> {
  const user = await em.findOne(User, viewer.userId ?? "", { fields: ["locale"] });
  return (user?.locale ?? "en") as Locale;
}
