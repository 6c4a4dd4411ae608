import { textOf } from "../../../../platform/text-of.ts";

export const MAX_COMMENT_LENGTH = 5000;

/** The fields of the comment form, in their order on screen. */
export const commentFields = ["name", "email", "content"] as const;
type CommentField = (typeof commentFields)[number];

/** What the user typed. */
export interface Draft extends Record<CommentField, string> {
  postId: string;
  parentId: string | null;
}

/** Why it was not posted: decides which text the author sees. */
export type Reason =
  | "fields"
  | "automatic"
  | "tooMany"
  | "closed"
  | "gone"
  | "unreachable"
  | "failed";

/** The error of a field: a message, and its number if it has one. */
export interface FieldProblem {
  id: string;
  most?: number;
}

export interface Refusal {
  reason: Reason;
  status: number;
  fields: Partial<Record<CommentField, FieldProblem>>;
  draft: Draft;
  /** In seconds */
  retryAfter?: number | undefined;
}

export function readDraft(form: FormData): Draft {
  return {
    postId: textOf(form, "postId"),
    parentId: textOf(form, "parentId") || null,
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    content: textOf(form, "content"),
  };
}
