import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Writing } from "./thread.ts";

// Comments of other people, written by REST while a page is open.

/** Writes a comment; returns its id. */
export async function write(
  request: APIRequestContext,
  post: string,
  data: Writing,
  key?: string,
): Promise<string> {
  const answer = await request.post("/api/blog/comments", {
    data: { postId: post, idempotencyKey: key, ...data },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { comment: { id: string } }).comment.id;
}

export async function replyTo(
  request: APIRequestContext,
  id: string,
  data: Writing,
): Promise<void> {
  const answer = await request.post(`/api/blog/comments/${id}/reply`, { data });
  expect(answer.status()).toBe(200);
}

/** The id of the open post */
export async function postId(page: Page): Promise<string> {
  return page.locator("#comments form input[name=postId]").last().inputValue();
}
