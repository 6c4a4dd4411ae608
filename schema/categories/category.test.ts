import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPost } from "../blog/post.builder.ts";
import { purgeTrash } from "../foundation/trash.ts";
import { DAY } from "../foundation/durations.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aCategory } from "./category.builder.ts";
import { Category, CategoryKind } from "./category.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const asEditor = graph.as(editor);

const FIELDS = `id version kind icon color order name slug
  nameByLocale { en fr no } slugByLocale { en fr no } descriptionByLocale { en fr no }`;
const CREATE = `mutation($input: CreateCategoryInput!) { createCategory(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateCategoryInput!) {
  updateCategory(id: $id, input: $input) { ${FIELDS} }
}`;
const READ = "query($id: ID!) { category(id: $id) { id } }";

const create = async (input: object) => (await asEditor(CREATE, { input })).createCategory;
const update = async (id: string, input: object) =>
  (await asEditor(UPDATE, { id, input })).updateCategory;

test("a new category has a slug in each language of its name", async () => {
  expect(await create({ name: { en: "Night & day", no: "Natt og dag" } })).toMatchObject({
    version: 1,
    kind: "BLOG",
    color: "DEFAULT",
    order: 0,
    icon: null,
    nameByLocale: { en: "Night & day", fr: null, no: "Natt og dag" },
    slugByLocale: { en: "night-day", fr: null, no: "natt-og-dag" },
  });
});

test("a name without any Latin letters gets a slug as well", async () => {
  const one = await create({ name: { en: "日本語" } });
  const two = await create({ name: { en: "中文" } });
  expect(one.slug).toBe(one.id);
  expect(two.slug).toBe(two.id);
});

test("an update changes the given fields and leaves the rest", async () => {
  const { id } = await aCategory(graph.em(), { name: { en: "Old", fr: "Vieux" } });
  const changes = { icon: "tabler:moon", color: "CYAN", order: 3, description: { en: "Dark." } };
  expect(await update(id, { name: { en: "New" }, ...changes })).toMatchObject({
    version: 2,
    icon: "tabler:moon",
    color: "CYAN",
    order: 3,
    nameByLocale: { en: "New", fr: "Vieux", no: null },
    slugByLocale: { en: "old", fr: "vieux", no: null },
    descriptionByLocale: { en: "Dark." },
  });
  expect(await update(id, { name: { fr: null } })).toMatchObject({
    nameByLocale: { en: "New", fr: null },
    slugByLocale: { en: "old", fr: null },
    icon: "tabler:moon",
  });
});

test("a slug is unique per kind and language", async () => {
  await create({ name: { en: "Once" } });
  expect((await create({ name: { fr: "Once" } })).slugByLocale.fr).toBe("once");
  expect((await create({ name: { en: "Once" }, kind: "SOLUTION" })).slug).toBe("once");
  const again = await graph.refusal(editor, CREATE, { input: { name: { en: "Once" } } });
  expect(again.message).toBe("This slug is taken");
  expect(again.extensions).toEqual({ code: "CONFLICT", fields: { "slug.en": "Taken" } });
  const { id } = await aCategory(graph.em());
  const moved = await graph.refusal(editor, UPDATE, { id, input: { slug: { en: "once" } } });
  expect(moved.extensions.code).toBe("CONFLICT");
});

test("an update of an outdated version is a conflict", async () => {
  const { id } = await aCategory(graph.em());
  await update(id, { version: 1, order: 1 });
  const late = await graph.refusal(editor, UPDATE, { id, input: { version: 1, order: 2 } });
  expect(late.extensions).toMatchObject({ code: "CONFLICT", current: { version: 2, order: 1 } });
});

test.each([
  [{ name: {} }, { name: "Required" }],
  [{ name: { en: "x".repeat(81) } }, { "name.en": "At most 80 characters" }],
  [{ name: { en: "N" }, slug: { en: "-" } }, { "slug.en": "Only a-z, 0-9 and single hyphens" }],
  [
    { name: { en: "N" }, description: { fr: "x".repeat(301) } },
    { "description.fr": "At most 300 characters" },
  ],
  [{ name: { en: "N" }, icon: "moon" }, { icon: "Not valid" }],
])("%j is refused with %j", async (input, fields) => {
  const refusal = await graph.refusal(editor, CREATE, { input });
  expect(refusal.extensions).toEqual({ code: "INVALID", fields });
});

test("a category is found by its id and by its slug in any language", async () => {
  const { id } = await aCategory(graph.em(), { name: { en: "Harbour", no: "Havn" } });
  for (const name of [id, "harbour", "havn"]) {
    expect((await graph.as()(READ, { id: name })).category.id).toBe(id);
  }
});

test("a category of another kind is not found by its slug", async () => {
  await aCategory(graph.em(), { name: { en: "Elsewhere" }, kind: CategoryKind.SOLUTION });
  const refusal = await graph.refusal(visitor(), READ, { id: "elsewhere" });
  expect(refusal.message).toBe("Category not found");
  expect(refusal.extensions.code).toBe("NOT_FOUND");
});

test("categories are listed by kind, in their order", async () => {
  const kind = CategoryKind.SOLUTION;
  const last = await aCategory(graph.em(), { kind, order: 1_000 });
  const first = await aCategory(graph.em(), { kind, order: -1_000 });
  const { categories } = await graph.as()("{ categories(kind: SOLUTION) { id kind } }");
  expect(categories[0]).toEqual({ id: first.id, kind: "SOLUTION" });
  expect(categories.at(-1)).toEqual({ id: last.id, kind: "SOLUTION" });
  expect(new Set(categories.map((one: { kind: string }) => one.kind))).toEqual(
    new Set(["SOLUTION"]),
  );
});

test("posts are counted in each language they are published in", async () => {
  const category = await aCategory(graph.em());
  const categories = [category];
  await aPost(graph.em(), { categories, title: { en: "One", fr: "Un" } });
  await aPost(graph.em(), { categories, title: { en: "Two" } });
  await aPost(graph.em(), { categories, published: [] });
  await aPost(graph.em(), { categories: [await aCategory(graph.em())] });
  const counts = await graph.as()(
    "query($id: ID!) { category(id: $id) { postCount fr: postCount(locale: fr) no: postCount(locale: no) posts { totalCount } } }",
    category,
  );
  expect(counts.category).toEqual({ postCount: 2, fr: 1, no: 0, posts: { totalCount: 2 } });
});

test("adding a post to a category leaves its version unchanged", async () => {
  const [one, other] = [await aCategory(graph.em()), await aCategory(graph.em())];
  const { id } = await aPost(graph.em(), { categories: [one] });
  const { updatePost } = await asEditor(
    `mutation($id: ID!, $categoryIds: [ID!]) {
      updatePost(id: $id, input: { categoryIds: $categoryIds }) { categories { version postCount } }
    }`,
    { id, categoryIds: [one.id, other.id] },
  );
  const untouched = { version: 1, postCount: 1 };
  expect(updatePost.categories).toEqual([untouched, untouched]);
});

test("deleting a category keeps its posts", async () => {
  const category = await aCategory(graph.em());
  const post = await aPost(graph.em(), { categories: [category] });
  await asEditor("mutation($id: ID!) { deleteCategory(id: $id) }", category);
  expect((await graph.refusal(visitor(), READ, category)).message).toBe("Category not found");
  const left = await graph.as()("query($id: ID!) { post(id: $id) { categories { id } } }", post);
  expect(left.post.categories).toEqual([]);
});

describe("a deleted category", () => {
  const DELETE = "mutation($id: ID!) { deleteCategory(id: $id) }";
  const RESTORE = `mutation($ids: [ID!]!) {
    restoreCategories(ids: $ids) { ids failed { id message } }
  }`;
  const PURGE = `mutation($ids: [ID!]!) {
    purgeCategories(ids: $ids) { ids failed { id message } }
  }`;
  const POST = `query($id: ID!, $slug: String!) {
    post(id: $id) { categories { id } }
    publishedPosts(category: $slug) { totalCount }
  }`;

  test("is in the trash, and regains its posts when restored", async () => {
    const category = await aCategory(graph.em());
    const { id } = await aPost(graph.em(), { categories: [category] });
    const post = () => graph.as()(POST, { id, slug: category.slug.en });
    await asEditor(DELETE, category);
    const { deletedCategories } = await asEditor("{ deletedCategories { id } }");
    expect(deletedCategories[0]).toEqual({ id: category.id });
    expect(await post()).toEqual({ post: { categories: [] }, publishedPosts: { totalCount: 0 } });
    const { restoreCategories } = await asEditor(RESTORE, { ids: [category.id] });
    expect(restoreCategories).toEqual({ ids: [category.id], failed: [] });
    expect(await post()).toEqual({
      post: { categories: [{ id: category.id }] },
      publishedPosts: { totalCount: 1 },
    });
  });

  test("may be one of several", async () => {
    const [one, other] = [await aCategory(graph.em()), await aCategory(graph.em())];
    const ids = [one.id, other.id, crypto.randomUUID()];
    const { deleteCategories } = await asEditor(
      "mutation($ids: [ID!]!) { deleteCategories(ids: $ids) { ids failed { id message } } }",
      { ids },
    );
    expect(deleteCategories).toEqual({
      ids: [one.id, other.id],
      failed: [{ id: ids[2], message: "Category not found" }],
    });
  });

  test("releases its slug, and cannot be restored while it is in use", async () => {
    const first = await create({ name: { en: "Given away" } });
    await asEditor(DELETE, first);
    const second = await create({ name: { en: "Given away" } });
    expect(second.slug).toBe("given-away");
    const { restoreCategories } = await asEditor(RESTORE, { ids: [first.id] });
    expect(restoreCategories).toEqual({
      ids: [],
      failed: [{ id: first.id, message: "This slug is taken" }],
    });
  });

  test("is deleted permanently on request, or after 30 days", async () => {
    const [now, later, remaining] = [
      await aCategory(graph.em()),
      await aCategory(graph.em()),
      await aCategory(graph.em()),
    ];
    await asEditor(DELETE, now);
    await asEditor(DELETE, later);
    const { purgeCategories } = await asEditor(PURGE, { ids: [now.id, remaining.id] });
    expect(purgeCategories).toEqual({
      ids: [now.id],
      failed: [{ id: remaining.id, message: "Category not found" }],
    });
    const isThere = async ({ id }: { id: string }) =>
      (await graph.em().count(Category, { id })) > 0;
    const days = (count: number) => new Date(graph.clock.now().getTime() + count * DAY);
    await purgeTrash(graph.em(), days(29));
    expect(await isThere(later)).toBe(true);
    await purgeTrash(graph.em(), days(30));
    expect(await isThere(later)).toBe(false);
    expect(await isThere(remaining)).toBe(true);
  });
});

describe("texts in all languages", () => {
  const TEXTS = `query($id: ID!) {
    category(id: $id) { nameByLocale { en } slugByLocale { en } descriptionByLocale { en } }
  }`;

  test.each([
    ["a visitor", visitor(), false],
    ["a member", withRole(Role.MEMBER), false],
    ["a moderator", withRole(Role.MODERATOR), false],
    ["an editor", editor, true],
    ["an admin", withRole(Role.ADMIN), true],
  ])("%s", async (_name, viewer, sees) => {
    const named = await aCategory(graph.em());
    const { category } = await graph.as(viewer)(TEXTS, named);
    for (const text of Object.values(category)) expect(text !== null).toBe(sees);
  });
});
