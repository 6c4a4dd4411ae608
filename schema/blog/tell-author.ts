import type { EntityManager } from "@mikro-orm/core";
import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import type { Locale } from "../foundation/locale.ts";
import { OutboxEntry } from "../foundation/outbox.ts";
import { thoseWho } from "../notifications/notification-choice.ts";
import { Notification, NotificationKind, notificationsOf } from "../notifications/notification.ts";
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
  if (!user || !(await thoseWho("here", kind, [user], em)).length) return;
  const notification = new Notification({ user, kind, post, locale, createdAt: now });
  const topic = notificationsOf(user.id);
  const entry = { kind: "live", topic, payload: { id: notification.id }, createdAt: now } as const;
  em.persist([notification, new OutboxEntry(entry)]);
}
