import type { IntlShape } from "react-intl";
import { problemOf, REQUEST_FAILED } from "./problem.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

const known = new Set([
  "CONFIRMATION_REQUIRED",
  "CONFLICT",
  "FORBIDDEN",
  "INVALID",
  "NOT_FOUND",
  "OFFLINE",
  "QUOTA_EXCEEDED",
  "RATE_LIMITED",
  REQUEST_FAILED,
  "STORAGE_FULL",
  "TOO_COSTLY",
  "TOO_LARGE",
  "UNAUTHENTICATED",
  "UNAVAILABLE",
  "UNSUPPORTED_TYPE",
]);

/** An error as one sentence in the reader's language. */
export function problemText(intl: IntlShape, error: unknown): string {
  const { code, retryAfter } = problemOf(error);
  if (code === "OFFLINE") return intl.formatMessage({ id: "problem.unreachable" });
  return code === "RATE_LIMITED" && retryAfter
    ? intl.formatMessage({ id: "problem.limitedFor" }, { when: timeUntil(intl, retryAfter) })
    : codeText(intl, code);
}

/** "in 42 seconds", "in 15 minutes": rounded up. */
function timeUntil(intl: IntlShape, seconds: number): string {
  if (seconds < MINUTE_S) return intl.formatRelativeTime(seconds, "second");
  return seconds < HOUR_S
    ? intl.formatRelativeTime(Math.ceil(seconds / MINUTE_S), "minute")
    : intl.formatRelativeTime(Math.ceil(seconds / HOUR_S), "hour");
}

/** The same in a form, which keeps unsaved changes without a connection. */
export function codeText(intl: IntlShape, code: string): string {
  return intl.formatMessage({ id: `problem.${known.has(code) ? code : "INTERNAL"}` });
}
