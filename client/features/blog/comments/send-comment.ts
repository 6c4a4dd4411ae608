import type { Comment, Failure } from "../../../rest.ts";

/** The fields of the comment form, in their order on screen. */
export const commentFields = ["name", "email", "content"] as const;
type CommentField = (typeof commentFields)[number];

/** What somebody typed. */
export interface Draft extends Record<CommentField, string> {
  postId: string;
  parentId: string | null;
}

/** Why it was not posted: decides which sentence the writer reads. */
type Reason = "fields" | "automatic" | "tooMany" | "closed" | "gone" | "unreachable" | "failed";

export interface Refusal {
  reason: Reason;
  status: number;
  fields: Partial<Record<CommentField, string>>;
  draft: Draft;
}

export type Outcome =
  | { comment: Comment; parentId: string | null; refusal?: undefined }
  | { refusal: Refusal };

type Answer = Partial<Failure> & { comment?: Comment; reply?: Comment };
type Post = (path: string, body: unknown) => Promise<{ status: number; body: unknown }>;

const reasons: Record<number, Reason> = {
  0: "unreachable",
  403: "closed",
  404: "gone",
  422: "fields",
  429: "tooMany",
};

/** Sends the form: in the browser by fetch, without JavaScript from the route's action. */
export async function sendComment(form: FormData, post: Post): Promise<Outcome> {
  const draft = readDraft(form);
  const { postId, parentId, name, email, content } = draft;
  const refuse = (status: number, reason: Reason, fields: Refusal["fields"] = {}): Outcome => ({
    refusal: { reason, status, fields, draft },
  });
  // Only programs fill the field that nobody sees. A browser's autofill might: it comes back empty.
  if (textOf(form, "website")) return refuse(422, "automatic");

  const body = { content, name, email, locale: textOf(form, "locale") || undefined };
  const answer = parentId
    ? await post(`/api/blog/comments/${encodeURIComponent(parentId)}/reply`, body)
    : await post("/api/blog/comments", { postId, ...body });
  const { comment, reply, fields = {} } = (answer.body ?? {}) as Answer;
  const made = comment ?? reply;
  if (made) return { comment: { ...made, replies: made.replies ?? [] }, parentId };
  const reason = reasons[answer.status] ?? "failed";
  if (answer.status < 400) return refuse(502, reason);
  const nothingToMark = reason === "fields" && !commentFields.some((field) => fields[field]);
  return refuse(answer.status, nothingToMark ? "failed" : reason, fields);
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

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
