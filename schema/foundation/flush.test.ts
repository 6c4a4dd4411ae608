import { beforeEach, describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { denormalizationCheck } from "../blog/denormalization-check.ts";
import { aPost } from "../blog/post.builder.ts";
import { Post } from "../blog/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { Category } from "../categories/category.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { Locale } from "./locale.ts";
import { OutboxEntry } from "./outbox.ts";

const graph = await testGraph();
const asEditor = graph.as(withRole(Role.EDITOR));
const execute = (sql: string) => graph.em().getConnection().execute(sql);

const UPDATE = `mutation($id: ID!, $input: UpdatePostInput!) {
  updatePost(id: $id, input: $input) { version titleByLocale { en } categories { id } }
}`;
const CREATE = `mutation($input: CreatePostInput!) {
  createPost(input: $input) { id version categories { id } }
}`;

// A sequence is not rolled back with its transaction, so it counts attempts: the next writes to
// these tables fail with a serialization error as many times as it is below zero, before or after
// the other writes of the transaction.
await execute(`create sequence collisions minvalue -100 start 1`);
await execute(`create function collide() returns trigger as $$ begin
  if nextval('collisions') <= 0 then
    raise exception 'deadlock detected' using errcode = tg_argv[0]; end if;
  return null; end; $$ language plpgsql`);
const collide = async (times: number, table: string, state = "40P01") => {
  await execute(`create trigger zz_collide after insert or update or delete on ${table}
    for each statement execute function collide('${state}')`);
  await execute(`select setval('collisions', ${1 - times}, false)`);
};
beforeEach(async () => {
  for (const table of ["posts", "posts_categories", "categories", "outbox"]) {
    await execute(`drop trigger if exists zz_collide on ${table}`);
  }
});

describe("after a serialization failure the transaction is retried:", () => {
  test.each(["40P01", "40001"])("an update is applied once (%s)", async (state) => {
    const post = await aPost(graph.em());
    await collide(3, "posts", state);
    const { updatePost } = await asEditor(UPDATE, {
      id: post.id,
      input: { title: { en: "Changed" }, version: 1 },
    });
    expect(updatePost).toEqual({ version: 2, titleByLocale: { en: "Changed" }, categories: [] });
  });

  test("a new entity is written with its related rows", async () => {
    const category = await aCategory(graph.em());
    await collide(3, "posts_categories");
    const title = { en: "New despite all" };
    const input = { title, categoryIds: [category.id] };
    const { createPost } = await asEditor(CREATE, { input });
    expect(createPost).toMatchObject({ version: 1, categories: [{ id: category.id }] });
    expect(await graph.em().count(Post, { title })).toBe(1);
  });

  test("an update is written with its related rows", async () => {
    const [from, to] = [await aCategory(graph.em()), await aCategory(graph.em())];
    const post = await aPost(graph.em(), { categories: [from] });
    await collide(3, "posts_categories");
    const { updatePost } = await asEditor(UPDATE, {
      id: post.id,
      input: { title: { en: "Moved" }, categoryIds: [to.id] },
    });
    expect(updatePost).toMatchObject({
      titleByLocale: { en: "Moved" },
      categories: [to].map(({ id }) => ({ id })),
    });
    expect(await denormalizationCheck(graph.em())).toEqual([]);
  });

  test("a deletion is applied", async () => {
    const category = await aCategory(graph.em(), { deletedAt: new Date() });
    await collide(3, "categories");
    await asEditor("mutation($ids: [ID!]!) { purgeCategories(ids: $ids) { ids } }", {
      ids: [category.id],
    });
    expect(await graph.em().count(Category, { id: category.id })).toBe(0);
  });

  test("and the events published with it are delivered once", async () => {
    await execute(`create table written (id uuid)`); // outbox entries are deleted after delivery
    await execute(`create function note() returns trigger as $$ begin
      insert into written values (new.id); return null; end; $$ language plpgsql`);
    await execute(
      `create trigger note after insert on outbox for each row execute function note()`,
    );
    const post = await aPost(graph.em());
    await collide(3, "posts"); // fails after the outbox entries were written
    const { pubSub } = graph.services;
    graph.services.pubSub = { ...pubSub, isShared: true };
    const events = pubSub.subscribe("collided");
    const first = events.next();
    const context = graph.context(withRole(Role.EDITOR));
    const found = await context.find(Post, post.id, "Post not found");
    found.featured = true;
    context.publish("collided", { n: 1 });
    await context.save();
    context.publish("collided", { n: 2 });
    await context.save();
    expect((await first).value).toEqual({ n: 1 });
    expect((await events.next()).value).toEqual({ n: 2 });
    await expect.poll(() => graph.em().count(OutboxEntry)).toBe(0);
    expect(await execute("select id from written")).toHaveLength(2);
    graph.services.pubSub = pubSub;
  });
});

test("a failure that persists is thrown, and nothing is written or published", async () => {
  const post = await aPost(graph.em(), { title: { en: "Before" } });
  await collide(100, "posts");
  const context = graph.context(withRole(Role.EDITOR));
  const found = await context.find(Post, post.id, "Post not found");
  found.title = { en: "After" };
  context.sendMail({
    to: "ada@example.org",
    locale: Locale.en,
    subject: "Changed",
    paragraphs: ["…"],
  });
  await expect(context.save()).rejects.toThrow("deadlock detected");
  expect(graph.mails).toEqual([]);
  expect(await graph.em().count(OutboxEntry)).toBe(0);
  expect(await graph.em().findOneOrFail(Post, post.id)).toMatchObject({
    title: { en: "Before" },
    version: 1,
  });
}, 20_000);

test("an update of an outdated version is refused, also after a retry", async () => {
  const post = await aPost(graph.em());
  const late = graph.context(withRole(Role.EDITOR));
  const found = await late.find(Post, post.id, "Post not found");
  await late.checkVersion(found, 1);
  found.featured = true;
  await asEditor(UPDATE, { id: post.id, input: { title: { en: "Faster" } } });
  await collide(2, "posts");
  await expect(late.save()).rejects.toMatchObject({ code: "CONFLICT" });
});

test("rows that refer to a row deleted meanwhile are refused", async () => {
  const category = await aCategory(graph.em());
  const context = graph.context(withRole(Role.EDITOR));
  const post = Object.assign(new Post(), { title: { en: "Too late" } });
  post.categories.add(await context.find(Category, category.id, "Category not found"));
  context.em.persist(post);
  await graph.em().nativeDelete(Category, { id: category.id });
  await expect(context.save()).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await graph.em().count(Post, { id: post.id })).toBe(0);
});
