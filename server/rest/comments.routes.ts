import { MEMBER_NAME } from "./post-summary.ts";
import { lower, PAGED, pagination, type Route, windowOf } from "./route.ts";

/** Specification, section 9: comment page size. */
const PAGE = 10;

const COMMENT = `fragment Written on Comment {
  id content name email createdAt editedAt status byAuthor member { ${MEMBER_NAME} }
}`;

interface Written {
  status: string;
  replies?: { nodes: Written[] };
}

const shown = ({ status, replies, ...comment }: Written): Record<string, unknown> => ({
  ...comment,
  status: lower(status),
  replies: (replies?.nodes ?? []).map(shown),
});

const BODY = {
  content: "Plain text, 1 to 5,000 characters",
  name: "1 to 80 characters",
  email: "Never shown to anybody but moderators",
  idempotencyKey:
    "At least 16 characters that nobody can guess: sent again with it, it is made once",
};

const written = ({ content, name, email, idempotencyKey, locale }: Record<string, unknown>) => ({
  content,
  name,
  email,
  idempotencyKey,
  ...(locale !== undefined && { locale }),
});

export const routes: Route[] = [
  {
    method: "GET",
    path: "/api/blog/comments",
    summary: "Comments of a post with their replies, the newest first",
    query: { postId: { description: "The post", required: true }, ...PAGED(PAGE) },
    isPublic: true,
    document: `query($postId: ID!, $first: Int, $page: Int) {
      comments(postId: $postId, first: $first, page: $page) {
        totalCount nodes { ...Written replies(first: 100) { nodes { ...Written } } }
      }
      post(id: $postId) { commentCount }
    } ${COMMENT}`,
    variables: (request) => ({ postId: request.query.postId, ...windowOf(request, PAGE) }),
    reply: ({ comments: page, post }, request) => ({
      comments: page.nodes.map(shown),
      commentCount: post.commentCount,
      pagination: pagination(request, PAGE, page),
    }),
  },
  {
    method: "GET",
    path: "/api/blog/comments/{id}",
    summary: "A comment, and the page of its post's comments that it is on",
    isPublic: true,
    document: `query($id: ID!) {
      comment(id: $id) { ...Written }
      position: commentPosition(id: $id)
    } ${COMMENT}`,
    variables: ({ params }) => ({ id: params.id }),
    reply: ({ comment, position }) => ({
      comment: shown(comment),
      page: Math.floor(position / PAGE) + 1,
    }),
  },
  {
    method: "POST",
    path: "/api/blog/comments",
    summary: "Writes a comment",
    body: { postId: "The post", ...BODY },
    document: `mutation($postId: ID!, $input: CommentInput!) {
      comment: createComment(postId: $postId, input: $input) { ...Written }
    } ${COMMENT}`,
    variables: ({ body }) => ({ postId: body.postId, input: written(body) }),
    reply: ({ comment }) => ({ comment: shown(comment) }),
  },
  {
    method: "POST",
    path: "/api/blog/comments/{id}/reply",
    summary: "Replies to a comment",
    body: BODY,
    document: `mutation($id: ID!, $input: CommentInput!) {
      reply: replyToComment(id: $id, input: $input) { ...Written }
    } ${COMMENT}`,
    variables: ({ params, body }) => ({ id: params.id, input: written(body) }),
    reply: ({ reply }) => ({ reply: shown(reply) }),
  },
];
