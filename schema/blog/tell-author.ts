import type { EntityManager } from "@mikro-orm/core";
import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import type { Locale } from "../foundation/locale.ts";
import { OutboxEntry } from "../foundation/outbox.ts";
import { Notification, NotificationKind, notificationsOf } from "../notifications/notification.ts";
import { deliveriesTo } from "../notifications/notify.ts";
import type { Post } from "./post.ts";

/**
 * Notifies the author that a scheduled post was published; live events are delivered through the
 * outbox.
 */
export async function tellAuthor(
  post: Post,
  locale: Locale,
  em: EntityManager,
  now: Date,
): Promise<void> {
  const user = post.author && (await em.findOne(User, { member: post.author.id, ...CAN_SIGN_IN }));
  const kind = NotificationKind.POST_PUBLISHED;
  const [delivery] = user ? await deliveriesTo([user], kind, em, now) : [];
  if (!user || !delivery?.stored) return;
  const about = { post, locale, createdAt: now };
  const notification = new Notification({ user, kind, ...about, ...delivery.stored });
  em.persist(notification);
  if (!notification.isHere) return;
  const topic = notificationsOf(user.id);
  const entry = { kind: "live", topic, payload: { id: notification.id }, createdAt: now } as const;
  em.persist(new OutboxEntry(entry));
}
