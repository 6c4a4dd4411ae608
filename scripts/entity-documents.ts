// For GraphQL Code Generator: generates the operations of a list and its form in the dashboard, so that
// no noun has to write them.
//
//   import { FaqDocuments } from "./faq.list.generated.ts";
//
// in faq.list.tsx brings `faqs` and `deletedFaqs`, `faq`, `createFaq`, `updateFaq`, `deleteFaqs`,
// `restoreFaqs` and `purgeFaqs`, and `reorderFaqs` where the graph has it, with everything that a question has of its own. What else a list reads is
// a fragment with the directive @entity, in a .graphql file whose documents the list imports instead:
//
//   fragment FaqToEdit on Faq @entity { … }
//
// A fragment with the directive @document also has what the editor of every document reads, beside its own:
//
//   fragment EditedPage on Page @document { inFooter order }
//
// and brings the operations on its draft: PageDraftDocuments with `save`, `publish`, `discard` and `preview`. If the noun
// keeps versions, it also has PageVersionDocuments with `list` and `read`.
//
// A fragment with the directive @publishable brings the operations on many at once that the list of a published
// noun has, as far as the graph has them: here PagesDocuments with `publish`, `archive`, `delete`, `select` …
//
//   fragment ListedPage on Page @publishable { … }

import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { preset as nearOperationFile } from "@graphql-codegen/near-operation-file-preset";
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  print,
} from "graphql";
import { plural } from "../schema/foundation/plural.ts";

type Options = Parameters<typeof nearOperationFile.buildGeneratesSection>[0];

/** The near-operation-file preset, with the fragments of lists and the operations of @entity fragments added. */
export const preset: typeof nearOperationFile = {
  ...nearOperationFile,
  buildGeneratesSection: (options: Options) =>
    nearOperationFile.buildGeneratesSection({
      ...options,
      documents: [...options.documents, ...documentsOfLists(options.schemaAst)].map((file) => ({
        ...file,
        document: file.document && withOperations(file.document, options.schemaAst),
      })),
    }),
};

/** The fragments of the lists that import documents of their own name. */
const documentsOfLists = (schema: GraphQLSchema | undefined): Options["documents"] =>
  globSync("client/features/**/*.list.tsx").flatMap((path) => {
    const name = basename(path, ".tsx");
    const imported = new RegExp(
      `import \\{ (\\w+)Documents \\} from "\\./${name}\\.generated\\.ts"`,
    );
    const [, one] = imported.exec(readFileSync(path, "utf8")) ?? [];
    if (!one) return [];
    const document = parse(fragmentOf(one, path, schema));
    return [{ location: resolve(path.replace(/tsx$/, "graphql")), rawSDL: "", document }];
  });

/** Plain values of a noun, its texts in every language, amounts, and what its input refers to. */
function fragmentOf(one: string, path: string, schema: GraphQLSchema | undefined): string {
  const type = schema?.getType(one);
  const input = schema?.getType(`Update${one}Input`);
  if (!isObjectType(type) || !isInputObjectType(input)) {
    throw new Error(
      `${path} imports ${one}Documents, and the graph has no ${one} that is edited: npm run schema`,
    );
  }
  const fields = Object.values(type.getFields()).flatMap(({ name, type: of, args }) => {
    const inner = getNamedType(of);
    if (isLeafType(inner)) return args.length ? [] : [name];
    if (inner.name === "LocalizedText") return [`${name} ${BY_LOCALE}`];
    if (inner.name === "Money") return [`${name} { amount currency }`];
    if (!isObjectType(inner) || !input.getFields()[`${name}Id`]) return [];
    return [`${name} { id ${nameIn(inner)} }`];
  });
  return `fragment ${one}ToEdit on ${one} @entity { ${fields.join(" ")} }`;
}

const BY_LOCALE = "{ ...ByLocale @unmask }";

const DOCUMENT = `
  id version updatedAt languages
  titleByLocale ${BY_LOCALE} slugByLocale ${BY_LOCALE} descriptionByLocale ${BY_LOCALE}
  contentByLocale cover coverAltByLocale ${BY_LOCALE}
  metaTitleByLocale ${BY_LOCALE} metaDescriptionByLocale ${BY_LOCALE} metaKeywordsByLocale ${BY_LOCALE}
  ogImage canonical noindex
  statusByLocale publishedAtByLocale scheduledAtByLocale textChangedAtByLocale
  changedBy { id displayName }
  draft { id version updatedAt changes inReviewSince changedBy { id displayName } }`;

/** Of the last version in each language, if the noun keeps them. */
const VERSIONED = "textVersionByLocale textVersionSinceByLocale";

function nameIn(type: GraphQLObjectType): string {
  const { nameByLocale, name } = type.getFields();
  if (nameByLocale) return `nameByLocale ${BY_LOCALE}`;
  return name && !name.args.length ? "name" : "";
}

const hasDirective = (
  node: DefinitionNode,
  directive: "entity" | "document" | "publishable",
): node is FragmentDefinitionNode =>
  node.kind === Kind.FRAGMENT_DEFINITION &&
  node.directives?.some(({ name }) => name.value === directive) === true;

const without = ({ directives, ...node }: FragmentDefinitionNode, directive: string) => ({
  ...node,
  directives: directives?.filter(({ name }) => name.value !== directive),
});

function withDocument(node: FragmentDefinitionNode, isVersioned: boolean): FragmentDefinitionNode {
  const { selectionSet, ...rest } = without(node, "document");
  const [shared] = parse(`{ ${DOCUMENT} ${isVersioned ? VERSIONED : ""} }`).definitions;
  if (shared?.kind !== Kind.OPERATION_DEFINITION) throw new Error("No fields of documents");
  const selections = [...shared.selectionSet.selections, ...selectionSet.selections];
  return { ...rest, selectionSet: { ...selectionSet, selections } };
}

function withOperations(document: DocumentNode, schema: GraphQLSchema | undefined): DocumentNode {
  const definitions = document.definitions.flatMap((node): DefinitionNode[] => {
    if (hasDirective(node, "document")) {
      const isVersioned = hasVersions(node, schema);
      return [
        withDocument(node, isVersioned),
        ...draftOperationsOf(node),
        ...(isVersioned ? versionOperationsOf(node) : []),
      ];
    }
    if (hasDirective(node, "publishable")) {
      return [without(node, "publishable"), ...bulkOperationsOf(node, schema)];
    }
    if (!hasDirective(node, "entity")) return [node];
    return [without(node, "entity"), ...operationsOf(node, schema)];
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
  if (fields[`reorder${many}`]) {
    operations[`reorder${many}`] =
      `mutation Reorder${many}($ids: [ID!]!) { rows: reorder${many}(ids: $ids) { ...${fragment} @unmask } }`;
  }
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

/** What is done with the draft of a document. Its fragment may read texts in the language of the reader. */
function draftOperationsOf(node: FragmentDefinitionNode): readonly DefinitionNode[] {
  const { name, typeCondition } = node;
  const one = typeCondition.name.value;
  const also = print(node).includes("$locale") ? ", $locale: Locale!" : "";
  const edited = `{ ...${name.value} @unmask }`;
  const operations = [
    `mutation Save${one}Draft($id: ID!, $input: Update${one}Input!, $draftVersion: Int, $inReview: Boolean${also}) { item: save${one}Draft(id: $id, input: $input, draftVersion: $draftVersion, inReview: $inReview) ${edited} }`,
    `mutation Publish${one}Draft($id: ID!, $input: Update${one}Input!, $draftVersion: Int${also}) { item: publish${one}Draft(id: $id, input: $input, draftVersion: $draftVersion) ${edited} }`,
    `mutation Discard${one}Draft($id: ID!, $draftVersion: Int${also}) { item: discard${one}Draft(id: $id, draftVersion: $draftVersion) ${edited} }`,
    `query ${one}DraftPreview($id: ID!, $in: Locale!) { item: ${one.charAt(0).toLowerCase()}${one.slice(1)}(id: $id) { id preview(locale: $in) { title description html cover coverAlt } } }`,
  ];
  return parse(operations.join("\n")).definitions;
}

function hasVersions(
  { typeCondition }: FragmentDefinitionNode,
  schema: GraphQLSchema | undefined,
): boolean {
  const type = schema?.getType(typeCondition.name.value);
  return isObjectType(type) && type.getFields()["versions"] !== undefined;
}

/** What was published of a document, at least once. */
function versionOperationsOf({ typeCondition }: FragmentDefinitionNode): readonly DefinitionNode[] {
  const one = typeCondition.name.value;
  const lower = one.charAt(0).toLowerCase() + one.slice(1);
  return parse(`
    fragment Listed${one}Version on ${one}Version { id number inForceSince publishedBy { id displayName } }
    query ${one}Versions($id: ID!, $locale: Locale!) {
      document: ${lower}(id: $id) { id versions(locale: $locale) { ...Listed${one}Version @unmask } }
    }
    query ${one}VersionToRead($id: ID!) {
      version: ${lower}Version(id: $id) { ...Listed${one}Version @unmask title description content html }
    }`).definitions;
}

const BULK = [
  "delete",
  "restore",
  "purge",
  "publish",
  "unpublish",
  "archive",
  "undoArchive",
  "unarchive",
] as const;

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** What is done with the rows of a selection, which is saved before. */
function bulkOperationsOf(
  { typeCondition }: FragmentDefinitionNode,
  schema: GraphQLSchema | undefined,
): readonly DefinitionNode[] {
  const many = plural(typeCondition.name.value);
  const fields = schema?.getMutationType()?.getFields() ?? {};
  const filter = fields[`select${many}`]?.args.find(({ name }) => name === "filter");
  if (!filter) throw new Error(`${many} are not @publishable: the graph has no select${many}`);
  const operations = BULK.filter((verb) => fields[verb + many]).map(
    (verb) =>
      `mutation ${capitalized(verb)}${many}($selection: ID!) { ${verb}${many}(selectionId: $selection) { ...BulkOutcome @unmask } }`,
  );
  const select = `mutation Select${many}($filter: ${getNamedType(filter.type).name}!, $inTrash: Boolean!) { select${many}(filter: $filter, inTrash: $inTrash) { id count } }`;
  return parse([...operations, select].join("\n")).definitions;
}

/** The plugin: exports the documents of an @entity, @document or @publishable fragment together. */
export function plugin(_: GraphQLSchema, files: readonly { document?: DocumentNode }[]): string {
  const names = new Set(
    files.flatMap(({ document }) => document?.definitions ?? []).map((node) => nameOf(node)),
  );
  return [...names]
    .flatMap((name) => {
      const [, one] = /^(\w+)Now$/.exec(name) ?? [];
      if (one && names.has(`${one}List`)) return [bundleOf(one, names)];
      const [, drafted] = /^(\w+)DraftPreview$/.exec(name) ?? [];
      if (drafted) return [draftBundleOf(drafted)];
      const [, versioned] = /^(\w+)VersionToRead$/.exec(name) ?? [];
      if (versioned) return [versionBundleOf(versioned)];
      const [, many] = /^Select(\w+)$/.exec(name) ?? [];
      return many && names.has(`Publish${many}`) ? [bulkBundleOf(many, names)] : [];
    })
    .join("\n");
}

const nameOf = (node: DefinitionNode): string => ("name" in node && node.name?.value) || "";

function bundleOf(one: string, names: ReadonlySet<string>): string {
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
    ...(names.has(`Reorder${many}`) ? [`  reorder: Reorder${many}Document,`] : []),
    "};",
  ].join("\n");
}

const draftBundleOf = (one: string): string =>
  [
    `export const ${one}DraftDocuments = {`,
    `  save: Save${one}DraftDocument,`,
    `  publish: Publish${one}DraftDocument,`,
    `  discard: Discard${one}DraftDocument,`,
    `  preview: ${one}DraftPreviewDocument,`,
    "};",
  ].join("\n");

const versionBundleOf = (one: string): string =>
  [
    `export const ${one}VersionDocuments = {`,
    `  list: ${one}VersionsDocument,`,
    `  read: ${one}VersionToReadDocument,`,
    "};",
  ].join("\n");

function bulkBundleOf(many: string, names: ReadonlySet<string>): string {
  const documents = [...BULK, "select"].flatMap((verb) => {
    const name = `${capitalized(verb)}${many}`;
    return names.has(name) ? [`  ${verb}: ${name}Document,`] : [];
  });
  return [`export const ${many}Documents = {`, ...documents, "};"].join("\n");
}
