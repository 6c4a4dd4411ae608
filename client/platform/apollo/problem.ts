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
  return { code: ServerError.is(error) ? codeOfAnswer(error) : "OFFLINE", fields: {} };
}

const codes: Record<number, string> = {
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  413: "TOO_LARGE",
  429: "RATE_LIMITED",
};

const codeOfAnswer = ({ statusCode, bodyText }: ServerError): string =>
  codes[statusCode] ?? (hasMessage(bodyText) ? "INTERNAL" : REQUEST_FAILED);

/** What is no answer of this server, such as a proxy's, has no message (specification, section 8). */
export const REQUEST_FAILED = "REQUEST_FAILED";

function hasMessage(body: string): boolean {
  try {
    const { message, errors } = JSON.parse(body) as Record<string, unknown>;
    return message !== undefined || errors !== undefined;
  } catch {
    return false;
  }
}
