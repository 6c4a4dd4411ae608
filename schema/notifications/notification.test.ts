import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { aComment } from "../blog/comment.builder.ts";
import { CREATE_COMMENT, REPLY_TO_COMMENT } from "../blog/comment.documents.ts";
import { Comment, CommentStatus } from "../blog/comment.ts";
import { aPost } from "../blog/post.builder.ts";
import { publishDue } from "../publication/publish-due.ts";
import { flushOutbox } from "../foundation/outbox.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { MINUTE } from "../foundation/durations.ts";
import { testGraph } from "../testing/graph.ts";
import { Notification, NotificationKind } from "./notification.ts";

const graph = await testGraph();

const newPerson = (role?: Role) => aPerson(graph, role);

const admin = await newPerson(Role.ADMIN);
const author = await newPerson();
const reader = await newPerson();

const NOTIFICATIONS = `{
  notifications { nodes { id kind locale readAt post { id } comment { id } } }
  unreadNotificationCount
}`;
const LISTEN = "subscription { notificationAdded { kind comment { id } } }";

const read = async (viewer: Viewer) => {
  const { notifications, unreadNotificationCount } = await graph.as(viewer)(NOTIFICATIONS);
  return { received: notifications.nodes, unread: unreadNotificationCount };
};

let written = 0;
const commentInput = (content = `Words ${(written += 1)}`) => ({
  content,
  name: "A visitor",
  email: `visitor-${(written += 1)}@example.org`,
});

test("the author of a post is notified of a comment, once and live", async () => {
  const post = await aPost(graph.em(), { author: author.member });
  const events = await graph.listen(author.viewer, LISTEN);
  const input = { ...commentInput(), idempotencyKey: crypto.randomUUID() };
  const { createComment } = await graph.as()(CREATE_COMMENT, { postId: post.id, input });
  await graph.as()(CREATE_COMMENT, { postId: post.id, input });
  const { received, unread } = await read(author.viewer);
  expect(unread).toBe(1);
  expect(received).toEqual([
    {
      id: expect.any(String),
      kind: "COMMENT_ON_POST",
      locale: null,
      readAt: null,
      post: { id: post.id },
      comment: { id: createComment.id },
    },
  ]);
  expect((await events.next()).value).toEqual({
    notificationAdded: { kind: "COMMENT_ON_POST", comment: { id: createComment.id } },
  });
  await events.return?.();
});

test("the author of a comment is notified of a reply, and no one of their own", async () => {
  const post = await aPost(graph.em(), { author: author.member });
  const { id } = await aComment(graph.em(), { post, member: reader.member });
  const before = (await read(reader.viewer)).unread;
  await graph.as(reader.viewer)(REPLY_TO_COMMENT, { id, input: commentInput() });
  expect((await read(reader.viewer)).unread).toBe(before);
  await graph.as(author.viewer)(REPLY_TO_COMMENT, { id, input: commentInput() });
  const { received } = await read(reader.viewer);
  expect(received[0]).toMatchObject({ kind: "REPLY", post: { id: post.id } });
});

test("moderators are notified of a pending comment, and the post's author once it is approved", async () => {
  const moderator = await newPerson(Role.MODERATOR);
  const writer = await newPerson();
  const post = await aPost(graph.em(), { author: writer.member });
  const { createComment } = await graph.as()(CREATE_COMMENT, {
    postId: post.id,
    input: commentInput("Cheap casino and viagra"),
  });
  expect((await read(moderator.viewer)).received).toMatchObject([{ kind: "COMMENT_PENDING" }]);
  expect((await read(writer.viewer)).unread).toBe(0);
  const MODERATE = `mutation($ids: [ID!]!, $status: CommentStatus!) {
    moderateComments(ids: $ids, status: $status) { id }
  }`;
  const moderate = (status: string) =>
    graph.as(moderator.viewer)(MODERATE, { ids: [createComment.id], status });
  for (const status of ["APPROVED", "TRASH", "APPROVED"]) await moderate(status);
  expect((await read(writer.viewer)).received).toMatchObject([{ kind: "COMMENT_ON_POST" }]);
});

test("an author who approves a comment on their post is not notified of it", async () => {
  const writer = await newPerson(Role.MODERATOR);
  const post = await aPost(graph.em(), { author: writer.member });
  const comment = await aComment(graph.em(), { post, status: CommentStatus.PENDING });
  const before = (await read(writer.viewer)).unread;
  await graph.as(writer.viewer)(
    `mutation($ids: [ID!]!) { moderateComments(ids: $ids, status: APPROVED) { status } }`,
    { ids: [comment.id] },
  );
  expect((await read(writer.viewer)).unread).toBe(before);
});

test("moderators get one notification for all pending comments until they read it", async () => {
  const moderator = await newPerson(Role.MODERATOR);
  const post = await aPost(graph.em());
  const hold = async () =>
    (
      await graph.as()(CREATE_COMMENT, {
        postId: post.id,
        input: commentInput(`Cheap casino and viagra ${crypto.randomUUID()}`),
      })
    ).createComment as { id: string };
  const TOLD = `{
    notifications(first: 10) { nodes { kind pendingCount comment { id } } }
    commentCounts { pending }
  }`;
  const readNotifications = async () => graph.as(moderator.viewer)(TOLD);
  await hold();
  const second = await hold();
  const { notifications, commentCounts } = await readNotifications();
  const waiting = { kind: "COMMENT_PENDING", pendingCount: commentCounts.pending, comment: second };
  expect(notifications.nodes).toEqual([waiting]);
  await graph.as(moderator.viewer)("mutation { markNotificationsRead }");
  const third = await hold();
  const next = { ...waiting, pendingCount: commentCounts.pending + 1, comment: third };
  expect((await readNotifications()).notifications.nodes).toEqual([next, waiting]);
});

test("the notification of pending comments remains when the newest is deleted and others are pending", async () => {
  const moderator = await newPerson(Role.MODERATOR);
  const post = await aPost(graph.em());
  const hold = async () =>
    (
      await graph.as()(CREATE_COMMENT, {
        postId: post.id,
        input: commentInput("Cheap casino and viagra"),
      })
    ).createComment as { id: string };
  const TOLD = "{ notifications(first: 10) { nodes { kind pendingCount readAt comment { id } } } }";
  const readNotifications = async () =>
    (await graph.as(moderator.viewer)(TOLD)).notifications.nodes;
  const pending = async () =>
    (await graph.as(moderator.viewer)("{ commentCounts { pending } }")).commentCounts.pending;
  const remove = ({ id }: { id: string }) =>
    graph.as(moderator.viewer)("mutation($id: ID!) { deleteComment(id: $id) }", { id });
  const first = await hold();
  await graph.as(moderator.viewer)("mutation { markNotificationsRead }");
  const second = await hold();
  const third = await hold();
  await remove(third);
  const unread = { kind: "COMMENT_PENDING", readAt: null };
  expect(await readNotifications()).toMatchObject([
    { ...unread, comment: second, pendingCount: await pending() },
    { comment: first, readAt: expect.any(String) },
  ]);
  await remove(second);
  expect(await readNotifications()).toMatchObject([
    { ...unread, comment: first, pendingCount: await pending() },
  ]);
  const others = await graph
    .em()
    .find(Comment, { status: CommentStatus.PENDING, id: { $ne: first.id } });
  for (const { id } of others) await remove({ id });
  await remove(first);
  expect(await readNotifications()).toEqual([]);
});

test("a notification of a comment that is no longer visible is hidden", async () => {
  const writer = await newPerson();
  const post = await aPost(graph.em(), { author: writer.member });
  const { createComment } = await graph.as()(CREATE_COMMENT, {
    postId: post.id,
    input: commentInput(),
  });
  await graph.as(admin.viewer)(
    "mutation($ids: [ID!]!) { moderateComments(ids: $ids, status: SPAM) { id } }",
    { ids: [createComment.id] },
  );
  expect(await read(writer.viewer)).toEqual({ received: [], unread: 0 });
});

test("the author of a post is notified when it is published at its scheduled time", async () => {
  const writer = await newPerson(Role.EDITOR);
  const post = await aPost(graph.em(), { author: writer.member, published: [] });
  const at = new Date(graph.clock.now().getTime() + 1_000).toISOString();
  const SCHEDULE = `mutation($id: ID!, $at: DateTimeISO) {
    publishPost(id: $id, locale: en, at: $at) { id }
  }`;
  await graph.as(writer.viewer)(SCHEDULE, { id: post.id, at });
  graph.clock.advance(1_000);
  const events = await graph.listen(writer.viewer, LISTEN);
  await publishDue(graph.em(), graph.clock.now());
  expect((await read(writer.viewer)).received).toMatchObject([
    { kind: "POST_PUBLISHED", locale: "en", post: { id: post.id } },
  ]);
  graph.clock.advance(MINUTE);
  await flushOutbox(graph.em(), graph.services);
  expect((await events.next()).value.notificationAdded.kind).toBe("POST_PUBLISHED");
  await events.return?.();
});

test("a user is notified of changed roles, but not if they stay the same", async () => {
  const { user, viewer } = await newPerson();
  const UPDATE = `mutation($id: ID!, $roles: [Role!]) {
    updateUser(id: $id, input: { roles: $roles }) { id }
  }`;
  await graph.as(admin.viewer)(UPDATE, { id: user.id, roles: ["MEMBER"] });
  expect((await read(viewer)).unread).toBe(0);
  await graph.as(admin.viewer)(UPDATE, { id: user.id, roles: ["EDITOR"] });
  expect((await read(viewer)).received).toMatchObject([{ kind: "ROLES_CHANGED", post: null }]);
});

describe("notifications", () => {
  const MARK = "mutation($ids: [ID!]) { markNotificationsRead(ids: $ids) }";

  test("are marked as read one by one or all at once, by their recipient only", async () => {
    const writer = await newPerson();
    for (const input of [commentInput(), commentInput(), commentInput()]) {
      const { id: postId } = await aPost(graph.em(), { author: writer.member });
      await graph.as()(CREATE_COMMENT, { postId, input });
    }
    const [newest] = (await read(writer.viewer)).received;
    expect((await graph.as(admin.viewer)(MARK, { ids: [newest.id] })).markNotificationsRead).toBe(
      (await read(admin.viewer)).unread,
    );
    expect((await read(writer.viewer)).unread).toBe(3);
    const marked = await graph.as(writer.viewer)(MARK, { ids: [newest.id, "no id"] });
    expect(marked.markNotificationsRead).toBe(2);
    expect((await graph.as(writer.viewer)(MARK)).markNotificationsRead).toBe(0);
    expect((await read(writer.viewer)).received[0].readAt).toBe(graph.clock.now().toISOString());
  });

  test("are visible to their recipient only", async () => {
    const writer = await newPerson();
    const { id: postId } = await aPost(graph.em(), { author: writer.member });
    const before = (await read(admin.viewer)).received;
    await graph.as()(CREATE_COMMENT, { postId, input: commentInput() });
    expect((await read(admin.viewer)).received).toEqual(before);
  });

  test("about a member are hidden while the member is in the trash", async () => {
    const { user, viewer } = await newPerson(Role.ADMIN);
    const { member: newcomer } = await newPerson();
    const kind = NotificationKind.MEMBER_PENDING;
    const values = { user, kind, member: newcomer, createdAt: graph.clock.now() };
    await graph.em().persist(new Notification(values)).flush();
    expect(await read(viewer)).toMatchObject({ received: [{ kind: "MEMBER_PENDING" }], unread: 1 });
    await graph.as(admin.viewer)("mutation($id: ID!) { deleteMember(id: $id) }", newcomer);
    expect(await read(viewer)).toEqual({ received: [], unread: 0 });
  });
});
