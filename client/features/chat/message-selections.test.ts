import { readFileSync } from "node:fs";
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { expect, test } from "vitest";

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
type Exported = DocumentNode | Record<string, DocumentNode>;
const modules = import.meta.glob<Record<string, Exported>>("../../**/*.generated.ts", {
  eager: true,
});
const isDocument = (value: unknown): value is DocumentNode =>
  (value as Partial<DocumentNode>).kind === Kind.DOCUMENT;
const documents = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .flatMap((exported) => (isDocument(exported) ? [exported] : Object.values(exported)))
  .filter(isDocument);

/** The names of the selected fields, including those in fragments. */
function fieldsOf({ selections }: SelectionSetNode, document: DocumentNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value;
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, document);
    const fragment = document.definitions.find(
      (each): each is FragmentDefinitionNode =>
        each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
    );
    return fragment ? fieldsOf(fragment.selectionSet, document) : [];
  });
}

test("every selection of a message contains its cache key", () => {
  const without: string[] = [];
  let requestCount = 0;
  for (const document of documents) {
    const types = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(types, {
        Field({ name, selectionSet }) {
          const type = types.getType();
          if (!selectionSet || !type || getNamedType(type).name !== "Message") return;
          requestCount += 1;
          const fields = fieldsOf(selectionSet, document);
          if (!fields.includes("id") || !fields.includes("revision")) without.push(name.value);
        },
      }),
    );
  }
  expect(requestCount).toBeGreaterThan(10);
  expect(without).toEqual([]);
});
