import type { EntityManager } from "@mikro-orm/core";
import { Comment, CommentStatus } from "../blog/comment.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Notification, NotificationKind } from "./notification.ts";

/**
 * Call before deleting a comment: an unread notification of pending comments or of a reply that
 * names it is changed to name the newest comment still pending. If none is, it is deleted with the
 * comment.
 */
export async function notifyWithout({ id }: Comment, em: EntityManager): Promise<void> {
  const kind = NotificationKind.COMMENT_PENDING;
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
  const pendingCount = await em.count(Comment, waits);
  // A moderator has at most one notification per comment, and may have read this comment's.
  const users = unread.map(({ user }) => user.id);
  const read = await em.find(Notification, { kind, comment, user: { $in: users } });
  for (const notification of unread) {
    const { createdAt } = notification;
    const target = read.find(({ user }) => user.id === notification.user.id) ?? notification;
    em.assign(target, { comment, post: comment.post, pendingCount, readAt: null, createdAt });
  }
}
