import type { Context } from "../foundation/context.ts";
import type { Locale } from "../foundation/locale.ts";
import { hashOfToken } from "../foundation/secret-token.ts";
import { saveAnswer } from "./answer-event.ts";
import { type CalendarEvent, EventStatus } from "./calendar-event.ts";
import { isAddress } from "./change-guests.ts";
import { EventGuest, type GuestStatus } from "./event-guest.ts";
import { EventInvitation } from "./event-invitation.ts";
import { nextTimes, whenText } from "./invitation-text.ts";

/** What a guest sees of an event by the link in a mail. */
export interface OpenedInvitation {
  title: string;
  /** Who invites. */
  name: string;
  when: string;
  location: string | null;
  locale: Locale;
  /** Their answer; null if they are no longer invited, or it takes place no longer. */
  status: GuestStatus | null;
  isOver: boolean;
}

interface Found {
  event: CalendarEvent;
  guest: EventGuest | null;
  locale: Locale;
}

/** The secret in the link is the right to it: no rule of a viewer decides. */
async function find(token: string, { em }: Context): Promise<Found | undefined> {
  const invitation = await em.findOne(
    EventInvitation,
    { tokenHash: hashOfToken(token) },
    { populate: ["event.owner", "event.series"] },
  );
  if (!invitation) return undefined;
  const { event, recipient, locale } = invitation;
  const isGone =
    event.deletedAt || event.series?.deletedAt || event.status === EventStatus.CANCELLED;
  const who = isAddress(recipient) ? { email: recipient } : { member: recipient };
  const guest = isGone ? null : await em.findOne(EventGuest, { event: event.id, ...who });
  return { event, guest, locale: locale as Locale };
}

/** Undefined if there is no such link. */
export async function openInvitation(
  token: string,
  context: Context,
): Promise<OpenedInvitation | undefined> {
  const found = await find(token, context);
  if (!found) return undefined;
  const { event, guest, locale } = found;
  const now = context.now();
  return {
    title: event.title,
    name: event.owner.displayName,
    when: whenText(nextTimes(event, now), locale),
    location: event.location ?? null,
    locale,
    status: guest?.status ?? null,
    isOver: event.rangeTo < now,
  };
}

/** Answers by the secret in a link, without an account; nothing happens if they are no longer invited. */
export async function answerInvitation(
  token: string,
  status: GuestStatus,
  context: Context,
): Promise<void> {
  const found = await find(token, context);
  if (!found?.guest || found.event.rangeTo < context.now()) return;
  await saveAnswer(found.event, found.guest.key, status, context);
}
