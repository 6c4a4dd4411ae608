import type { GraphQLError } from "graphql";
import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
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

/** Of moderators who decide on one comment at once, a loser is told so. */
const unlessConflict = (error: GraphQLError): void => {
  if (error.extensions.code !== "CONFLICT") throw error;
};

/** A post with one comment that has two public replies and a held one. */
async function aThread() {
  const em = graph.em();
  const post = await aPost(em);
  const top = await aComment(em, { post });
  const replies = [
    await aComment(em, { post, parent: top }),
    await aComment(em, { post, parent: top }),
  ] as const;
  const held = await aComment(em, { post, parent: top, status: CommentStatus.PENDING });
  return { post, top, replies, held };
}

test("comments and replies count that everybody can see", async () => {
  const { post } = await aThread();
  expect(await countOf(post)).toBe(3);
});

test.each(["PENDING", "SPAM", "TRASH"])(
  "a comment that becomes %s takes its replies out of the count and brings them back",
  async (status) => {
    const { post, top } = await aThread();
    await moderate(status, top);
    expect(await countOf(post)).toBe(0);
    await moderate("APPROVED", top);
    expect(await countOf(post)).toBe(3);
  },
);

test("a reply goes and comes alone", async () => {
  const { post, replies, held } = await aThread();
  await moderate("TRASH", replies[0]);
  expect(await countOf(post)).toBe(2);
  await moderate("APPROVED", replies[0], held);
  expect(await countOf(post)).toBe(4);
});

test("a reply approved below a held comment counts when the comment is released", async () => {
  const { post, top, held } = await aThread();
  await moderate("PENDING", top);
  await moderate("APPROVED", held);
  expect(await countOf(post)).toBe(0);
  await moderate("APPROVED", top);
  expect(await countOf(post)).toBe(4);
});

test("comment and reply that are held together come back together", async () => {
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

describe("a deleted comment", () => {
  test("takes its replies with it", async () => {
    const { post, top } = await aThread();
    await remove(top);
    expect(await countOf(post)).toBe(0);
  });

  test("that was held takes nothing from the count", async () => {
    const { post, held } = await aThread();
    await remove(held);
    expect(await countOf(post)).toBe(3);
  });

  test("that was a reply takes one", async () => {
    const { post, replies } = await aThread();
    await remove(replies[1]);
    expect(await countOf(post)).toBe(2);
  });
});

test("an edited comment counts as before, and the count leaves the post's version alone", async () => {
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

const PATIENCE_MS = 30_000; // on a busy machine

test(
  "the count is right after sixteen write, hide, release and delete at once",
  { timeout: PATIENCE_MS },
  async () => {
    const post = await aPost(graph.em());
    const WRITE = `mutation($postId: ID!, $input: CommentInput!) {
    createComment(postId: $postId, input: $input) { id }
  }`;
    const REPLY = `mutation($id: ID!, $input: CommentInput!) {
    replyToComment(id: $id, input: $input) { id }
  }`;
    const by = (name: string, content: string) => ({ name, content, email: `${name}@example.org` });
    const { id: memberId } = await aMember(graph.em());
    const asMember = graph.as(withRole(Role.MODERATOR, { memberId }));
    const top = await aComment(graph.em(), { post }); // all writers answer it

    const writer = async (_: unknown, n: number): Promise<void> => {
      const name = `writer-${n}`;
      const { createComment: own } = await graph.as()(WRITE, {
        postId: post.id,
        input: by(name, "A comment"),
      });
      await graph.as()(REPLY, { id: own.id, input: by(name, "A reply to myself") });
      await asMember(REPLY, { id: top.id, input: by(name, `A reply to all from ${name}`) });
      if (n % 4 === 0) await moderate("TRASH", own);
      if (n % 4 === 1) await remove(own);
      if (n % 4 === 2) await moderate("SPAM", top).catch(unlessConflict);
      if (n % 4 === 3) await moderate("APPROVED", top).catch(unlessConflict);
      if (n % 8 === 0) await moderate("APPROVED", own);
    };
    await Promise.all(Array.from({ length: 16 }, writer));

    // 4 deleted with their replies, 2 hidden: 10 writers with a comment and its reply
    await moderate("APPROVED", top);
    expect(await countOf(post)).toBe(10 * 2 + 1 + 16);
    expect(await graph.em().count(Comment, { post: post.id, isPublic: true })).toBe(
      10 * 2 + 1 + 16,
    );
  },
);
