import type { ApolloServerPlugin } from "@apollo/server";
import { type DocumentNode, Kind, type OperationDefinitionNode } from "graphql";
import type { Context } from "../../schema/foundation/context.ts";
import { Problem } from "../../schema/foundation/errors.ts";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { asHttpError } from "./cost-plugin.ts";
import { isIntrospection, rootFieldsOf } from "./limits.ts";

interface SchemaRequest {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Returns the error if this operation is introspection and the viewer may not use it. */
export type SchemaRule = (request: SchemaRequest, viewer: Viewer) => Problem | undefined;

/** On a production site introspection requires a session. */
export const schemaRule =
  ({ isPublic }: { isPublic: boolean }): SchemaRule =>
  ({ document, operation }, { isSignedIn }) => {
    if (isPublic || isSignedIn) return undefined;
    const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    const names = rootFieldsOf(operation.selectionSet, (wanted) =>
      fragments.find(({ name }) => name.value === wanted),
    );
    if (!names.some(isIntrospection)) return undefined;
    return new Problem("UNAUTHENTICATED", "Sign in to read the schema");
  };

export const schemaPlugin = (refusalOf: SchemaRule): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, contextValue: { viewer } }) {
        const refusal = operation && refusalOf({ document, operation }, viewer);
        if (refusal) throw asHttpError(refusal);
      },
    };
  },
});
