import { type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import type { FormattedExecutionResult } from "graphql";
import type { Context } from "../../schema/foundation/context.ts";
import { SOMETHING_WENT_WRONG } from "../../schema/foundation/errors.ts";
import type { Reader } from "../../schema/foundation/reading/reader.ts";
import type { Operation } from "./cost-charge.ts";
import { formatError } from "./error-format.ts";

/** `data` that is JSON text already and is sent as it is. */
export class RawJsonResult {
  constructor(readonly text: string) {}

  /**
   * The number of objects in it. Within a string a quotation mark always has a backslash before it.
   */
  get objects(): number {
    return this.text.split('{"').length - 1;
  }
}

/**
 * Answers a query that compiles to one statement, with the error if that takes too long; undefined
 * for any other.
 */
export type ReadCompiled = (
  request: Operation,
  context: Context,
) => Promise<FormattedExecutionResult | undefined>;

export const readCompiled =
  (reader: Reader, unexpected: (error: unknown) => void): ReadCompiled =>
  async ({ document, operation, variables }, context) => {
    try {
      const read = await reader.read(document, operation, variables, context);
      return read && { data: new RawJsonResult(read.text) as never };
    } catch (error) {
      const formatted = formatError({ message: SOMETHING_WENT_WRONG }, error, unexpected);
      return { data: null, errors: [formatted] };
    }
  };

/** Queries that compile to one statement are answered by it; Apollo executes the others. */
export const compiledQueriesPlugin = (finish: ReadCompiled): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async responseForOperation({ document, operation, request, contextValue }) {
        if (!operation) return null; // Apollo says which one is missing
        const requested = { document, operation, variables: request.variables ?? {} };
        const singleResult = await finish(requested, contextValue);
        if (!singleResult) return null;
        return {
          http: { status: undefined, headers: new HeaderMap() },
          body: { kind: "single", singleResult },
        };
      },
    };
  },
});

/** Serializes an answer and inserts the raw JSON of its `data`. */
export function serializeResult({ data, ...rest }: FormattedExecutionResult): string {
  if (!((data as unknown) instanceof RawJsonResult)) return JSON.stringify({ data, ...rest });
  const others = JSON.stringify(rest).slice(1, -1);
  return `{"data":${(data as unknown as RawJsonResult).text}${others && `,${others}`}}`;
}
