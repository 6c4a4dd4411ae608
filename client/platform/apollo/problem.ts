import { CombinedGraphQLErrors, ServerError } from "@apollo/client";

/** An error by the graph's codes; OFFLINE if the server could not be reached. */
export interface Problem {
  code: string;
  /** In English, from a fixed set; never shown untranslated */
  message?: string;
  /** With INVALID: the errors by field path, for example "title.fr" */
  fields: Record<string, string>;
  /** With CONFLICT: the current values */
  current?: Record<string, unknown>;
}

export function problemOf(error: unknown): Problem {
  if (CombinedGraphQLErrors.is(error)) {
    const { message, extensions } = error.errors[0] ?? {};
    const { code = "INTERNAL", fields = {}, current } = (extensions ?? {}) as Partial<Problem>;
    return { code, message, fields, ...(current && { current }) };
  }
  const isAnswer = ServerError.is(error);
  return { code: isAnswer ? codeOfStatus(error.statusCode) : "OFFLINE", fields: {} };
}

function codeOfStatus(status: number): string {
  if (status === 401) return "UNAUTHENTICATED";
  if (status === 403) return "FORBIDDEN";
  if (status === 413) return "TOO_LARGE";
  return status === 429 ? "RATE_LIMITED" : "INTERNAL";
}
