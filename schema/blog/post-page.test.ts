import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { Visibility } from "../members/member.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
import { CommentStatus } from "./comment.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const asEditor = graph.as(editor);

const author = await aMember(graph.em());
const craft = await aCategory(graph.em());
const tools = await aCategory(graph.em());

const brief = await aPost(graph.em(), {
  title: { en: "What a good brief looks like", fr: "À quoi ressemble un bon brief" },
  published: ["en"],
  text: "Most of them are wish lists.",
  author,
  categories: [craft],
});
const colour = await aPost(graph.em(), {
  title: { en: "Colour systems", no: "Fargesystemer på nett" },
  published: ["en", "no"],
  categories: [tools, craft],
});
const draft = await aPost(graph.em(), { title: { no: "Blåbær" }, published: [] });

const LIST = `query($filter: PostFilter, $order: PostOrder, $page: Int, $first: Int) {
  posts(filter: $filter, order: $order, page: $page, first: $first) {
    totalCount nodes { id }
  }
}`;

async function found(filter: object): Promise<string[]> {
  const { posts } = await asEditor(LIST, { filter });
  expect(posts.totalCount).toBe(posts.nodes.length);
  return posts.nodes.map(({ id }: { id: string }) => id).toSorted();
}

const ids = (...posts: { id: string }[]) => posts.map(({ id }) => id).toSorted();

describe("posts are found by", () => {
  test.each([
    ["a word of the title", "brief", [brief]],
    ["how words begin", "goo bri", [brief]],
    ["a word of another language", "ressemble", [brief]],
    ["letters without their marks", "a quoi", [brief]],
    ["capital letters", "BLÅBÆR", [draft]],
    ["their address", "colour-systems", [colour]],
    ["words of the text", "wish", [brief]],
    ["nothing but spaces: all", "  ", [brief, colour, draft]],
    ["signs that are no words: none", "'&|!", []],
    ["words that nothing has", "brief zebra", []],
  ])("%s", async (_, search, expected) => {
    expect(await found({ search })).toEqual(ids(...expected));
  });
});

describe("posts are filtered by", () => {
  test.each([
    ["a state in any language", { status: "DRAFT" }, [brief, draft]],
    ["a language they are begun in", { language: "fr" }, [brief]],
    ["a state in one language", { status: "DRAFT", language: "no" }, [draft]],
    ["one of several categories", { categoryIds: [craft.id, tools.id] }, [brief, colour]],
    ["no category at all", { categoryIds: [] }, []],
    ["their author", { authorId: author.id }, [brief]],
    ["their ids", { ids: [draft.id, crypto.randomUUID()] }, [draft]],
    ["several of these", { search: "colour", ids: [colour.id, brief.id] }, [colour]],
  ])("%s", async (_, filter, expected) => {
    expect(await found(filter)).toEqual(ids(...expected));
  });
});

test.each([
  ["TITLE", [draft, colour, brief]],
  ["CREATED_AT", [brief, colour, draft]],
  ["UPDATED_AT", [brief, colour, draft]],
])("posts are ordered by %s, in both directions, and paged by number", async (field, expected) => {
  const page = async (direction: string, number: number) => {
    const variables = { order: { field, direction }, first: 2, page: number };
    const { posts } = await asEditor(LIST, variables);
    return posts.nodes.map(({ id }: { id: string }) => id);
  };
  const up = expected.map(({ id }) => id);
  expect([...(await page("ASC", 1)), ...(await page("ASC", 2))]).toEqual(up);
  expect([...(await page("DESC", 1)), ...(await page("DESC", 2))]).toEqual(up.toReversed());
});

test("posts are ordered by comment count, also with a filter", async () => {
  await aComment(graph.em(), { post: colour });
  await aComment(graph.em(), { post: colour });
  await aComment(graph.em(), { post: draft });
  const order = { field: "COMMENT_COUNT", direction: "DESC" };
  const all = await asEditor(LIST, { order });
  expect(all.posts).toEqual({
    totalCount: 3,
    nodes: [{ id: colour.id }, { id: draft.id }, { id: brief.id }],
  });
  const drafts = await asEditor(LIST, { order, filter: { status: "DRAFT" } });
  expect(drafts.posts).toEqual({
    totalCount: 2,
    nodes: [{ id: draft.id }, { id: brief.id }],
  });
});

const COUNTS = `query($filter: PostFilter) {
  postCounts(filter: $filter) { all draft review scheduled published archived }
}`;
const NONE = { all: 0, draft: 0, review: 0, scheduled: 0, published: 0, archived: 0 };

test.each([
  ["all", {}, { all: 3, draft: 2, published: 2 }],
  ["a search", { search: "brief" }, { all: 1, draft: 1, published: 1 }],
  ["a language", { language: "no" }, { all: 2, draft: 1, published: 1 }],
  ["a state, which is left out", { status: "ARCHIVED" }, { all: 3, draft: 2, published: 2 }],
])("posts of %s are counted per status", async (_, filter, expected) => {
  expect((await asEditor(COUNTS, { filter })).postCounts).toEqual({ ...NONE, ...expected });
});

test("posts are found by their author only by those who see the author", async () => {
  const hidden = await aMember(graph.em(), { visibility: Visibility.PRIVATE });
  const { id } = await aPost(graph.em(), { author: hidden });
  const FIND = `query($filter: PostFilter!) {
    posts(filter: $filter) { totalCount nodes { id } }
    byComments: posts(filter: $filter, order: { field: COMMENT_COUNT }) { nodes { id } }
    postCounts(filter: $filter) { all }
  }`;
  const SELECT = "mutation($filter: PostFilter!) { selectPosts(filter: $filter) { count } }";
  const variables = { filter: { authorId: hidden.id } };
  const none = { posts: { totalCount: 0, nodes: [] }, byComments: { nodes: [] } };
  expect(await asEditor(FIND, variables)).toEqual({ ...none, postCounts: { all: 0 } });
  expect((await asEditor(SELECT, variables)).selectPosts.count).toBe(0);
  const asAdmin = graph.as(withRole(Role.ADMIN));
  const one = { posts: { totalCount: 1, nodes: [{ id }] }, byComments: { nodes: [{ id }] } };
  expect(await asAdmin(FIND, variables)).toEqual({ ...one, postCounts: { all: 1 } });
  expect((await asAdmin(SELECT, variables)).selectPosts.count).toBe(1);
});

test("a post counts pending comments, for moderators", async () => {
  const post = await aPost(graph.em());
  await aComment(graph.em(), { post, status: CommentStatus.PENDING });
  await aComment(graph.em(), { post, status: CommentStatus.SPAM });
  const READ = "query($id: ID!) { post(id: $id) { commentCount pendingCommentCount } }";
  expect((await asEditor(READ, post)).post).toEqual({ commentCount: 0, pendingCommentCount: 1 });
  const { post: seen } = await graph.as(withRole(Role.MEMBER))(READ, post);
  expect(seen.pendingCommentCount).toBeNull();
});
