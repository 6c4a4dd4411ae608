import { GraphQLError, type GraphQLFormattedError } from "graphql";
import {
  type Code,
  DatabaseUnavailable,
  Problem,
  SOMETHING_WENT_WRONG,
  StorageFull,
} from "../../schema/foundation/errors.ts";
import { isDatabaseAway, isStorageFull } from "../../schema/foundation/reading/sql/sql-state.ts";
import { isClientDisconnected } from "./caller.ts";
import { TOO_COSTLY } from "./limits.ts";

/** The library's error codes, mapped to those of our contract. */
const CODES: Record<string, Code> = {
  GRAPHQL_PARSE_FAILED: "MALFORMED",
  GRAPHQL_VALIDATION_FAILED: "MALFORMED",
  OPERATION_RESOLUTION_FAILURE: "MALFORMED",
  BAD_REQUEST: "MALFORMED",
  BAD_USER_INPUT: "INVALID",
};

/** graphql-js reports its own limits without a code, only by these messages. */
const ABORTED = /Parsing aborted\.$|^Validation aborted\.$/;
/** Apollo's errors of the persisted query protocol: they have no code either. */
const BAD_PERSISTED_QUERY =
  /^(Unsupported persisted query version|provided sha does not match query)$/;
const TOO_MANY_VARIABLE_ERRORS = /error limit reached\. Execution aborted\.$/;

/** SQLSTATE of a statement that exceeded its time limit. */
const QUERY_CANCELED = "57014";

/**
 * Our own errors are returned as they are, bad requests with their code; any other error is hidden
 * and logged.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: (error: unknown) => void,
): GraphQLFormattedError {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (original instanceof Problem)
    return { ...formatted, message: original.message, extensions: original.extensions };
  const { [TOO_COSTLY]: costly, code, ...rest } = formatted.extensions ?? {};
  delete rest.stacktrace;
  if (costly || ABORTED.test(formatted.message))
    return { ...formatted, extensions: { ...rest, code: "TOO_COSTLY" satisfies Code } };
  if (BAD_PERSISTED_QUERY.test(formatted.message))
    return { ...formatted, extensions: { ...rest, code: "MALFORMED" satisfies Code } };
  if (TOO_MANY_VARIABLE_ERRORS.test(formatted.message))
    return { ...formatted, extensions: { ...rest, code: "INVALID" satisfies Code } };
  const known = typeof code === "string" ? CODES[code] : undefined;
  if (known) return { ...formatted, extensions: { ...rest, code: known } };
  if (typeof code === "string" && code.startsWith("PERSISTED_QUERY")) return formatted;
  if (isClientDisconnected(original)) return { message: original.message }; // nobody reads it
  log(original);
  const outage = outageOf(original);
  if (outage) return { ...formatted, message: outage.message, extensions: outage.extensions };
  if (original instanceof Error && "code" in original && original.code === QUERY_CANCELED)
    return {
      ...formatted,
      message: "The operation took too long",
      extensions: { code: "TOO_COSTLY" },
    };
  return { message: SOMETHING_WENT_WRONG, extensions: { code: "INTERNAL" satisfies Code } };
}

function outageOf(error: unknown): Problem | undefined {
  if (isStorageFull(error)) return new StorageFull();
  return isDatabaseAway(error) ? new DatabaseUnavailable() : undefined;
}

/** graphql-js reports syntax and validation errors without a code. */
export const asMalformed = (error: GraphQLError): GraphQLFormattedError => {
  const { [TOO_COSTLY]: costly } = error.extensions;
  const code = costly || ABORTED.test(error.message) ? "TOO_COSTLY" : "MALFORMED";
  return { ...error.toJSON(), extensions: { code } };
};

/** Errors before execution have no path: the variables are invalid. */
export const asInvalid = (error: GraphQLError): GraphQLFormattedError => ({
  ...error.toJSON(),
  extensions: { code: "INVALID" satisfies Code },
});
