import type { Failure } from "../../platform/rest.ts";

/** Why a form was refused: decides which text is shown. */
type Reason =
  | "fields"
  | "credentials"
  | "suspended"
  | "deleted"
  | "tooMany"
  | "unreachable"
  | "signedOut"
  | "failed"
  /** Something answered that is not this server, such as a proxy */
  | "requestFailed";

export interface Refusal {
  reason: Reason;
  status: number;
  /** Errors by field, in the server's words */
  fields: Record<string, string>;
  /** What was typed, for rendering the form again without JavaScript; never passwords and codes */
  typed: Record<string, string>;
  /** The reason a moderator gave */
  note?: string;
}

/** The result of a form: refused, done with a redirect, or done on the same page. */
export interface Outcome {
  refusal?: Refusal;
  to?: string;
  signedIn?: boolean;
  done?: string;
  /** The form it belongs to, on a screen with several */
  of?: string;
}

const reasons: Record<number, Reason> = {
  0: "unreachable",
  401: "signedOut",
  422: "fields",
  429: "tooMany",
};

interface Answer {
  status: number;
  body: unknown;
}

/** The specification, section 8: an answer without a message is 'Request failed'. */
export function reasonOf({ status, body }: Answer): Reason {
  const { message } = (body ?? {}) as Partial<Failure>;
  return reasons[status] ?? (message ? "failed" : "requestFailed");
}

const secret = /password|code|csrf/i;

export function refuse(
  form: FormData,
  status: number,
  fields: Record<string, string> = {},
  reason: Reason = reasons[status] ?? "failed",
): { refusal: Refusal } {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !secret.test(name)) typed[name] = value;
  }
  const nothingToMark = reason === "fields" && Object.keys(fields).length === 0;
  return { refusal: { reason: nothingToMark ? "failed" : reason, status, fields, typed } };
}

/** The refusal in an answer; undefined if it was accepted. */
export function refusalOf(form: FormData, answer: Answer) {
  if (answer.status >= 200 && answer.status < 300) return;
  const { fields } = (answer.body ?? {}) as Partial<Failure>;
  return refuse(form, answer.status, fields, reasonOf(answer));
}
