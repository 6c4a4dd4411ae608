import type { OperationVariables } from "@apollo/client";
import type { ResolvedSelection } from "./bulk-action.ts";
import { declaredVariables } from "./declared-variables.ts";
import type { ListDefinition } from "./define-list.ts";
import type { ListState } from "./list-params.ts";
import type { ListContext } from "./list-context.ts";
import { localPage } from "./local-page.ts";
import type { Selection } from "./use-bulk.ts";

type Row = { id: string };

/**
 * The variables of a list’s query for a state of the list, limited to those the query declares.
 */
export function variablesAt<R extends Row>(
  list: ListDefinition<R>,
  state: ListState,
  context: ListContext,
): OperationVariables {
  const { search, tab, sort, page, size } = state;
  const counted = { search: search || undefined, ...list.filter?.(state) };
  const derived: OperationVariables = {
    filter: { ...counted, ...list.tabs?.[tab]?.filter },
    counted,
    order: {
      field: list.sorts?.[sort.by],
      direction: sort.direction === "ascending" ? "ASC" : "DESC",
    },
    page,
    size,
    locale: context.locale,
    inTrash: tab === "trash",
    ...list.variables?.(state, context),
  };
  const declared = declaredVariables(list.query);
  return Object.fromEntries(Object.entries(derived).filter(([name]) => declared.includes(name)));
}

/** The rows of the current page in the query's data, and their total. */
export function pageIn<R extends Row>(
  list: ListDefinition<R>,
  data: unknown,
  state: ListState,
  context: ListContext,
): { rows: R[]; total: number } | undefined {
  const read = list.rows(data, state.tab);
  if (!read) return undefined;
  if ("nodes" in read) return { rows: read.nodes, total: read.totalCount };
  const { matches } = list;
  const matching = matches ? read.filter((row) => matches(row, state.filters)) : read;
  return localPage(matching, state, {
    textOf: (row) => list.texts?.(row).filter(Boolean).join(" ") ?? list.nameOf(row, context),
    sortBy: Object.fromEntries(
      Object.entries(list.sorts ?? {}).map(([by, valueOf]) => [
        by,
        (row: R) => valueOf(row, context),
      ]),
    ),
    collator: new Intl.Collator(context.intl.locale),
  });
}

/** Saves the selection on the server and returns it with its count. */
export async function selectRows<R extends Row>(
  list: ListDefinition<R>,
  state: ListState,
  selection: Selection,
  context: ListContext,
): Promise<ResolvedSelection> {
  if (!list.select) return { count: 0, ids: [] };
  const { filter } = variablesAt(list, state, context);
  const { data } = await context.apollo.mutate({
    mutation: list.select,
    variables: { filter: selection === "all" ? filter : selection, inTrash: state.tab === "trash" },
  });
  const [saved] = Object.values(data ?? {});
  return { count: saved?.count ?? 0, selection: saved?.id };
}
