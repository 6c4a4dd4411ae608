import type { EntityManager } from "@mikro-orm/core";
import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import type { Locale } from "../foundation/locale.ts";
import { OutboxEntry } from "../foundation/outbox.ts";
import { Notification, NotificationKind, notificationsOf } from "../notifications/notification.ts";
import type { Post } from "./post.ts";

/** Tells the author that a post is published that was due; what is told live goes out by the outbox. */
export async function tellAuthor(
  post: Post,
  locale: Locale,
  em: EntityManager,
  now: Date,
): Promise<void> {
  const user = post.author && (await em.findOne(User, { member: post.author.id, ...CAN_SIGN_IN }));
  if (!user) return;
  const kind = NotificationKind.POST_PUBLISHED;
  const told = new Notification({ user, kind, post, locale, createdAt: now });
  const topic = notificationsOf(user.id);
  const entry = { kind: "live", topic, payload: { id: told.id }, createdAt: now } as const;
  em.persist([told, new OutboxEntry(entry)]);
}
