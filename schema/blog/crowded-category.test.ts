import { beforeAll, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aCategory } from "../categories/category.builder.ts";
import { withRole } from "../testing/viewers.ts";
import { testGraph } from "../testing/graph.ts";
import { aComment } from "./comment.builder.ts";
import { aPost } from "./post.builder.ts";

// Up to a thousand rows that a filter finds are sorted; more are met along the index of the order.
const MANY = 1_100;

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const crowded = await aCategory(graph.em());
const quiet = await aCategory(graph.em());
const ids: Record<"few" | "many", string[]> = { few: [], many: [] };

beforeAll(async () => {
  for (let n = 0; n < MANY; n++) {
    const categories = n < 3 ? [crowded, quiet] : [crowded];
    const post = await aPost(graph.em(), { categories });
    ids.many.push(post.id);
    if (n < 3) ids.few.push(post.id);
    // the first post has one comment, the second two, the third three
    if (n < 3) for (let one = 0; one <= n; one++) await aComment(graph.em(), { post });
  }
}, 60_000);

const cases = [
  ["few", quiet, 3],
  ["many", crowded, MANY],
] as const;

test.each(cases)(
  "posts of a category with %s of them are sorted by comments",
  async (_, { id }, count) => {
    const POSTS = `query($filter: PostFilter, $after: String) {
    posts(filter: $filter, first: 2, after: $after, order: { field: COMMENT_COUNT, direction: DESC }) {
      nodes { id }
      totalCount
      pageInfo { endCursor }
    }
  }`;
    const filter = { categoryIds: [id] };
    const { posts } = await graph.as(editor)(POSTS, { filter });
    const [first, second, third] = ids.few;
    expect(posts.nodes).toEqual([{ id: third }, { id: second }]);
    expect(posts.totalCount).toBe(count);
    const after = posts.pageInfo.endCursor;
    const next = (await graph.as(editor)(POSTS, { filter, after })).posts;
    expect(next.nodes[0]).toEqual({ id: first });
    expect(next.nodes).toHaveLength(Math.min(2, count - 2));
  },
);

test.each(cases)("a category with %s posts has the newest of them first", async (name, { id }) => {
  const CATEGORY = `query($id: ID!, $after: String) {
    category(id: $id) { posts(first: 2, after: $after) { nodes { id } pageInfo { endCursor } } }
  }`;
  const newest = ids[name].toReversed();
  const { category } = await graph.as(editor)(CATEGORY, { id });
  expect(category.posts.nodes).toEqual(newest.slice(0, 2).map((of) => ({ id: of })));
  const after = category.posts.pageInfo.endCursor;
  const next = (await graph.as(editor)(CATEGORY, { id, after })).category;
  expect(next.posts.nodes).toEqual(newest.slice(2, 4).map((of) => ({ id: of })));
});
