import type { Context } from "../foundation/context.ts";
import { learnAs } from "../foundation/spam-words.ts";
import { type Comment, CommentStatus } from "./comment.ts";

/** Teaches the spam filter what a moderator decides about comments of visitors, which alone it rates. */
export function learnFrom(
  comments: readonly Comment[],
  status: CommentStatus,
  context: Context,
): void {
  if (status !== CommentStatus.SPAM && status !== CommentStatus.APPROVED) return;
  const rated = comments.filter(({ member, account }) => !member && !account);
  learnAs(status === CommentStatus.SPAM ? "spam" : "ham", "comments", rated, context);
}
