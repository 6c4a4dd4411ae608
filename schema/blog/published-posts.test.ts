import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Visibility } from "../members/index.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aPost } from "./post.builder.ts";
import { Post } from "./post.ts";

const graph = await testGraph();
const em = graph.em();
const print = await aCategory(em, {
  name: { en: "Print", fr: "Imprimé" },
  slug: { en: "print", fr: "imprime" },
});
const sound = await aCategory(em);
const [ada, bo] = [await aMember(em), await aMember(em)];

// seven in English, newest last; three are tagged print, two are also in French
const posts = [
  await aPost(em, { categories: [print], author: ada }),
  await aPost(em, { categories: [print, sound], author: bo }),
  await aPost(em, { title: { en: "Both", fr: "Les deux" }, featured: true }),
  await aPost(em, { categories: [sound], author: ada }),
  await aPost(em, { title: { en: "Also", fr: "Aussi" }, categories: [print] }),
  // equal timestamps, ordered by id
  await aPost(em, { publishedAt: "2026-05-01T00:00:00.000Z" }),
  await aPost(em, { publishedAt: "2026-05-01T00:00:00.000Z" }),
];
await aPost(em, { published: [] });
const norwegian = await aPost(em, { title: { no: "Bare norsk" } });

const newestFirst = posts.map(({ id }) => id).toReversed();
const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);

const LIST = `query($locale: Locale, $first: Int, $after: String, $page: Int, $category: String,
  $authorId: ID, $featured: Boolean, $tag: String, $order: PublishedPostOrder) {
  publishedPosts(locale: $locale, first: $first, after: $after, page: $page, category: $category,
    authorId: $authorId, featured: $featured, tag: $tag, order: $order) {
    totalCount nodes { id } edges { cursor node { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;
const list = async (variables: object) =>
  (await graph.as()(LIST, { locale: "en", ...variables })).publishedPosts;

test("the posts published in a language are listed, newest first", async () => {
  const { totalCount, nodes } = await list({});
  expect(idsOf({ nodes })).toEqual(newestFirst);
  expect(totalCount).toBe(7);
  expect(idsOf(await list({ locale: "fr" }))).toEqual([posts[4]?.id, posts[2]?.id]);
});

test("posts published in any language are listed once each", async () => {
  const newest = await list({ locale: null, first: 100 });
  expect(newest.totalCount).toBe(8);
  expect(new Set(idsOf(newest))).toEqual(new Set([...newestFirst, norwegian.id]));
  const oldest = await list({ locale: null, first: 100, order: "OLDEST" });
  expect(idsOf(oldest)).toEqual(idsOf(newest).toReversed());
  const discussed = await list({ locale: null, first: 100, order: "MOST_DISCUSSED" });
  expect(new Set(idsOf(discussed))).toEqual(new Set(idsOf(newest)));
});

test("numbered pages do not overlap and end", async () => {
  const pages = [await list({ first: 3, page: 1 }), await list({ first: 3, page: 2 })];
  const last = await list({ first: 3, page: 3 });
  expect([...pages.flatMap(idsOf), ...idsOf(last)]).toEqual(newestFirst);
  expect(pages[1]).toMatchObject({
    totalCount: 7,
    pageInfo: { hasNextPage: true, hasPreviousPage: true },
  });
  expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(await list({ first: 3, page: 4 })).toMatchObject({ totalCount: 7, nodes: [] });
});

test("pages by cursor contain every post once, also those with equal timestamps", async () => {
  const met: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ first: 1, after });
    expect(page.totalCount).toBe(7);
    expect(page.edges[0].cursor).toBe(page.pageInfo.endCursor);
    expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
    met.push(...idsOf(page));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(met).toEqual(newestFirst);
});

test("a page by cursor does not shift when a newer post appears", async () => {
  const own = await testPlace();
  const first = await own.list({ first: 1 });
  await aPost(graph.em(), { author: own.author, title: { fr: crypto.randomUUID() } });
  const second = await own.list({ first: 1, after: first.pageInfo.endCursor });
  expect(idsOf(second)).toEqual([own.older]);

  async function testPlace() {
    const author = await aMember(graph.em());
    const older = await aPost(graph.em(), { author, title: { fr: crypto.randomUUID() } });
    await aPost(graph.em(), { author, title: { fr: crypto.randomUUID() } });
    const mine = (variables: object) => list({ locale: "fr", authorId: author.id, ...variables });
    return { author, older: older.id, list: mine };
  }
});

describe("filters", () => {
  test.each(["print", "imprime"])(
    "a category is found by its slug in any language: %s",
    async (category) => {
      const page = await list({ category });
      expect(idsOf(page)).toEqual([posts[4]?.id, posts[1]?.id, posts[0]?.id]);
      expect(page.totalCount).toBe(3);
    },
  );

  test("a category is paged as well", async () => {
    expect(idsOf(await list({ category: "print", first: 2, page: 2 }))).toEqual([posts[0]?.id]);
  });

  test("of two categories with the same slug in different languages, the older one is listed", async () => {
    const older = await aCategory(em, { slug: { en: "older", fr: "shared" } });
    const younger = await aCategory(em, { slug: { en: "shared", fr: "younger" } });
    const [listed, other] = [
      await aPost(em, { categories: [older] }),
      await aPost(em, { categories: [younger] }),
    ];
    expect(await list({ category: "shared" })).toMatchObject({
      totalCount: 1,
      nodes: [{ id: listed.id }],
    });
    for (const post of [listed, other]) await em.nativeDelete(Post, { id: post.id });
  });

  test("an unknown category lists nothing", async () => {
    expect(await list({ category: "nothing" })).toMatchObject({ totalCount: 0, nodes: [] });
  });

  test("an author's own posts are listed", async () => {
    expect(idsOf(await list({ authorId: ada.id }))).toEqual([posts[3]?.id, posts[0]?.id]);
  });

  test("category and author are combined", async () => {
    expect(idsOf(await list({ category: "print", authorId: ada.id }))).toEqual([posts[0]?.id]);
  });

  test("featured posts are listed exclusively, or excluded", async () => {
    expect(idsOf(await list({ featured: true }))).toEqual([posts[2]?.id]);
    expect((await list({ featured: false })).totalCount).toBe(6);
  });

  test("a tag is found regardless of case, also with a category", async () => {
    const tagged = await aPost(graph.em(), { tags: ["ink"], author: bo, categories: [sound] });
    expect(idsOf(await list({ tag: "INK" }))).toEqual([tagged.id]);
    expect(idsOf(await list({ tag: "ink", category: sound.slug.en }))).toEqual([tagged.id]);
    expect(idsOf(await list({ tag: "ink", category: "print" }))).toEqual([]);
  });
});

describe("invalid page arguments are refused", () => {
  test.each([
    [{ first: 101 }, { first: "Between 0 and 100" }],
    [{ first: -1 }, { first: "Between 0 and 100" }],
    [{ page: 0 }, { page: "At least 1" }],
    [{ after: "broken" }, { after: "Not a cursor of this list" }],
  ])("%j", async (variables, fields) => {
    const refusal = await graph.refusal(visitor(), LIST, { locale: "en", ...variables });
    expect(refusal.extensions).toEqual({ code: "INVALID", fields });
  });

  test("a page beyond row 100,000 of a wide table", async () => {
    const refusal = await graph.refusal(
      withRole(Role.EDITOR),
      "{ posts(first: 100, page: 1002) { nodes { id } } }",
    );
    expect(refusal.extensions.fields).toEqual({ page: "At most row 100000 can be reached" });
  });
});

test("an invisible author cannot be used to find posts", async () => {
  const internal = await aMember(em, { visibility: Visibility.PRIVATE });
  await aPost(em, { author: internal });
  const COUNT = `query($id: ID!) {
    publishedPosts(authorId: $id) { totalCount }
    inAnyLanguage: publishedPosts(locale: null, authorId: $id) { totalCount }
  }`;
  const counts = async (viewer: Viewer) => {
    const { publishedPosts, inAnyLanguage } = await graph.as(viewer)(COUNT, { id: internal.id });
    return [publishedPosts.totalCount, inAnyLanguage.totalCount];
  };
  expect(await counts(visitor())).toEqual([0, 0]);
  expect(await counts(withRole(Role.MEMBER))).toEqual([0, 0]);
  expect(await counts(withRole(Role.MEMBER, { memberId: internal.id }))).toEqual([1, 1]);
  expect(await counts(withRole(Role.ADMIN))).toEqual([1, 1]);
});
