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
    // Types beside each document: the document itself is imported as text.
    "client/": {
      preset: "near-operation-file",
      presetConfig: { extension: ".generated.ts", baseTypesPath: "schema.generated.ts" },
      plugins: ["typescript-operations"],
      config,
    },
  },
} satisfies CodegenConfig;
