import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
import { CREATE_COMMENT } from "./comment.documents.ts";
import { CommentStatus } from "./comment.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const moderator = withRole(Role.MODERATOR);
const asModerator = graph.as(moderator);

const [post, other] = [await aPost(graph.em()), await aPost(graph.em())];
const kind = await aComment(graph.em(), { post, content: "Très utile, merci" });
const pending = await aComment(graph.em(), {
  post: other,
  content: "Look at my site",
  email: "mal.ory@spam.example",
  status: CommentStatus.PENDING,
});

const QUEUE = `query($filter: CommentFilter) {
  commentsToModerate(filter: $filter) { totalCount nodes { id } }
  commentCounts(filter: $filter) { approved pending spam trash }
}`;

test.each([
  ["a status", { status: "PENDING" }, [pending], { approved: 1, pending: 1 }],
  ["a post", { postId: post.id }, [kind], { approved: 1, pending: 0 }],
  ["words of the text", { search: "tres mer" }, [kind], { approved: 1, pending: 0 }],
  ["an address", { search: "mal.ory@spam" }, [pending], { approved: 0, pending: 1 }],
  ["a language", { locale: "fr" }, [], { approved: 0, pending: 0 }],
  [
    "days",
    { from: "2026-01-01T00:00:00Z", status: "PENDING" },
    [pending],
    { approved: 1, pending: 1 },
  ],
  ["days before", { before: "2000-01-01T00:00:00Z" }, [], { approved: 0, pending: 0 }],
  ["all of these", { search: "site", status: "SPAM" }, [], { approved: 0, pending: 1 }],
])("the queue is filtered by %s, and counted", async (_, filter, expected, counts) => {
  expect(await asModerator(QUEUE, { filter })).toEqual({
    commentsToModerate: { totalCount: expected.length, nodes: expected.map(({ id }) => ({ id })) },
    commentCounts: { spam: 0, trash: 0, ...counts },
  });
});

describe("permanent deletion", () => {
  const DELETE = `mutation($ids: [ID!]!) {
    deleteComments(ids: $ids) { ids failed { id message } }
  }`;

  test("deletes only comments in the trash", async () => {
    const trash = await aComment(graph.em(), { post, status: CommentStatus.TRASH });
    const { deleteComments } = await asModerator(DELETE, { ids: [trash.id, kind.id] });
    expect(deleteComments).toEqual({
      ids: [trash.id],
      failed: [{ id: kind.id, message: "This is not in the trash" }],
    });
    const READ = "query($id: ID!) { comment(id: $id) { id } }";
    expect((await graph.refusal(moderator, READ, trash)).message).toBe("Comment not found");
    expect((await asModerator(READ, kind)).comment.id).toBe(kind.id);
  });
});

describe("a blocked commenter", () => {
  const BLOCK = "mutation($value: String!) { blockCommenter(value: $value) { value } }";
  const UNBLOCK = "mutation($value: String!) { unblockCommenter(value: $value) }";
  const LIST = "{ blockedCommenters { nodes { value } } }";
  let written = 0;
  const statusOf = async (email: string) => {
    const input = { content: `Nice words ${(written += 1)}`, name: "Mal", email };
    const { createComment } = await graph.as()(CREATE_COMMENT, { postId: post.id, input });
    const read = "query($id: ID!) { comment(id: $id) { status } }";
    return (await asModerator(read, createComment)).comment.status;
  };

  test("has comments marked as spam, by address or domain, until unblocked", async () => {
    await asModerator(BLOCK, { value: " Mal@Blocked.example " });
    await asModerator(BLOCK, { value: "@Other.example" });
    await asModerator(BLOCK, { value: "other.example" });
    const { blockedCommenters } = await asModerator(LIST);
    expect(blockedCommenters.nodes).toEqual([
      { value: "other.example" },
      { value: "mal@blocked.example" },
    ]);
    expect(await statusOf("mal@blocked.example")).toBe("SPAM");
    expect(await statusOf("friend@blocked.example")).toBe("APPROVED");
    expect(await statusOf("anybody@other.example")).toBe("SPAM");
    expect(await statusOf("anybody@another.example")).toBe("APPROVED");

    const { unblockCommenter } = await asModerator(UNBLOCK, { value: "MAL@blocked.example" });
    expect(unblockCommenter).toBe("mal@blocked.example");
    expect(await statusOf("mal@blocked.example")).toBe("APPROVED");
    const again = { value: "mal@blocked.example" };
    expect((await graph.refusal(moderator, UNBLOCK, again)).message).toBe("Not blocked");
  });

  test("is counted beforehand: one address, or a whole domain", async () => {
    for (const email of ["one@reach.example", "one@reach.example", "two@reach.example"]) {
      await aComment(graph.em(), { post, email });
    }
    await aComment(graph.em(), { post, email: "one@notreach.example" });
    const REACH = `query($value: String!) {
      commenterReach(value: $value) { comments people isPublicProvider }
    }`;
    const pageLimits = async (value: string) =>
      (await asModerator(REACH, { value })).commenterReach;
    expect(await pageLimits("One@reach.example")).toMatchObject({ comments: 2, people: 1 });
    expect(await pageLimits("reach.example")).toEqual({
      comments: 3,
      people: 2,
      isPublicProvider: false,
    });
    expect(await pageLimits("@gmail.com")).toMatchObject({ comments: 0, isPublicProvider: true });
  });

  test.each(["", "nothing", "a@b", "two words.example"])("cannot be “%s”", async (value) => {
    const refusal = await graph.refusal(moderator, BLOCK, { value });
    expect(refusal.extensions.code).toBe("INVALID");
  });
});
