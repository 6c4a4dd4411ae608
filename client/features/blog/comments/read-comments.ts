import type { RouterContextProvider } from "react-router";
import { read } from "../../../request.ts";
import { type CommentPage, commentsAPage } from "./thread.ts";

/** A page of a post's comments. A post can be read without them: a failure is logged and is null. */
export async function readComments(
  context: Readonly<RouterContextProvider>,
  postId: string,
  page: number,
): Promise<CommentPage | null> {
  try {
    return await read(context, "/api/blog/comments", {
      query: { postId, page, limit: commentsAPage },
    });
  } catch (error) {
    console.error("Comments could not be read:", error);
    return null;
  }
}
