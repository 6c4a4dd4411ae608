// A document transform of GraphQL Code Generator, for the documents of REST: what the calls of every
// published noun read is added where a directive asks for it, so that no noun has to write it.
//
//   fragment EditedPostFields on Post @edited { tags categories { id } }
//
// has also what editors read of every document: texts in all languages, state, version. And
//
//   post: publishedPost(slug: $slug, locale: $locale) @published { ...PostSummaryFields }
//
// has also what every public page reads: its text, metadata and slugs.

import {
  type ASTNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  type SelectionNode,
  visit,
} from "graphql";

const byLocale = (names: string) =>
  names.replaceAll(/\w+/g, (name) => `${name}: ${name}ByLocale { ...ByLocale }`);

const SELECTIONS = {
  edited: `
    id version createdAt updatedAt cover languages
    ${byLocale("title description coverAlt metaTitle metaDescription metaKeywords")}
    ogImage canonical noindex content: contentByLocale
    status: statusByLocale publishedAt: publishedAtByLocale scheduledAt: scheduledAtByLocale`,
  published: `
    html(locale: $locale) headings(locale: $locale) updatedAt
    metaTitle(locale: $locale) metaDescription(locale: $locale) metaKeywords(locale: $locale)
    ogImage canonical en: slug(locale: en) fr: slug(locale: fr) no: slug(locale: no)`,
};

const isOurs = ({ name }: DirectiveNode): boolean => name.value in SELECTIONS;

function selectionsOf(directives: readonly DirectiveNode[]): SelectionNode[] {
  return directives.filter(isOurs).flatMap(({ name }) => {
    const [selected] = parse(`{ ${SELECTIONS[name.value as keyof typeof SELECTIONS]} }`, {
      noLocation: true,
    }).definitions;
    if (selected?.kind !== Kind.OPERATION_DEFINITION) throw new Error("Selections are a query");
    return [...selected.selectionSet.selections];
  });
}

const withSelections = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Field: added,
    FragmentDefinition: added,
  });

function added(node: FieldNode | FragmentDefinitionNode): ASTNode | undefined {
  const directives = node.directives ?? [];
  if (!directives.some(isOurs)) return undefined;
  const selections = [...selectionsOf(directives), ...(node.selectionSet?.selections ?? [])];
  return {
    ...node,
    directives: directives.filter((one) => !isOurs(one)),
    selectionSet: { kind: Kind.SELECTION_SET, selections },
  };
}

interface DocumentFile {
  document?: DocumentNode;
}

export const transform = <File extends DocumentFile>({
  documents,
}: {
  documents: File[];
}): File[] =>
  documents.map((file) => ({ ...file, document: file.document && withSelections(file.document) }));
