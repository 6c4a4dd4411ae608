import { type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import type { FormattedExecutionResult } from "graphql";
import type { Context } from "../../schema/foundation/context.ts";
import type { Reader } from "../../schema/foundation/reading/reader.ts";

/** `data` that is JSON already: it goes to the wire as it is. */
export class Finished {
  constructor(readonly text: string) {}

  /** How many objects it holds. A quotation mark within a text is never without its backslash. */
  get objects(): number {
    return this.text.split('{"').length - 1;
  }
}

/** Queries that are one statement are answered by it; Apollo executes the others. */
export const finishedAnswers = (reader: Reader): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async responseForOperation({ document, operation, request, contextValue }) {
        const read = await reader.read(document, operation, request.variables ?? {}, contextValue);
        if (!read) return null;
        return {
          http: { status: undefined, headers: new HeaderMap() },
          body: { kind: "single", singleResult: { data: new Finished(read.text) as never } },
        };
      },
    };
  },
});

/** An answer as text, with the finished part put in its place. */
export function written({ data, ...rest }: FormattedExecutionResult): string {
  if (!((data as unknown) instanceof Finished)) return JSON.stringify({ data, ...rest });
  const others = JSON.stringify(rest).slice(1, -1);
  return `{"data":${(data as unknown as Finished).text}${others && `,${others}`}}`;
}
