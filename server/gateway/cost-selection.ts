import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";

export type Variables = Readonly<Record<string, unknown>>;

/** The selection of a valid document with these variables. */
export class Selection {
  /** The variables that were read, with their values: the selection depends only on them. */
  readonly used = new Map<string, unknown>();
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    { definitions }: DocumentNode,
    private readonly variables: Variables,
  ) {
    const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((one) => [one.name.value, one]));
  }

  /** The fields of an object by response name; a field that is selected twice is answered once. */
  fields(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
    const fields = new Map<string, FieldNode[]>();
    const seen = new Set<string>();
    for (const set of sets) this.#collect(type, set, fields, seen);
    return fields;
  }

  /** The value of an argument; undefined if it is missing. */
  argument({ arguments: given = [] }: Pick<FieldNode, "arguments">, name: string): unknown {
    const value = given.find((one) => one.name.value === name)?.value;
    if (value?.kind !== Kind.VARIABLE) return value && valueFromASTUntyped(value);
    const { value: variable } = value.name;
    this.used.set(variable, this.variables[variable]);
    return this.variables[variable];
  }

  #collect(
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    fields: Map<string, FieldNode[]>,
    seen: Set<string>,
  ): void {
    for (const selection of selections) {
      if (!this.#isIncluded(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const { value: key } = selection.alias ?? selection.name;
        const same = fields.get(key);
        if (same) same.push(selection);
        else fields.set(key, [selection]);
        continue;
      }
      const fragment = this.#fragmentOf(selection, seen);
      if (!fragment || !this.#appliesTo(type, fragment.typeCondition)) continue;
      this.#collect(type, fragment.selectionSet, fields, seen);
    }
  }

  #fragmentOf(selection: Exclude<SelectionNode, FieldNode>, seen: Set<string>) {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selection;
    const { value: name } = selection.name;
    if (seen.has(name)) return undefined;
    seen.add(name);
    return this.#fragments.get(name);
  }

  #isIncluded({ directives = [] }: SelectionNode): boolean {
    return directives.every((directive) => {
      const condition = this.argument(directive, "if");
      return directive.name.value === "skip" ? condition !== true : condition !== false;
    });
  }

  #appliesTo(type: GraphQLObjectType, condition: NamedTypeNode | undefined): boolean {
    if (!condition || condition.name.value === type.name) return true;
    const wider = this.schema.getType(condition.name.value);
    return isAbstractType(wider) && this.schema.isSubType(wider, type);
  }
}
