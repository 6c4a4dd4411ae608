import type { IntlShape } from "react-intl";
import { problemOf, REQUEST_FAILED } from "./problem.ts";

const known = new Set([
  "CONFLICT",
  "FORBIDDEN",
  "INVALID",
  "NOT_FOUND",
  "OFFLINE",
  "QUOTA_EXCEEDED",
  "RATE_LIMITED",
  REQUEST_FAILED,
  "TOO_LARGE",
  "UNAUTHENTICATED",
  "UNSUPPORTED_TYPE",
]);

/** An error as one sentence in the reader's language. */
export function problemText(intl: IntlShape, error: unknown): string {
  return codeText(intl, problemOf(error).code);
}

/** The same where something could not be loaded: there are no changes to keep. */
export function loadProblemText(intl: IntlShape, error: unknown): string {
  const { code } = problemOf(error);
  return code === "OFFLINE"
    ? intl.formatMessage({ id: "problem.unreachable" })
    : codeText(intl, code);
}

export function codeText(intl: IntlShape, code: string): string {
  return intl.formatMessage({ id: `problem.${known.has(code) ? code : "INTERNAL"}` });
}
