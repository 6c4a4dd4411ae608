import {
  type ASTNode,
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";

// What one operation may be at most, the same over HTTP and websocket.

export const MOST_TOKENS = 2_000;
export const MOST_BYTES = 1_000_000;
const DEEPEST = 10;
const MOST_ALIASES = 50;
const MOST_ROOT_FIELDS = 20;

/** Marks errors of these rules, which answer TOO_COSTLY. */
export const TOO_COSTLY = "tooCostly";

const tooCostly = (message: string, node: ASTNode): GraphQLError =>
  new GraphQLError(message, { nodes: node, extensions: { [TOO_COSTLY]: true } });

/** Levels of fields, through fragments; introspection has its own fixed shape and is left out. */
function depthOf(
  set: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  within: readonly string[] = [],
): number {
  const depths = (set?.selections ?? []).map((selection): number => {
    switch (selection.kind) {
      case Kind.FIELD:
        if (selection.name.value.startsWith("__")) return 0;
        return 1 + depthOf(selection.selectionSet, fragments, within);
      case Kind.INLINE_FRAGMENT:
        return depthOf(selection.selectionSet, fragments, within);
      case Kind.FRAGMENT_SPREAD: {
        const name = selection.name.value;
        if (within.includes(name)) return 0; // a cycle: refused by the standard rules
        return depthOf(fragments.get(name)?.selectionSet, fragments, [...within, name]);
      }
    }
  });
  return Math.max(0, ...depths);
}

const depth: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const fragments = new Map(
    context
      .getDocument()
      .definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  return {
    OperationDefinition(operation) {
      const found = depthOf(operation.selectionSet, fragments);
      if (found <= DEEPEST) return;
      context.reportError(tooCostly(`Depth ${found}, at most ${DEEPEST}`, operation));
    },
  };
};

const aliases: ValidationRule = (context) => {
  let count = 0;
  return {
    Field(field) {
      if (!field.alias) return;
      count += 1;
      if (count === MOST_ALIASES + 1) {
        context.reportError(tooCostly(`At most ${MOST_ALIASES} aliases`, field));
      }
    },
  };
};

const rootFields: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (operation.selectionSet.selections.length <= MOST_ROOT_FIELDS) return;
    context.reportError(tooCostly(`At most ${MOST_ROOT_FIELDS} fields at the root`, operation));
  },
});

export const limits: readonly ValidationRule[] = [depth, aliases, rootFields];
