import { textOf } from "../../../../platform/text-of.ts";
import type { Comment, Failure } from "../../../../platform/rest.ts";
import {
  commentFields,
  MAX_COMMENT_LENGTH,
  readDraft,
  type Reason,
  type Refusal,
  type FieldProblem,
} from "./draft.ts";

export type Outcome =
  | { comment: Comment; parentId: string | null; refusal?: undefined }
  | { refusal: Refusal };

type Answer = Partial<Failure> & { comment?: Comment; reply?: Comment; retryAfter?: number };
type Post = (path: string, body: unknown) => Promise<{ status: number; body: unknown }>;

const reasons: Record<number, Reason> = {
  0: "unreachable",
  403: "closed",
  404: "gone",
  422: "fields",
  429: "tooMany",
};

/** Sends the form: by fetch in the browser, from the route's action without JavaScript. */
export async function sendComment(form: FormData, post: Post): Promise<Outcome> {
  const draft = readDraft(form);
  const { postId, parentId, name, email, content } = draft;
  const refuse = (status: number, reason: Reason, rest: Partial<Refusal> = {}): Outcome => ({
    refusal: { reason, status, fields: {}, draft, ...rest },
  });
  // Only bots fill in the hidden field. A browser's autofill might: then the form comes back empty.
  if (textOf(form, "website")) return refuse(422, "automatic");

  const optional = (field: string) => textOf(form, field) || undefined;
  const body = {
    content,
    name,
    email,
    locale: optional("locale"),
    idempotencyKey: optional("idempotencyKey"),
  };
  const answer = parentId
    ? await post(`/api/blog/comments/${encodeURIComponent(parentId)}/reply`, body)
    : await post("/api/blog/comments", { postId, ...body });
  const { comment, reply, fields: problems = {}, retryAfter } = (answer.body ?? {}) as Answer;
  const fields = Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [field, fieldProblem(message)]),
  ) as Refusal["fields"];
  const made = comment ?? reply;
  if (made) return { comment: { ...made, replies: made.replies ?? [] }, parentId };
  if (answer.status === 413) {
    const content = { id: "comments.field.tooLong", most: MAX_COMMENT_LENGTH };
    return refuse(413, "fields", { fields: { content } });
  }
  const reason = reasons[answer.status] ?? "failed";
  if (answer.status < 400) return refuse(502, reason);
  const nothingToMark = reason === "fields" && !commentFields.some((field) => fields[field]);
  return refuse(answer.status, nothingToMark ? "failed" : reason, { fields, retryAfter });
}

const known: Record<string, string> = {
  Required: "comments.field.required",
  "Not an email address": "comments.field.email",
  "Must be text": "comments.field.text",
};

/** The server sends a field's error as one of a fixed set of English texts. */
function fieldProblem(message: string): FieldProblem {
  const most = /^At most (\d+) characters$/.exec(message)?.[1];
  if (most) return { id: "comments.field.tooLong", most: Number(most) };
  return { id: known[message] ?? "comments.field.invalid" };
}
