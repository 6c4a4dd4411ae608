import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const READ = "query($id: ID!) { post(id: $id) { id } }";

const half = await aPost(graph.em(), {
  title: { en: "In English", fr: "En français" },
  description: { en: "Read me", fr: "Lisez-moi" },
  text: "Words",
  published: ["en"],
});
const draft = await aPost(graph.em(), { published: [] });

const readers = [
  ["a visitor", visitor()],
  ["a member", withRole(Role.MEMBER)],
  ["a moderator", withRole(Role.MODERATOR)],
  ["a recruiter", withRole(Role.RECRUITER)],
  ["support", withRole(Role.SUPPORT)],
] as const;
const writers = [
  ["an editor", withRole(Role.EDITOR)],
  ["an admin", withRole(Role.ADMIN)],
] as const;

describe.each(readers)("%s", (_name, viewer) => {
  test("does not find an unpublished post", async () => {
    const refusal = await graph.refusal(viewer, READ, draft);
    expect(refusal.message).toBe("Post not found");
    expect(refusal.extensions.code).toBe("NOT_FOUND");
    const { publishedPosts } = await graph.as(viewer)(
      "{ publishedPosts(locale: null) { totalCount nodes { id } } }",
    );
    expect(publishedPosts).toEqual({ totalCount: 1, nodes: [{ id: half.id }] });
  });

  // each localized field separately, so that no policy is masked by another
  test.each(["title", "slug", "description", "html", "headings", "readingMinutes", "publishedAt"])(
    "reads %s in published languages and null in others",
    async (field) => {
      const { post } = await graph.as(viewer)(
        `query($id: ID!) { post(id: $id) { en: ${field} fr: ${field}(locale: fr) } }`,
        half,
      );
      expect(post.en).not.toBeNull();
      expect(post.fr).toBeNull();
    },
  );

  test.each([
    "content",
    "status",
    "scheduledAt",
    "titleByLocale { en }",
    "slugByLocale { en }",
    "descriptionByLocale { en }",
    "coverAltByLocale { en }",
    "metaTitleByLocale { en }",
    "metaDescriptionByLocale { en }",
    "metaKeywordsByLocale { en }",
    "contentByLocale",
    "statusByLocale",
    "publishedAtByLocale",
    "scheduledAtByLocale",
  ])("reads null for %s", async (field) => {
    const { post } = await graph.as(viewer)(
      `query($id: ID!) { post(id: $id) { it: ${field} } }`,
      half,
    );
    expect(post.it).toBeNull();
  });
});

describe.each(writers)("%s", (_name, viewer) => {
  test("finds drafts, directly and in lists", async () => {
    expect((await graph.as(viewer)(READ, draft)).post.id).toBe(draft.id);
    const { posts } = await graph.as(viewer)("{ posts { totalCount } }");
    expect(posts.totalCount).toBe(2);
  });

  test("reads every language of a post and its status in each", async () => {
    const { post } = await graph.as(viewer)(
      `query($id: ID!) { post(id: $id) {
        title(locale: fr) status(locale: fr) titleByLocale { en fr no } statusByLocale
        descriptionByLocale { en fr no } content(locale: fr) contentByLocale
      } }`,
      half,
    );
    expect(post).toMatchObject({
      title: "En français",
      status: "DRAFT",
      titleByLocale: { en: "In English", fr: "En français", no: null },
      statusByLocale: { en: "published", fr: "draft" },
      descriptionByLocale: { en: "Read me", fr: "Lisez-moi", no: null },
      content: { type: "doc" },
      contentByLocale: { en: { type: "doc" }, fr: { type: "doc" } },
    });
  });
});

test("alt texts and search engine texts are readable in published languages", async () => {
  const texts = { en: "Said", fr: "Dit" };
  const { updatePost } = await graph.as(withRole(Role.EDITOR))(
    `mutation($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) {
      metaTitle(locale: fr) metaDescription(locale: fr) metaKeywords(locale: fr)
      coverAlt(locale: fr) coverAltByLocale { en fr }
    } }`,
    {
      id: half.id,
      input: { metaTitle: texts, metaDescription: texts, metaKeywords: texts, coverAlt: texts },
    },
  );
  const inFrench = {
    metaTitle: "Dit",
    metaDescription: "Dit",
    metaKeywords: "Dit",
    coverAlt: "Dit",
  };
  expect(updatePost).toEqual({ ...inFrench, coverAltByLocale: texts });
  const { post } = await graph.as()(
    `query($id: ID!) { post(id: $id) {
      metaTitle metaDescription metaKeywords coverAlt
      title: metaTitle(locale: fr) description: metaDescription(locale: fr)
      keywords: metaKeywords(locale: fr) alt: coverAlt(locale: fr)
    } }`,
    half,
  );
  expect(post).toEqual({
    metaTitle: "Said",
    metaDescription: "Said",
    metaKeywords: "Said",
    coverAlt: "Said",
    title: null,
    description: null,
    keywords: null,
    alt: null,
  });
});

test("a post's metadata lists its languages and hides unpublished ones", async () => {
  const post = await aPost(graph.em(), { title: { en: "In English alone" } });
  await graph.as(withRole(Role.EDITOR))(
    "mutation($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }",
    { id: post.id, input: { metaTitle: { en: "Said", fr: "Dit" } } },
  );
  const READ = `query($id: ID!) { post(id: $id) {
    metadata { languages title french: title(locale: fr) __typename }
  } }`;
  const metadata = { languages: ["en"], title: "Said", __typename: "DocumentMetadata" };
  expect((await graph.as()(READ, post)).post).toEqual({ metadata: { ...metadata, french: null } });
  expect((await graph.as(withRole(Role.EDITOR))(READ, post)).post).toEqual({
    metadata: { ...metadata, french: "Dit" },
  });
});

test("the publication date of a language is hidden once it is archived", async () => {
  const post = await aPost(graph.em(), { title: { en: "Here", fr: "Ici" } });
  const READ_BOTH = `query($id: ID!) {
    post(id: $id) { en: publishedAt fr: publishedAt(locale: fr) }
  }`;
  const before = (await graph.as()(READ_BOTH, post)).post;
  const date = expect.any(String);
  expect(before).toEqual({ en: date, fr: date });
  const editor = graph.as(withRole(Role.EDITOR));
  await editor("mutation($id: ID!) { archivePosts(ids: [$id], locales: [fr]) { count } }", post);
  expect((await graph.as()(READ_BOTH, post)).post).toEqual({ en: before.en, fr: null });
  expect((await editor(READ_BOTH, post)).post).toEqual(before);
});

test("the time of the last text change is visible to editors", async () => {
  const { id } = await aPost(graph.em(), { title: { en: "Before" } });
  const editor = graph.as(withRole(Role.EDITOR));
  await editor(
    "mutation($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }",
    { id, input: { title: { en: "After" } } },
  );
  const READ_CHANGES = "query($id: ID!) { post(id: $id) { textChangedAt textChangedAtByLocale } }";
  const at = graph.clock.now().toISOString();
  const changes = { textChangedAt: at, textChangedAtByLocale: { en: at } };
  expect((await editor(READ_CHANGES, { id })).post).toEqual(changes);
  for (const [, viewer] of readers) {
    const { post } = await graph.as(viewer)(READ_CHANGES, { id });
    expect(post).toEqual({ textChangedAt: null, textChangedAtByLocale: null });
  }
});
