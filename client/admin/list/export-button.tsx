import { CsvButton } from "./csv-button.tsx";
import type { ListDefinition } from "./define-list.ts";
import { download } from "./download.ts";
import { exportList } from "./export-list.ts";
import type { ListState } from "./list-params.ts";
import type { ListContext } from "./list-context.ts";

interface ExportButtonProps<R extends { id: string }> {
  list: ListDefinition<R>;
  state: ListState;
  context: ListContext;
}

/** Exports all pages of the list as a CSV file. */
export function ExportButton<R extends { id: string }>({
  list,
  state,
  context,
}: ExportButtonProps<R>) {
  const read = async () => {
    const path = typeof list.exports === "function" ? list.exports(state, context) : undefined;
    if (!path) return exportList(list, state, context);
    download(path);
    return undefined;
  };
  return <CsvButton name={list.name} read={read} />;
}
