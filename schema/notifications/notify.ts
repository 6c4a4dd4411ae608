import type { EntityManager } from "@mikro-orm/core";
import { LockMode } from "@mikro-orm/core";
import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { HOUR } from "../foundation/durations.ts";
import { afterQuietHours, nextDigest } from "./mail-times.ts";
import { NotificationChoice } from "./notification-choice.ts";
import { KINDS, type KindSettings } from "./kind-settings.ts";
import {
  Notification,
  type NotificationKind,
  NotificationMail,
  notificationsOf,
} from "./notification.ts";
import { QuietHours } from "./quiet-hours.ts";

export type About = Pick<
  Notification,
  | "post"
  | "page"
  | "solution"
  | "job"
  | "comment"
  | "report"
  | "member"
  | "project"
  | "projectRemoval"
  | "board"
  | "card"
  | "contactRequest"
  | "application"
  | "event"
  | "startsAt"
  | "proxyServer"
  | "proxyClient"
  | "file"
  | "order"
  | "invoice"
  | "review"
  | "product"
  | "mailThread"
  | "locale"
  | "pendingCount"
>;

interface Recipient {
  id: string;
}

type Stored = Pick<Notification, "isHere" | "mail" | "mailDueAt">;

/** How a user learns of an event. */
interface Delivery<Who extends Recipient> {
  user: Who;
  /** What is stored of its notification; undefined if nothing is. */
  stored: Stored | undefined;
  /** Milliseconds until the mail of its domain leaves; undefined if none does. */
  waitMs: number | undefined;
}

/** Someone to whom the mail of a domain is sent. */
export interface Mailed<Who extends Recipient> {
  user: Who;
  /** Their quiet hours last that long. */
  waitMs: number;
}

/** What these users have chosen of a kind of event. */
export async function deliveriesTo<Who extends Recipient>(
  users: readonly Who[],
  kind: NotificationKind,
  em: EntityManager,
  now: Date,
): Promise<Delivery<Who>[]> {
  if (!users.length) return [];
  const user = { $in: users.map(({ id }) => id) };
  const settings = KINDS[kind];
  const choices = await em.find(NotificationChoice, { user, kind });
  const hours = await em.find(QuietHours, { user });
  return users.map((each) => {
    const choice = choices.find((one) => one.user.id === each.id);
    const quiet = hours.find((one) => one.user.id === each.id);
    const isHere = settings.isAlwaysHere || (choice?.here ?? true);
    const mail = settings.mails.length ? (choice?.mail ?? settings.mail) : NotificationMail.OFF;
    const isAtOnce = mail === NotificationMail.AT_ONCE;
    const isOwn = isAtOnce && settings.hasOwnMail;
    const due = mail === NotificationMail.OFF || isOwn ? null : dueAt(mail, quiet, now);
    return {
      user: each,
      stored: isHere || due ? { isHere, mail: due && mail, mailDueAt: due } : undefined,
      waitMs: isOwn ? afterQuietHours(quiet, now).getTime() - now.getTime() : undefined,
    };
  });
}

function dueAt(
  mail: Exclude<NotificationMail, "off">,
  quiet: QuietHours | undefined,
  now: Date,
): Date {
  return afterQuietHours(quiet, mail === NotificationMail.AT_ONCE ? now : nextDigest(mail, now));
}

/**
 * Notifies users of an event as each of them has chosen, in the transaction of the event: all that creates notifications
 * calls this. Returns those to whom the domain sends its own mail.
 */
export async function notify<Who extends Recipient>(
  users: readonly Who[],
  kind: NotificationKind,
  about: About,
  context: Context,
): Promise<Mailed<Who>[]> {
  const { em } = context;
  const now = context.now();
  const deliveries = await deliveriesTo(users, kind, em, now);
  const { groupedBy } = KINDS[kind];
  for (const { user, stored } of deliveries) {
    if (!stored) continue;
    if (groupedBy) await addToUnread(user.id, kind, { about, stored, groupedBy }, context);
    else create(user.id, kind, { ...about, ...stored, createdAt: now }, context);
  }
  return deliveries.flatMap(({ user, waitMs }) => (waitMs === undefined ? [] : { user, waitMs }));
}

function create(
  userId: string,
  kind: NotificationKind,
  values: About & Stored & { createdAt: Date },
  context: Context,
): void {
  const user = context.em.getReference(User, userId);
  const notification = new Notification({ user, kind, ...values });
  context.em.persist(notification);
  announce(notification, userId, context);
}

function announce(
  { id, isHere }: Pick<Notification, "id" | "isHere">,
  userId: string,
  context: Context,
): void {
  if (isHere) context.publish(notificationsOf(userId), { id });
}

/** What was mailed and is still unread is mailed again after a while, so that a discussion is not a mail a comment. */
const MAILED_AGAIN_AFTER_MS = HOUR;

interface Grouped {
  about: About;
  stored: Stored;
  groupedBy: NonNullable<KindSettings["groupedBy"]>;
}

/** What the same save adds, and has not written yet. */
const addedNow = (
  em: EntityManager,
  {
    userId,
    kind,
    groupedBy,
    id,
  }: { userId: string; kind: NotificationKind; groupedBy: Grouped["groupedBy"]; id: string },
): Notification | undefined =>
  [...em.getUnitOfWork().getPersistStack()].find(
    (each): each is Notification =>
      each instanceof Notification &&
      each.user.id === userId &&
      each.kind === kind &&
      each[groupedBy]?.id === id,
  );

/** An unread notification of the same is moved to the top and counts one more; of two at once, both count. */
async function addToUnread(
  userId: string,
  kind: NotificationKind,
  { about, stored, groupedBy }: Grouped,
  context: Context,
): Promise<void> {
  const { em } = context;
  const now = context.now();
  const subject = about[groupedBy] as { id: string };
  const where = { user: userId, kind, [groupedBy]: subject.id, readAt: null };
  const add = async (within: EntityManager): Promise<void> => {
    const tx = within.fork({ keepTransactionContext: true });
    const unread = await tx.findOne(Notification, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!unread) {
      const added = addedNow(within, { userId, kind, groupedBy, id: subject.id });
      if (!added) return create(userId, kind, { ...about, ...stored, createdAt: now }, context);
      Object.assign(added, about, { eventCount: added.eventCount + 1 });
      return;
    }
    const again = (unread.mailedAt?.getTime() ?? 0) + MAILED_AGAIN_AFTER_MS;
    const { isHere, mail, mailDueAt } = stored;
    await tx.nativeUpdate(Notification, unread.id, {
      ...about,
      isHere,
      mail: mail ?? null,
      mailDueAt: mailDueAt && (unread.mailDueAt ?? new Date(Math.max(mailDueAt.getTime(), again))),
      createdAt: now,
      eventCount: unread.eventCount + 1,
    });
    announce({ id: unread.id, isHere }, userId, context);
  };
  if (em.isInTransaction()) await add(em);
  else context.joinSave(add);
}

/** The same of what is one unread notification, whatever it is about: it moves to the top with the current count. */
export async function notifyAgain(
  users: readonly Recipient[],
  kind: NotificationKind,
  about: About,
  context: Context,
): Promise<void> {
  const { em } = context;
  const now = context.now();
  for (const { user, stored } of await deliveriesTo(users, kind, em, now)) {
    if (!stored) continue;
    const unread = await em.findOne(Notification, { user: user.id, kind, readAt: null });
    if (!unread) {
      create(user.id, kind, { ...about, ...stored, createdAt: now }, context);
      continue;
    }
    em.assign(unread, { ...about, ...stored, createdAt: now });
    announce(unread, user.id, context);
  }
}
