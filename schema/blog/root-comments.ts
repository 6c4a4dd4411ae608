import type { PageArgs } from "../foundation/connection.ts";
import {
  countOf,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { Comment } from "./comment.ts";

/** The top-level comments of a post, newest first. */
export const rootCommentsOf = (postId: string, window: PageArgs): ReadQuery =>
  findPage(Comment, { post: postId, parent: null }, { createdAt: "desc", id: "desc" }, window);

/** How many top-level comments of the post precede one, newest first. */
export const rootCommentsBefore = ({ post, createdAt, id }: Comment): ReadQuery =>
  countOf(Comment, {
    post: post.id,
    parent: null,
    $or: [{ createdAt: { $gt: createdAt } }, { createdAt, id: { $gt: id } }],
  });
