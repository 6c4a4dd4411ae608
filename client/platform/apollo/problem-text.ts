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
  "STORAGE_FULL",
  "TOO_LARGE",
  "UNAUTHENTICATED",
  "UNAVAILABLE",
  "UNSUPPORTED_TYPE",
]);

/** An error as one sentence in the reader's language. */
export function problemText(intl: IntlShape, error: unknown): string {
  const { code } = problemOf(error);
  return code === "OFFLINE"
    ? intl.formatMessage({ id: "problem.unreachable" })
    : codeText(intl, code);
}

/** The same in a form, which keeps unsaved changes without a connection. */
export function codeText(intl: IntlShape, code: string): string {
  return intl.formatMessage({ id: `problem.${known.has(code) ? code : "INTERNAL"}` });
}
