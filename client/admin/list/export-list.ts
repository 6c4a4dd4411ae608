import { allPages } from "./all-pages.ts";
import { csvOf } from "./csv.ts";
import type { ListDefinition } from "./define-list.ts";
import type { ListState } from "./list-params.ts";
import { columnKit } from "./list-columns.tsx";
import type { ListContext } from "./list-context.ts";
import { pageIn, variablesAt } from "./list-query.ts";

type Row = { id: string };

export interface ExportedList {
  csv: string;
  rows: number;
  /** How many rows match; more than `rows` if the export is truncated */
  total: number;
}

/**
 * All pages of a list in its current state as a table: by its own query, with the viewer's rights.
 */
export async function exportList<R extends Row>(
  list: ListDefinition<R>,
  state: ListState,
  context: ListContext,
): Promise<ExportedList> {
  const { rows, total } = await allPages(async ({ page, size }) => {
    const at = { ...state, page, size };
    const variables = variablesAt(list, at, context);
    const { data } = await context.apollo.query({
      query: list.query,
      variables,
      fetchPolicy: "network-only",
    });
    return pageIn(list, data, at, context);
  });
  const { word, may, tab } = context;
  const columns = list.columns(columnKit<R>()).filter((each) => !each.may || may(each.may));
  const headers = columns.map(({ id, header }) =>
    word(header?.(tab === "trash") ?? `column.${id}`),
  );
  const lines = rows.map((row) => columns.map(({ value }) => value(row, context)));
  return { csv: csvOf([headers, ...lines]), rows: rows.length, total };
}
