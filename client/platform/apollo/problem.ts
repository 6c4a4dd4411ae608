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
  /** With RATE_LIMITED, where the server says it: in seconds */
  retryAfter?: number;
}

export function problemOf(error: unknown): Problem {
  if (CombinedGraphQLErrors.is(error)) return problemIn(error.errors[0]);
  if (!ServerError.is(error)) return { code: "OFFLINE", fields: {} };
  // Refused before it was read, such as a body that is too large: with the status of its code.
  const [refusal] = errorsIn(error.bodyText);
  return refusal?.extensions?.code ? problemIn(refusal) : { code: codeOfAnswer(error), fields: {} };
}

interface GraphError {
  message?: string;
  extensions?: Partial<Problem>;
}

function problemIn({ message, extensions = {} }: GraphError = {}): Problem {
  const { code = "INTERNAL", fields = {}, current, retryAfter } = extensions;
  return { code, message, fields, ...(current && { current }), ...(retryAfter && { retryAfter }) };
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

const hasMessage = (body: string): boolean => {
  const { message, errors } = jsonOf(body);
  return message !== undefined || errors !== undefined;
};

function errorsIn(body: string): GraphError[] {
  const { errors } = jsonOf(body);
  return Array.isArray(errors) ? (errors as GraphError[]) : [];
}

/** Of what is no JSON object, an empty one. */
function jsonOf(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
