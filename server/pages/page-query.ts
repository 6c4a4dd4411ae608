import {
  type DocumentNode,
  execute,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
} from "graphql";
import type { Context } from "../../schema/foundation/context.ts";
import type { Reader } from "../../schema/foundation/reading/reader.ts";

/** The data of a query of the client's code, which is neither checked nor charged. */
export type PageQuery = (text: string, context: Context) => Promise<unknown>;

/** Each of the few documents is parsed once. */
export function pageQuery(schema: GraphQLSchema, reader: Reader): PageQuery {
  const known = new Map<string, ReturnType<typeof parsed>>();
  return async (text, context) => {
    const { document, operation } = known.getOrInsertComputed(text, parsed);
    const read = await reader.read(document, operation, {}, context);
    if (read) return JSON.parse(read.text);
    const { data, errors } = await execute({ schema, document, contextValue: context });
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    return data;
  };
}

function parsed(text: string): { document: DocumentNode; operation: OperationDefinitionNode } {
  const document = parse(text);
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error("The document has no operation");
  return { document, operation };
}
