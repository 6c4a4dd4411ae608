import type { EntityManager } from "@mikro-orm/core";
import { describe, expect, test } from "vitest";
import { aCategory } from "../categories/category.builder.ts";
import { Category } from "../categories/category.ts";
import { tablesWrittenTogether } from "../foundation/reading/cache/writes.ts";
import { testGraph } from "../testing/graph.ts";
import { aMember } from "../members/member.builder.ts";
import { aComment } from "./comment.builder.ts";
import { CommentStatus } from "./comment.ts";
import { denormalizationCheck } from "./denormalization-check.ts";
import { aPost } from "./post.builder.ts";
import { Post, posts } from "./post.ts";

const graph = await testGraph();

/** Runs work in a transaction that is rolled back. */
async function passing<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
  const em = graph.em();
  await em.begin();
  try {
    return await work(em);
  } finally {
    await em.rollback();
  }
}

const execute = (em: EntityManager, sql: string) =>
  em.getConnection().execute(sql, [], "run", em.getTransactionContext());

/** Posts in categories and languages with comments: covers every denormalized value. */
async function aBlog(em: EntityManager): Promise<void> {
  const print = await aCategory(em, { name: { en: "Print" } });
  const sound = await aCategory(em, { name: { en: "Sound" } });
  const cases = [
    { title: { en: "One", fr: "Un", no: "En" }, categories: [print, sound], tags: ["ink"] },
    {
      title: { en: "Two", fr: "Deux" },
      categories: [print],
      author: await aMember(em),
      publishedAt: "2026-02-28T23:59:59Z",
    },
    { title: { en: "Three" }, categories: [sound], published: [] },
    { title: { fr: "Quatre" }, featured: true, tags: ["ink", "paper"] },
  ];
  for (const fact of cases) {
    const post = await aPost(em, fact);
    const top = await aComment(em, { post });
    const pending = await aComment(em, { post, status: CommentStatus.PENDING });
    await aComment(em, { post, parent: top });
    await aComment(em, { post, parent: top, status: CommentStatus.SPAM });
    await aComment(em, { post, parent: pending });
  }
}

await graph.em().transactional(aBlog);

const SORT = `insert into posts_categories (post_id, category_id)
  select posts.id, categories.id from posts, categories on conflict do nothing`;
const POST = (title: string) => `(select id from posts where title ->> 'en' = '${title}')`;

describe("denormalized data stays correct when a statement writes many rows:", () => {
  test.each([
    ["posts are featured", "update posts set featured = not featured"],
    [
      "posts are published earlier",
      `update posts set published_at = jsonb_set(published_at, '{en}', '"2025-12-31T23:59:59Z"')`,
    ],
    ["posts are unpublished", "update posts set languages = '{}'"],
    [
      "posts are unpublished in one language",
      "update posts set languages = array_remove(languages, 'fr')",
    ],
    [
      "posts are published in more languages",
      `update posts set languages = '{en,no}', published_at = published_at || '{"en":"2026-03-01T00:00:00Z","no":"2026-03-01T00:00:00Z"}'`,
    ],
    [
      "posts change their slugs",
      `update posts set slug = jsonb_set(slug, '{en}', to_jsonb('new-' || (slug ->> 'en'))) where slug ->> 'en' is not null`,
    ],
    [
      "another post takes over a slug and gives it back",
      `update posts set slug = '{"en":"first"}' where id = ${POST("One")};
      update posts set slug = '{"en":"one"}' where id = ${POST("Two")};
      update posts set deleted_at = now() where id = ${POST("Two")};
      update posts set slug = '{"en":"one"}' where id = ${POST("One")};
      update posts set slug = '{"en":"first"}' where id = ${POST("One")};
      update posts set deleted_at = null where id = ${POST("Two")}`,
    ],
    ["posts become drafts in one language", `update posts set status = status || '{"en":"draft"}'`],
    [
      "posts are archived, deleted and restored",
      `update posts set status = '{"en":"archived"}', languages = '{}';
      update posts set deleted_at = now();
      update posts set deleted_at = null where id = ${POST("One")}`,
    ],
    [
      "posts change hands",
      "update posts set author_id = (select min(id::text)::uuid from members)",
    ],
    ["authors are deleted", "delete from members"],
    ["posts are tagged anew", "update posts set tags = '{paper,press}'"],
    [
      "posts are tagged and published in other languages",
      "update posts set tags = '{paper,press}', languages = '{fr}' where title ->> 'fr' is not null",
    ],
    ["posts are added to all categories", SORT],
    ["posts are removed from their categories", "delete from posts_categories"],
    [
      "a category takes over another's posts",
      `delete from posts_categories where post_id = ${POST("One")} and category_id =
        (select id from categories where name ->> 'en' = 'Sound');
      update posts_categories set category_id = (select id from categories where name ->> 'en' = 'Sound')`,
    ],
    ["a category is deleted", "delete from categories where name ->> 'en' = 'Print'"],
    ["posts are deleted", "delete from posts where title ->> 'fr' is not null"],
    [
      "posts are copied",
      `insert into posts (id, created_at, updated_at, title, languages, published_at, featured, tags)
        select gen_random_uuid(), created_at, updated_at, title, languages, published_at, featured, tags from posts`,
    ],
    ["comments become pending", "update comments set status = 'pending'"],
    [
      "comments become pending without their replies",
      "update comments set status = 'spam' where parent_id is null",
    ],
    ["comments are approved", "update comments set status = 'approved'"],
    ["replies are deleted", "delete from comments where parent_id is not null"],
    [
      "comments are deleted with their replies",
      "delete from comments where parent_id is null and status = 'approved'",
    ],
    [
      "comments move to another post",
      `update comments set post_id = ${POST("One")} where post_id = ${POST("Two")}`,
    ],
    [
      "replies move below another comment",
      `update comments set parent_id = (select id from comments where parent_id is null
        and status = 'approved' and post_id = ${POST("One")}) where parent_id is not null and post_id = ${POST("One")}`,
    ],
    [
      "comments are copied",
      `insert into comments (id, created_at, updated_at, post_id, parent_id, content, name, status, locale, spam_score, fingerprint)
        select gen_random_uuid(), created_at, updated_at, post_id, parent_id, content, name, status, locale, 0, gen_random_uuid() from comments`,
    ],
  ])("%s", async (_what, statement) => {
    await passing(async (em) => {
      expect(await denormalizationCheck(em)).toEqual([]);
      for (const one of statement.split(";")) await execute(em, one);
      expect(await denormalizationCheck(em)).toEqual([]);
    });
  });
});

test("a month counts what was published in a language in UTC", async () => {
  const em = graph.em();
  const title = { en: "Either side of midnight", fr: "Minuit" };
  const post = await aPost(em, { title, publishedAt: "2020-02-28T23:59:59.999Z" });
  await aPost(em, { publishedAt: "2020-03-01T00:00:00.000Z" });
  const YEAR = { month: { $gte: "2020-01-01T00:00:00Z", $lt: "2021-01-01T00:00:00Z" } };
  const totals = async () => {
    const totals = await graph.em().find(posts.totals, YEAR, { orderBy: { locale: 1, month: 1 } });
    return totals.map(({ locale, month, total }) => [
      locale,
      month.toISOString().slice(0, 7),
      total,
    ]);
  };
  expect(await totals()).toEqual([
    ["en", "2020-02", 1],
    ["en", "2020-03", 1],
    ["fr", "2020-02", 1],
  ]);
  await em.nativeDelete(Post, { id: post.id });
  expect(await totals()).toEqual([
    ["en", "2020-02", 0],
    ["en", "2020-03", 1],
    ["fr", "2020-02", 0],
  ]);
});

test("a category's post count leaves its version unchanged", async () => {
  const em = graph.em();
  const category = await aCategory(em);
  const post = await aPost(em, { categories: [category] });
  await em.nativeDelete(Post, { id: post.id });
  await aPost(em, { categories: [category], title: { en: "Both", no: "Begge" } });
  const now = await graph.em().findOneOrFail(Category, category.id);
  expect(now).toMatchObject({ version: 1, postCount: { en: 1, fr: 0, no: 1 } });
});

test("cached responses are dropped when a trigger writes their tables", () => {
  const together = tablesWrittenTogether(graph.em().getMetadata());
  expect(together.get("comments")).toEqual(expect.arrayContaining(["comments", "comment_totals"]));
  expect(together.get("publications")).toEqual(
    expect.arrayContaining(["publication_totals", "categories", "category_publications"]),
  );
  expect(together.get("posts_categories")).toEqual(expect.arrayContaining(["categories"]));
  expect(together.get("posts")).toEqual(
    expect.arrayContaining(["publications", "publication_totals", "categories", "former_slugs"]),
  );
});

describe("the check reports errors:", () => {
  test.each([
    ["comments.is_public", "update comments set is_public = not is_public where parent_id is null"],
    ["comments.reply_count", "update comments set reply_count = reply_count + 1"],
    ["comment_totals.total", "update comment_totals set total = 99"],
    ["comment_totals.total", "delete from comment_totals"],
    ["comment_totals.pending", "update comment_totals set pending = 99"],
    ["publications", "delete from publications where locale = 'no'"],
    ["publications", "update publications set featured = not featured"],
    ["publication_totals", "update publication_totals set total = total - 1"],
    ["publication_totals", "delete from publication_totals where locale = 'en'"],
    [
      "former_slugs",
      "insert into former_slugs (locale, slug, post_id) select 'en', slug ->> 'en', id from posts where slug ->> 'en' is not null",
    ],
    ["post_state_totals", "update posts set status = '{}'"],
    ["post_day_totals", "delete from post_day_totals"],
    ["author_totals", "update author_totals set total = total + 1"],
    ["category_publications", "delete from category_publications where locale = 'fr'"],
    ["tag_publications", "update tag_publications set published_at = now()"],
    ["category_totals", "update category_totals set count = count + 1"],
    ["tag_totals", "update tag_totals set count = count + 1"],
    ["tag_publications", "update posts set tags = '{paper}'"],
    ["categories.post_count", `update categories set post_count = '{"en":1}'`],
  ])("%s after %s", async (name, statement) => {
    const tables = ["comments", "posts", "publications", "categories"];
    const found = await passing(async (em) => {
      for (const table of tables) await execute(em, `alter table ${table} disable trigger user`);
      await execute(em, statement);
      return denormalizationCheck(em);
    });
    expect(found).not.toEqual([]);
    expect(found.join("\n")).toContain(`${name} of `);
  });
});
