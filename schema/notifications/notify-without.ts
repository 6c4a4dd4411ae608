import type { EntityManager } from "@mikro-orm/core";
import { Comment, CommentStatus } from "../blog/comment.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Notification, NotificationKind } from "./notification.ts";

/**
 * Before a comment is deleted: an unread "n comments wait" that names it, or a reply to it, names
 * the newest of those that still wait. Where nothing else waits, it goes with the comment.
 */
export async function notifyWithout({ id }: Comment, em: EntityManager): Promise<void> {
  const kind = NotificationKind.COMMENT_WAITING;
  const going = { $or: [{ id }, { parent: id }] };
  const unread = await em.find(Notification, { kind, comment: going, readAt: null });
  if (unread.length === 0) return;
  const waits = {
    id: { $ne: id },
    $or: [{ parent: null }, { parent: { $ne: id } }],
    status: CommentStatus.PENDING,
    post: NOT_DELETED,
  };
  const newest = { orderBy: { createdAt: "desc", id: "desc" }, limit: 1 } as const;
  const [comment] = await em.find(Comment, waits, newest);
  if (!comment) return;
  const waiting = await em.count(Comment, waits);
  // A moderator has one notification of a comment at most, and may have read that of this one.
  const users = unread.map(({ user }) => user.id);
  const read = await em.find(Notification, { kind, comment, user: { $in: users } });
  for (const told of unread) {
    const { createdAt } = told;
    const kept = read.find(({ user }) => user.id === told.user.id) ?? told;
    em.assign(kept, { comment, post: comment.post, waiting, readAt: null, createdAt });
  }
}
