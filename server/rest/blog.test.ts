import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost, documentOf } from "../../schema/blog/post.builder.ts";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const editor = withRole(Role.EDITOR);

const create = (body: unknown) => server.ask("POST", "/api/blog/posts", { as: editor, body });
const update = (id: string, body: unknown) =>
  server.ask("PUT", `/api/blog/posts/${id}`, { as: editor, body });

test("the list contains all posts with their states", async () => {
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

test("the list is complete, or paged on request", async () => {
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

  test("and scheduled for later", async () => {
    const scheduledAt = "2999-01-01T00:00:00.000Z";
    const { body } = await create({
      title: { en: "Later" },
      publish: { en: { status: "scheduled", scheduledAt } },
    });
    expect(body.post.publish.en).toEqual({ status: "scheduled", publishedAt: null, scheduledAt });
  });

  test("without fields that cannot be written", async () => {
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

test("metadata for search engines is stored, returned and left out on request", async () => {
  const metadata = {
    title: { en: "For machines", fr: null, no: null },
    description: { en: "Said shortly", fr: null, no: null },
    keywords: { en: "ink, paper", fr: "encre", no: null },
    ogImage: "/files/posts/a-picture.webp",
    canonical: "https://first.example/a?b=1",
    noindex: true,
  };
  const created = await create({
    title: { en: "Told to machines", fr: "Dit aux machines" },
    metadata: { ...metadata, keywords: { en: ["ink", "paper"], fr: "encre" } },
    publish: { en: "published" },
  });
  expect(created.status).toBe(200);
  expect(created.body.post.metadata).toEqual({ ...metadata, languages: ["en"] });

  const path = "/api/blog/public/told-to-machines";
  const { body } = await server.ask("GET", path);
  expect(body.post.metadata).toMatchObject({
    keywords: "ink, paper",
    ogImage: metadata.ogImage,
    canonical: metadata.canonical,
    noindex: true,
  });
  const listed = async () => {
    const { body: all } = await server.ask("GET", "/api/sitemap");
    return all.posts.some(
      ({ slugs }: { slugs: { en?: string } }) => slugs.en === "told-to-machines",
    );
  };
  expect(await listed()).toBe(false);

  const cleared = await update(created.body.post.id, {
    metadata: { ogImage: null, canonical: null, noindex: false, keywords: { en: null } },
  });
  expect(cleared.body.post.metadata).toMatchObject({
    title: metadata.title,
    keywords: { en: null, fr: "encre" },
    ogImage: null,
    canonical: null,
    noindex: false,
  });
  expect(await listed()).toBe(true);
});

test.each([
  ["canonical", "javascript:alert(1)", "canonical"],
  ["canonical", "//first.example/a", "canonical"],
  ["canonical", 7, "canonical"],
  ["ogImage", "https://elsewhere.example/a.png", "ogImage"],
  ["ogImage", "/artwork/a.svg", "ogImage"],
  ["noindex", "yes", "noindex"],
  ["keywords", { en: 7 }, "metaKeywords.en"],
])("%s is refused if it is %j", async (name, value, field) => {
  const { status, body } = await create({ title: "Refused", metadata: { [name]: value } });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
});

describe("its text is accepted", () => {
  const bold = { type: "text", text: "b", marks: [{ type: "bold" }] };
  const inBold = { type: "doc", content: [{ type: "paragraph", content: [bold] }] };

  test.each([
    ["as plain text", "Hello", { en: documentOf("Hello") }],
    ["as HTML", "<p><b>b</b></p><script>a()</script>", { en: inBold }],
    ["as a document", documentOf("Hello"), { en: documentOf("Hello") }],
    [
      "by locale, each as it is",
      { en: "Hello", fr: "<b>b</b>", no: documentOf("Hei") },
      { en: documentOf("Hello"), fr: inBold, no: documentOf("Hei") },
    ],
  ])("%s", async (_how, content, expected) => {
    const title = { en: crypto.randomUUID(), fr: crypto.randomUUID(), no: crypto.randomUUID() };
    const { status, body } = await create({ title, content });
    expect(status).toBe(200);
    expect(body.post.content).toEqual(expected);
  });
});

test.each([
  ["content", 7],
  ["content", { en: "<p>a</p>", fr: 7 }],
  ["categories", "craft"],
  ["categories", [7]],
  ["publish", "published"],
])("%s of a wrong type is refused, not ignored: %j", async (name, value) => {
  const { status, body } = await create({ title: "Refused", [name]: value });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)[0]?.split(".")[0]).toBe(name);
});

test("a post counts as not available in an unknown language", async () => {
  const { slug } = await aPost(em());
  const { status, body } = await server.ask("GET", `/api/blog/public/${slug.en}?locale=de`);
  expect([status, body.message]).toEqual([404, "Post not available in de"]);
});

describe("a post is changed", () => {
  test("by the fields that were sent and nothing else", async () => {
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

  test("only if the version is current, where one is sent", async () => {
    const { id } = await aPost(em());
    await update(id, { title: { en: "The faster one" }, version: 1 });
    const late = await update(id, { title: { en: "The slower one" }, version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      message: "Someone else has changed this in the meantime",
      code: "CONFLICT",
      current: { version: 2, title: { en: "The faster one" } },
    });
    expect((await update(id, { title: { en: "Without a version" } })).status).toBe(200);
  });

  test("unless it does not exist", async () => {
    const { status, body } = await update(crypto.randomUUID(), { title: { en: "Nothing" } });
    expect(status).toBe(404);
    expect(body).toEqual({ message: "Post not found", code: "NOT_FOUND" });
  });
});

test("a slug that is taken is a conflict", async () => {
  await aPost(em(), { title: { en: "Taken" } });
  const { status, body } = await create({ title: { en: "Other" }, slug: { en: "taken" } });
  expect(status).toBe(409);
  expect(body).toEqual({
    message: "This slug is taken",
    code: "CONFLICT",
    fields: { "slug.en": "Taken" },
  });
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
  [{ title: ["a"] }, { title: "Must be text" }],
  [{ title: { en: "T" }, featured: "yes" }, { featured: "true or false" }],
  [{ title: { en: "T" }, content: { en: 7 } }, { "content.en": "Not valid" }],
  [
    { title: { en: "T" }, publish: { de: "published" } },
    { "publications.0.locale": "One of: en, fr, no" },
  ],
  [
    { title: { en: "T" }, publish: { en: "online" } },
    { "publications.0.status": "One of: draft, review, scheduled, published, archived" },
  ],
  [{ title: { en: "T" }, tags: [1] }, { "tags.0": "Must be text" }],
  [{ title: { en: "x".repeat(161) } }, { "title.en": "At most 160 characters" }],
])("%j is refused with %j", async (body, fields) => {
  const refused = await create(body);
  expect(refused.status).toBe(422);
  expect(refused.body).toEqual({
    message: "Invalid input",
    code: "INVALID",
    fields,
  });
});
