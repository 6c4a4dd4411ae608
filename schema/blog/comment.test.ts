import { beforeAll, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
let postId: string;

beforeAll(async () => {
  const { createPost } = await graph.as(editor)(
    `mutation { createPost(input: { title: { en: "Hello there" }, content: { en: {type: "doc", content: [{type: "paragraph", content: [{type: "text", text: "Hi <b>"}]}]} } publications: [{ locale: en, status: PUBLISHED }] }) { id title slug languages html } }`,
  );
  expect(createPost).toMatchObject({
    title: "Hello there",
    slug: "hello-there",
    languages: ["en"],
    html: "<p>Hi &lt;b&gt;</p>",
  });
  postId = createPost.id;
});

const WRITE = `mutation($postId: ID!, $input: CommentInput!) { createComment(postId: $postId, input: $input) { id content name email status } }`;

test("a visitor's comment is public at once and counted", async () => {
  const input = { content: "Nice <script>", name: "Ada", email: "ada@example.org" };
  const { createComment } = await graph.as()(WRITE, { postId, input });
  expect(createComment).toMatchObject({
    content: "Nice <script>",
    email: null,
    status: "APPROVED",
  });
  await graph.as()(WRITE, { postId, input });
  const { post } = await graph.as(visitor())(
    `query($postId: ID!) { post(id: $postId) { commentCount titleByLocale { en } comments { totalCount nodes { content name post { title } } } } }`,
    { postId },
  );
  expect(post).toEqual({
    commentCount: 1,
    titleByLocale: null,
    comments: {
      totalCount: 1,
      nodes: [{ content: "Nice <script>", name: "Ada", post: { title: "Hello there" } }],
    },
  });
  const { publishedPosts } = await graph.as(visitor())(
    `{ publishedPosts { totalCount nodes { title categories {name} author {handle} } pageInfo {endCursor hasNextPage} } }`,
  );
  expect(publishedPosts.nodes).toHaveLength(1);
});
