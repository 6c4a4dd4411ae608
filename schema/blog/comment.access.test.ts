import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
import { CREATE_COMMENT } from "./comment.documents.ts";
import { CommentStatus } from "./comment.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const em = graph.em();
const member = await aMember(em);
const post = await aPost(em);
const email = "kept.secret@example.org";

const top = await aComment(em, { post, email });
const reply = await aComment(em, { post, parent: top, email });

const others = [
  ["a visitor", visitor()],
  ["a member", withRole(Role.MEMBER, { memberId: member.id })],
  ["a recruiter", withRole(Role.RECRUITER)],
  ["support", withRole(Role.SUPPORT)],
] as const;
const moderators = [
  ["a moderator", withRole(Role.MODERATOR)],
  ["an editor", withRole(Role.EDITOR)],
  ["an admin", withRole(Role.ADMIN)],
] as const;

// every path through the graph that leads to a comment
const WAYS = [
  "query($top: ID!) { comment(id: $top) { email } }",
  "query($top: ID!) { comment(id: $top) { name: email spam: spamScore } }",
  "query($top: ID!) { comment(id: $top) { replies { nodes { email } edges { node { email } } } } }",
  "query($reply: ID!) { comment(id: $reply) { parent { email } post { comments { nodes { x: email } } } } }",
  "query($post: ID!) { comments(postId: $post) { nodes { ...All } } } fragment All on Comment { email content: email }",
  "query($post: ID!) { post(id: $post) { comments { edges { node { ... on Comment { email } } } } } }",
  "{ publishedPosts { nodes { comments { nodes { replies { nodes { parent { email } } } } } } } }",
];
const variables = { top: top.id, reply: reply.id, post: post.id };

describe("the email address of a commenter", () => {
  describe.each(others)("is hidden from %s on every path", (_name, viewer) => {
    test.each(WAYS)("%s", async (way) => {
      expect(JSON.stringify(await graph.as(viewer)(way, variables))).not.toContain(email);
    });
  });

  test.each(moderators)("is visible to %s", async (_name, viewer) => {
    for (const way of WAYS) {
      expect(JSON.stringify(await graph.as(viewer)(way, variables))).toContain(email);
    }
  });

  test("is not returned to the commenter either", async () => {
    const { createComment } = await graph.as()(
      `mutation($postId: ID!, $input: CommentInput!) {
        createComment(postId: $postId, input: $input) { email spamScore }
      }`,
      { postId: post.id, input: { content: "Mine", name: "Me", email } },
    );
    expect(createComment).toEqual({ email: null, spamScore: null });
  });

  test("is not revealed by a validation error", async () => {
    const refusal = await graph.refusal(visitor(), CREATE_COMMENT, {
      postId: post.id,
      input: { content: "", name: "Me", email },
    });
    expect(JSON.stringify(refusal)).not.toContain(email);
  });
});

describe("pending, spam and trashed comments", () => {
  const READ = "query($id: ID!) { comment(id: $id) { status } }";
  const { PENDING, SPAM, TRASH } = CommentStatus;

  describe.each([PENDING, SPAM, TRASH])("%s", (status) => {
    test.each(others.filter(([name]) => name !== "a member"))(
      "are hidden from %s",
      async (_name, viewer) => {
        const { id } = await aComment(graph.em(), { post, status });
        expect((await graph.refusal(viewer, READ, { id })).message).toBe("Comment not found");
      },
    );

    test.each(moderators)("are visible to %s", async (_name, viewer) => {
      const { id } = await aComment(graph.em(), { post, status });
      const { comment } = await graph.as(viewer)(READ, { id });
      expect(comment.status).toBe(status.toUpperCase());
    });

    test("their replies are hidden with them", async () => {
      const parent = await aComment(graph.em(), { post, status });
      const { id } = await aComment(graph.em(), { post, parent });
      expect((await graph.refusal(visitor(), READ, { id })).message).toBe("Comment not found");
    });
  });
});

describe("the member who wrote a comment", () => {
  const own = withRole(Role.MEMBER, { memberId: member.id });
  const READ = "query($id: ID!) { comment(id: $id) { status } }";

  test.each([CommentStatus.PENDING, CommentStatus.SPAM])(
    "reads PENDING while %s",
    async (status) => {
      const { id } = await aComment(graph.em(), { post, status, member });
      expect((await graph.as(own)(READ, { id })).comment.status).toBe("PENDING");
    },
  );

  test("no longer sees it once it was trashed", async () => {
    const { id } = await aComment(graph.em(), { post, status: CommentStatus.TRASH, member });
    expect((await graph.refusal(own, READ, { id })).message).toBe("Comment not found");
  });
});

test("comments on an unpublished post are visible only to their writers", async () => {
  const draft = await aPost(graph.em(), { published: [] });
  const { id } = await aComment(graph.em(), { post: draft });
  const READ = "query($id: ID!) { comment(id: $id) { post { id } } }";
  expect((await graph.refusal(visitor(), READ, { id })).message).toBe("Comment not found");
  const { comment } = await graph.as(withRole(Role.EDITOR))(READ, { id });
  expect(comment.post).toEqual({ id: draft.id });
  // a moderator sees the comment, but not the draft
  const seen = await graph.as(withRole(Role.MODERATOR))(READ, { id });
  expect(seen.comment.post).toBeNull();
});

test("the queue lists comments of all posts, newest first, by status", async () => {
  const QUEUE = `query($filter: CommentFilter) {
    commentsToModerate(filter: $filter, first: 2) { nodes { id } pageInfo { hasNextPage } }
  }`;
  const elsewhere = await aPost(graph.em(), { published: [] });
  const createdAt = new Date("2030-01-01T00:00:00Z");
  const older = await aComment(graph.em(), { post, createdAt });
  const newer = await aComment(graph.em(), {
    post: elsewhere,
    status: CommentStatus.SPAM,
    createdAt: new Date(createdAt.getTime() + 1),
  });
  const asModerator = graph.as(withRole(Role.MODERATOR));
  const { commentsToModerate } = await asModerator(QUEUE);
  expect(commentsToModerate).toEqual({
    nodes: [{ id: newer.id }, { id: older.id }],
    pageInfo: { hasNextPage: true },
  });
  const spam = await asModerator(QUEUE, { filter: { status: "SPAM" } });
  expect(spam.commentsToModerate.nodes[0]).toEqual({ id: newer.id });
});
