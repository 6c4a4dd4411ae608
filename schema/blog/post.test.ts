import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
import { aPost, documentOf } from "./post.builder.ts";
import { MINUTE } from "../foundation/durations.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const asEditor = graph.as(editor);

const CREATE = `mutation($input: CreatePostInput!) {
  createPost(input: $input) {
    id version languages tags featured enableComments cover commentCount
    title slug titleByLocale { en fr no } slugByLocale { en fr no } statusByLocale
    html headings readingMinutes author { id } categories { id }
  }
}`;
const UPDATE = `mutation($id: ID!, $input: UpdatePostInput!) {
  updatePost(id: $id, input: $input) {
    id version languages html titleByLocale { en fr no } slugByLocale { en fr no } statusByLocale
    author { id } categories { id }
  }
}`;

const create = async (input: object) => (await asEditor(CREATE, { input })).createPost;
const update = async (id: string, input: object) =>
  (await asEditor(UPDATE, { id, input })).updatePost;
const refusedCreate = (input: object) => graph.refusal(editor, CREATE, { input });
const refusedUpdate = (id: string, input: object) => graph.refusal(editor, UPDATE, { id, input });

test("a new post is a draft in each language it has a title in", async () => {
  const post = await create({ title: { en: "A plain start", no: "En enkel start" } });
  expect(post).toMatchObject({
    version: 1,
    languages: [],
    statusByLocale: { en: "draft", no: "draft" },
    titleByLocale: { en: "A plain start", fr: null, no: "En enkel start" },
    slugByLocale: { en: "a-plain-start", fr: null, no: "en-enkel-start" },
    featured: false,
    enableComments: true,
    commentCount: 0,
  });
});

test("a post stores all fields of the input", async () => {
  const author = await aMember(graph.em());
  const category = await aCategory(graph.em());
  const post = await create({
    title: { en: "With everything" },
    slug: { en: "an-address-of-its-own" },
    content: {
      en: {
        type: "doc",
        content: [
          {
            type: "heading",
            attrs: { level: 2 },
            content: [{ type: "text", text: "First things" }],
          },
          { type: "paragraph", content: [{ type: "text", text: "Hi <b>" }] },
        ],
      },
    },
    tags: ["Type", "type", "Print"],
    cover: "/artwork/ferry.svg",
    featured: true,
    enableComments: false,
    authorId: author.id,
    categoryIds: [category.id, category.id],
  });
  expect(post).toMatchObject({
    slug: "an-address-of-its-own",
    html: '<h2 id="first-things">First things</h2><p>Hi &lt;b&gt;</p>',
    headings: [{ id: "first-things", text: "First things" }],
    readingMinutes: 1,
    tags: ["type", "print"],
    cover: "/artwork/ferry.svg",
    featured: true,
    enableComments: false,
    author: { id: author.id },
    categories: [{ id: category.id }],
  });
});

test("the viewer's profile is the author unless another is named", async () => {
  const { id } = await aMember(graph.em());
  const writer = graph.as(withRole(Role.EDITOR, { memberId: id }));
  const { createPost } = await writer(CREATE, { input: { title: { en: "My own words" } } });
  expect(createPost.author).toEqual({ id });
});

test("a slug is unique per language", async () => {
  await create({ title: { en: "Twice told" } });
  expect((await create({ title: { fr: "Twice told" } })).slugByLocale.fr).toBe("twice-told");
  const refusal = await refusedCreate({ title: { en: "Other" }, slug: { en: "twice-told" } });
  expect(refusal.message).toBe("This slug is taken");
  expect(refusal.extensions.code).toBe("CONFLICT");
});

test("an update to a taken slug is a conflict and changes nothing", async () => {
  await aPost(graph.em(), { title: { en: "Already here" } });
  const { id } = await aPost(graph.em(), { title: { en: "Still elsewhere" } });
  const refusal = await refusedUpdate(id, { slug: { en: "already-here" } });
  expect(refusal.extensions.code).toBe("CONFLICT");
  const { post } = await asEditor("query($id: ID!) { post(id: $id) { slug version } }", { id });
  expect(post).toEqual({ slug: "still-elsewhere", version: 1 });
});

test("a title without any Latin letters gets a slug as well", async () => {
  const post = await create({ title: { en: "日本語" } });
  expect(post.slug).toBe(post.id);
});

test("an update changes the given fields and leaves the rest", async () => {
  const { id } = await aPost(graph.em(), { title: { en: "Before", fr: "Avant" }, text: "Words" });
  const post = await update(id, { title: { en: "After", no: "Etterpå" } });
  expect(post).toMatchObject({
    version: 2,
    titleByLocale: { en: "After", fr: "Avant", no: "Etterpå" },
    slugByLocale: { en: "before", fr: "avant", no: "etterpa" },
    languages: ["en", "fr"],
    statusByLocale: { en: "published", fr: "published", no: "draft" },
    html: "<p>Words</p>",
  });
});

test("null removes a language, the author or a text", async () => {
  const author = await aMember(graph.em());
  const { id } = await aPost(graph.em(), {
    title: { en: "Losing things", fr: "Perdre" },
    published: ["en"],
    text: "Words",
    author,
  });
  const post = await update(id, { title: { fr: null }, content: { en: null }, authorId: null });
  expect(post).toMatchObject({ titleByLocale: { fr: null }, html: null, author: null });
});

test("categories are replaced as a whole", async () => {
  const [old, next] = [await aCategory(graph.em()), await aCategory(graph.em())];
  const { id } = await aPost(graph.em(), { categories: [old] });
  expect((await update(id, { categoryIds: [next.id] })).categories).toEqual([{ id: next.id }]);
  expect((await update(id, { title: { en: "Same subject" } })).categories).toEqual([
    { id: next.id },
  ]);
});

test("an update of an outdated version is a conflict that includes the current one", async () => {
  const { id } = await aPost(graph.em());
  await update(id, { version: 1, title: { en: "The faster one" } });
  const refusal = await refusedUpdate(id, { version: 1, title: { en: "The slower one" } });
  expect(refusal.extensions).toMatchObject({ code: "CONFLICT", current: { version: 2 } });
  const { post } = await asEditor("query($id: ID!) { post(id: $id) { title } }", { id });
  expect(post.title).toBe("The faster one");
});

test("of two concurrent updates of the same version one is a conflict", async () => {
  const { id } = await aPost(graph.em());
  const results = await Promise.allSettled([
    update(id, { version: 1, title: { en: "One" } }),
    update(id, { version: 1, title: { en: "Other" } }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const lost = results.find((result) => result.status === "rejected");
  expect(lost?.reason.extensions.code).toBe("CONFLICT");
});

test.each([
  [{}, { title: "Required" }],
  [{ title: { en: " " } }, { "title.en": "Required" }],
  [{ title: { en: "x".repeat(161) } }, { "title.en": "At most 160 characters" }],
  [
    { title: { en: "T" }, description: { no: "x".repeat(301) } },
    { "description.no": "At most 300 characters" },
  ],
  [
    { title: { en: "T" }, slug: { en: "Not a slug" } },
    { "slug.en": "Only a-z, 0-9 and single hyphens" },
  ],
  [{ title: { en: "T" }, cover: "https://elsewhere.example/a.svg" }, { cover: "Not valid" }],
  [{ title: { en: "T" }, tags: Array(21).fill("t") }, { tags: "At most 20" }],
  [{ title: null }, { title: "Not valid" }],
  [
    { title: { en: "T" }, publications: [{ locale: "fr", status: "PUBLISHED" }] },
    { "title.fr": "Required" },
  ],
  [
    { title: { en: "T" }, publications: [{ locale: "en", status: "SCHEDULED" }] },
    { scheduledAt: "Required" },
  ],
  [{ title: { en: "T" }, content: { en: { type: "script" } } }, { content: "Not valid" }],
  [
    { title: { en: "T" }, content: { en: { type: "doc", content: [{ type: "iframe" }] } } },
    { content: "Not valid" },
  ],
])("%j is refused with %j", async (input, fields) => {
  const refusal = await refusedCreate(input);
  expect(refusal.extensions).toEqual({ code: "INVALID", fields });
});

test("a published or scheduled language must keep its title", async () => {
  const { id } = await aPost(graph.em(), { title: { en: "Kept", fr: "Gardé" }, published: ["en"] });
  const at = "2027-01-01T00:00:00.000Z";
  await asEditor(
    "mutation($id: ID!, $at: DateTimeISO) { publishPost(id: $id, locale: fr, at: $at) { id } }",
    { id, at },
  );
  expect((await refusedUpdate(id, { title: { en: null } })).extensions.fields).toEqual({
    "title.en": "Required",
  });
  expect((await refusedUpdate(id, { title: { fr: null } })).extensions.fields).toEqual({
    "title.fr": "Required",
  });
});

test("an unknown author or category is not found", async () => {
  const id = crypto.randomUUID();
  const author = await refusedCreate({ title: { en: "By nobody" }, authorId: id });
  expect(author.message).toBe("Member not found");
  const category = await refusedCreate({ title: { en: "Of nothing" }, categoryIds: [id] });
  expect(category.message).toBe("Category not found");
});

test("deleting a post hides its comments", async () => {
  const post = await aPost(graph.em());
  const { id } = await aComment(graph.em(), { post });
  const { deletePost } = await asEditor("mutation($id: ID!) { deletePost(id: $id) }", post);
  expect(deletePost).toBe(post.id);
  const missing = "query($id: ID!) { post(id: $id) { id } }";
  expect((await graph.refusal(editor, missing, post)).message).toBe("Post not found");
  const comment = await graph.refusal(visitor(), "query($id: ID!) { comment(id: $id) { id } }", {
    id,
  });
  expect(comment.message).toBe("Comment not found");
});

test("deleting several posts returns one result per id", async () => {
  const ids = [(await aPost(graph.em())).id, (await aPost(graph.em())).id];
  const nobody = crypto.randomUUID();
  const { deletePosts } = await asEditor(
    "mutation($ids: [ID!]!) { deletePosts(ids: $ids) { ids failed { id message } } }",
    { ids: [...ids, nobody, "no id at all"] },
  );
  expect(deletePosts).toEqual({
    ids,
    failed: [
      { id: nobody, message: "Post not found" },
      { id: "no id at all", message: "Post not found" },
    ],
  });
});

test("a conflict shows editors the current values", async () => {
  const category = await aCategory(graph.em());
  const post = await aPost(graph.em(), {
    title: { en: "As it was before" },
    categories: [category],
  });
  await update(post.id, { title: { en: "Meanwhile", fr: "Entre-temps" }, version: 1 });
  const refusal = await refusedUpdate(post.id, { title: { en: "Too late" }, version: 1 });
  expect(refusal.extensions.current).toMatchObject({
    version: 2,
    title: { en: "Meanwhile", fr: "Entre-temps" },
    status: { en: "published", fr: "draft" },
    categories: [category.id],
    author: null,
    tags: [],
  });
});

describe("the time of the last text change", () => {
  const READ = "query($id: ID!) { post(id: $id) { textChangedAtByLocale } }";
  const changes = async (id: string) => (await asEditor(READ, { id })).post.textChangedAtByLocale;

  test("is per language", async () => {
    const { id } = await aPost(graph.em(), {
      title: { en: "Text one", fr: "Texte un" },
      text: "Text",
    });
    await update(id, { content: { en: documentOf("Another text") } });
    const at = graph.clock.now().toISOString();
    expect(await changes(id)).toEqual({ en: at });
    graph.clock.advance(MINUTE);
    await update(id, { title: { en: "Text one", fr: "Un nouveau" }, tags: ["craft"] });
    expect(await changes(id)).toEqual({ en: at, fr: graph.clock.now().toISOString() });
  });

  test("is removed with the language", async () => {
    const { id } = await aPost(graph.em(), {
      title: { en: "Text two", fr: "Texte deux" },
      published: ["en"],
    });
    await update(id, { description: { fr: "Nouveau" } });
    await update(id, { title: { fr: null } });
    expect(await changes(id)).toEqual({});
  });
});

test("editors can preview an unpublished language", async () => {
  const { id } = await aPost(graph.em(), { title: { fr: "Aperçu" }, text: "Texte", published: [] });
  const READ = `query($id: ID!) {
    post(id: $id) { title(locale: fr) html(locale: fr) headings(locale: fr) readingMinutes(locale: fr) }
  }`;
  const { post } = await asEditor(READ, { id });
  expect(post).toEqual({ title: "Aperçu", html: "<p>Texte</p>", headings: [], readingMinutes: 1 });
  expect((await graph.refusal(visitor(), READ, { id })).message).toBe("Post not found");
});

test("an invalid document leaves the post unchanged", async () => {
  const { id } = await aPost(graph.em(), { text: "As it was" });
  const script = { type: "doc", content: [{ type: "script" }] };
  const refusal = await refusedUpdate(id, { title: { en: "New" }, content: { en: script } });
  expect(refusal.message).toBe("A document may not hold script");
  const { post } = await asEditor("query($id: ID!) { post(id: $id) { html version } }", { id });
  expect(post).toEqual({ html: "<p>As it was</p>", version: 1 });
  await update(id, { content: { en: documentOf("Rewritten") } });
});
