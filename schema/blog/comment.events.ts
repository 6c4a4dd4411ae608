import type { Context } from "../foundation/context.ts";
import { ONLY_TO_VIEWERS } from "../foundation/live-feed.ts";
import type { Comment } from "./comment.ts";

// Topics of a post's comments. Events carry ids alone: each subscriber reads under their own rules.

export const commentsAdded = (postId: string): string => `comments.added.${postId}`;
export const commentsChanged = (postId: string): string => `comments.changed.${postId}`;

export const announceAdded = ({ id, post }: Comment, context: Context): void =>
  context.announce(commentsAdded(post.id), { id });

/** Edited, held, released or removed. Nobody hears of one that readers neither saw nor see now. */
export const announceChanged = ({ id, post, isPublic }: Comment, context: Context): void =>
  context.announce(commentsChanged(post.id), { id, ...(!isPublic && { [ONLY_TO_VIEWERS]: true }) });
