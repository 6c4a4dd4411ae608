import { globSync, readFileSync } from "node:fs";
import type { TypePolicies } from "@apollo/client";
import {
  buildSchema,
  type FragmentDefinitionNode,
  getNamedType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { expect, test } from "vitest";

// An answer without a field that its type is kept by cannot be stored: the screen would say that the server
// cannot be reached.

const modules = import.meta.glob<{ policies: TypePolicies }>("../../features/*/*.policies.ts", {
  eager: true,
});
const keys = new Map(
  Object.values(modules)
    .flatMap(({ policies }) => Object.entries(policies))
    .flatMap(([type, { keyFields }]) =>
      Array.isArray(keyFields) ? [[type, keyFields as string[]] as const] : [],
    ),
);

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const files = globSync("client/**/*.graphql").map((path) => ({
  path,
  document: parse(readFileSync(path, "utf8")),
}));
const fragments = new Map(
  files.flatMap(({ document }) =>
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment] as const),
  ),
);

/** The fields that a selection has, also by its fragments. */
function fieldsOf({ selections }: SelectionSetNode): string[] {
  return selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [(one.alias ?? one.name).value];
    if (one.kind === Kind.INLINE_FRAGMENT) return fieldsOf(one.selectionSet);
    const fragment = fragments.get(one.name.value);
    return fragment ? fieldsOf(fragment.selectionSet) : [];
  });
}

test("what the cache keeps by several fields is read with all of them", () => {
  expect([...keys.keys()]).toContain("Card");
  const lacking: string[] = [];
  for (const { path, document } of files) {
    const info = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(info, {
        Field({ selectionSet, name }) {
          const type = info.getType();
          const needed = type && keys.get(getNamedType(type).name);
          if (!selectionSet || !needed) return;
          const read = fieldsOf(selectionSet);
          const missing = needed.filter((field) => !read.includes(field));
          if (missing.length > 0)
            lacking.push(`${path}: ${name.value} without ${missing.join(", ")}`);
        },
      }),
    );
  }
  expect(lacking).toEqual([]);
});
