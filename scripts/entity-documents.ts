// For GraphQL Code Generator: generates the operations of a list and its form in the dashboard from a
// fragment with the directive @entity, so that no noun has to write them.
//
//   fragment FaqToEdit on Faq @entity { … }
//
// reads `faqs` and `deletedFaqs`, `faq`, and writes `createFaq`, `updateFaq`, `deleteFaqs`, `restoreFaqs`
// and `purgeFaqs`. They are exported together as `FaqDocuments`.

import { preset as nearOperationFile } from "@graphql-codegen/near-operation-file-preset";
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  parse,
} from "graphql";
import { plural } from "../schema/foundation/plural.ts";

type Options = Parameters<typeof nearOperationFile.buildGeneratesSection>[0];

/** The near-operation-file preset, with the operations of @entity fragments added. */
export const preset: typeof nearOperationFile = {
  ...nearOperationFile,
  buildGeneratesSection: (options: Options) =>
    nearOperationFile.buildGeneratesSection({
      ...options,
      documents: options.documents.map((file) => ({
        ...file,
        document: file.document && withOperations(file.document, options.schemaAst),
      })),
    }),
};

const isEntity = (node: DefinitionNode): node is FragmentDefinitionNode =>
  node.kind === Kind.FRAGMENT_DEFINITION &&
  node.directives?.some(({ name }) => name.value === "entity") === true;

function withOperations(document: DocumentNode, schema: GraphQLSchema | undefined): DocumentNode {
  const definitions = document.definitions.flatMap((node): DefinitionNode[] => {
    if (!isEntity(node)) return [node];
    const directives = node.directives?.filter(({ name }) => name.value !== "entity");
    return [{ ...node, directives }, ...operationsOf(node, schema)];
  });
  return { ...document, definitions };
}

function operationsOf(
  { name: { value: fragment }, typeCondition }: FragmentDefinitionNode,
  schema: GraphQLSchema | undefined,
): readonly DefinitionNode[] {
  const one = typeCondition.name.value;
  const many = plural(one);
  const lower = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const fields = {
    ...schema?.getQueryType()?.getFields(),
    ...schema?.getMutationType()?.getFields(),
  };
  const operations: Record<string, string> = {
    [lower(many)]:
      `query ${one}List { rows: ${lower(many)} { ...${fragment} @unmask } deleted: deleted${many} { ...${fragment} @unmask } }`,
    [lower(one)]:
      `query ${one}Now($id: ID!) { row: ${lower(one)}(id: $id) { ...${fragment} @unmask } }`,
    [`create${one}`]: `mutation Create${one}($input: Create${one}Input!) { row: create${one}(input: $input) { ...${fragment} @unmask } }`,
    [`update${one}`]: `mutation Update${one}($id: ID!, $input: Update${one}Input!) { row: update${one}(id: $id, input: $input) { ...${fragment} @unmask } }`,
  };
  for (const verb of ["Delete", "Restore", "Purge"]) {
    const name = `${verb.toLowerCase()}${many}`;
    operations[name] =
      `mutation ${verb}${many}($ids: [ID!]!) { result: ${name}(ids: $ids) { count ids failed { id message } } }`;
  }
  const missing = [...Object.keys(operations), `deleted${many}`].filter((name) => !fields[name]);
  if (missing.length > 0) {
    throw new Error(`${fragment} is an @entity, and the graph has no ${missing.join(", ")}`);
  }
  return parse(Object.values(operations).join("\n")).definitions;
}

/** The plugin: exports the documents of an @entity fragment together. */
export function plugin(_: GraphQLSchema, files: readonly { document?: DocumentNode }[]): string {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  return definitions
    .flatMap((node) => {
      const [, one] = /^(\w+)Now$/.exec(nameOf(node)) ?? [];
      const isList = definitions.some((other) => nameOf(other) === `${one}List`);
      return one && isList ? [bundleOf(one)] : [];
    })
    .join("\n");
}

const nameOf = (node: DefinitionNode): string => ("name" in node && node.name?.value) || "";

function bundleOf(one: string): string {
  const many = plural(one);
  return [
    `export const ${one}Documents = {`,
    `  list: ${one}ListDocument,`,
    `  one: ${one}NowDocument,`,
    `  create: Create${one}Document,`,
    `  update: Update${one}Document,`,
    `  delete: Delete${many}Document,`,
    `  restore: Restore${many}Document,`,
    `  purge: Purge${many}Document,`,
    "};",
  ].join("\n");
}
