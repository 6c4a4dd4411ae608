import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aUser } from "../accounts/user.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
import { CommentStatus } from "./comment.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const post = await aPost(graph.em());

const FIELDS = `id content name status locale byAuthor createdAt editedAt version
  member { id } parent { id } post { id }`;
const WRITE = `mutation($postId: ID!, $input: CommentInput!) {
  createComment(postId: $postId, input: $input) { ${FIELDS} }
}`;
const REPLY = `mutation($id: ID!, $input: CommentInput!) {
  replyToComment(id: $id, input: $input) { ${FIELDS} }
}`;
const LIST = `query($postId: ID!, $first: Int, $after: String, $page: Int) {
  comments(postId: $postId, first: $first, after: $after, page: $page) {
    totalCount nodes { id replyCount replies { totalCount nodes { id } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const ADA = { name: "Ada", email: "ada@example.org" };
const said = (content: string, values: object = {}) => ({ ...ADA, content, ...values });
const write = async (input: object, viewer = visitor(), postId = post.id) =>
  (await graph.as(viewer)(WRITE, { postId, input })).createComment;
const reply = async (id: string, input: object, viewer = visitor()) =>
  (await graph.as(viewer)(REPLY, { id, input })).replyToComment;
const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);

test("a visitor's comment is public at once", async () => {
  const comment = await write(said("Nice <script>alert(1)</script>", { locale: "fr" }));
  expect(comment).toMatchObject({
    content: "Nice <script>alert(1)</script>",
    name: "Ada",
    status: "APPROVED",
    locale: "fr",
    byAuthor: false,
    member: null,
    parent: null,
    post: { id: post.id },
    createdAt: graph.clock.now().toISOString(),
    editedAt: null,
    version: 1,
  });
  const { comment: seen } = await graph.as()(
    "query($id: ID!) { comment(id: $id) { name } }",
    comment,
  );
  expect(seen.name).toBe("Ada");
});

test("an account without a profile comments under its name; only moderators see its address", async () => {
  const { id: userId, email } = await aUser(graph.em(), {
    name: "Gro Lien",
    email: "gro@example.org",
  });
  const viewer = withRole(Role.MEMBER, { userId });
  const comment = await write({ content: "Without a profile", name: "Somebody" }, viewer);
  expect(comment).toMatchObject({ name: "Gro Lien", member: null, status: "APPROVED" });
  const read = "query($id: ID!) { comment(id: $id) { email } }";
  expect((await graph.as(viewer)(read, comment)).comment.email).toBeNull();
  const moderator = graph.as(withRole(Role.MODERATOR));
  expect((await moderator(read, comment)).comment.email).toBe(email);
  const gone = withRole(Role.MEMBER, { userId: crypto.randomUUID() });
  const refused = await graph.refusal(gone, WRITE, { postId: post.id, input: { content: "Hi" } });
  expect(refused.message).toBe("Account not found");
});

test("a member comments as themselves, whatever name is sent", async () => {
  const member = await aMember(graph.em(), { displayName: "Bo Berg" });
  const viewer = withRole(Role.MEMBER, { memberId: member.id });
  expect(await write({ content: "As myself", name: "Somebody else" }, viewer)).toMatchObject({
    name: "Bo Berg",
    member: { id: member.id },
    byAuthor: false,
  });
});

test("comments by the author of the post are marked", async () => {
  const author = await aMember(graph.em());
  const own = await aPost(graph.em(), { author });
  const viewer = withRole(Role.EDITOR, { memberId: author.id });
  expect((await write({ content: "Thank you" }, viewer, own.id)).byAuthor).toBe(true);
  expect((await write(said("You're welcome"), visitor(), own.id)).byAuthor).toBe(false);
});

test("replies are attached to the top-level comment, also replies to replies", async () => {
  const top = await aComment(graph.em(), { post });
  const first = await reply(top.id, said("To the comment"));
  const second = await reply(first.id, said("To the reply"));
  expect([first.parent, second.parent]).toEqual([{ id: top.id }, { id: top.id }]);
});

test("comments are listed newest first, replies oldest first", async () => {
  const own = await aPost(graph.em());
  const [older, newer] = [
    await aComment(graph.em(), { post: own }),
    await aComment(graph.em(), { post: own }),
  ];
  const replies = [
    await aComment(graph.em(), { post: own, parent: older }),
    await aComment(graph.em(), { post: own, parent: older }),
  ];
  const { comments } = await graph.as()(LIST, { postId: own.id });
  expect(comments).toMatchObject({
    totalCount: 2,
    nodes: [
      { id: newer.id, replyCount: 0, replies: { totalCount: 0 } },
      {
        id: older.id,
        replyCount: 2,
        replies: { totalCount: 2, nodes: replies.map(({ id }) => ({ id })) },
      },
    ],
  });
});

test("comments are paged by number and by cursor", async () => {
  const own = await aPost(graph.em());
  const createdAt = new Date("2026-06-01T00:00:00.000Z"); // equal timestamps, ordered by id
  const made = [];
  for (let i = 0; i < 5; i += 1) made.push(await aComment(graph.em(), { post: own, createdAt }));
  const newestFirst = made.map(({ id }) => id).toReversed();
  const page = async (variables: object) =>
    (await graph.as()(LIST, { postId: own.id, first: 2, ...variables })).comments;
  const byNumber = [await page({ page: 1 }), await page({ page: 2 }), await page({ page: 3 })];
  expect(byNumber.flatMap(idsOf)).toEqual(newestFirst);
  const second = await page({ after: byNumber[0].pageInfo.endCursor });
  const third = await page({ after: second.pageInfo.endCursor });
  expect([...idsOf(second), ...idsOf(third)]).toEqual(newestFirst.slice(2));
  expect([second.pageInfo.hasNextPage, third.pageInfo.hasNextPage]).toEqual([true, false]);
});

test("closed comments cannot be commented on", async () => {
  const closed = await aPost(graph.em(), { enableComments: false });
  const refusal = await graph.refusal(visitor(), WRITE, { postId: closed.id, input: said("Hi") });
  expect(refusal.message).toBe("Comments are closed");
  expect(refusal.extensions.code).toBe("FORBIDDEN");
});

test("an invisible post can be neither commented on nor listed", async () => {
  const draft = await aPost(graph.em(), { published: [] });
  for (const postId of [draft.id, crypto.randomUUID(), "no-id"]) {
    const refusal = await graph.refusal(visitor(), WRITE, { postId, input: said("Hi") });
    expect(refusal.message).toBe("Post not found");
    const list = await graph.refusal(visitor(), LIST, { postId });
    expect(list.message).toBe("Post not found");
  }
  const pending = await aComment(graph.em(), { post, status: CommentStatus.PENDING });
  for (const id of [pending.id, crypto.randomUUID()]) {
    const refusal = await graph.refusal(visitor(), REPLY, { id, input: said("Hi") });
    expect(refusal.message).toBe("Comment not found");
  }
});

describe("a comment submitted twice", () => {
  test("concurrently is created once", async () => {
    const own = await aPost(graph.em());
    const input = { ...said("Sent twice"), idempotencyKey: crypto.randomUUID() };
    const all = await Promise.all([1, 2, 3, 4].map(() => write(input, visitor(), own.id)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect((await graph.as()(LIST, { postId: own.id })).comments.totalCount).toBe(1);
  });

  test("in sequence is created once", async () => {
    const idempotencyKey = crypto.randomUUID();
    const again = { ...said("Again"), idempotencyKey };
    expect((await write(again)).id).toBe((await write({ ...again, content: " Again\n" })).id);
  });

  test("by another person, on another post or as a reply is a new comment", async () => {
    const elsewhere = await aPost(graph.em());
    const key = { idempotencyKey: crypto.randomUUID() };
    const first = await write(said("Me too", key));
    const others = [
      await write(said("Me too", { ...key, email: "bo@example.org" })),
      await write(said("Me too", key), visitor(), elsewhere.id),
      await reply(first.id, said("Me too", key)),
      await write(said("Me three", key)),
    ];
    expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(5);
  });

  test("with the same address and content but another key reveals no existing comment", async () => {
    const first = await write(said("Whose is it?"));
    for (const email of [undefined, "guessed@example.org"]) {
      const again = await write(said("Whose is it?", email ? { email } : {}));
      expect(again.id).not.toBe(first.id);
    }
  });

  test("by a member is created once", async () => {
    const { id: memberId } = await aMember(graph.em());
    const member = withRole(Role.MEMBER, { memberId });
    const both = [await write(said("Mine"), member), await write(said("Mine"), member)];
    expect(both[0].id).toBe(both[1].id);
  });
});

describe("the content", () => {
  const FAMILY = "👨‍👩‍👧‍👦";

  test.each([
    ["5,000 emoji", "😀".repeat(5000)],
    ["5,000 families", FAMILY.repeat(5000)],
    ["5,000 letters", "x".repeat(5000)],
    ["lines", "one\n\n  two"],
    ["markup", `<img src=x onerror=alert(1)> <a href="javascript:alert(1)">x</a> & "`],
  ])("is stored unchanged: %s", async (_name, content) => {
    expect((await write(said(content))).content).toBe(content);
  });

  test.each([
    ["a NUL", "a\0b", "ab"],
    ["line ends of Windows", "a\r\nb", "a\nb"],
    ["white space around it", " \n a \t ", "a"],
  ])("is stored without %s", async (_name, sent, stored) => {
    expect((await write(said(sent))).content).toBe(stored);
  });

  test.each([
    [{ content: "" }, { content: "Required" }],
    [{ content: " \n\t\0 " }, { content: "Required" }],
    [{ content: "x".repeat(5001) }, { content: "At most 5000 characters" }],
    [{ content: "😀".repeat(5001) }, { content: "At most 5000 characters" }],
    [{ name: "" }, { name: "Required" }],
    [{ name: null }, { name: "Required" }],
    [{ name: "x".repeat(81) }, { name: "At most 80 characters" }],
    [{ email: "" }, { email: "Required" }],
    [{ email: null }, { email: "Required" }],
    [{ email: "ada at example" }, { email: "Not an email address" }],
    [
      { content: "", name: " ", email: "x" },
      { content: "Required", name: "Required", email: "Not an email address" },
    ],
  ])("is refused: %j", async (wrong, fields) => {
    const input = { ...said("Fine"), ...wrong };
    const refusal = await graph.refusal(visitor(), WRITE, { postId: post.id, input });
    expect(refusal.extensions).toEqual({ code: "INVALID", fields });
  });
});
