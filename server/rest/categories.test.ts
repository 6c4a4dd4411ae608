import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { CategoryKind } from "../../schema/categories/index.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const editor = withRole(Role.EDITOR);
const get = (path: string) => server.ask("GET", path);
const create = (body: unknown) => server.ask("POST", "/api/categories", { as: editor, body });

const print = await aCategory(em(), {
  name: { en: "Print", fr: "Imprimé" },
  description: { en: "On paper." },
  icon: "tabler:printer",
  order: 1,
});
const sound = await aCategory(em(), { name: { en: "Sound" }, order: 2 });
await aCategory(em(), { kind: CategoryKind.SOLUTION, order: 3 });
const older = await aPost(em(), { categories: [print] });
const newer = await aPost(em(), {
  categories: [print, sound],
  title: { en: "Newer", fr: "Plus récent" },
});

const SHOWN = {
  id: print.id,
  slug: "print",
  name: "Print",
  description: "On paper.",
  icon: "tabler:printer",
  color: "default",
  postCount: 2,
  slugs: { en: "print", fr: "imprime" },
};

test.each(["/api/categories", "/api/categories/"])(
  "%s is the bare list, in order",
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ ...SHOWN, version: 1, kind: "blog", order: 1 });
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(["print", "sound"]);
  },
);

test("a category without a name in the language has its English name", async () => {
  const { body } = await get("/api/categories?locale=fr");
  expect(body[0]).toMatchObject({ slug: "imprime", name: "Imprimé", postCount: 1 });
  expect(body[1]).toMatchObject({ slug: "sound", name: "Sound", postCount: 1 });
});

test("editors read the texts of the list in every language, and can send them back", async () => {
  const { body } = await server.ask("GET", "/api/categories?locale=fr", { as: editor });
  expect(body[0]).toMatchObject({
    name: { en: "Print", fr: "Imprimé", no: null },
    slug: { en: "print", fr: "imprime", no: null },
    description: { en: "On paper." },
    postCount: 1,
  });
});

test("the blog's categories are listed with their names", async () => {
  const { status, body } = await get("/api/blog/categories/?locale=en");
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["categories"]);
  expect(body.categories[0]).toEqual(SHOWN);
});

describe("a category", () => {
  test.each(["print", "imprime", "print/"])("%s is returned with its posts", async (slug) => {
    const { status, body } = await get(`/api/blog/categories/${slug}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["category", "pagination"]);
    const { posts, ...category } = body.category;
    expect(category).toEqual(SHOWN);
    expect(posts.map(({ id }: { id: string }) => id)).toEqual([newer.id, older.id]);
    expect(body.pagination).toEqual({
      page: 1,
      limit: 9,
      totalCount: 2,
      totalPages: 1,
      hasMore: false,
    });
  });

  test("supports pages and languages", async () => {
    const page = await get("/api/blog/categories/print?page=2&limit=1");
    expect(page.body.category.posts).toMatchObject([{ id: older.id }]);
    expect(page.body.pagination).toMatchObject({ page: 2, totalPages: 2, hasMore: false });
    const french = await get("/api/blog/categories/print?locale=fr");
    expect(french.body.category).toMatchObject({
      name: "Imprimé",
      posts: [{ title: "Plus récent" }],
    });
  });

  test("that does not exist is not found", async () => {
    const { status, body } = await get("/api/blog/categories/nothing");
    expect(status).toBe(404);
    expect(body).toEqual({ message: "Category not found", code: "NOT_FOUND" });
  });

  test.each([
    ["wrapped", (category: object) => ({ category })],
    ["bare", (category: object) => category],
  ])("is created from a %s body", async (how, body) => {
    const { status, body: answer } = await create(
      body({
        name: { en: `Made ${how}`, no: `Laget ${how}` },
        description: "Briefly",
        color: "cyan",
        order: 9,
        postCount: 99,
        nonsense: true,
      }),
    );
    expect(status).toBe(200);
    expect(Object.keys(answer)).toEqual(["category"]);
    expect(answer.category).toMatchObject({
      version: 1,
      kind: "blog",
      color: "cyan",
      order: 9,
      name: { en: `Made ${how}`, fr: null, no: `Laget ${how}` },
      slug: { en: `made-${how}`, fr: null, no: `laget-${how}` },
      description: { en: "Briefly" },
    });
  });

  test("is changed by the fields that were sent, unless the version is out of date", async () => {
    const { id } = await aCategory(em(), { name: { en: "Changing", fr: "Changeant" } });
    const change = (body: object) =>
      server.ask("PUT", `/api/categories/${id}`, { as: editor, body });
    const { status, body } = await change({ category: { name: { fr: "Changé" }, version: 1 } });
    expect(status).toBe(200);
    expect(body.category).toMatchObject({
      version: 2,
      name: { en: "Changing", fr: "Changé" },
      slug: { en: "changing" },
    });
    const late = await change({ order: 1, version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: "CONFLICT", current: { version: 2 } });
  });

  test("is deleted", async () => {
    const { id } = await aCategory(em());
    const deleted = await server.ask("DELETE", `/api/categories/${id}`, { as: editor });
    expect(deleted.status).toBe(200);
    expect(deleted.body).toEqual({ success: true, id });
    const again = await server.ask("DELETE", `/api/categories/${id}`, { as: editor });
    expect(again.status).toBe(404);
    expect(again.body).toEqual({ message: "Category not found", code: "NOT_FOUND" });
  });

  test("with a slug that is taken is a conflict", async () => {
    const { status, body } = await create({ name: { en: "Print" } });
    expect(status).toBe(409);
    expect(body).toEqual({
      message: "This slug is taken",
      code: "CONFLICT",
      fields: { "slug.en": "Taken" },
    });
  });
});

test.each([
  [{}, { name: "Required" }],
  [{ category: {} }, { name: "Required" }],
  [{ name: { en: "" } }, { name: "Required" }],
  [{ name: 7 }, { name: "Must be text" }],
  [{ name: { en: ["x"] } }, { "name.en": "Must be text" }],
  [{ name: "N", color: "beige" }, { color: "One of: default, cyan, purple, blue, orange, red" }],
  [{ name: "N", order: "first" }, { order: "A whole number" }],
  [{ name: "N", kind: "news" }, { kind: "One of: blog, solution, faq, product" }],
  [{ name: "N", icon: 1 }, { icon: "Must be text" }],
])("%j is refused with %j", async (body, fields) => {
  const refused = await create(body);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ code: "INVALID", fields });
  expect(Object.keys(refused.body.fields)).toEqual(Object.keys(fields));
});
