import { z } from "zod";
import {
  CommentDocument,
  CommentFields,
  CommentsDocument,
  CreateCommentDocument,
  ReplyToCommentDocument,
} from "./documents.generated.ts";
import { PAGED, Pagination, pageArgsOf, pagination, route } from "./route.ts";

/** Specification, section 9: comment page size. */
const PAGE = 10;

/** Readers learn whether they wrote it, not which account did. */
const Shown = CommentFields.omit({ account: true }).extend({
  isOwn: z.boolean().describe("The caller's account wrote it, without a profile"),
});

export interface Comment extends z.output<typeof Shown> {
  replies: Comment[];
}

const Comment = Shown.extend({
  get replies(): z.ZodType<Comment[]> {
    return z.array(Comment);
  },
}).meta({ id: "Comment" });

interface Thread extends z.output<typeof CommentFields> {
  replies?: { nodes: Thread[] };
}

const shown = ({ replies, account, ...comment }: Thread): Comment => ({
  ...comment,
  isOwn: account !== null,
  replies: (replies?.nodes ?? []).map(shown),
});

const BODY = {
  content: "Plain text, 1 to 5,000 characters",
  name: "1 to 80 characters",
  email: "Only shown to moderators",
  idempotencyKey:
    "An unguessable text of at least 16 characters: repeating a request with it creates the comment once",
};

const written = ({ content, name, email, idempotencyKey, locale }: Record<string, unknown>) => ({
  content,
  name,
  email,
  idempotencyKey,
  ...(locale !== undefined && { locale }),
});

export const routes = [
  route(CommentsDocument, {
    method: "GET",
    path: "/api/blog/comments",
    summary: "Comments on a post with their replies, newest first",
    query: { postId: { description: "The post", required: true }, ...PAGED(PAGE) },
    isPublic: true,
    variables: (request) => ({ postId: request.query.postId, ...pageArgsOf(request, PAGE) }),
    answer: z.object({
      comments: z.array(Comment),
      commentCount: z.int().describe("All visible comments on the post, including replies"),
      pagination: Pagination,
    }),
    reply: ({ comments: page, post }, request) => ({
      comments: page.nodes.map(shown),
      commentCount: post.commentCount,
      pagination: pagination(request, PAGE, page),
    }),
  }),
  route(CommentDocument, {
    method: "GET",
    path: "/api/blog/comments/{id}",
    summary: "A comment, and the page of the post's comments that it is on",
    isPublic: true,
    variables: ({ params }) => ({ id: params.id }),
    answer: z.object({ comment: Comment, page: z.int() }),
    reply: ({ comment, position }) => ({
      comment: shown(comment),
      page: Math.floor(position / PAGE) + 1,
    }),
  }),
  route(CreateCommentDocument, {
    method: "POST",
    path: "/api/blog/comments",
    summary: "Writes a comment",
    body: { postId: "The post", ...BODY },
    variables: ({ body }) => ({ postId: body.postId, input: written(body) }),
    answer: z.object({ comment: Comment }),
    reply: ({ comment }) => ({ comment: shown(comment) }),
  }),
  route(ReplyToCommentDocument, {
    method: "POST",
    path: "/api/blog/comments/{id}/reply",
    summary: "Replies to a comment",
    body: BODY,
    variables: ({ params, body }) => ({ id: params.id, input: written(body) }),
    answer: z.object({ reply: Comment }),
    reply: ({ reply }) => ({ reply: shown(reply) }),
  }),
] as const;
