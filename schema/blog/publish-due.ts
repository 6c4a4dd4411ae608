import type { EntityManager } from "@mikro-orm/core";
import { LockMode } from "@mikro-orm/core";
import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import type { Locale } from "../foundation/locale.ts";
import { OutboxEntry } from "../foundation/outbox.ts";
import { Notification, NotificationKind, notificationsOf } from "../notifications/notification.ts";
import { Post } from "./post.ts";

/** What is told live goes out with what is left behind in the outbox. */
async function tellAuthor(em: EntityManager, post: Post, locale: Locale, now: Date): Promise<void> {
  const user = post.author && (await em.findOne(User, { member: post.author.id, ...CAN_SIGN_IN }));
  if (!user) return;
  const kind = NotificationKind.POST_PUBLISHED;
  const told = new Notification({ user, kind, post, locale, createdAt: now });
  const topic = notificationsOf(user.id);
  const entry = { kind: "live", topic, payload: { id: told.id }, createdAt: now } as const;
  em.persist([told, new OutboxEntry(entry)]);
}

const MOST_AT_ONCE = 50;

/** Publishes what was scheduled until now. Several processes may call it: each post is taken once. */
export const publishDue = (em: EntityManager, now: Date): Promise<number> =>
  em.transactional(async (tx) => {
    const due = await tx.find(
      Post,
      { nextPublicationAt: { $lte: now } },
      {
        limit: MOST_AT_ONCE,
        orderBy: { nextPublicationAt: "asc", id: "asc" },
        lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, // for update skip locked
      },
    );
    for (const post of due) {
      for (const locale of post.publishDue(now)) await tellAuthor(tx, post, locale, now);
    }
    return due.length;
  });
