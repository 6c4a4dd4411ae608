import { anyOf, ALL, fieldPolicy, rowPolicy, maskPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { BlockedCommenter } from "./blocked-commenter.ts";
import { Comment, CommentStatus } from "./comment.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { MINUTE } from "../foundation/durations.ts";
import { visiblePosts } from "./post.access.ts";

const moderates = (viewer: Viewer) => viewer.may("comment:moderate");

const notRemoved = { status: { $ne: CommentStatus.TRASH } };

/**
 * Approved comments on published posts, below an approved comment; plus the viewer's own pending
 * ones.
 */
rowPolicy(Comment, (viewer) => {
  if (moderates(viewer)) return { post: NOT_DELETED };
  const pending = viewer.claims.of("pendingComments");
  return {
    post: visiblePosts(viewer),
    ...anyOf(
      { isPublic: true },
      viewer.memberId && { member: viewer.memberId, ...notRemoved },
      pending.size > 0 && { id: { $in: [...pending] }, ...notRemoved },
    ),
  };
});

rowPolicy(BlockedCommenter, (viewer) => anyOf(moderates(viewer) && ALL));
fieldPolicy(BlockedCommenter, ["value"]);

fieldPolicy(
  Comment,
  [
    "post",
    "parent",
    "content",
    "name",
    "member",
    "byAuthor",
    "status",
    "locale",
    "editedAt",
    "replyCount",
    "replies",
  ],
  {
    email: moderates,
    spamScore: moderates,
    account: ({ userId }) => (userId ? { account: userId } : false),
  },
);

const HELD = { [CommentStatus.SPAM]: CommentStatus.PENDING };

/**
 * The verdict of the spam filter or a moderator is hidden from the writer, who reads PENDING
 * instead.
 */
maskPolicy(Comment, { status: (viewer) => (moderates(viewer) ? {} : HELD) });

/** How long writers can edit or delete their own comments. */
const EDITABLE_MS = 15 * MINUTE;

/** Moderators at any time; the member or account that wrote it for 15 minutes. */
export function mayChangeComment(viewer: Viewer, comment: Comment, now: Date): boolean {
  if (moderates(viewer)) return true;
  const { memberId, userId } = viewer;
  const own =
    (memberId !== undefined && comment.member?.id === memberId) ||
    (userId !== undefined && comment.account?.id === userId);
  return own && now.getTime() - comment.createdAt.getTime() <= EDITABLE_MS;
}
