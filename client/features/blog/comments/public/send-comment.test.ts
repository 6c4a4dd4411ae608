import { describe, expect, test, vi } from "vitest";
import { sendComment } from "./send-comment.ts";

const typed = { postId: "p1", name: "Kari", email: "kari@example.org", content: "Good <b>" };

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

type Post = Parameters<typeof sendComment>[1];

const answering = (status: number, body: unknown) => vi.fn<Post>(async () => ({ status, body }));
const made = { id: "c1", content: "Good <b>", status: "approved" };

describe("the comment form", () => {
  test("posts a comment to the post", async () => {
    const post = answering(200, { comment: made });
    const outcome = await sendComment(
      form({ ...typed, parentId: "", locale: "no", website: "" }),
      post,
    );
    expect(post).toHaveBeenCalledExactlyOnceWith("/api/blog/comments", { ...typed, locale: "no" });
    expect(outcome).toEqual({ comment: { ...made, replies: [] }, parentId: null });
  });

  test("posts a reply to its comment", async () => {
    const post = answering(200, { reply: made });
    const outcome = await sendComment(form({ ...typed, parentId: "c/0" }), post);
    const { postId: _, ...reply } = typed;
    expect(post).toHaveBeenCalledExactlyOnceWith("/api/blog/comments/c%2F0/reply", reply);
    expect(outcome).toMatchObject({ comment: { id: "c1" }, parentId: "c/0" });
  });

  test("keeps what was typed and reports the wrong field", async () => {
    const fields = { email: "Not an email address" };
    const outcome = await sendComment(form(typed), answering(422, { code: "INVALID", fields }));
    expect(outcome.refusal).toEqual({
      reason: "fields",
      status: 422,
      fields: { email: { id: "comments.field.email" } },
      draft: { ...typed, parentId: null },
    });
  });

  test("says how long a comment may be when it is too long to be read at all", async () => {
    const outcome = await sendComment(form(typed), answering(413, { code: "TOO_LARGE" }));
    expect(outcome.refusal).toMatchObject({
      reason: "fields",
      status: 413,
      fields: { content: { id: "comments.field.tooLong", most: 5000 } },
    });
  });

  test("sends nothing if the hidden field is filled in", async () => {
    const post = answering(200, { comment: made });
    const outcome = await sendComment(form({ ...typed, website: "https://spam.example" }), post);
    expect(post).not.toHaveBeenCalled();
    expect(outcome.refusal).toMatchObject({ reason: "automatic", status: 422 });
  });

  test("reports when to retry", async () => {
    const answer = { code: "RATE_LIMITED", message: "Too many requests", retryAfter: 42 };
    const outcome = await sendComment(form(typed), answering(429, answer));
    expect(outcome.refusal).toMatchObject({
      reason: "tooMany",
      status: 429,
      retryAfter: 42,
      draft: { content: "Good <b>" },
    });
  });

  test.each([
    [0, "unreachable", 502],
    [403, "closed", 403],
    [404, "gone", 404],
    [422, "failed", 422],
    [429, "tooMany", 429],
    [500, "failed", 500],
  ])("an answer of %i is reported as '%s'", async (status, reason, shown) => {
    const outcome = await sendComment(form(typed), answering(status, null));
    expect(outcome.refusal).toMatchObject({
      reason,
      status: shown,
      draft: { content: "Good <b>" },
    });
  });
});
