import {
  BREAK,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from "graphql";
import { collectFields, collectSubfields } from "graphql/execution/collectFields.js";

export type Nodes = readonly FieldNode[];
/** The selected fields of an object, by response key. */
export type Selected = ReadonlyMap<string, Nodes>;

type Values = Record<string, unknown>;

const NO_ARGUMENTS: Values = {};
const NONE: Values = {};

/**
 * The selections of a document. They rarely depend on variables, so they are collected once per
 * document.
 */
export class Selections {
  readonly fragments: Record<string, FragmentDefinitionNode>;
  readonly #isFixed: boolean;
  readonly #roots = new WeakMap<OperationDefinitionNode, Selected>();
  readonly #below = new WeakMap<Nodes, Selected>();
  /** Arguments of fields that use no variables; NONE for the others. */
  readonly #constants = new WeakMap<FieldNode, Values>();

  constructor(
    readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
    const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = Object.fromEntries(fragments.map((one) => [one.name.value, one]));
    this.#isFixed = !holds(document, Kind.DIRECTIVE);
  }

  root(type: GraphQLObjectType, operation: OperationDefinitionNode, variables: Values): Selected {
    const find = () =>
      collectFields(this.schema, this.fragments, variables, type, operation.selectionSet);
    return this.#isFixed ? once(this.#roots, operation, find) : find();
  }

  below(type: GraphQLObjectType, nodes: Nodes, variables: Values): Selected {
    const find = () => collectSubfields(this.schema, this.fragments, variables, type, nodes);
    return this.#isFixed ? once(this.#below, nodes, find) : find();
  }

  /** The coerced arguments of a field; throws if a value is invalid. */
  arguments(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Values): Values {
    if (!field.args.length) return NO_ARGUMENTS;
    const find = () => getArgumentValues(field, node, variables);
    const constant = once(this.#constants, node, () =>
      node.arguments?.some((argument) => holds(argument, Kind.VARIABLE)) ? NONE : find(),
    );
    return constant === NONE ? find() : constant;
  }
}

const known = new WeakMap<DocumentNode, Selections>();

export function selectionsOf(schema: GraphQLSchema, document: DocumentNode): Selections {
  let found = known.get(document);
  if (found?.schema !== schema) known.set(document, (found = new Selections(schema, document)));
  return found;
}

function once<K extends object, V>(map: WeakMap<K, V>, key: K, find: () => V): V {
  let found = map.get(key);
  if (found === undefined) map.set(key, (found = find()));
  return found;
}

function holds(node: Parameters<typeof visit>[0], kind: Kind): boolean {
  let isThere = false;
  visit(node, {
    enter(one) {
      if (one.kind !== kind) return undefined;
      isThere = true;
      return BREAK;
    },
  });
  return isThere;
}
