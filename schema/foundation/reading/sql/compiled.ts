import {
  type DocumentNode,
  type FieldNode,
  getVariableValues,
  type GraphQLSchema,
  isNonNullType,
  type OperationDefinitionNode,
} from "graphql";
import type { Context } from "../../context.ts";
import { describeOf, NotCompilable } from "../descriptions/plan.ts";
import {
  EVENT_PLACEHOLDER,
  forAnyAndAll,
  type LiveSubject,
  type SplitAnswer,
  splitByViewer,
} from "../live/placeholders.ts";
import { valuesAt } from "../descriptions/now.ts";
import { ReadQuery } from "../descriptions/read-query.ts";
import { selectionsOf } from "./selections.ts";
import { literal } from "./sql.ts";
import { Statement } from "./statement.ts";

/** One operation as one statement. */
export interface Compiled {
  text: string;
  /** `Now` among them stands for the time of execution. */
  values: readonly unknown[];
  /**
   * The viewer's ids are in the values, their permissions in the text: an equal identity means an
   * equal response.
   */
  identity: string;
  /** The tables that are read: while they are not written, the response stays valid. */
  tables: ReadonlySet<string>;
  /** The keys of the response, in order, each with its own column, and whether it is required. */
  keys: { key: string; required: boolean }[];
  /**
   * For an event: its columns are selected twice, for what any viewer may see and for what all may.
   */
  asksViewers: boolean;
}

type Columns = (string | null)[];

/** Runs a statement that returns one row, and returns its columns; the signal cancels it. */
export type RunStatement = (
  text: string,
  values: readonly unknown[],
  signal?: AbortSignal,
) => Promise<Columns | undefined>;

const unplannable = new WeakMap<DocumentNode, string>();

/** Why this document cannot be compiled, once that is known. */
export const whyNotCompiled = (document: DocumentNode): string | undefined =>
  unplannable.get(document);

/**
 * The statement that answers a query, or undefined: then graphql-js executes it through the
 * fallback. All guards have passed before there is a statement; refusals, and everything else that
 * is not plain success, are left to graphql-js, which reports them. No SQL is run here, except by a
 * mutation: the query that it returns is read like any other. With several mutation fields, each
 * must be answered before the next one runs, so those are left to graphql-js as well.
 */
export async function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  input: Record<string, unknown>,
  context: Context,
  event?: LiveSubject,
): Promise<Compiled | undefined> {
  const type = schema.getRootType(operation.operation);
  if (!type || unplannable.has(document)) return undefined;
  const { coerced: variables } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    input,
    { maxErrors: 1 },
  );
  if (!variables) return undefined;
  const selections = selectionsOf(schema, document);
  const selected = selections.root(type, operation, variables);
  if (operation.operation === "mutation" && selected.size > 1) return undefined;
  const statement = new Statement({ schema, selections, variables, context, event });
  try {
    const columns: string[] = [];
    const keys: Compiled["keys"] = [];
    for (const [key, nodes] of selected) {
      const [node] = nodes as [FieldNode];
      if (node.name.value === "__typename") {
        columns.push(literal(JSON.stringify(type.name)));
        keys.push({ key, required: true });
        continue;
      }
      const field = type.getFields()[node.name.value];
      if (!field) throw new NotCompilable(`${node.name.value} is an introspection field`);
      const path = { key, prev: undefined, typename: type.name };
      const info = {
        fieldName: field.name,
        fieldNodes: nodes,
        path,
        schema,
        operation,
        fragments: selections.fragments,
      };
      const args = selections.arguments(field, node, variables);
      const source = event ? { id: EVENT_PLACEHOLDER } : {};
      const described = await describeOf(field, field.name)(source, args, context, info);
      const isRequired =
        described instanceof ReadQuery &&
        described.wanted.kind === "one" &&
        !!described.wanted.otherwise;
      columns.push(`(${statement.root(described, field, nodes)})::text`);
      keys.push({ key, required: isNonNullType(field.type) || isRequired });
    }
    const select = `select ${columns.join(", ")}`;
    const { values, tables, asksViewers } = statement;
    const text = asksViewers ? forAnyAndAll(select) : select;
    const identity = JSON.stringify([text, values, keys.map(({ key }) => key)]);
    return { text, values, identity, tables, keys, asksViewers };
  } catch (error) {
    // any other error occurs again in the fallback, which reports its path
    if (error instanceof NotCompilable) unplannable.set(document, error.message);
    return undefined;
  }
}

/** The JSON text of `data`, or undefined unless it is plain success. */
export async function answer(
  compiled: Compiled,
  run: RunStatement,
  now: () => Date,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const columns = await run(compiled.text, valuesAt(compiled.values, now), signal);
  return columns && written(compiled, columns);
}

/** What any of an event's viewers may see, as its payload, and whether all of them may. */
export async function answerToViewers(
  compiled: Compiled,
  run: RunStatement,
  now: () => Date,
): Promise<{ most: SplitAnswer | undefined; isForAll: boolean }> {
  const columns = await run(compiled.text, valuesAt(compiled.values, now));
  const payload = (of: Columns): SplitAnswer | undefined => {
    const text = written(compiled, of);
    return text === undefined ? undefined : splitByViewer(`{"data":${text}}`);
  };
  const most = columns && payload(columns);
  if (!columns || !compiled.asksViewers) return { most, isForAll: true };
  const least = payload(columns.slice(compiled.keys.length));
  return { most, isForAll: most?.shared === least?.shared };
}

function written({ keys }: Compiled, columns: Columns): string | undefined {
  const parts: string[] = [];
  for (const [i, { key, required }] of keys.entries()) {
    const json = columns[i] ?? null;
    if (json === null && required) return undefined;
    parts.push(`${JSON.stringify(key)}:${json}`);
  }
  return `{${parts.join(",")}}`;
}
