import type { RouterContextProvider } from "react-router";
import { pageRequest, read } from "../../../../platform/request.ts";
import type { Answers, CommentPage } from "../../../../platform/rest.ts";
import { COMMENTS_PAGE_SIZE } from "./thread.ts";
import { commentsPage } from "./thread-address.ts";

/**
 * The page of a post's comments that a URL asks for, by its number or by a comment on it. The post
 * is shown without comments if this fails: the error is logged and the result is null.
 */
export async function readComments(
  context: Readonly<RouterContextProvider>,
  postId: string,
  query: URLSearchParams,
): Promise<CommentPage | null> {
  const named = query.get("comment") ?? query.get("posted");
  try {
    const page = named ? await pageWith(context, named) : commentsPage(query);
    return await read(context, "/api/blog/comments", {
      query: { postId, page, limit: COMMENTS_PAGE_SIZE },
    });
  } catch (error) {
    console.error("Comments could not be read:", error);
    return null;
  }
}

/** The page that contains a comment; the first one if there is no such comment. */
async function pageWith(context: Readonly<RouterContextProvider>, id: string): Promise<number> {
  const path = `/api/blog/comments/${encodeURIComponent(id)}`;
  const { status, body } = await context.get(pageRequest).rest("GET", path, {});
  return status === 200 ? (body as Answers["/api/blog/comments/{id}"]).page : 1;
}
