import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { Notification, type NotificationKind, notificationsOf } from "./notification.ts";

export type About = Pick<
  Notification,
  | "post"
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
  | "locale"
  | "pendingCount"
>;

/** Creates a notification, in the transaction of the event. */
export function notify(
  context: Context,
  userId: string,
  kind: NotificationKind,
  about: About = {},
): void {
  const user = context.em.getReference(User, userId);
  const notification = new Notification({ user, kind, ...about, createdAt: context.now() });
  context.em.persist(notification);
  context.publish(notificationsOf(userId), { id: notification.id });
}

/** The same, updating an unread notification: it moves to the top with the current count. */
export async function notifyAgain(
  context: Context,
  userId: string,
  kind: NotificationKind,
  about: About,
): Promise<void> {
  const { em } = context;
  const unread = await em.findOne(Notification, { user: userId, kind, readAt: null });
  if (!unread) return notify(context, userId, kind, about);
  em.assign(unread, { ...about, createdAt: context.now() });
  context.publish(notificationsOf(userId), { id: unread.id });
}
