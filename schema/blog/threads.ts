import type { Window } from "../foundation/connection.ts";
import { countOf, pageOf, type Read } from "../foundation/reading/read.ts";
import { Comment } from "./comment.ts";

/** Comments of a post without replies, the newest first. */
export const threadsOf = (postId: string, window: Window): Read =>
  pageOf(Comment, { post: postId, parent: null }, { createdAt: "desc", id: "desc" }, window);

/** How many comments of its post stand before one, the newest first. */
export const threadsBefore = ({ post, createdAt, id }: Comment): Read =>
  countOf(Comment, {
    post: post.id,
    parent: null,
    $or: [{ createdAt: { $gt: createdAt } }, { createdAt, id: { $gt: id } }],
  });
