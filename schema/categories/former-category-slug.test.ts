import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aCategory } from "./category.builder.ts";
import { Category, CategoryKind } from "./category.ts";
import { FormerCategorySlug } from "./former-category-slug.ts";

const graph = await testGraph();
const asEditor = graph.as(withRole(Role.EDITOR));

const READ = `query($slug: ID!, $kind: CategoryKind! = BLOG, $locale: Locale! = en) {
  category(id: $slug, kind: $kind, locale: $locale) { id }
}`;

interface Variables {
  slug: string;
  locale?: string;
  kind?: keyof typeof CategoryKind;
}

const idOf = async (variables: Variables) => (await graph.as()(READ, { ...variables })).category.id;

const movedTo = async (variables: Variables) => {
  const { message, extensions } = await graph.refusal(visitor(), READ, { ...variables });
  expect(message).toBe("Category not found");
  return extensions.movedTo;
};

const rename = (id: string, slug: Record<string, string>) =>
  asEditor(
    "mutation($id: ID!, $input: UpdateCategoryInput!) { updateCategory(id: $id, input: $input) { id } }",
    { id, input: { slug } },
  );

test("a former slug leads to the present one of the language asked for", async () => {
  const { id } = await aCategory(graph.em(), { name: { en: "Harbours", fr: "Ports" } });
  await rename(id, { en: "havens", fr: "havres" });
  expect(await movedTo({ slug: "harbours" })).toBe("havens");
  expect(await movedTo({ slug: "ports", locale: "fr" })).toBe("havres");
  expect(await movedTo({ slug: "harbours", locale: "fr" })).toBe("havres");
  expect(await movedTo({ slug: "harbours", locale: "no" })).toBe("havens");
  expect(await idOf({ slug: "havens" })).toBe(id);
});

test("if several had it, the one of the language is meant", async () => {
  const english = await aCategory(graph.em(), { name: { en: "Chat" } });
  await rename(english.id, { en: "talk" });
  const french = await aCategory(graph.em(), { name: { en: "Cat", fr: "Chat" } });
  await rename(french.id, { fr: "felin" });
  expect(await movedTo({ slug: "chat", locale: "en" })).toBe("talk");
  expect(await movedTo({ slug: "chat", locale: "fr" })).toBe("felin");
});

test("kinds keep their slugs apart", async () => {
  const solution = { kind: CategoryKind.SOLUTION, name: { en: "Apart" } };
  const { id } = await aCategory(graph.em(), solution);
  await rename(id, { en: "apart-now" });
  expect(await movedTo({ slug: "apart", kind: "SOLUTION" })).toBe("apart-now");
  expect(await movedTo({ slug: "apart" })).toBeUndefined();
});

test("a category that takes a former slug has it, a new one as one that is renamed", async () => {
  const first = await aCategory(graph.em(), { name: { en: "Wanted" } });
  await rename(first.id, { en: "first" });
  const second = await aCategory(graph.em(), { name: { en: "Wanted" } });
  expect(await idOf({ slug: "wanted" })).toBe(second.id);
  await rename(second.id, { en: "second" });
  expect(await movedTo({ slug: "wanted" })).toBe("second");
  const third = await aCategory(graph.em());
  await rename(third.id, { en: "wanted" });
  expect(await idOf({ slug: "wanted" })).toBe(third.id);
});

test("the former slugs of a deleted category lead nowhere, those of a restored one do again", async () => {
  const { id } = await aCategory(graph.em(), { name: { en: "Fading" } });
  await rename(id, { en: "faded" });
  await asEditor("mutation($id: ID!) { deleteCategory(id: $id) }", { id });
  expect(await movedTo({ slug: "fading" })).toBeUndefined();
  await asEditor("mutation($ids: [ID!]!) { restoreCategories(ids: $ids) { ids } }", { ids: [id] });
  expect(await movedTo({ slug: "fading" })).toBe("faded");
  await graph.em().nativeDelete(Category, { id });
  expect(await graph.em().count(FormerCategorySlug, { slug: "fading" })).toBe(0);
});
