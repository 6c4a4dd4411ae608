import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import { usersWithPermission } from "../accounts/users-with-permission.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Notification, NotificationKind } from "../notifications/notification.ts";
import { notify, notifyAgain } from "../notifications/notify.ts";
import { Comment, CommentStatus } from "./comment.ts";
import { mailModeratorsLater } from "./mail-moderators.ts";

/** The batch job that notifies people of comments, so that commenters need not wait for it. */
export const NOTIFY_OF_COMMENTS = "notify-of-comments";

/**
 * Notifies moderators of pending comments, and the authors of the post and the parent comment of
 * public ones.
 */
export async function notifyOfComments(
  inputs: readonly Record<string, string>[],
  context: Context,
): Promise<void> {
  const comments = await context.em.find(
    Comment,
    { id: { $in: inputs.map(({ id = "" }) => id) } },
    {
      populate: ["post", "parent"],
      fields: ["status", "createdAt", "member", "post.author", "parent.member"],
      orderBy: { createdAt: "asc", id: "asc" },
    },
  );
  const having = (status: CommentStatus) =>
    (comments as Comment[]).filter((comment) => comment.status === status);
  await notifyModerators(having(CommentStatus.PENDING), context);
  const approvers = new Map(inputs.map(({ id = "", by }) => [id, by]));
  await notifyAuthors(having(CommentStatus.APPROVED), approvers, context);
}

/** Moderators have one unread notification of pending comments, which names the newest. */
async function notifyModerators(pending: readonly Comment[], context: Context): Promise<void> {
  const comment = pending.at(-1);
  if (!comment) return;
  const { em } = context;
  const kind = NotificationKind.COMMENT_PENDING;
  await mailModeratorsLater(context);
  const all = { status: CommentStatus.PENDING, post: NOT_DELETED };
  const about = { post: comment.post, comment, pendingCount: await em.count(Comment, all) };
  const notified = new Set(
    (await em.find(Notification, { kind, comment })).map(({ user }) => user.id),
  );
  const moderators = await usersWithPermission("comment:moderate", em);
  const others = moderators.filter(({ id }) => !notified.has(id));
  await notifyAgain(others, kind, about, context);
}

/** @param approvers the profiles that approved a comment: they have read it */
async function notifyAuthors(
  comments: readonly Comment[],
  approvers: ReadonlyMap<string, string | undefined>,
  context: Context,
): Promise<void> {
  const { em } = context;
  const concerned = comments.map((comment) => {
    const authors = authorsOf(comment);
    authors.delete(approvers.get(comment.id) ?? "");
    return { comment, authors };
  });
  const profiles = new Set(concerned.flatMap(({ authors }) => [...authors.keys()]));
  if (!profiles.size) return;
  const accounts = await em.find(
    User,
    { member: { $in: [...profiles] }, ...CAN_SIGN_IN },
    { fields: ["member"] },
  );
  const users = new Map(accounts.map((user) => [user.member?.id, user]));
  const keyOf = (user: string, kind: NotificationKind, comment: string) =>
    `${user} ${kind} ${comment}`;
  const existing = await em.find(
    Notification,
    { user: { $in: accounts.map(({ id }) => id) }, comment: { $in: comments.map(({ id }) => id) } },
    { fields: ["user", "kind", "comment"] },
  );
  const known = new Set(
    existing.map(({ user, kind, comment }) => keyOf(user.id, kind, comment?.id ?? "")),
  );
  for (const { comment, authors } of concerned) {
    for (const [profile, kind] of authors) {
      const user = users.get(profile);
      if (!user || known.has(keyOf(user.id, kind, comment.id))) continue;
      await notify([user], kind, { post: comment.post, comment }, context);
    }
  }
}

/** The profiles that a public comment concerns, without its writer's own. */
function authorsOf({ member, parent, post }: Comment): Map<string, NotificationKind> {
  const authors = new Map<string, NotificationKind>();
  if (post.author) authors.set(post.author.id, NotificationKind.COMMENT_ON_POST);
  // the author of both is notified of the reply only
  if (parent?.member) authors.set(parent.member.id, NotificationKind.REPLY);
  if (member) authors.delete(member.id);
  return authors;
}
