import type { OperationVariables } from "@apollo/client";
import type { Chosen } from "./bulk-action.ts";
import { declaredVariables } from "./declared-variables.ts";
import type { ListDefinition } from "./define-list.ts";
import type { ListPlace } from "./list-address.ts";
import type { ListContext } from "./list-context.ts";
import { localPage } from "./local-page.ts";
import type { Meant } from "./use-bulk.ts";

type Row = { id: string };

/** What the query of a list is asked with at a place, as far as it declares it. */
export function variablesAt<R extends Row>(
  list: ListDefinition<R>,
  place: ListPlace,
  context: ListContext,
): OperationVariables {
  const { search, tab, sort, page, size } = place;
  const counted = { search: search || undefined, ...list.filter?.(place) };
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
    ...list.variables?.(place, context),
  };
  const declared = declaredVariables(list.query);
  return Object.fromEntries(Object.entries(derived).filter(([name]) => declared.includes(name)));
}

/** The rows of a place in what the query of a list has answered, and how many there are in all. */
export function pageIn<R extends Row>(
  list: ListDefinition<R>,
  data: unknown,
  place: ListPlace,
  context: ListContext,
): { rows: R[]; total: number } | undefined {
  const read = list.rows(data, place.tab);
  if (!read) return undefined;
  if ("nodes" in read) return { rows: read.nodes, total: read.totalCount };
  return localPage(read, place, {
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

/** Has the server save which rows are meant, and count them. */
export async function selectRows<R extends Row>(
  list: ListDefinition<R>,
  place: ListPlace,
  meant: Meant,
  context: ListContext,
): Promise<Chosen> {
  if (!list.select) return { count: 0, ids: [] };
  const { filter } = variablesAt(list, place, context);
  const { data } = await context.apollo.mutate({
    mutation: list.select,
    variables: { filter: meant === "all" ? filter : meant, inTrash: place.tab === "trash" },
  });
  const [saved] = Object.values(data ?? {});
  return { count: saved?.count ?? 0, selection: saved?.id };
}
