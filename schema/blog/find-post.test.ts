import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const READ = `query($slug: String!, $locale: Locale!) {
  publishedPost(slug: $slug, locale: $locale) { id title(locale: $locale) languages }
}`;

const post = await aPost(graph.em(), {
  title: { en: "A night ferry", fr: "Un ferry de nuit", no: "En nattferge" },
  published: ["en", "fr"],
});

test.each([
  ["a-night-ferry", "en", "A night ferry"],
  ["un-ferry-de-nuit", "fr", "Un ferry de nuit"],
])("%s is found in %s", async (slug, locale, title) => {
  const { publishedPost } = await graph.as()(READ, { slug, locale });
  expect(publishedPost).toEqual({ id: post.id, title, languages: ["en", "fr"] });
});

test("a slug of another language finds the post if it is published in both", async () => {
  const { publishedPost } = await graph.as()(READ, { slug: "a-night-ferry", locale: "fr" });
  expect(publishedPost).toMatchObject({ id: post.id, title: "Un ferry de nuit" });
});

test("if it is not published in the language, the error lists the available ones", async () => {
  const refusal = await graph.refusal(visitor(), READ, { slug: "a-night-ferry", locale: "no" });
  expect(refusal.message).toBe("Post not available in no");
  expect(refusal.extensions).toEqual({
    code: "NOT_FOUND",
    available: { en: "a-night-ferry", fr: "un-ferry-de-nuit" },
  });
});

test("a slug of a language in which it is not published finds nothing", async () => {
  const refusal = await graph.refusal(visitor(), READ, { slug: "en-nattferge", locale: "no" });
  expect(refusal.message).toBe("Post not found");
});

test.each(["en", "fr", "no"])("an unknown slug is not found in %s", async (locale) => {
  const refusal = await graph.refusal(visitor(), READ, { slug: "nothing-here", locale });
  expect(refusal.message).toBe("Post not found");
  expect(refusal.extensions).toEqual({ code: "NOT_FOUND" });
});

test("a draft is not found by its slug, not even by editors", async () => {
  const draft = await aPost(graph.em(), { published: [] });
  const slug = draft.slug.en;
  const refusal = await graph.refusal(withRole(Role.EDITOR), READ, { slug, locale: "en" });
  expect(refusal.message).toBe("Post not found");
});

test("a malformed id is a post that is not found", async () => {
  for (const id of [crypto.randomUUID(), "not-an-id", ""]) {
    const refusal = await graph.refusal(visitor(), "query($id: ID!) { post(id: $id) { id } }", {
      id,
    });
    expect(refusal.message).toBe("Post not found");
  }
});
