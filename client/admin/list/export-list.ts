import { csvOf } from "./csv.ts";
import type { ListDefinition } from "./define-list.ts";
import type { ListState } from "./list-params.ts";
import { columnKit } from "./list-columns.tsx";
import type { ListContext } from "./list-context.ts";
import { pageIn, variablesAt } from "./list-query.ts";

type Row = { id: string };

/** Within an account's hourly query budget, with room for other work. */
const MAX_ROWS = 1_000;
/** The largest page that the screen requests: an operation with more rows may be too costly. */
const PAGE_SIZE = 25;

interface ExportedList {
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
  const { rows, total } = await readRows(list, state, context);
  const { word, may, tab } = context;
  const columns = list.columns(columnKit<R>()).filter((each) => !each.may || may(each.may));
  const headers = columns.map(({ id, header }) =>
    word(header?.(tab === "trash") ?? `column.${id}`),
  );
  const lines = rows.map((row) => columns.map(({ value }) => value(row, context)));
  return { csv: csvOf([headers, ...lines]), rows: rows.length, total };
}

/** Page by page. A row that moves to a later page meanwhile is counted once. */
async function readRows<R extends Row>(
  list: ListDefinition<R>,
  state: ListState,
  context: ListContext,
): Promise<{ rows: R[]; total: number }> {
  const rows = new Map<string, R>();
  for (let page = 1; ; page++) {
    const at = { ...state, page, size: PAGE_SIZE };
    const variables = variablesAt(list, at, context);
    const { data } = await context.apollo.query({
      query: list.query,
      variables,
      fetchPolicy: "network-only",
    });
    const read = pageIn(list, data, at, context);
    for (const row of read?.rows ?? []) if (rows.size < MAX_ROWS) rows.set(row.id, row);
    const total = read?.total ?? 0;
    if (page * PAGE_SIZE >= Math.min(total, MAX_ROWS)) return { rows: [...rows.values()], total };
  }
}
