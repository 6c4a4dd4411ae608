import type { Context } from "../foundation/context.ts";
import { ONLY_TO_VIEWERS } from "../foundation/subscription-source.ts";
import type { Comment } from "./comment.ts";

// Topics of a post's comments. Events carry ids alone: each subscriber reads under their own rules.

export const commentsAdded = (postId: string): string => `comments.added.${postId}`;
export const commentsChanged = (postId: string): string => `comments.changed.${postId}`;

export const publishAdded = ({ id, post }: Comment, context: Context): void =>
  context.publish(commentsAdded(post.id), { id });

/** Edited, held, released or removed. Nobody hears of one that readers neither saw nor see now. */
export const publishChanged = ({ id, post, isPublic }: Comment, context: Context): void =>
  context.publish(commentsChanged(post.id), { id, ...(!isPublic && { [ONLY_TO_VIEWERS]: true }) });
