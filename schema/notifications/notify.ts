import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { Notification, type NotificationKind, notificationsOf } from "./notification.ts";

type About = Pick<Notification, "post" | "comment" | "report" | "member" | "locale">;

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
  context.announce(notificationsOf(userId), { id: told.id });
}
