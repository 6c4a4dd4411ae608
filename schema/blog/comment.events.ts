import type { Context } from "../foundation/context.ts";
import { ONLY_TO_VIEWERS } from "../foundation/subscription-source.ts";
import type { Comment } from "./comment.ts";

// Topics of a post's comments. Events contain ids only: each subscriber reads under their own
// policies.

export const commentsAdded = (postId: string): string => `comments.added.${postId}`;
export const commentsChanged = (postId: string): string => `comments.changed.${postId}`;

export const publishAdded = ({ id, post }: Comment, context: Context): void =>
  context.publish(commentsAdded(post.id), { id });

/**
 * A comment was edited, hidden, approved or removed. Comments that readers neither saw nor see now
 * are not announced to them.
 */
export const publishChanged = ({ id, post, isPublic }: Comment, context: Context): void =>
  context.publish(commentsChanged(post.id), { id, ...(!isPublic && { [ONLY_TO_VIEWERS]: true }) });
