import type { CodegenConfig } from "@graphql-codegen/cli";
import { transform } from "./scripts/document-selections.ts";
import { preset } from "./scripts/entity-documents.ts";

const config = {
  useTypeImports: true,
  enumsAsTypes: true,
  // The socket answers what the text asks for and adds no __typename.
  skipTypename: true,
  defaultScalarType: "unknown",
  scalars: { DateTimeISO: "string", Decimal: "string", SafeInt: "number" },
};

export default {
  importExtension: ".ts",
  schema: "schema/schema.graphql",
  generates: {
    "client/schema.generated.ts": { plugins: ["typescript"], config },
    // Beside each document its types, and the document itself for Apollo Client; public pages import
    // theirs as text and take the types alone.
    "client/": {
      documents: "client/**/*.graphql",
      preset,
      presetConfig: { extension: ".generated.ts", baseTypesPath: "schema.generated.ts" },
      plugins: ["typescript-operations", "typed-document-node", "./scripts/entity-documents.ts"],
      config: {
        ...config,
        documentNodeImport: "@apollo/client#TypedDocumentNode",
        inlineFragmentTypes: "mask",
        customDirectives: { apolloUnmask: true },
      },
    },
    // Documents of REST as text, with the schemas of what they answer.
    "server/rest/documents.generated.ts": {
      documents: "server/rest/*.graphql",
      documentTransforms: [{ transform }],
      plugins: ["./scripts/rest-documents.ts"],
    },
  },
} satisfies CodegenConfig;
