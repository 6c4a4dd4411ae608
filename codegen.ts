import type { CodegenConfig } from "@graphql-codegen/cli";

const config = {
  useTypeImports: true,
  enumsAsTypes: true,
  // The socket answers what the text asks for and adds no __typename.
  skipTypename: true,
  defaultScalarType: "unknown",
  scalars: { DateTimeISO: "string" },
};

export default {
  importExtension: ".ts",
  schema: "schema/schema.graphql",
  documents: "client/**/*.graphql",
  generates: {
    "client/schema.generated.ts": { plugins: ["typescript"], config },
    // Beside each document its types, and the document itself for Apollo Client; public pages import
    // theirs as text and take the types alone.
    "client/": {
      preset: "near-operation-file",
      presetConfig: { extension: ".generated.ts", baseTypesPath: "schema.generated.ts" },
      plugins: ["typescript-operations", "typed-document-node"],
      config: {
        ...config,
        documentNodeImport: "@apollo/client#TypedDocumentNode",
        inlineFragmentTypes: "mask",
        customDirectives: { apolloUnmask: true },
      },
    },
  },
} satisfies CodegenConfig;
