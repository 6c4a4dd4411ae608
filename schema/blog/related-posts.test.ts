import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const READ = `query($id: ID!, $locale: Locale!) {
  post(id: $id) {
    related(locale: $locale) { id }
    previous(locale: $locale) { id }
    next(locale: $locale) { id }
  }
}`;
const read = async (id: string, locale = "en") => (await graph.as()(READ, { id, locale })).post;
const idsOf = (posts: { id: string }[]) => posts.map(({ id }) => id);

test("posts in the same categories come first, then those that share a tag, each newest first", async () => {
  const em = graph.em();
  const category = await aCategory(em);
  const sameTag = await aPost(em, { tags: ["ink"] });
  const sameCategory = await aPost(em, { categories: [category] });
  const newerInCategory = await aPost(em, { categories: [category], tags: ["ink"] });
  const newerTag = await aPost(em, { tags: ["ink", "paper"] });
  const post = await aPost(em, { categories: [category], tags: ["ink"] });
  const { related } = await read(post.id);
  expect(idsOf(related)).toEqual([newerInCategory.id, sameCategory.id, newerTag.id]);
  expect(idsOf(related)).not.toContain(sameTag.id);
});

test("a post that shares several categories or tags is related once", async () => {
  const em = graph.em();
  const categories = [await aCategory(em), await aCategory(em)];
  const tags = ["loom", "wool"];
  const both = await aPost(em, { categories, tags });
  const tagged = await aPost(em, { tags });
  const post = await aPost(em, { categories, tags });
  expect(idsOf((await read(post.id)).related)).toEqual([both.id, tagged.id]);
});

test("posts that only share a deleted category are not related", async () => {
  const em = graph.em();
  const category = await aCategory(em);
  const other = await aPost(em, { categories: [category] });
  const post = await aPost(em, { categories: [category] });
  expect(idsOf((await read(post.id)).related)).toEqual([other.id]);
  const DELETE = "mutation($id: ID!) { deleteCategory(id: $id) }";
  await graph.as(withRole(Role.EDITOR))(DELETE, { id: category.id });
  expect((await read(post.id)).related).toEqual([]);
});

test("at most three are related, excluding the post itself", async () => {
  const em = graph.em();
  const category = await aCategory(em);
  const posts = [];
  for (let i = 0; i < 5; i += 1) posts.push(await aPost(em, { categories: [category] }));
  const [first, ...rest] = idsOf(posts).toReversed();
  expect(idsOf((await read(first ?? "")).related)).toEqual(rest.slice(0, 3));
});

test("only posts published in the language are related", async () => {
  const em = graph.em();
  const category = await aCategory(em);
  const both = { en: crypto.randomUUID(), fr: crypto.randomUUID() };
  const english = await aPost(em, { categories: [category] });
  const french = await aPost(em, { categories: [category], title: { fr: crypto.randomUUID() } });
  const post = await aPost(em, { categories: [category], title: both });
  await aPost(em, { categories: [category], published: [] });
  expect(idsOf((await read(post.id, "en")).related)).toEqual([english.id]);
  expect(idsOf((await read(post.id, "fr")).related)).toEqual([french.id]);
});

test("a post without categories and tags has no related posts", async () => {
  const { id } = await aPost(graph.em());
  expect((await read(id)).related).toEqual([]);
});

test("previous and next are the chronological neighbours in the language", async () => {
  const em = graph.em();
  const no = () => ({ no: crypto.randomUUID() });
  const first = await aPost(em, { title: no() });
  const middle = await aPost(em, { title: { ...no(), en: crypto.randomUUID() } });
  await aPost(em); // in English only
  await aPost(em, { title: no(), published: [] });
  const last = await aPost(em, { title: no() });
  expect(await read(middle.id, "no")).toMatchObject({
    previous: { id: first.id },
    next: { id: last.id },
  });
  expect(await read(first.id, "no")).toMatchObject({ previous: null, next: { id: middle.id } });
  expect(await read(last.id, "no")).toMatchObject({ previous: { id: middle.id }, next: null });
});

test("neighbours with equal timestamps are ordered by id", async () => {
  const em = graph.em();
  const publishedAt = "2031-01-01T00:00:00.000Z"; // later than the posts of the other tests
  const [one, two, three] = [
    await aPost(em, { publishedAt }),
    await aPost(em, { publishedAt }),
    await aPost(em, { publishedAt }),
  ];
  expect(await read(two.id)).toMatchObject({ previous: { id: one.id }, next: { id: three.id } });
});

test("a post has no neighbours in a language in which it is not published", async () => {
  const { id } = await aPost(graph.em());
  expect(await read(id, "fr")).toMatchObject({ previous: null, next: null });
});

test("an unpublished post has no neighbours, which would reveal its former date", async () => {
  const em = graph.em();
  const title = { en: crypto.randomUUID(), fr: crypto.randomUUID() };
  await aPost(em, { title });
  const post = await aPost(em, { title: { en: crypto.randomUUID(), fr: crypto.randomUUID() } });
  await aPost(em, { title: { fr: crypto.randomUUID() } });
  const WITHDRAW = "mutation($id: ID!) { unpublishPost(id: $id, locale: fr) { id } }";
  await graph.as(withRole(Role.EDITOR))(WITHDRAW, { id: post.id });
  expect(await read(post.id, "fr")).toMatchObject({ previous: null, next: null });
});
