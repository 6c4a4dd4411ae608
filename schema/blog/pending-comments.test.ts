import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aUser } from "../accounts/user.builder.ts";
import { UserStatus } from "../accounts/user.ts";
import { Locale } from "../foundation/locale.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { Viewer } from "../foundation/viewer.ts";
import { HOUR } from "../foundation/durations.ts";
import { aMember } from "../members/member.builder.ts";
import { Comment, CommentStatus } from "./comment.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const post = await aPost(graph.em(), { title: { en: "A night ferry", no: "En nattferge" } });
const moderator = withRole(Role.MODERATOR);

const WRITE = `mutation($postId: ID!, $input: CommentInput!) {
  createComment(postId: $postId, input: $input) { id status content }
}`;
const REPLY = `mutation($id: ID!, $input: CommentInput!) {
  replyToComment(id: $id, input: $input) { id status }
}`;
const READ = "query($id: ID!) { comment(id: $id) { id } }";
const LIST = `query($postId: ID!) {
  comments(postId: $postId) { totalCount nodes { id replies { nodes { id } } } }
}`;
const COUNT = "query($id: ID!) { post(id: $id) { commentCount } }";

const BAIT = "Cheap casino and viagra";
const SPAM = "casino viagra cialis [url=https://x.example] https://y.example";
let written = 0;
const by = (content: string) => ({
  content,
  name: "Mal",
  email: `mal-${(written += 1)}@example.org`,
});
const write = async (content: string, viewer = visitor()) =>
  (await graph.as(viewer)(WRITE, { postId: post.id, input: by(content) })).createComment;

test("a suspicious comment is pending, a certain case is marked as spam", async () => {
  const count = (await graph.as()(COUNT, post)).post.commentCount;
  expect((await write(BAIT)).status).toBe("PENDING");
  expect((await write(SPAM)).status).toBe("PENDING");
  expect((await graph.as()(COUNT, post)).post.commentCount).toBe(count);
  const { commentsToModerate } = await graph.as(moderator)(
    "{ commentsToModerate(filter: { status: SPAM }) { nodes { content spamScore } } }",
  );
  expect(commentsToModerate.nodes).toEqual([{ content: SPAM, spamScore: 100 }]);
});

test("a member whose comment is spam reads PENDING; moderators read SPAM", async () => {
  const writer = new Viewer({
    userId: crypto.randomUUID(),
    memberId: (await aMember(graph.em())).id,
  });
  const { createComment } = await graph.as(writer)(WRITE, {
    postId: (await aPost(graph.em())).id,
    input: { content: "Buy my course" },
  });
  const { id } = createComment;
  await graph.as(moderator)(
    "mutation($id: ID!) { moderateComments(ids: [$id], status: SPAM) { status } }",
    { id },
  );
  const status = "query($id: ID!) { comment(id: $id) { status } }";
  expect((await graph.as(moderator)(status, { id })).comment.status).toBe("SPAM");
  expect((await graph.as(writer)(status, { id })).comment.status).toBe("PENDING");
});

test("a pending comment is visible to its writer and moderators only", async () => {
  const writer = visitor();
  const { id } = await write(BAIT, writer);
  expect(writer.claims.of("pendingComments")).toEqual(new Set([id]));
  for (const viewer of [writer, moderator]) {
    expect((await graph.as(viewer)(READ, { id })).comment.id).toBe(id);
    const { comments } = await graph.as(viewer)(LIST, { postId: post.id });
    expect(comments.nodes).toContainEqual({ id, replies: { nodes: [] } });
  }
  for (const viewer of [visitor(), withRole(Role.MEMBER), withRole(Role.RECRUITER)]) {
    expect((await graph.refusal(viewer, READ, { id })).message).toBe("Comment not found");
    const { comments } = await graph.as(viewer)(LIST, { postId: post.id });
    expect(comments).toEqual({ totalCount: 0, nodes: [] });
  }
});

test("its writer may reply to a pending comment; no one else sees either", async () => {
  const writer = visitor();
  const { id } = await write(BAIT, writer);
  const input = by("One more thing");
  const { replyToComment } = await graph.as(writer)(REPLY, { id, input });
  expect(replyToComment.status).toBe("APPROVED");
  const { comments } = await graph.as(writer)(LIST, { postId: post.id });
  expect(comments.nodes).toContainEqual({ id, replies: { nodes: [{ id: replyToComment.id }] } });
  expect((await graph.refusal(visitor(), READ, replyToComment)).message).toBe("Comment not found");
});

test("the writer no longer sees a comment that a moderator trashed", async () => {
  const writer = visitor();
  const { id } = await write(BAIT, writer);
  await graph.as(moderator)(
    "mutation($ids: [ID!]!) { moderateComments(ids: $ids, status: TRASH) { id } }",
    { ids: [id] },
  );
  expect((await graph.refusal(writer, READ, { id })).message).toBe("Comment not found");
});

test("an approved comment becomes public", async () => {
  const { id } = await write(BAIT);
  await graph.as(moderator)(
    "mutation($ids: [ID!]!) { moderateComments(ids: $ids, status: APPROVED) { id } }",
    { ids: [id] },
  );
  expect((await graph.as()(READ, { id })).comment.id).toBe(id);
});

test("a visitor's comment with a suspended account's address is pending, with another address it is public", async () => {
  const email = "banned@example.org";
  const write = async () =>
    (
      await graph.as()(WRITE, {
        postId: post.id,
        input: { ...by("Hello"), email: "Banned@example.org" },
      })
    ).createComment.status;
  const em = graph.em();
  const user = await aUser(em, { email });
  expect(await write()).toBe("APPROVED");
  user.suspend("Insults");
  await em.flush();
  expect(await write()).toBe("PENDING");
  user.reinstate();
  await em.flush();
  expect(await write()).toBe("APPROVED");
});

test("three links make a visitor's comment pending, but not a member's", async () => {
  const content = "https://a.example https://b.example https://c.example";
  expect((await write(content)).status).toBe("PENDING");
  const { id: memberId } = await aMember(graph.em());
  const member = withRole(Role.MEMBER, { memberId });
  expect((await write(content, member)).status).toBe("APPROVED");
});

test("an address with approved comments gets no special trust", async () => {
  const known = { name: "Dee", email: "dee@example.org" };
  for (const content of ["Good one", "And this", "And that"]) {
    await graph.as()(WRITE, { postId: post.id, input: { ...known, content } });
  }
  const content = "See https://a.example https://b.example https://c.example";
  for (const email of [known.email, "guessed@example.org"]) {
    const input = { ...known, email, content };
    const { createComment } = await graph.as()(WRITE, { postId: post.id, input });
    expect(createComment.status).toBe("PENDING");
  }
});

test("a pending comment is not revealed to someone who sends the same content and address", async () => {
  const input = by(BAIT);
  const writer = visitor();
  const pending = (await graph.as(writer)(WRITE, { postId: post.id, input })).createComment;
  const stranger = visitor();
  const { createComment } = await graph.as(stranger)(WRITE, { postId: post.id, input });
  expect(createComment.id).not.toBe(pending.id);
  expect(stranger.claims.of("pendingComments")).toEqual(new Set([createComment.id]));
});

test("moderators are mailed hourly how many comments are pending, in their language", async () => {
  const english = await aUser(graph.em(), { roles: [Role.MODERATOR] });
  const norwegian = await aUser(graph.em(), { roles: [Role.EDITOR], locale: Locale.no });
  await aUser(graph.em(), { roles: [Role.MEMBER] });
  await aUser(graph.em(), { roles: [Role.ADMIN], status: UserStatus.SUSPENDED });
  const { moderateComments: before } = await graph.as(moderator)(
    "mutation($ids: [ID!]!) { moderateComments(ids: $ids, status: SPAM) { id } }",
    {
      ids: (await graph.em().find(Comment, { status: CommentStatus.PENDING })).map(({ id }) => id),
    },
  );
  expect(before).not.toEqual([]);
  await graph.pass(HOUR);
  graph.mails.length = 0;
  await write("An ordinary comment");
  await write(SPAM);
  await graph.pass(HOUR);
  expect(graph.mails).toEqual([]);
  for (let n = 0; n < 30; n += 1) await write(`${BAIT} ${n}`);
  expect(graph.mails).toEqual([]);
  await graph.pass(HOUR);
  await graph.pass(HOUR);
  const mails = graph.mails.toSorted((a, b) => (a.locale < b.locale ? -1 : 1));
  expect(mails).toEqual([
    {
      to: english.email,
      unsubscribes: `${english.id} comment_pending`,
      locale: "en",
      subject: "30 comments to review",
      paragraphs: ["30 comments to review."],
      action: { label: "Review comments", url: "/dashboard/blog/comments" },
    },
    {
      to: norwegian.email,
      unsubscribes: `${norwegian.id} comment_pending`,
      locale: "no",
      subject: "30 kommentarer til gjennomgang",
      paragraphs: ["30 kommentarer til gjennomgang."],
      action: { label: "Gå gjennom kommentarene", url: "/dashboard/blog/comments" },
    },
  ]);
});

test("a pending comment is visible only to the browser that has its claim", async () => {
  const { id } = await write(BAIT);
  const again = new Viewer({ claims: { pendingComments: [id] } });
  expect((await graph.as(again)(READ, { id })).comment.id).toBe(id);
  const other = new Viewer({ claims: { pendingComments: [crypto.randomUUID()] } });
  expect((await graph.refusal(other, READ, { id })).message).toBe("Comment not found");
});
