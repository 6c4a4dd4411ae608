import type { EntityManager } from "@mikro-orm/core";
import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import { usersWithPermission } from "../accounts/users-with-permission.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { notify, notifyAgain } from "../notifications/notify.ts";
import { Comment, CommentStatus } from "./comment.ts";
import { mailModeratorsLater } from "./mail-moderators.ts";

/** The job that notifies people of a comment, so that the commenter need not wait for it. */
export const NOTIFY_OF_COMMENT = "notify-of-comment";

/**
 * Notifies moderators of a pending comment, or the authors of the post and the parent comment of a
 * public one.
 */
export async function notifyOfComment(
  { id }: Record<string, string>,
  context: Context,
): Promise<void> {
  const { em } = context;
  const comment = await em.findOne(Comment, { id }, { populate: ["post", "parent"] });
  if (!comment) return;
  const about = { post: comment.post, comment };
  if (comment.status === CommentStatus.PENDING) {
    await mailModeratorsLater(context);
    const pendingCount = await em.count(Comment, {
      status: CommentStatus.PENDING,
      post: NOT_DELETED,
    });
    for (const { id: userId } of await usersWithPermission("comment:moderate", em)) {
      await notifyAgain(context, userId, NotificationKind.COMMENT_PENDING, {
        ...about,
        pendingCount,
      });
    }
  }
  for (const [userId, kind] of await readersOf(comment, em)) {
    notify(context, userId, kind, about);
  }
  await context.saveUnique(); // the job ran before if one of them exists
}

async function readersOf(
  { status, member, parent, post }: Comment,
  em: EntityManager,
): Promise<Map<string, NotificationKind>> {
  const readers = new Map<string, NotificationKind>();
  if (status !== CommentStatus.APPROVED) return readers;
  const concerned: [string | undefined, NotificationKind][] = [
    [post.author?.id, NotificationKind.COMMENT_ON_POST],
    [parent?.member?.id, NotificationKind.REPLY], // the author of both is notified of the reply only
  ];
  for (const [profile, kind] of concerned) {
    if (!profile || profile === member?.id) continue;
    const user = await em.findOne(User, { member: profile, ...CAN_SIGN_IN });
    if (user) readers.set(user.id, kind);
  }
  return readers;
}
