import { MEMBER_NAME } from "./post-summary.ts";
import { lower, PAGED, pagination, type Route, windowOf } from "./route.ts";

/** Specification, section 9: comment page size. */
const PAGE = 10;

const COMMENT = `fragment Written on Comment {
  id content name createdAt editedAt status byAuthor member { ${MEMBER_NAME} }
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
};

const written = ({ content, name, email, locale }: Record<string, unknown>) => ({
  content,
  name,
  email,
  ...(locale !== undefined && { locale }),
});

export const comments: Route[] = [
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
    } ${COMMENT}`,
    variables: (request) => ({ postId: request.query.postId, ...windowOf(request, PAGE) }),
    reply: ({ comments: page }, request) => ({
      comments: page.nodes.map(shown),
      pagination: pagination(request, PAGE, page),
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
