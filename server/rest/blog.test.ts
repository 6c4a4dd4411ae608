import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost, documentOf } from "../../schema/blog/post.builder.ts";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const editor = withRole(Role.EDITOR);

const create = (body: unknown) => server.ask("POST", "/api/blog/posts", { as: editor, body });
const update = (id: string, body: unknown) =>
  server.ask("PUT", `/api/blog/posts/${id}`, { as: editor, body });

test("the list holds all posts with their states", async () => {
  const author = await aMember(em());
  const { id } = await aPost(em(), {
    title: { en: "Listed", fr: "Listé" },
    published: ["en"],
    text: "Words",
    author,
  });
  const { status, body } = await server.ask("GET", "/api/blog/posts", { as: editor });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["posts", "pagination"]);
  const post = body.posts.find((one: { id: string }) => one.id === id);
  expect(post).toMatchObject({
    version: 1,
    title: { en: "Listed", fr: "Listé", no: null },
    slug: { en: "listed", fr: "liste" },
    content: { en: documentOf("Words") },
    publish: {
      en: { status: "published", scheduledAt: null },
      fr: { status: "draft", publishedAt: null, scheduledAt: null },
    },
    author: { id: author.id, handle: author.handle, name: author.displayName },
    categories: [],
    metadata: { languages: ["en"], title: { en: null }, description: { en: null } },
  });
});

test("the list comes whole, or in pages where they are asked for", async () => {
  await aPost(em());
  await aPost(em());
  const whole = await server.ask("GET", "/api/blog/posts/", { as: editor });
  const totalCount = whole.body.posts.length;
  expect(whole.body.pagination).toEqual({
    page: 1,
    limit: 1000,
    totalCount,
    totalPages: 1,
    hasMore: false,
  });
  const page = await server.ask("GET", "/api/blog/posts?page=2&limit=1", { as: editor });
  expect(page.body.posts).toEqual([whole.body.posts[1]]);
  expect(page.body.pagination).toEqual({
    page: 2,
    limit: 1,
    totalCount,
    totalPages: totalCount,
    hasMore: totalCount > 2,
  });
});

describe("a post is created", () => {
  test.each([
    ["wrapped", (post: object) => ({ post })],
    ["bare", (post: object) => post],
  ])("from a %s body", async (how, body) => {
    const category = await aCategory(em());
    const { status, body: answer } = await create(
      body({
        title: { en: `Created ${how}`, no: `Laget ${how}` },
        description: "In English where no language is named",
        content: { en: documentOf("Hello <b>") },
        tags: ["Ink"],
        publish: { en: "published", no: { status: "draft" } },
        categories: [{ id: category.id }],
        metadata: { title: { en: "For machines" }, languages: ["fr"] },
        enableComments: false,
      }),
    );
    expect(status).toBe(200);
    expect(Object.keys(answer)).toEqual(["post"]);
    expect(answer.post).toMatchObject({
      slug: { en: `created-${how}`, no: `laget-${how}` },
      description: { en: "In English where no language is named" },
      tags: ["ink"],
      publish: { en: { status: "published" }, no: { status: "draft" } },
      categories: [{ id: category.id }],
      metadata: { languages: ["en"], title: { en: "For machines" } },
      enableComments: false,
    });
  });

  test("and scheduled for a time to come", async () => {
    const scheduledAt = "2999-01-01T00:00:00.000Z";
    const { body } = await create({
      title: { en: "Later" },
      publish: { en: { status: "scheduled", scheduledAt } },
    });
    expect(body.post.publish.en).toEqual({ status: "scheduled", publishedAt: null, scheduledAt });
  });

  test("without what it may not be sent", async () => {
    const { body } = await create({
      title: { en: "Nothing of one's own making" },
      id: crypto.randomUUID(),
      version: 7,
      commentCount: 99,
      languages: ["en"],
      html: { en: "<script>" },
      nonsense: true,
    });
    expect(body.post).toMatchObject({ version: 1, commentCount: 0, metadata: { languages: [] } });
  });
});

describe("a post is changed", () => {
  test("by what was sent and nothing else", async () => {
    const { id } = await aPost(em(), { title: { en: "Old", fr: "Vieux" }, text: "Words" });
    const { status, body } = await update(id, { post: { title: { en: "New" }, author: null } });
    expect(status).toBe(200);
    expect(body.post).toMatchObject({
      id,
      version: 2,
      title: { en: "New", fr: "Vieux" },
      slug: { en: "old", fr: "vieux" },
    });
  });

  test("only if nobody was faster, where a version is sent", async () => {
    const { id } = await aPost(em());
    await update(id, { title: { en: "The faster one" }, version: 1 });
    const late = await update(id, { title: { en: "The slower one" }, version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      message: "Somebody else has changed this in the meantime",
      code: "CONFLICT",
      current: { version: 2, title: { en: "The faster one" } },
    });
    expect((await update(id, { title: { en: "Without a version" } })).status).toBe(200);
  });

  test("unless it is not there", async () => {
    const { status, body } = await update(crypto.randomUUID(), { title: { en: "Nothing" } });
    expect(status).toBe(404);
    expect(body).toEqual({ message: "Post not found", code: "NOT_FOUND" });
  });
});

test("a slug that is taken is a conflict", async () => {
  await aPost(em(), { title: { en: "Taken" } });
  const { status, body } = await create({ title: { en: "Taken" } });
  expect(status).toBe(409);
  expect(body).toEqual({ message: "This slug is taken", code: "CONFLICT", current: {} });
});

test("a post is deleted", async () => {
  const { id } = await aPost(em());
  const { status, body } = await server.ask("DELETE", `/api/blog/posts/${id}/`, { as: editor });
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, id });
  const again = await server.ask("DELETE", `/api/blog/posts/${id}`, { as: editor });
  expect(again.status).toBe(404);
});

test.each([
  [{}, { title: "Required" }],
  [{ title: { en: 7 } }, { "title.en": "Must be text" }],
  [{ title: ["a"] }, { title: "Not valid" }],
  [{ title: { en: "T" }, featured: "yes" }, { featured: "Not valid" }],
  [{ title: { en: "T" }, content: { en: "<p>x</p>" } }, { "content.en": "Not valid" }],
  [{ title: { en: "T" }, publish: { de: "published" } }, { "publications.0.locale": "Not valid" }],
  [{ title: { en: "T" }, publish: { en: "online" } }, { "publications.0.status": "Not valid" }],
  [{ title: { en: "T" }, tags: [1] }, { "tags.0": "Must be text" }],
  [{ title: { en: "x".repeat(161) } }, { "title.en": "At most 160 characters" }],
])("%j is refused with %j", async (body, fields) => {
  const refused = await create(body);
  expect(refused.status).toBe(422);
  expect(refused.body).toEqual({
    message: "Some of this is not right",
    code: "INVALID",
    fields,
  });
});

describe.each([
  ["a visitor", visitor(), 401, { message: "Sign in first", code: "UNAUTHENTICATED" }],
  ["a member", withRole(Role.MEMBER), 403, { message: "You may not do this", code: "FORBIDDEN" }],
  [
    "a moderator",
    withRole(Role.MODERATOR),
    403,
    { message: "You may not do this", code: "FORBIDDEN" },
  ],
])("%s", (_name, as, status, body) => {
  const id = crypto.randomUUID();

  test.each([
    ["GET", "/api/blog/posts"],
    ["POST", "/api/blog/posts"],
    ["PUT", `/api/blog/posts/${id}`],
    ["DELETE", `/api/blog/posts/${id}`],
  ])("is refused %s %s", async (method, path) => {
    const sent = method === "POST" || method === "PUT" ? { title: { en: "Mine" } } : undefined;
    const refused = await server.ask(method, path, { as, body: sent });
    expect(refused.status).toBe(status);
    expect(refused.body).toEqual(body);
  });
});
