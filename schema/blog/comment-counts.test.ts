import type { GraphQLError } from "graphql";
import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
import { CREATE_COMMENT, REPLY_TO_COMMENT } from "./comment.documents.ts";
import { Comment, CommentStatus } from "./comment.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const asModerator = graph.as(withRole(Role.MODERATOR));

const COUNT = "query($id: ID!) { post(id: $id) { commentCount } }";
const countOf = async (post: { id: string }): Promise<number> =>
  (await graph.as()(COUNT, post)).post.commentCount;

const moderate = (status: string, ...comments: { id: string }[]) =>
  asModerator(
    "mutation($ids: [ID!]!, $status: CommentStatus!) { moderateComments(ids: $ids, status: $status) { id } }",
    { ids: comments.map(({ id }) => id), status },
  );
const remove = (comment: { id: string }) =>
  asModerator("mutation($id: ID!) { deleteComment(id: $id) }", comment);

/** When moderators decide on one comment concurrently, the later ones get CONFLICT. */
const unlessConflict = (error: GraphQLError): void => {
  if (error.extensions.code !== "CONFLICT") throw error;
};

/** A post with one comment that has two public replies and a pending one. */
async function aThread() {
  const em = graph.em();
  const post = await aPost(em);
  const top = await aComment(em, { post });
  const replies = [
    await aComment(em, { post, parent: top }),
    await aComment(em, { post, parent: top }),
  ] as const;
  const pending = await aComment(em, { post, parent: top, status: CommentStatus.PENDING });
  return { post, top, replies, pending };
}

test("the count includes public comments and replies", async () => {
  const { post } = await aThread();
  expect(await countOf(post)).toBe(3);
});

test.each(["PENDING", "SPAM", "TRASH"])(
  "a comment that becomes %s removes its replies from the count; approving it restores them",
  async (status) => {
    const { post, top } = await aThread();
    await moderate(status, top);
    expect(await countOf(post)).toBe(0);
    await moderate("APPROVED", top);
    expect(await countOf(post)).toBe(3);
  },
);

test("a reply counts independently of its comment", async () => {
  const { post, replies, pending } = await aThread();
  await moderate("TRASH", replies[0]);
  expect(await countOf(post)).toBe(2);
  await moderate("APPROVED", replies[0], pending);
  expect(await countOf(post)).toBe(4);
});

test("a reply approved below a pending comment counts once the comment is approved", async () => {
  const { post, top, pending } = await aThread();
  await moderate("PENDING", top);
  await moderate("APPROVED", pending);
  expect(await countOf(post)).toBe(0);
  await moderate("APPROVED", top);
  expect(await countOf(post)).toBe(4);
});

test("comment and reply hidden together return together", async () => {
  const { post, top, replies } = await aThread();
  await moderate("SPAM", top, ...replies);
  expect(await countOf(post)).toBe(0);
  await moderate("APPROVED", replies[0], top);
  expect(await countOf(post)).toBe(2);
});

test("moderating twice counts once", async () => {
  const { post, top } = await aThread();
  await moderate("TRASH", top);
  await moderate("TRASH", top);
  await moderate("APPROVED", top);
  await moderate("APPROVED", top);
  expect(await countOf(post)).toBe(3);
});

describe("deleting a comment", () => {
  test("removes its replies from the count", async () => {
    const { post, top } = await aThread();
    await remove(top);
    expect(await countOf(post)).toBe(0);
  });

  test("that was pending leaves the count unchanged", async () => {
    const { post, pending } = await aThread();
    await remove(pending);
    expect(await countOf(post)).toBe(3);
  });

  test("that was a reply subtracts one", async () => {
    const { post, replies } = await aThread();
    await remove(replies[1]);
    expect(await countOf(post)).toBe(2);
  });
});

test("editing a comment leaves the count, and the count leaves the post's version unchanged", async () => {
  const { post, top } = await aThread();
  await asModerator(
    `mutation($id: ID!) { updateComment(id: $id, input: { content: "Edited" }) { id } }`,
    top,
  );
  const { post: now } = await graph.as()(
    "query($id: ID!) { post(id: $id) { commentCount version } }",
    post,
  );
  expect(now).toEqual({ commentCount: 3, version: 1 });
});

test("a comment does not rewrite its post", async () => {
  const { post } = await aThread();
  const written = () =>
    graph.em().getConnection().execute(`select xmin::text from posts where id = ?`, [post.id]);
  const before = await written();
  await graph.as()(
    `mutation($postId: ID!) {
      createComment(postId: $postId, input: { content: "New", name: "Ada", email: "ada@example.org" }) { id }
    }`,
    { postId: post.id },
  );
  expect(await countOf(post)).toBe(4);
  expect(await written()).toEqual(before);
});

const PATIENCE_MS = 30_000; // allows for a busy machine

test(
  "the count is correct after sixteen concurrent writers create, hide, approve and delete",
  { timeout: PATIENCE_MS },
  async () => {
    const post = await aPost(graph.em());
    const by = (name: string, content: string) => ({ name, content, email: `${name}@example.org` });
    const { id: memberId } = await aMember(graph.em());
    const asMember = graph.as(withRole(Role.MODERATOR, { memberId }));
    const top = await aComment(graph.em(), { post }); // all writers reply to it

    const writer = async (_: unknown, n: number): Promise<void> => {
      const name = `writer-${n}`;
      const { createComment: own } = await graph.as()(CREATE_COMMENT, {
        postId: post.id,
        input: by(name, "A comment"),
      });
      await graph.as()(REPLY_TO_COMMENT, { id: own.id, input: by(name, "A reply to myself") });
      await asMember(REPLY_TO_COMMENT, {
        id: top.id,
        input: by(name, `A reply to all from ${name}`),
      });
      if (n % 4 === 0) await moderate("TRASH", own);
      if (n % 4 === 1) await remove(own);
      if (n % 4 === 2) await moderate("SPAM", top).catch(unlessConflict);
      if (n % 4 === 3) await moderate("APPROVED", top).catch(unlessConflict);
      if (n % 8 === 0) await moderate("APPROVED", own);
    };
    await Promise.all(Array.from({ length: 16 }, writer));

    // 4 deleted with their replies, 2 hidden: 10 writers remain with a comment and its reply
    await moderate("APPROVED", top);
    expect(await countOf(post)).toBe(10 * 2 + 1 + 16);
    expect(await graph.em().count(Comment, { post: post.id, isPublic: true })).toBe(
      10 * 2 + 1 + 16,
    );
  },
);
