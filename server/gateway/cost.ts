import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { CALLER_PAGE_LIMITS } from "../../schema/foundation/connection.ts";
import { Selection, type Variables } from "./cost-selection.ts";

/**
 * The highest cost of one operation. It equals a visitor's budget for an hour, so that any
 * operation that is allowed at all is allowed for everyone.
 */
export const MAX_POINTS = 1_000;

export const MUTATION = 10;
/** Points for any introspection. */
export const INTROSPECTION = 10;
/** Points for each statement, if an answer needs several that run one after the other. */
export const STATEMENT = 3;
/** Rows assumed for a list without a number. */
export const ASSUMED_ROWS = 20;

/** The cost of an operation: its points are the sum of both. */
export interface Cost {
  /** Objects that the answer may contain, including `data` itself; one point each. */
  objects: number;
  /** Points for work that does not depend on what the answer contains. */
  work: number;
}

/** The cost of a document that cannot be parsed, is invalid or has invalid variables. */
export const BAD_REQUEST: Cost = { objects: 0, work: 5 };

export const pointsOf = ({ objects, work }: Cost): number => objects + work;

/**
 * The cost of an operation before it runs, from a valid document and coerced variables. An object
 * costs one point; a list has as many objects as its `first`, or that of its connection; scalars
 * are free. A mutation adds 10, introspection 10, a field its `complexity` if it has one. What is
 * too large to count in reasonable time costs at least one point too much.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Cost {
  const known = lastCosts.get(operation);
  if (known?.used.every(([name, value]) => variables[name] === value)) return known.cost;
  const root = schema.getRootType(operation.operation);
  if (!root) return NOTHING;
  const selection = new Selection(schema, document, variables);
  const estimate = new Estimate(schema, selection);
  const counted = estimate.ofObject(root, [operation.selectionSet]);
  const cost = estimate.isWhole ? counted : dearer(counted, TOO_MUCH);
  lastCosts.set(operation, { cost, used: [...selection.used] });
  return cost;
}

/** The same documents come again and again, and few variables affect the cost. */
const lastCosts = new WeakMap<OperationDefinitionNode, { cost: Cost; used: [string, unknown][] }>();

const NOTHING: Cost = { objects: 0, work: 0 };
const TOO_MUCH: Cost = { objects: MAX_POINTS + 1, work: 0 };

const sum = (one: Cost, other: Cost): Cost => ({
  objects: one.objects + other.objects,
  work: one.work + other.work,
});

const times = ({ objects, work }: Cost, rows: number): Cost => ({
  objects: objects * rows,
  work: work * rows,
});

const dearer = (one: Cost, other: Cost): Cost => (pointsOf(other) > pointsOf(one) ? other : one);

class Estimate {
  #visited = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly selection: Selection,
  ) {}

  /**
   * The cost of an object with its fields; for an interface or union, that of its most expensive
   * type.
   */
  ofObject(type: GraphQLCompositeType, sets: readonly SelectionSetNode[], rows?: number): Cost {
    const types = isObjectType(type) ? [type] : this.schema.getPossibleTypes(type);
    return types.map((one) => this.#ofFields(one, sets, rows)).reduce(dearer, NOTHING);
  }

  /** A few nested fragments can select more objects than can be counted. */
  get isWhole(): boolean {
    return this.#visited <= MAX_POINTS;
  }

  #ofFields(type: GraphQLObjectType, sets: readonly SelectionSetNode[], rows?: number): Cost {
    const itself: Cost = { objects: 1, work: 0 };
    this.#visited += 1;
    if (!this.isWhole) return itself;
    const fields = [...this.selection.fields(type, sets).values()];
    return fields.map((nodes) => this.#ofField(type, nodes, rows)).reduce(sum, itself);
  }

  #ofField(parent: GraphQLObjectType, nodes: readonly FieldNode[], rows?: number): Cost {
    const name = nodes[0]?.name.value ?? "";
    if (name.startsWith("__")) {
      return { objects: 0, work: name === "__typename" ? 0 : INTROSPECTION };
    }
    const field = parent.getFields()[name];
    if (!field) return NOTHING;
    const { complexity = 0 } = field.extensions as { complexity?: number };
    const itself = {
      objects: 0,
      work: complexity + (parent === this.schema.getMutationType() ? MUTATION : 0),
    };
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return itself;
    const sets = nodes.flatMap(({ selectionSet = [] }) => selectionSet);
    const page = this.#pageOf(field, nodes);
    if (!isListType(getNullableType(field.type))) {
      return sum(itself, this.ofObject(type, sets, page));
    }
    return sum(itself, times(this.ofObject(type, sets), page ?? rows ?? ASSUMED_ROWS));
  }

  /**
   * How many rows a list or connection has; at least one, because a search without results is work,
   * too.
   */
  #pageOf(
    { args }: GraphQLField<unknown, unknown>,
    [node]: readonly FieldNode[],
  ): number | undefined {
    const first = args.find(({ name }) => name === "first");
    if (!first || !node) return undefined;
    const size = this.selection.argument(node, "first") ?? first.defaultValue ?? ASSUMED_ROWS;
    return Math.min(Math.max(Number(size), 1), CALLER_PAGE_LIMITS.rows);
  }
}
