import type { Window } from "../foundation/connection.ts";
import { pageOf, type Read } from "../foundation/reading/read.ts";
import { Comment } from "./comment.ts";

/** Comments of a post without replies, the newest first. */
export const threadsOf = (postId: string, window: Window): Read =>
  pageOf(Comment, { post: postId, parent: null }, { createdAt: "desc", id: "desc" }, window);
