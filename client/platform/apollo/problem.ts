import { CombinedGraphQLErrors, ServerError } from "@apollo/client";

/** What went wrong, in the terms of the graph; OFFLINE when the server could not be reached. */
export interface Problem {
  code: string;
  /** In English, from a closed set; never shown as it is */
  message?: string;
  /** With INVALID: what is wrong, by the path of the field, for example "title.fr" */
  fields: Record<string, string>;
  /** With CONFLICT: the values that stand now */
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
