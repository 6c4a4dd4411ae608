import type { Comment, Failure } from "../../../rest.ts";
import { fieldProblem } from "./field-problem.ts";
import { commentFields, readDraft, type Reason, type Refusal, textOf } from "./draft.ts";

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

/** Sends the form: in the browser by fetch, without JavaScript from the route's action. */
export async function sendComment(form: FormData, post: Post): Promise<Outcome> {
  const draft = readDraft(form);
  const { postId, parentId, name, email, content } = draft;
  const refuse = (status: number, reason: Reason, rest: Partial<Refusal> = {}): Outcome => ({
    refusal: { reason, status, fields: {}, draft, ...rest },
  });
  // Only programs fill the field that nobody sees. A browser's autofill might: it comes back empty.
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
  const reason = reasons[answer.status] ?? "failed";
  if (answer.status < 400) return refuse(502, reason);
  const nothingToMark = reason === "fields" && !commentFields.some((field) => fields[field]);
  return refuse(answer.status, nothingToMark ? "failed" : reason, { fields, retryAfter });
}
