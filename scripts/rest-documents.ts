// A plugin of GraphQL Code Generator: for each document of REST its text, its variables and the
// schema of its data; for each fragment its schema.

import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNullableType,
  type GraphQLField,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  stripIgnoredCharacters,
  visit,
} from "graphql";

const SCALARS: Record<string, string> = {
  ID: "z.string()",
  String: "z.string()",
  Int: "z.int()",
  SafeInt: "z.int()",
  Decimal: "z.string()",
  Float: "z.number()",
  Boolean: "z.boolean()",
  DateTimeISO: "z.iso.datetime()",
  JSON: "z.unknown()",
  JSONObject: "z.record(z.string(), z.unknown())",
};

export function plugin(
  schema: GraphQLSchema,
  files: readonly { document?: DocumentNode }[],
): { prepend: string[]; content: string } {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );

  /** The fragments that a definition spreads, with nested ones first. */
  function fragmentsOf(
    node: FragmentDefinitionNode | OperationDefinitionNode,
    found = new Set<FragmentDefinitionNode>(),
  ): Set<FragmentDefinitionNode> {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(fragment)) return;
        fragmentsOf(fragment, found).add(fragment);
      },
    });
    return found;
  }

  const flat = (selections: readonly SelectionNode[]): FieldNode[] =>
    selections.flatMap((one) => {
      if (one.directives?.length) throw new Error(`${print(one)}: REST reads without directives`);
      if (one.kind === Kind.FIELD) return [one];
      const of = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value);
      return flat(of?.selectionSet.selections ?? []);
    });

  /** An object selected by a single fragment has the schema of the fragment. */
  function objectOf(type: GraphQLObjectType, selections: readonly SelectionNode[]): string {
    const [first, ...others] = selections;
    if (first?.kind === Kind.FRAGMENT_SPREAD && !others.length) return first.name.value;
    const byName = Map.groupBy(flat(selections), ({ alias, name }) => (alias ?? name).value);
    const fields = [...byName].map(([name, [field, ...more]]) => {
      const of = field && type.getFields()[field.name.value];
      if (!of) throw new Error(`${type.name} has no ${name}`);
      const inner = [field, ...more].flatMap((one) => one.selectionSet?.selections ?? []);
      return `${name}: ${fieldOf(of, inner)},`;
    });
    return `z.object({\n${fields.join("\n")}\n})`;
  }

  function fieldOf(
    { type, description }: GraphQLField<unknown, unknown>,
    selections: readonly SelectionNode[],
  ): string {
    const text = valueOf(type, selections);
    return description ? `${text}.describe(${JSON.stringify(description)})` : text;
  }

  function valueOf(type: GraphQLOutputType, selections: readonly SelectionNode[]): string {
    const of = getNullableType(type);
    if (of === type) return `${valueOf(new GraphQLNonNull(of), selections)}.nullable()`;
    if (isListType(of)) return `z.array(${valueOf(of.ofType, selections)})`;
    if (isObjectType(of)) return objectOf(of, selections);
    if (isEnumType(of)) {
      const values = of.getValues().map(({ name }) => JSON.stringify(name.toLowerCase()));
      return `z.enum([${values.join(", ")}])`;
    }
    const scalar = SCALARS[of.name];
    if (!scalar) throw new Error(`${of.name} has no schema: add it to scripts/rest-documents.ts`);
    return scalar;
  }

  function fragment(node: FragmentDefinitionNode): string {
    const name = node.name.value;
    const on = objectType(schema.getType(node.typeCondition.name.value));
    const object = objectOf(on, flat(node.selectionSet.selections));
    return `export const ${name} = ${object}.meta({ id: "${name}" });`;
  }

  function operation(node: OperationDefinitionNode): string {
    const name = node.name?.value;
    if (!name) throw new Error(`A document without a name: ${print(node)}`);
    const root = objectType(schema.getRootType(node.operation));
    const data = objectOf(root, flat(node.selectionSet.selections));
    const text = stripIgnoredCharacters([node, ...fragmentsOf(node)].map(print).join("\n"));
    const variables = (node.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
      const isOptional = type.kind !== Kind.NON_NULL_TYPE || defaultValue;
      return `${variable.name.value}${isOptional ? "?" : ""}: unknown`;
    });
    return [
      `const ${name}Data = ${data};`,
      `export const ${name}Document: RestDocument<typeof ${name}Data, { ${variables.join("; ")} }> = {`,
      `  text: ${JSON.stringify(text)},`,
      `  data: ${name}Data,`,
      "};",
    ].join("\n");
  }

  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const used = new Set(operations.flatMap((one) => [...fragmentsOf(one)]));
  for (const name of fragments.keys()) {
    const isUsed = [...used].some((one) => one.name.value === name);
    if (!isUsed) throw new Error(`No document of REST spreads the fragment ${name}`);
  }
  return {
    prepend: ['import { z } from "zod";', 'import type { RestDocument } from "./route.ts";'],
    content: [...[...used].map(fragment), ...operations.map(operation)].join("\n\n"),
  };
}

function objectType(type: unknown): GraphQLObjectType {
  if (isObjectType(type)) return type;
  throw new Error(`REST reads objects, and ${String(type)} is none`);
}
