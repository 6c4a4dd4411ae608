import {
  type ASTNode,
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";

// Limits of one operation, the same over HTTP and websocket.

export const MAX_TOKENS = 2_000;
export const MAX_DOCUMENT_BYTES = 1_000_000;
export const MAX_DEPTH = 10;
export const MAX_ALIASES = 50;
export const MAX_ROOT_FIELDS = 20;

/** Marks errors of these rules, so that they are answered with TOO_COSTLY. */
export const TOO_COSTLY = "tooCostly";

const tooCostly = (message: string, node: ASTNode): GraphQLError =>
  new GraphQLError(message, { nodes: node, extensions: { [TOO_COSTLY]: true } });

/**
 * Measures the depth of fields, including fragments; introspection has a fixed shape and is left
 * out.
 */
class Depths {
  /** Each fragment is measured once: nested fragments would otherwise be visited 2^n times. */
  readonly #known = new Map<string, number>();

  constructor(private readonly context: ValidationContext) {}

  of(set: SelectionSetNode | undefined): number {
    return Math.max(0, ...(set?.selections ?? []).map((selection) => this.#ofOne(selection)));
  }

  #ofOne(selection: SelectionNode): number {
    switch (selection.kind) {
      case Kind.FIELD:
        return selection.name.value.startsWith("__") ? 0 : 1 + this.of(selection.selectionSet);
      case Kind.INLINE_FRAGMENT:
        return this.of(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD:
        return this.#ofFragment(selection.name.value);
    }
  }

  #ofFragment(name: string): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, 0); // ends a cycle, which the standard rules refuse
    const depth = this.of(this.context.getFragment(name)?.selectionSet);
    this.#known.set(name, depth);
    return depth;
  }
}

const depth: ValidationRule = (context): ASTVisitor => {
  const depths = new Depths(context);
  return {
    OperationDefinition(operation) {
      const found = depths.of(operation.selectionSet);
      if (found <= MAX_DEPTH) return;
      context.reportError(tooCostly(`Depth ${found}, at most ${MAX_DEPTH}`, operation));
    },
  };
};

const aliases: ValidationRule = (context) => {
  let count = 0;
  return {
    Field(field) {
      if (!field.alias) return;
      count += 1;
      if (count === MAX_ALIASES + 1) {
        context.reportError(tooCostly(`At most ${MAX_ALIASES} aliases`, field));
      }
    },
  };
};

/** The names of an operation's root fields, including fragments; each fragment counts once. */
export function rootFieldsOf(
  set: SelectionSetNode,
  fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
  seen = new Set<string>(),
): string[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return rootFieldsOf(selection.selectionSet, fragmentOf, seen);
    }
    const { value: name } = selection.name;
    if (seen.has(name)) return [];
    seen.add(name);
    const fragment = fragmentOf(name);
    return fragment ? rootFieldsOf(fragment.selectionSet, fragmentOf, seen) : [];
  });
}

export const isIntrospection = (field: string): boolean =>
  field === "__schema" || field === "__type";

/** Refuses introspection together with data: the data would be read field by field. */
const rootFields: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const names = rootFieldsOf(operation.selectionSet, (name) => context.getFragment(name));
    if (names.length > MAX_ROOT_FIELDS) {
      context.reportError(tooCostly(`At most ${MAX_ROOT_FIELDS} root fields`, operation));
    }
    const asksData = names.some((name) => !name.startsWith("__"));
    if (asksData && names.some(isIntrospection)) {
      const message = "Request introspection and data in separate operations";
      context.reportError(tooCostly(message, operation));
    }
  },
});

export const limits: readonly ValidationRule[] = [depth, aliases, rootFields];
