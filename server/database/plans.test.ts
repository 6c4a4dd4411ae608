// On a small database without plans that read from end to end unless there is no index at all;
// `npm run prove plans` has PostgreSQL choose as it likes, with 200,000 posts.

import { type OperationDefinitionNode, parse, validate } from "graphql";
import { afterAll, describe, expect, test } from "vitest";
import { aComment } from "../../schema/blog/comment.builder.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aCategory } from "../../schema/categories/category.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { copyOfCleanDatabase } from "../../schema/testing/database.ts";
import { open } from "./database.ts";
import { Role } from "../../schema/accounts/index.ts";
import { Context } from "../../schema/foundation/context.ts";
import { compile, whyNotCompiled } from "../../schema/foundation/reading/compiled.ts";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { buildGraph } from "../../schema/graph.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";

const PAGE = "nodes { id } pageInfo { hasNextPage endCursor }";

/** Every list of the graph, with each of its filters and orders; ids and a cursor are filled in. */
const LISTS = [
  `{ posts(first: 9) { ${PAGE} } }`,
  `{ posts(first: 9, order: CREATED_AT_DESC) { ${PAGE} } }`,
  `{ posts(first: 9, page: 1000) { ${PAGE} } }`,
  `{ posts(first: 9, filter: { language: fr }) { ${PAGE} } }`,
  `{ posts(first: 9, filter: { authorId: "$member" }) { ${PAGE} } }`,
  `{ posts(first: 9, filter: { categoryId: "$category" }) { ${PAGE} } }`,
  `{ posts(first: 9, filter: { tag: "nothing has it" }) { ${PAGE} } }`,
  `{ postsToEdit(first: 9) { totalCount ${PAGE} } }`,
  `{ postsToEdit(first: 9, page: 1000) { ${PAGE} } }`,
  `{ postsToEdit(first: 9, order: { field: TITLE }) { ${PAGE} } }`,
  `{ postsToEdit(first: 9, order: { field: CREATED_AT, direction: DESC }) { ${PAGE} } }`,
  `{ postsToEdit(first: 9, order: { field: COMMENT_COUNT, direction: DESC }) { ${PAGE} } }`,
  `{ postsToEdit(first: 9, filter: { search: "zebra craft" }) { totalCount ${PAGE} } }`,
  `{ postsToEdit(first: 9, filter: { status: REVIEW }) { totalCount ${PAGE} } }`,
  `{ postsToEdit(first: 9, filter: { status: PUBLISHED, language: fr }) { ${PAGE} } }`,
  `{ postsToEdit(first: 9, filter: { categoryIds: ["$category"] }) { ${PAGE} } }`,
  `{ postsToEdit(first: 9, filter: { authorId: "$member" }) { totalCount ${PAGE} } }`,
  `{ postCounts { all draft review scheduled published archived } }`,
  `{ postCounts(filter: { search: "zebra" }) { all draft } }`,
  `{ publishedPosts(first: 9) { totalCount ${PAGE} } }`,
  `{ publishedPosts(first: 9, after: "$published") { ${PAGE} } }`,
  `{ publishedPosts(first: 9, page: 11000) { totalCount ${PAGE} } }`,
  `{ publishedPosts(first: 9, featured: true) { ${PAGE} } }`,
  `{ publishedPosts(first: 9, featured: false) { ${PAGE} } }`,
  `{ publishedPosts(first: 9, authorId: "$member") { ${PAGE} } }`,
  `{ publishedPosts(first: 9, category: "$slug") { ${PAGE} } }`,
  `{ publishedPosts(first: 9, search: "zebra craft") { totalCount ${PAGE} } }`,
  `{ publishedPosts(first: 9, tag: "nothing has it") { totalCount ${PAGE} } }`,
  `{ publishedPosts(first: 9, order: OLDEST) { totalCount ${PAGE} } }`,
  `{ publishedPosts(first: 9, order: MOST_DISCUSSED) { ${PAGE} } }`,
  `{ publishedPosts(first: 9, order: MOST_DISCUSSED, search: "zebra") { ${PAGE} } }`,
  `{ comments(postId: "$post", first: 10) { totalCount ${PAGE} } }`,
  `{ post(id: "$post") { comments(first: 10) { totalCount nodes { id replies { ${PAGE} } } } } }`,
  `{ post(id: "$post") { categories { id } related { id } previous { id } next { id } } }`,
  `{ commentQueue(first: 20) { ${PAGE} } }`,
  `{ commentQueue(first: 20, filter: { status: PENDING }) { ${PAGE} } }`,
  `{ commentQueue(first: 20, filter: { status: APPROVED }) { ${PAGE} } }`,
  `{ commentQueue(first: 20, filter: { postId: "$post" }) { ${PAGE} } }`,
  `{ commentQueue(first: 20, filter: { search: "zebra" }) { ${PAGE} } }`,
  `{ commentQueue(first: 20, filter: { locale: fr, status: PENDING }) { ${PAGE} } }`,
  `{ commentQueue(first: 20, filter: { from: "2026-01-01T00:00:00Z" }) { ${PAGE} } }`,
  `{ commentCounts { approved pending spam trash } }`,
  `{ members(first: 9, filter: { search: "zebra" }) { totalCount ${PAGE} } }`,
  `{ members(first: 9, filter: { status: SUSPENDED }) { totalCount ${PAGE} } }`,
  `{ members(first: 9, filter: { isVerified: false }) { ${PAGE} } }`,
  `{ members(first: 9, order: { field: CREATED_AT, direction: DESC }) { ${PAGE} } }`,
  `{ memberCounts { all active pending suspended } }`,
  `{ users(first: 9, filter: { search: "zebra", role: ADMIN, status: ACTIVE }) { ${PAGE} } }`,
  `{ users(first: 9, order: { field: CREATED_AT, direction: DESC }) { ${PAGE} } }`,
  `{ users(first: 9, order: { field: LAST_SEEN, direction: DESC }) { ${PAGE} } }`,
  `{ userCounts { all active invited suspended } }`,
  `{ members(first: 9) { nodes { posts(first: 3) { ${PAGE} } published(first: 3) { ${PAGE} } } } }`,
  `{ categories { posts(first: 3) { ${PAGE} } } }`,
];

/** Tables that grow with what people write. */
const GROWING = ["posts", "comments", "publications", "posts_categories", "comment_totals"];

/** Of these the large database has few: reading them from end to end is right there. */
const FEW_THERE = ["members", "members_types", "users"];

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

interface Explained {
  "QUERY PLAN": { Plan: Plan }[];
}

const scanned = (
  { "Node Type": type, "Relation Name": table = "", Plans = [] }: Plan,
  growing: readonly string[],
): string[] => [
  ...(type.includes("Seq Scan") && growing.includes(table) ? [table] : []),
  ...Plans.flatMap((plan) => scanned(plan, growing)),
];

const viewers: Record<string, Viewer> = {
  visitor: visitor(),
  member: withRole(Role.MEMBER, { memberId: crypto.randomUUID() }),
  admin: withRole(Role.ADMIN, { memberId: crypto.randomUUID() }),
};

/** The database that is given, as large as it is, or a small one of this file's own. */
async function opened() {
  const url = process.env.PLANS_DATABASE_URL;
  if (url) {
    const database = await open({ url });
    return { database, isSmall: false, remove: () => database.close() };
  }
  const { database, remove } = await copyOfCleanDatabase();
  const em = database.em.fork();
  const author = await aMember(em);
  const post = await aPost(em, { author, categories: [await aCategory(em)] });
  await aComment(em, { post, parent: await aComment(em, { post }) });
  return { database, isSmall: true, remove };
}

describe("a list", async () => {
  const { database, isSmall, remove } = await opened();
  afterAll(remove);
  const schema = buildGraph(database.getMetadata());
  const ask = async <Row>(text: string): Promise<Row> =>
    (await database.em.getConnection().execute<Row[]>(text))[0] as Row;
  const found = await ask<Record<string, string>>(`
    select c.post_id as post, p.author_id as member, k.id as category, k.slug ->> 'en' as slug,
      to_char(l.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from comments c join posts p on p.id = c.post_id join posts_categories pc on pc.post_id = p.id
      join categories k on k.id = pc.category_id join publications l on l.post_id = p.id
    where c.parent_id is not null and p.author_id is not null limit 1`);
  const published = Buffer.from(JSON.stringify([found.at, found.post])).toString("base64url");
  const known: Record<string, string> = { ...found, published };

  test.each(LISTS.flatMap((list) => Object.keys(viewers).map((who) => [list, who] as const)))(
    "%s, as %s, reads no growing table from end to end",
    async (list, who) => {
      const document = parse(list.replace(/\$(\w+)/g, (_, name: string) => known[name] ?? ""));
      expect(validate(schema, document)).toEqual([]);
      const operation = document.definitions[0] as OperationDefinitionNode;
      const context = new Context(() => database.em.fork(), viewers[who] ?? visitor(), {} as never);
      const compiled = await compile(schema, document, operation, {}, context);
      expect(whyNotCompiled(document)).toBeUndefined();
      if (!compiled) return; // refused: it reads nothing
      const text = compiled.text.replace(/\$(\d+)/g, (_, n: string) =>
        constant(compiled.values[Number(n) - 1]),
      );
      const plans = await database.em.fork().transactional(async (em) => {
        if (isSmall) await em.execute("set local enable_seqscan = off");
        const [row] = await em.execute<Explained[]>(`explain (format json) ${text}`);
        return row?.["QUERY PLAN"] ?? [];
      });
      expect(plans).not.toEqual([]);
      const growing = isSmall ? [...GROWING, ...FEW_THERE] : GROWING;
      expect(plans.flatMap(({ Plan: plan }) => scanned(plan, growing))).toEqual([]);
    },
  );
});

const constant = (value: unknown): string =>
  Array.isArray(value)
    ? `array[${value.map(constant).join(", ")}]`
    : `'${String(value).replaceAll("'", "''")}'`;
