import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { Viewer } from "../foundation/viewer.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
import { REPLY_TO_COMMENT } from "./comment.documents.ts";
import { CommentStatus } from "./comment.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const moderator = withRole(Role.MODERATOR);

const ADDED =
  "subscription($postId: ID!) { commentAdded(postId: $postId) { id content email parent { id } } }";
const CHANGED = `subscription($postId: ID!) {
  commentChanged(postId: $postId) { commentId commentCount comment { content status email } }
}`;
const WRITE = `mutation($postId: ID!, $input: CommentInput!) {
  createComment(postId: $postId, input: $input) { id status }
}`;
const MODERATE = `mutation($ids: [ID!]!, $status: CommentStatus!) {
  moderateComments(ids: $ids, status: $status) { id }
}`;

let written = 0;
const said = (content: string) => {
  written += 1;
  return { content, name: "Ada", email: `ada-${written}@example.org` };
};
const write = async (postId: string, content: string, viewer: Viewer = visitor()) =>
  (await graph.as(viewer)(WRITE, { postId, input: said(content) })).createComment;
const unpublish = (id: string) =>
  graph.as(withRole(Role.EDITOR))(
    "mutation($id: ID!) { unpublishPost(id: $id, locale: en) { id } }",
    { id },
  );

const next = async (events: AsyncIterator<Record<string, unknown>>) => (await events.next()).value;

describe("new comments", () => {
  test("reach all readers of the post, in order and once", async () => {
    const { id: postId } = await aPost(graph.em());
    const [one, two] = [
      await graph.listen(visitor(), ADDED, { postId }),
      await graph.listen(withRole(Role.MEMBER), ADDED, { postId }),
    ];
    const first = await write(postId, "First");
    const { replyToComment } = await graph.as()(REPLY_TO_COMMENT, {
      id: first.id,
      input: said("Reply"),
    });
    const last = await write(postId, "Last");
    for (const events of [one, two]) {
      const common = { email: null };
      expect(await next(events)).toEqual({
        commentAdded: { id: first.id, content: "First", parent: null, ...common },
      });
      expect(await next(events)).toEqual({
        commentAdded: { ...replyToComment, content: "Reply", parent: { id: first.id }, ...common },
      });
      expect(await next(events)).toMatchObject({ commentAdded: { id: last.id } });
    }
  });

  test("reach a visitor who selects fields of the writer that they may not see", async () => {
    const { id: postId } = await aPost(graph.em());
    const fields = "content member { account { email } }";
    const events = await graph.listen(
      visitor(),
      `subscription($postId: ID!) { commentAdded(postId: $postId) { ${fields} } }`,
      { postId },
    );
    await write(postId, "Heard");
    expect(await next(events)).toEqual({ commentAdded: { content: "Heard", member: null } });
  });

  test("of another post are not delivered", async () => {
    const [here, there] = [await aPost(graph.em()), await aPost(graph.em())];
    const events = await graph.listen(visitor(), ADDED, { postId: here.id });
    await write(there.id, "Elsewhere");
    const mine = await write(here.id, "Here");
    expect(await next(events)).toMatchObject({ commentAdded: { id: mine.id } });
  });

  test("include the email address for moderators only", async () => {
    const { id: postId } = await aPost(graph.em());
    const events = await graph.listen(moderator, ADDED, { postId });
    await write(postId, "Hello");
    expect(await next(events)).toMatchObject({
      commentAdded: { email: `ada-${written}@example.org` },
    });
  });

  test("that are pending reach nobody", async () => {
    const { id: postId } = await aPost(graph.em());
    const events = await graph.listen(visitor(), ADDED, { postId });
    expect((await write(postId, "Cheap casino and viagra")).status).toBe("PENDING");
    const seen = await write(postId, "In the open");
    expect(await next(events)).toMatchObject({ commentAdded: { id: seen.id } });
  });

  test("below a pending comment reach only its writer", async () => {
    const { id: postId } = await aPost(graph.em());
    const writer = visitor();
    const pending = await write(postId, "Cheap casino and viagra", writer);
    const others = await graph.listen(visitor(), ADDED, { postId });
    await graph.as(writer)(REPLY_TO_COMMENT, { id: pending.id, input: said("Where is it?") });
    const seen = await write(postId, "In the open");
    expect(await next(others)).toMatchObject({ commentAdded: { id: seen.id } });
  });

  test("reach only editors once the post is unpublished", async () => {
    const { id: postId } = await aPost(graph.em());
    const comment = await aComment(graph.em(), { post: { id: postId } });
    const readers = await graph.listen(visitor(), ADDED, { postId });
    const editors = await graph.listen(withRole(Role.EDITOR), ADDED, { postId });
    await unpublish(postId);
    const { id: memberId } = await aMember(graph.em());
    const editor = graph.as(withRole(Role.EDITOR, { memberId }));
    const { replyToComment } = await editor(REPLY_TO_COMMENT, {
      id: comment.id,
      input: said("Just us"),
    });
    expect(await next(editors)).toMatchObject({ commentAdded: { id: replyToComment.id } });
    await editor("mutation($id: ID!) { publishPost(id: $id, locale: en) { id } }", { id: postId });
    const seen = await write(postId, "Back again");
    expect(await next(readers)).toMatchObject({ commentAdded: { id: seen.id } });
  });
});

describe.each([
  ["commentAdded", ADDED],
  ["commentChanged", CHANGED],
])("%s", (_name, document) => {
  test("of an invisible post are refused", async () => {
    const draft = await aPost(graph.em(), { published: [] });
    for (const postId of [draft.id, crypto.randomUUID(), "no-id"]) {
      await expect(graph.listen(visitor(), document, { postId })).rejects.toMatchObject({
        message: "Post not found",
      });
    }
  });

  test("of a draft are open to editors", async () => {
    const draft = await aPost(graph.em(), { published: [] });
    const events = await graph.listen(withRole(Role.EDITOR), document, { postId: draft.id });
    expect(await events.return?.()).toMatchObject({ done: true });
  });

  test("end at once for a subscriber who unsubscribes, also without events", async () => {
    const { id: postId } = await aPost(graph.em());
    const events = await graph.listen(visitor(), document, { postId });
    await events.return?.();
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });
});

describe("changed comments", () => {
  test("are delivered with their new content and the count", async () => {
    const post = await aPost(graph.em());
    const comment = await aComment(graph.em(), { post });
    const events = await graph.listen(visitor(), CHANGED, { postId: post.id });
    await graph.as(moderator)(
      `mutation($id: ID!) { updateComment(id: $id, input: { content: "Milder" }) { id } }`,
      comment,
    );
    expect(await next(events)).toEqual({
      commentChanged: {
        commentId: comment.id,
        commentCount: 1,
        comment: { content: "Milder", status: "APPROVED", email: null },
      },
    });
  });

  test("are null for readers when hidden, and moderators see the new status", async () => {
    const post = await aPost(graph.em());
    const { id } = await aComment(graph.em(), { post, content: "Rude" });
    const readers = await graph.listen(visitor(), CHANGED, { postId: post.id });
    const staff = await graph.listen(moderator, CHANGED, { postId: post.id });
    await graph.as(moderator)(MODERATE, { ids: [id], status: "TRASH" });
    expect(await next(readers)).toEqual({
      commentChanged: { commentId: id, commentCount: 0, comment: null },
    });
    expect(await next(staff)).toMatchObject({
      commentChanged: { comment: { content: "Rude", status: "TRASH" } },
    });
    await graph.as(moderator)(MODERATE, { ids: [id], status: "APPROVED" });
    expect(await next(readers)).toMatchObject({
      commentChanged: { commentId: id, commentCount: 1, comment: { content: "Rude" } },
    });
  });

  test("are null when deleted", async () => {
    const post = await aPost(graph.em());
    const { id } = await aComment(graph.em(), { post });
    const events = await graph.listen(visitor(), CHANGED, { postId: post.id });
    await graph.as(moderator)("mutation($id: ID!) { deleteComment(id: $id) }", { id });
    expect(await next(events)).toEqual({
      commentChanged: { commentId: id, commentCount: 0, comment: null },
    });
  });

  test("that were never public reach only those who may see them", async () => {
    const post = await aPost(graph.em());
    const pending = await aComment(graph.em(), { post, status: CommentStatus.PENDING });
    const readers = await graph.listen(visitor(), CHANGED, { postId: post.id });
    const writer = new Viewer({ claims: { pendingComments: [pending.id] } });
    const own = await graph.listen(writer, CHANGED, { postId: post.id });
    await graph.as(moderator)(MODERATE, { ids: [pending.id], status: "SPAM" });
    // before the comment is deleted: an event reads its comment when it is delivered
    expect(await next(own)).toMatchObject({ commentChanged: { comment: { status: "PENDING" } } });
    await graph.as(moderator)("mutation($id: ID!) { deleteComment(id: $id) }", pending);
    const seen = await aComment(graph.em(), { post });
    await graph.as(moderator)(MODERATE, { ids: [seen.id], status: "SPAM" });
    expect(await next(readers)).toMatchObject({ commentChanged: { commentId: seen.id } });
  });

  test("reach nobody once the post is unpublished", async () => {
    const post = await aPost(graph.em());
    const internal = await aComment(graph.em(), { post });
    const seen = await aComment(graph.em(), { post });
    const editors = await graph.listen(withRole(Role.EDITOR), CHANGED, { postId: post.id });
    const events = await graph.listen(visitor(), CHANGED, { postId: post.id });
    await unpublish(post.id);
    await graph.as(moderator)(MODERATE, { ids: [internal.id], status: "SPAM" });
    expect(await next(editors)).toMatchObject({ commentChanged: { commentId: internal.id } });
    await graph.as(withRole(Role.EDITOR))(
      "mutation($id: ID!) { publishPost(id: $id, locale: en) { id } }",
      post,
    );
    await graph.as(moderator)(MODERATE, { ids: [seen.id], status: "SPAM" });
    expect(await next(events)).toMatchObject({ commentChanged: { commentId: seen.id } });
  });
});
