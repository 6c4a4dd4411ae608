import { expect, test } from "vitest";
import { Role } from "../accounts/role.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const em = graph.em();
const both = { en: "Both", fr: "Les deux" };
await aPost(em, { title: { en: "One" }, tags: ["clay", "glaze"] });
await aPost(em, { title: both, published: ["en", "fr"], tags: ["clay"] });
const draft = await aPost(em, { title: { en: "Draft" }, published: [], tags: ["clay", "secret"] });

const TAGS =
  "query($locale: Locale! = en, $first: Int! = 20) { postTags(locale: $locale, first: $first) { tag count } }";
const tags = async (variables = {}) => (await graph.as()(TAGS, variables)).postTags;

test("tags of the posts published in a language are counted, most frequent first", async () => {
  expect(await tags()).toEqual([
    { tag: "clay", count: 2 },
    { tag: "glaze", count: 1 },
  ]);
  expect(await tags({ locale: "fr" })).toEqual([{ tag: "clay", count: 1 }]);
  expect(await tags({ locale: "no" })).toEqual([]);
  expect(await tags({ first: 1 })).toEqual([{ tag: "clay", count: 2 }]);
});

test("a post counts from the time it is published, and with the tags it has then", async () => {
  const asEditor = graph.as(withRole(Role.EDITOR));
  const PUBLISH = "mutation($id: ID!) { publishPost(id: $id, locale: en) { id } }";
  await asEditor(PUBLISH, draft);
  expect(await tags()).toEqual([
    { tag: "clay", count: 3 },
    { tag: "glaze", count: 1 },
    { tag: "secret", count: 1 },
  ]);
  const RETAG = `mutation($id: ID!) { updatePost(id: $id, input: { tags: ["glaze"] }) { id } }`;
  await asEditor(RETAG, draft);
  expect(await tags()).toEqual([
    { tag: "clay", count: 2 },
    { tag: "glaze", count: 2 },
  ]);
  await asEditor("mutation($id: ID!) { deletePost(id: $id) }", draft);
  expect(await tags()).toEqual([
    { tag: "clay", count: 2 },
    { tag: "glaze", count: 1 },
  ]);
});

test("no more than 100 are counted", async () => {
  const refusal = await graph.refusal(visitor(), TAGS, { first: 101 });
  expect(refusal.extensions.fields).toEqual({ first: "Between 0 and 100" });
});
