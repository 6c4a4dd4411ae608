import type { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { Category } from "../categories/category.ts";
import { retrySerializationFailures } from "../foundation/retry-serialization.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
import { CREATE_COMMENT, REPLY_TO_COMMENT } from "./comment.documents.ts";
import { Comment } from "./comment.ts";
import { denormalizationCheck } from "./denormalization-check.ts";
import { aPost } from "./post.builder.ts";
import { Post } from "./post.ts";

const graph = await testGraph();
// Hand-written statements often deadlock: a short timeout detects it faster than the default of one
// second.
await graph.em().getConnection().execute(`do $$ begin
    execute format('alter database %I set deadlock_timeout = ''50ms''', current_database());
    exception when insufficient_privilege then null; -- then it takes longer
  end $$`);
const editor = withRole(Role.EDITOR);

const WRITERS = 16;
const ACTS = 12;
const PATIENCE_MS = 120_000; // allows for a busy machine

/** Pseudo-random numbers, the same in every run. */
function diceOf(seed: number) {
  let state = seed;
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  return { below, among: <T>(some: readonly T[]): T | undefined => some[below(some.length)] };
}
type Dice = ReturnType<typeof diceOf>;

/** Expected errors when another writer was faster. */
const FASTER = ["CONFLICT", "NOT_FOUND"];

const ask = async (document: string, variables: object, viewer = editor) => {
  try {
    return await graph.as(viewer)(document, variables);
  } catch (error) {
    if (!FASTER.includes(String((error as GraphQLError).extensions.code))) throw error;
  }
};
/**
 * Expected errors of hand-written statements: the row they refer to was deleted, or they deadlock
 * repeatedly.
 */
const REFUSED = /violates foreign key constraint|deadlock detected/;

const bulk = async (sql: string) => {
  try {
    await retrySerializationFailures(() => graph.em().getConnection().execute(sql, [], "run"));
  } catch (error) {
    if (!REFUSED.test((error as Error).message)) throw error;
  }
};

const some = async (entity: EntityClass, dice: Dice): Promise<string> => {
  const found = await graph.em().find(entity as typeof Post, {}, { orderBy: { id: 1 } });
  return dice.among(found)?.id ?? crypto.randomUUID();
};

let made = 0;
const by = () => ({
  content: `Comment ${(made += 1)}`,
  name: "Ada",
  email: `ada-${made}@example.org`,
});
const titles = () => ({
  en: `Written ${(made += 1)}`,
  fr: `Rédigé ${made}`,
  no: `Skrevet ${made}`,
});
const LOCALES = ["en", "fr", "no"];
const STATUSES = ["APPROVED", "PENDING", "SPAM"];

const ABOUT_HALF = "random() > 0.5";

type Act = (dice: Dice) => Promise<unknown>;

const THROUGH_THE_GRAPH: Record<string, Act> = {
  comment: async (dice) =>
    ask(CREATE_COMMENT, { postId: await some(Post, dice), input: by() }, visitor()),
  reply: async (dice) => ask(REPLY_TO_COMMENT, { id: await some(Comment, dice), input: by() }),
  moderate: async (dice) =>
    ask(
      "mutation($ids: [ID!]!, $status: CommentStatus!) { moderateComments(ids: $ids, status: $status) { id } }",
      { ids: [await some(Comment, dice), await some(Comment, dice)], status: dice.among(STATUSES) },
    ),
  remove: async (dice) =>
    ask("mutation($id: ID!) { deleteComment(id: $id) }", { id: await some(Comment, dice) }),
  write: async (dice) =>
    ask("mutation($input: CreatePostInput!) { createPost(input: $input) { id } }", {
      input: {
        title: titles(),
        categoryIds: [await some(Category, dice), await some(Category, dice)],
        publications: [{ locale: dice.among(LOCALES), status: "PUBLISHED" }],
      },
    }),
  publish: async (dice) =>
    ask("mutation($id: ID!, $locale: Locale!) { publishPost(id: $id, locale: $locale) { id } }", {
      id: await some(Post, dice),
      locale: dice.among(LOCALES),
    }),
  unpublish: async (dice) =>
    ask("mutation($id: ID!, $locale: Locale!) { unpublishPost(id: $id, locale: $locale) { id } }", {
      id: await some(Post, dice),
      locale: dice.among(LOCALES),
    }),
  sort: async (dice) =>
    ask(
      "mutation($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }",
      {
        id: await some(Post, dice),
        input: { categoryIds: [await some(Category, dice), await some(Category, dice)] },
      },
    ),
  deletePost: async (dice) =>
    ask("mutation($id: ID!) { deletePost(id: $id) }", { id: await some(Post, dice) }),
  deleteCategory: async (dice) => {
    await ask("mutation($id: ID!) { deleteCategory(id: $id) }", { id: await some(Category, dice) });
    await aCategory(graph.em(), { name: { en: `Anew ${(made += 1)}` } });
  },
};

const MANY_AT_ONCE: Record<string, Act> = {
  holdMany: () => bulk("update comments set status = 'pending' where " + ABOUT_HALF),
  releaseMany: () => bulk("update comments set status = 'approved'"),
  removeMany: (dice) =>
    bulk(
      `delete from comments where ('x' || right(id::text, 2))::bit(8)::int % 9 = ${dice.below(9)}`,
    ),
  publishMany: async () =>
    bulk(`update posts set version = version + 1, languages = '{en,no}', status = '{"en":"published","no":"published"}',
      published_at = '{"en":"2026-01-01T00:00:00Z","no":"2026-02-01T00:00:00Z"}' where ${ABOUT_HALF}`),
  unpublishMany: async () =>
    bulk(`update posts set version = version + 1, languages = '{fr}', status = '{"fr":"published"}',
      published_at = '{"fr":"2026-01-01T00:00:00Z"}' where ${ABOUT_HALF}`),
  sortMany: () =>
    bulk(`insert into posts_categories (post_id, category_id)
      select posts.id, categories.id from posts, categories order by 1, 2 on conflict do nothing`),
  takeOutMany: () => bulk("delete from posts_categories where " + ABOUT_HALF),
};

test(
  "denormalized data is correct after sixteen concurrent writers",
  { timeout: PATIENCE_MS },
  async () => {
    const em = graph.em();
    const categories = [await aCategory(em), await aCategory(em), await aCategory(em)];
    for (let i = 0; i < 12; i += 1) {
      const post = await aPost(em, { title: titles(), categories: categories.slice(i % 3) });
      const top = await aComment(em, { post });
      await aComment(em, { post, parent: top });
    }
    const writer = async (_: unknown, n: number): Promise<void> => {
      const dice = diceOf(n);
      for (let i = 0; i < ACTS; i += 1) {
        const acts = dice.below(10) ? THROUGH_THE_GRAPH : MANY_AT_ONCE;
        await dice.among(Object.values(acts))?.(dice);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    expect(await denormalizationCheck(graph.em())).toEqual([]);
  },
);

/** All writers run the statements concurrently, each in sequence. */
const inTurn = async (statements: string[]): Promise<void> => {
  const writer = async (_: unknown, n: number): Promise<void> => {
    for (let i = 0; i < ACTS; i += 1) await bulk(statements[(n + i) % statements.length] ?? "");
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
};

test(
  "a post that is categorized and published concurrently is counted",
  { timeout: PATIENCE_MS },
  async () => {
    const category = await aCategory(graph.em());
    const post = await aPost(graph.em());
    await inTurn([
      `insert into posts_categories (post_id, category_id) values ('${post.id}', '${category.id}')
      on conflict do nothing`,
      `update posts set languages = '{}' where id = '${post.id}'`,
      `delete from posts_categories where post_id = '${post.id}'`,
      `update posts set languages = '{en}' where id = '${post.id}'`,
    ]);
    expect(await denormalizationCheck(graph.em())).toEqual([]);
  },
);

test(
  "a reply written while its comment is being approved becomes public with it",
  { timeout: PATIENCE_MS },
  async () => {
    const post = await aPost(graph.em());
    const top = await aComment(graph.em(), { post });
    const reply = `insert into comments
    (id, created_at, updated_at, post_id, parent_id, content, name, status, locale, spam_score, fingerprint)
    values (gen_random_uuid(), now(), now(), '${post.id}', '${top.id}', 'A reply', 'Ada', 'approved', 'en', 0, gen_random_uuid())`;
    await inTurn([
      reply,
      `update comments set status = 'pending' where id = '${top.id}'`,
      reply,
      `update comments set status = 'approved' where id = '${top.id}'`,
    ]);
    expect(await denormalizationCheck(graph.em())).toEqual([]);
  },
);
