import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { purgeTrash } from "../foundation/trash.ts";
import { DAY } from "../foundation/durations.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
import { CommentStatus } from "./comment.ts";
import { denormalizationCheck } from "./denormalization-check.ts";
import { aPost } from "./post.builder.ts";
import { Post } from "./post.ts";
import { publishDue } from "../publication/publish-due.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const asEditor = graph.as(editor);

const DELETE = "mutation($ids: [ID!]!) { deletePosts(ids: $ids) { ids } }";
const RESTORE = `mutation($ids: [ID!]!) {
  restorePosts(ids: $ids) { count ids failed { id message } }
}`;

const idsIn = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);

/** All places that show a post, and whether it appears there. */
async function places(post: { id: string }, slug: string, categoryId: string, authorId: string) {
  const { post: _, ...lists } = await asEditor(
    `query($categoryId: ID!, $authorId: ID!) {
      post: viewer { id }
      publishedPosts(first: 100) { nodes { id } }
      inAnyLanguage: publishedPosts(locale: null, first: 100) { nodes { id } }
      posts(first: 100) { nodes { id } }
      byComments: posts(first: 100, order: { field: COMMENT_COUNT }) { nodes { id } }
      category(id: $categoryId) { postCount posts { nodes { id } } }
      member(id: $authorId) { posts { nodes { id } } published { nodes { id } } }
    }`,
    { categoryId, authorId },
  );
  const isFound = (document: string, variables: object) =>
    graph
      .as(editor)(document, variables)
      .then(
        () => true,
        () => false,
      );
  return {
    listed: [
      lists.publishedPosts,
      lists.inAnyLanguage,
      lists.posts,
      lists.byComments,
      lists.category.posts,
      lists.member.posts,
      lists.member.published,
    ].map((list) => idsIn(list).includes(post.id)),
    counted: lists.category.postCount,
    byId: await isFound("query($id: ID!) { post(id: $id) { id } }", post),
    bySlug: await isFound("query($slug: String!) { publishedPost(slug: $slug) { id } }", { slug }),
  };
}

test("a deleted post appears nowhere, and everywhere again once restored", async () => {
  const [author, category] = [await aMember(graph.em()), await aCategory(graph.em())];
  const post = await aPost(graph.em(), { author, categories: [category] });
  const where = () => places(post, post.slug.en ?? "", category.id, author.id);
  const everywhere = { listed: Array(7).fill(true), counted: 1, byId: true, bySlug: true };
  expect(await where()).toEqual(everywhere);
  await asEditor(DELETE, { ids: [post.id] });
  expect(await where()).toEqual({
    listed: Array(7).fill(false),
    counted: 0,
    byId: false,
    bySlug: false,
  });
  const { restorePosts } = await asEditor(RESTORE, { ids: [post.id] });
  expect(restorePosts).toEqual({ count: 1, ids: [post.id], failed: [] });
  expect(await where()).toEqual(everywhere);
  expect(await denormalizationCheck(graph.em())).toEqual([]);
});

test("its comments are hidden with it, from the moderation queue too, and restored", async () => {
  const post = await aPost(graph.em());
  const { id } = await aComment(graph.em(), { post, status: CommentStatus.PENDING });
  const queue = async () => {
    const { commentsToModerate } = await asEditor(
      "{ commentsToModerate(first: 100) { nodes { id } } }",
    );
    return idsIn(commentsToModerate).includes(id);
  };
  expect(await queue()).toBe(true);
  await asEditor(DELETE, { ids: [post.id] });
  expect(await queue()).toBe(false);
  await asEditor(RESTORE, { ids: [post.id] });
  expect(await queue()).toBe(true);
});

test("deleting and restoring keeps the status in each language", async () => {
  const post = await aPost(graph.em(), { title: { en: "One", fr: "Un" }, published: ["fr"] });
  const STATE = `query($id: ID!) {
    post(id: $id) { languages statusByLocale publishedAtByLocale scheduledAtByLocale }
  }`;
  const before = await asEditor(STATE, post);
  await asEditor(DELETE, { ids: [post.id] });
  await asEditor(RESTORE, { ids: [post.id] });
  expect(await asEditor(STATE, post)).toEqual(before);
});

test("a scheduled post is not published while deleted, and is once restored", async () => {
  const post = await aPost(graph.em(), { published: [] });
  const at = new Date(graph.clock.now().getTime() + DAY).toISOString();
  const PUBLISH = `mutation($id: ID!, $at: DateTimeISO) {
    publishPost(id: $id, locale: en, at: $at) { id }
  }`;
  await asEditor(PUBLISH, { id: post.id, at });
  await asEditor(DELETE, { ids: [post.id] });
  graph.clock.advance(DAY);
  expect(await publishDue(graph.em(), graph.clock.now())).toBe(0);
  await asEditor(RESTORE, { ids: [post.id] });
  expect(await publishDue(graph.em(), graph.clock.now())).toBe(1);
});

describe("the trash", () => {
  const TRASH = `query($filter: PostFilter) {
    deletedPosts(filter: $filter) { totalCount nodes { id title deletedAt } }
  }`;
  const PURGE = `mutation($ids: [ID!], $selection: ID) {
    purgePosts(ids: $ids, selectionId: $selection) { ids failed { id message } }
  }`;

  test("lists deleted posts only", async () => {
    const [deleted, other] = [await aPost(graph.em()), await aPost(graph.em())];
    const filter = { ids: [deleted.id, other.id] };
    await asEditor(DELETE, { ids: [deleted.id] });
    const { deletedPosts } = await asEditor(TRASH, { filter });
    expect(deletedPosts).toEqual({
      totalCount: 1,
      nodes: [
        { id: deleted.id, title: deleted.title.en, deletedAt: graph.clock.now().toISOString() },
      ],
    });
  });

  test("permanently deletes the named posts at once", async () => {
    const [deleted, other] = [await aPost(graph.em()), await aPost(graph.em())];
    await asEditor(DELETE, { ids: [deleted.id] });
    const { purgePosts } = await asEditor(PURGE, { ids: [deleted.id, other.id] });
    expect(purgePosts).toEqual({
      ids: [deleted.id],
      failed: [{ id: other.id, message: "Post not found" }],
    });
    expect(await graph.em().count(Post, { id: [deleted.id, other.id] })).toBe(1);
    expect(await denormalizationCheck(graph.em())).toEqual([]);
  });

  test("can be selected as a whole", async () => {
    const [deleted, other] = [await aPost(graph.em()), await aPost(graph.em())];
    const filter = { ids: [deleted.id, other.id] };
    await asEditor(DELETE, { ids: [deleted.id] });
    const { selectPosts } = await asEditor(
      `mutation($filter: PostFilter) {
        selectPosts(filter: $filter, inTrash: true) { id count }
      }`,
      { filter },
    );
    expect(selectPosts.count).toBe(1);
    const { purgePosts } = await asEditor(PURGE, { selection: selectPosts.id });
    expect(purgePosts.ids).toEqual([deleted.id]);
  });
});

describe("a deleted post", () => {
  test("releases its slug, and cannot be restored while it is in use", async () => {
    const post = await aPost(graph.em(), { title: { en: "Wanted address" } });
    const other = await aPost(graph.em());
    await asEditor(DELETE, { ids: [post.id, other.id] });
    await aPost(graph.em(), { title: { en: "Wanted address" } });
    const { restorePosts } = await asEditor(RESTORE, { ids: [post.id, other.id] });
    expect(restorePosts).toEqual({
      count: 1,
      ids: [other.id],
      failed: [{ id: post.id, message: "This slug is taken" }],
    });
  });

  test("cannot be edited, published or deleted again", async () => {
    const { id } = await aPost(graph.em());
    await asEditor(DELETE, { ids: [id] });
    const UPDATE = "mutation($id: ID!) { updatePost(id: $id, input: {}) { id } }";
    expect((await graph.refusal(editor, UPDATE, { id })).message).toBe("Post not found");
    expect((await asEditor(DELETE, { ids: [id] })).deletePosts.ids).toEqual([]);
  });

  test("cannot be commented on", async () => {
    const { id } = await aPost(graph.em());
    await asEditor(DELETE, { ids: [id] });
    const WRITE = `mutation($id: ID!) {
      createComment(postId: $id, input: { content: "Hi", name: "A", email: "a@b.example" }) { id }
    }`;
    expect((await graph.refusal(visitor(), WRITE, { id })).message).toBe("Post not found");
  });

  test("is deleted permanently after 30 days and not before", async () => {
    const { id } = await aPost(graph.em());
    await purgeTrash(graph.em(), new Date(graph.clock.now().getTime() + 100 * DAY));
    await asEditor(DELETE, { ids: [id] });
    graph.clock.advance(30 * DAY - 1);
    expect(await purgeTrash(graph.em(), graph.clock.now())).toBe(0);
    graph.clock.advance(1);
    expect(await purgeTrash(graph.em(), graph.clock.now())).toBe(1);
    expect(await graph.em().count(Post, { id })).toBe(0);
    const { restorePosts } = await asEditor(RESTORE, { ids: [id] });
    expect(restorePosts.failed).toEqual([{ id, message: "Post not found" }]);
  });
});
