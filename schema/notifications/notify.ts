import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { Notification, type NotificationKind, notificationsOf } from "./notification.ts";

type About = Pick<Notification, "post" | "comment" | "report" | "member" | "locale" | "waiting">;

/** Tells somebody something, in the transaction of what it is about. */
export function notify(
  context: Context,
  userId: string,
  kind: NotificationKind,
  about: About = {},
): void {
  const user = context.em.getReference(User, userId);
  const told = new Notification({ user, kind, ...about, createdAt: context.now() });
  context.em.persist(told);
  context.publish(notificationsOf(userId), { id: told.id });
}

/** The same, as news of what they have not read yet: it comes first again, and counts what waits. */
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
