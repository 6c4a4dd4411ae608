import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aUser } from "../accounts/user.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
import { CommentStatus } from "./comment.ts";
import { aPost } from "./post.builder.ts";
import { MINUTE } from "../foundation/durations.ts";

const graph = await testGraph();
const post = await aPost(graph.em());
const member = await aMember(graph.em());
const writer = withRole(Role.MEMBER, { memberId: member.id });
const moderator = withRole(Role.MODERATOR);

const QUARTER_MS = 15 * MINUTE;
const UPDATE = `mutation($id: ID!, $input: UpdateCommentInput!) {
  updateComment(id: $id, input: $input) { content editedAt version }
}`;
const DELETE = "mutation($id: ID!) { deleteComment(id: $id) }";
const MODERATE = `mutation($ids: [ID!]!, $status: CommentStatus!) {
  moderateComments(ids: $ids, status: $status) { id status }
}`;
const READ = "query($id: ID!) { comment(id: $id) { id content } }";

const own = () => aComment(graph.em(), { post, member, createdAt: graph.clock.now() });
const input = { content: "Changed" };

test("a member edits their own comment, and `editedAt` is set", async () => {
  const { id } = await own();
  graph.clock.advance(MINUTE);
  const { updateComment } = await graph.as(writer)(UPDATE, { id, input });
  expect(updateComment).toEqual({
    content: "Changed",
    editedAt: graph.clock.now().toISOString(),
    version: 2,
  });
});

test("the own comment can be edited and deleted for 15 minutes", async () => {
  const [remaining, removed] = [await own(), await own()];
  graph.clock.advance(QUARTER_MS);
  await graph.as(writer)(UPDATE, { id: remaining.id, input });
  await graph.as(writer)(DELETE, removed);
  graph.clock.advance(1);
  const late = { id: remaining.id, input: { content: "Too late" } };
  expect((await graph.refusal(writer, UPDATE, late)).extensions.code).toBe("FORBIDDEN");
  expect((await graph.refusal(writer, DELETE, remaining)).extensions.code).toBe("FORBIDDEN");
  expect((await graph.as()(READ, remaining)).comment.content).toBe("Changed");
});

test("someone else's comment can be read but not edited", async () => {
  const { id } = await own();
  for (const viewer of [
    withRole(Role.MEMBER, { memberId: (await aMember(graph.em())).id }),
    withRole(Role.MEMBER), // an account without a profile
    withRole(Role.RECRUITER),
  ]) {
    expect((await graph.refusal(viewer, UPDATE, { id, input })).extensions.code).toBe("FORBIDDEN");
    expect((await graph.refusal(viewer, DELETE, { id })).extensions.code).toBe("FORBIDDEN");
  }
});

test("a visitor's comment belongs to no member", async () => {
  const { id } = await aComment(graph.em(), { post, createdAt: graph.clock.now() });
  expect((await graph.refusal(withRole(Role.MEMBER), DELETE, { id })).extensions.code).toBe(
    "FORBIDDEN",
  );
});

describe("the comment of an account without a profile", () => {
  const CREATE = `mutation($postId: ID!, $input: CommentInput!) {
    comment: createComment(postId: $postId, input: $input) { id account { id } }
  }`;
  const written = async () => {
    const { id: userId } = await aUser(graph.em(), { roles: [Role.RECRUITER] });
    const account = withRole(Role.RECRUITER, { userId });
    const content = `Written by an account ${crypto.randomUUID()}`;
    const { comment } = await graph.as(account)(CREATE, { postId: post.id, input: { content } });
    return { account, userId, comment };
  };

  test("is edited and deleted by this account, for 15 minutes", async () => {
    const { account, comment } = await written();
    graph.clock.advance(QUARTER_MS);
    const { updateComment } = await graph.as(account)(UPDATE, { id: comment.id, input });
    expect(updateComment.content).toBe("Changed");
    const removed = await graph.as(account)(DELETE, { id: comment.id });
    expect(removed.deleteComment).toBe(comment.id);

    const late = await written();
    graph.clock.advance(QUARTER_MS + 1);
    const { id } = late.comment;
    for (const refusal of [
      await graph.refusal(late.account, UPDATE, { id, input }),
      await graph.refusal(late.account, DELETE, { id }),
    ]) {
      expect(refusal.extensions.code).toBe("FORBIDDEN");
    }
  });

  test("is not changed by another account, a member or a visitor", async () => {
    const { comment } = await written();
    const { id: userId } = await aUser(graph.em(), { roles: [Role.RECRUITER] });
    for (const viewer of [withRole(Role.RECRUITER, { userId }), writer]) {
      const edit = await graph.refusal(viewer, UPDATE, { id: comment.id, input });
      expect(edit.extensions.code).toBe("FORBIDDEN");
      const removal = await graph.refusal(viewer, DELETE, { id: comment.id });
      expect(removal.extensions.code).toBe("FORBIDDEN");
    }
    const { code } = (await graph.refusal(visitor(), DELETE, { id: comment.id })).extensions;
    expect(code).toBe("UNAUTHENTICATED");
  });

  test("names its account to this account only", async () => {
    const { account, userId, comment } = await written();
    expect(comment.account).toEqual({ id: userId });
    const OWNER = "query($id: ID!) { comment(id: $id) { account { id } } }";
    const own = await graph.as(account)(OWNER, { id: comment.id });
    expect(own.comment.account).toEqual({ id: userId });
    for (const viewer of [visitor(), writer, moderator, withRole(Role.ADMIN)]) {
      const { comment: seen } = await graph.as(viewer)(OWNER, { id: comment.id });
      expect(seen.account).toBeNull();
    }
  });
});

test.each([Role.MODERATOR, Role.EDITOR, Role.ADMIN])(
  "a %s edits any comment at any time",
  async (role) => {
    const { id } = await own();
    graph.clock.advance(10 * QUARTER_MS);
    const { updateComment } = await graph.as(withRole(role))(UPDATE, { id, input });
    expect(updateComment.content).toBe("Changed");
    expect((await graph.as(withRole(role))(DELETE, { id })).deleteComment).toBe(id);
  },
);

test("editing an invisible comment is not found instead of forbidden", async () => {
  const { id } = await aComment(graph.em(), { post, status: CommentStatus.PENDING });
  for (const refusal of [
    await graph.refusal(writer, UPDATE, { id, input }),
    await graph.refusal(writer, DELETE, { id }),
  ]) {
    expect(refusal.message).toBe("Comment not found");
  }
});

test("an edited text is validated like a new one", async () => {
  const { id } = await own();
  const empty = await graph.refusal(writer, UPDATE, { id, input: { content: " " } });
  expect(empty.extensions).toEqual({ code: "INVALID", fields: { content: "Required" } });
});

test("an edit of an outdated version is a conflict", async () => {
  const { id } = await own();
  await graph.as(moderator)(UPDATE, { id, input: { ...input, version: 1 } });
  const late = await graph.refusal(writer, UPDATE, { id, input: { ...input, version: 1 } });
  expect(late.extensions).toMatchObject({
    code: "CONFLICT",
    current: { version: 2, content: "Changed" },
  });
});

test("for members, a conflict reveals neither address nor score", async () => {
  const { id } = await own();
  await graph.as(moderator)(UPDATE, { id, input });
  const late = await graph.refusal(writer, UPDATE, { id, input: { ...input, version: 1 } });
  expect(late.extensions.current).not.toHaveProperty("email");
  expect(late.extensions.current).not.toHaveProperty("spamScore");
  expect(late.extensions.current).not.toHaveProperty("fingerprint");
});

test("several comments are moderated together; unknown ids are ignored", async () => {
  const ids = [(await own()).id, (await own()).id];
  const { moderateComments } = await graph.as(moderator)(MODERATE, {
    ids: [...ids, crypto.randomUUID(), "no-id"],
    status: "SPAM",
  });
  expect(moderateComments).toEqual(ids.map((id) => ({ id, status: "SPAM" })));
  for (const id of ids) {
    expect((await graph.refusal(visitor(), READ, { id })).message).toBe("Comment not found");
  }
});

test("at most a hundred are moderated at once", async () => {
  const ids = Array.from({ length: 101 }, () => crypto.randomUUID());
  const refusal = await graph.refusal(moderator, MODERATE, { ids, status: "SPAM" });
  expect(refusal.extensions.fields).toEqual({ ids: "At most 100" });
});

test("deleting a comment deletes its replies", async () => {
  const { id } = await own();
  const reply = await aComment(graph.em(), { post, parent: { id } });
  await graph.as(writer)(DELETE, { id });
  expect((await graph.refusal(moderator, READ, { id })).message).toBe("Comment not found");
  expect((await graph.refusal(moderator, READ, reply)).message).toBe("Comment not found");
});
