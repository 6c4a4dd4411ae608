import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aComment } from "../../schema/blog/comment.builder.ts";
import { CommentStatus } from "../../schema/blog/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const limited = await testServer({ rateLimits: true, trustProxy: true });
const em = () => server.database.em.fork();
const list = (query: string) => server.ask("GET", `/api/blog/comments?${query}`);
const write = (body: object, as = undefined as ReturnType<typeof withRole> | undefined) =>
  server.ask("POST", "/api/blog/comments", { body, ...(as && { as }) });
const reply = (id: string, body: object) =>
  server.ask("POST", `/api/blog/comments/${id}/reply`, { body });

const { id: somewhere } = await aPost(em());
const ADA = { name: "Ada", email: "ada@example.org" };

describe("the comments of a post", () => {
  test("are paged by ten with their replies, newest first", async () => {
    const post = await aPost(em());
    const made = [];
    for (let n = 0; n < 12; n += 1) made.push(await aComment(em(), { post }));
    const newestFirst = made.map(({ id }) => id).toReversed();
    const answer = await aComment(em(), { post, parent: made.at(-1) ?? post, content: "Reply" });

    const first = await list(`postId=${post.id}`);
    expect(first.status).toBe(200);
    expect(Object.keys(first.body)).toEqual(["comments", "commentCount", "pagination"]);
    expect(first.body.comments.map(({ id }: { id: string }) => id)).toEqual(
      newestFirst.slice(0, 10),
    );
    expect(first.body.pagination).toEqual({
      page: 1,
      limit: 10,
      totalCount: 12,
      totalPages: 2,
      hasMore: true,
    });
    expect(first.body.comments[0]).toMatchObject({
      name: "A visitor",
      status: "approved",
      byAuthor: false,
      member: null,
      editedAt: null,
      replies: [{ id: answer.id, content: "Reply", replies: [] }],
    });
    const second = await list(`postId=${post.id}&page=2&limit=10`);
    expect(second.body.comments.map(({ id }: { id: string }) => id)).toEqual(newestFirst.slice(10));
    expect(second.body.pagination.hasMore).toBe(false);
  });

  test("tell an account without a profile which are its own, and nobody whose they are", async () => {
    const post = await aPost(em());
    const { id: userId } = await aUser(em());
    const as = withRole(Role.RECRUITER, { userId });
    const { body: written } = await write({ postId: post.id, content: "By an account" }, as);
    expect(written.comment.isOwn).toBe(true);
    const path = `/api/blog/comments?postId=${post.id}`;
    const own = await server.ask("GET", path, { as });
    expect(own.body.comments).toMatchObject([{ isOwn: true }]);
    const readers = [undefined, withRole(Role.MEMBER), withRole(Role.ADMIN)];
    for (const reader of readers) {
      const { body, text } = await server.ask("GET", path, { ...(reader && { as: reader }) });
      expect(body.comments).toMatchObject([{ isOwn: false }]);
      expect(text).not.toContain(userId);
    }
  });

  test("show the address to moderators only", async () => {
    const post = await aPost(em());
    const parent = await aComment(em(), { post, email: "kept.secret@example.org" });
    await aComment(em(), { post, parent, email: "kept.secret@example.org" });
    const { text } = await list(`postId=${post.id}`);
    expect(text).toContain(parent.id);
    expect(text).not.toContain("kept.secret");
    const staff = await server.ask("GET", `/api/blog/comments?postId=${post.id}`, {
      as: withRole(Role.MODERATOR),
    });
    expect(staff.body.comments[0]).toMatchObject({
      email: "kept.secret@example.org",
      replies: [{ email: "kept.secret@example.org" }],
    });
  });

  test("of an unknown post are not found", async () => {
    const { status, body } = await list(`postId=${crypto.randomUUID()}`);
    expect(status).toBe(404);
    expect(body).toEqual({ message: "Post not found", code: "NOT_FOUND" });
  });

  test.each([
    ["", { postId: "Required" }],
    ["postId=x&limit=0.5", { limit: "A whole number" }],
    ["postId=x&page=one", { page: "A whole number" }],
  ])("are refused with ?%s", async (query, fields) => {
    const { status, body } = await list(query);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "INVALID", fields });
  });
});

describe("a comment", () => {
  test("is found with the page it is on, as is a reply", async () => {
    const post = await aPost(em());
    const made = [];
    for (let n = 0; n < 12; n += 1) made.push(await aComment(em(), { post }));
    const [oldest, , third] = made;
    const answer = await aComment(em(), { post, parent: oldest ?? post });
    const pageOf = async (id = "") => (await server.ask("GET", `/api/blog/comments/${id}`)).body;
    expect(await pageOf(third?.id)).toMatchObject({ comment: { id: third?.id }, page: 1 });
    expect(await pageOf(oldest?.id)).toMatchObject({ page: 2 });
    expect(await pageOf(answer.id)).toMatchObject({ comment: { id: answer.id }, page: 2 });
  });

  test("that is hidden has no page", async () => {
    const post = await aPost(em());
    const { id } = await aComment(em(), { post, status: CommentStatus.PENDING });
    for (const none of [id, crypto.randomUUID(), "x"]) {
      const { status, body } = await server.ask("GET", `/api/blog/comments/${none}`);
      expect([status, body.message]).toEqual([404, "Comment not found"]);
    }
  });

  test.each(["/api/blog/comments", "/api/blog/comments/"])("is written at %s", async (path) => {
    const { id: postId } = await aPost(em());
    const { status, body } = await server.ask("POST", path, {
      body: {
        postId,
        content: "<b>Hi</b>",
        ...ADA,
        locale: "fr",
        status: "spam",
        spamScore: 100,
        byAuthor: true,
        createdAt: "1999-01-01T00:00:00Z",
      },
    });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["comment"]);
    expect(body.comment).toMatchObject({
      content: "<b>Hi</b>",
      name: "Ada",
      status: "approved",
      byAuthor: false,
      replies: [],
    });
    expect(body.comment.email).toBeNull();
    expect(body.comment.createdAt).not.toContain("1999");
    const { body: listed } = await list(`postId=${postId}`);
    expect(listed.comments).toMatchObject([{ id: body.comment.id }]);
  });

  test("submitted twice is created once", async () => {
    const { id: postId } = await aPost(em());
    const input = { postId, content: "Twice", ...ADA, idempotencyKey: crypto.randomUUID() };
    const both = await Promise.all([write(input), write(input)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body.comment.id).toBe(both[1].body.comment.id);
  });

  test("by a member needs neither name nor address", async () => {
    const member = await aMember(em());
    const { id: postId } = await aPost(em());
    const as = withRole(Role.MEMBER, { memberId: member.id });
    const { status, body } = await write({ postId, content: "Hello" }, as);
    expect(status).toBe(200);
    expect(body.comment).toMatchObject({
      name: member.displayName,
      member: { id: member.id, handle: member.handle, name: member.displayName },
    });
  });

  test("can be answered, one level deep", async () => {
    const post = await aPost(em());
    const { id } = await aComment(em(), { post });
    const first = await reply(id, { content: "One", ...ADA });
    expect(first.status).toBe(200);
    expect(Object.keys(first.body)).toEqual(["reply"]);
    expect(first.body.reply).toMatchObject({ content: "One", name: "Ada", replies: [] });
    const second = await reply(first.body.reply.id, { content: "Two", ...ADA });
    const { body } = await list(`postId=${post.id}`);
    expect(body.comments).toHaveLength(1);
    expect(body.comments[0].replies).toMatchObject([
      { id: first.body.reply.id },
      { id: second.body.reply.id },
    ]);
    expect(body.pagination.totalCount).toBe(1);
  });

  test("that does not exist or is hidden cannot be answered", async () => {
    const post = await aPost(em());
    const { id } = await aComment(em(), { post, status: CommentStatus.TRASH });
    for (const none of [id, crypto.randomUUID(), "x"]) {
      const { status, body } = await reply(none, { content: "Hi", ...ADA });
      expect(status).toBe(404);
      expect(body).toEqual({ message: "Comment not found", code: "NOT_FOUND" });
    }
  });

  test("is refused where comments are closed", async () => {
    const { id: postId } = await aPost(em(), { enableComments: false });
    const { status, body } = await write({ postId, content: "Hi", ...ADA });
    expect(status).toBe(403);
    expect(body).toEqual({ message: "Comments are closed", code: "FORBIDDEN" });
  });

  test.each([
    [{ ...ADA }, { content: "Required" }],
    [{ content: null, ...ADA }, { content: "Required" }],
    [{ content: "Hi" }, { name: "Required", email: "Required" }],
    [
      { content: " ", name: " ", email: " " },
      { content: "Required", name: "Required", email: "Required" },
    ],
    [{ content: "x".repeat(5001), ...ADA }, { content: "At most 5000 characters" }],
    [{ content: 5, ...ADA }, { content: "Must be text" }],
    [{ content: ["Hi"], ...ADA }, { content: "Must be text" }],
    [{ content: { en: "Hi" }, ...ADA }, { content: "Must be text" }],
    [
      { content: "Hi", name: 1, email: true },
      { name: "Must be text", email: "Must be text" },
    ],
    [{ content: "Hi", ...ADA, email: "nowhere" }, { email: "Not an email address" }],
    [{ content: "Hi", ...ADA, locale: "de" }, { locale: "One of: en, fr, no" }],
  ])("%j is refused with %j", async (body, fields) => {
    const refused = await write({ postId: somewhere, ...body });
    expect(refused.status).toBe(422);
    expect(refused.body).toEqual({
      message: "Invalid input",
      code: "INVALID",
      fields,
    });
  });

  describe("from one network", () => {
    const WRITE = `mutation($postId: ID!, $input: CommentInput!) {
      createComment(postId: $postId, input: $input) { id }
    }`;
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    const rest = (postId: string, email: string, address: string) =>
      limited.ask("POST", "/api/blog/comments", {
        ...from(address),
        body: { postId, content: `Hello ${crypto.randomUUID()}`, name: "Ada", email },
      });
    const graphql = (postId: string, email: string, address: string) =>
      limited.ask("POST", "/graphql", {
        ...from(address),
        body: {
          query: WRITE,
          variables: {
            postId,
            input: { content: `Hello ${crypto.randomUUID()}`, name: "Ada", email },
          },
        },
      });

    test("are limited to twenty in ten minutes, over REST and GraphQL together", async () => {
      const { id } = await aPost(limited.database.em.fork());
      for (let n = 0; n < 20; n += 1) {
        const way = n % 2 ? rest : graphql;
        const { status, text } = await way(id, `a-${n}@example.org`, "198.51.100.1");
        expect([status, text]).toEqual([200, expect.stringContaining("id")]);
      }
      for (const way of [rest, graphql]) {
        const refused = await way(id, "another@example.org", "198.51.100.1");
        expect(refused.status).toBe(429);
        expect(refused.text).toContain("RATE_LIMITED");
        expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      expect((await rest(id, "another@example.org", "198.51.100.2")).status).toBe(200);
    });

    test("are limited to five for one email address, wherever they are sent from", async () => {
      const { id } = await aPost(limited.database.em.fork());
      for (let n = 0; n < 5; n += 1) {
        expect((await rest(id, "one@example.org", `203.0.113.${n}`)).status).toBe(200);
      }
      expect((await rest(id, "One@example.org", "203.0.113.9")).status).toBe(429);
    });

    test("are held if they repeat the same text", async () => {
      const statuses = [];
      for (let n = 0; n < 3; n += 1) {
        const { id: postId } = await aPost(limited.database.em.fork());
        const body = { postId, content: "Look here", name: "Ada", email: `b-${n}@example.org` };
        const answer = await limited.ask("POST", "/api/blog/comments", {
          ...from("192.0.2.7"),
          body,
        });
        statuses.push(answer.body.comment.status);
      }
      expect(statuses).toEqual(["approved", "approved", "pending"]);
    });
  });

  test("without its post is refused", async () => {
    const refused = await write({ content: "Hi", ...ADA });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual({ postId: "Required" });
  });
});
