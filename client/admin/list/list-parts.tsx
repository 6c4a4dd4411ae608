import type { ReactNode } from "react";
import type { Filter } from "../../ui/list/filter.ts";
import type { StatusTab } from "../../ui/list/status-tabs.tsx";
import type { Column } from "../../ui/table/column.ts";
import type { ListData, ListDefinition } from "./define-list.ts";
import { columnKit } from "./list-columns.tsx";
import type { ListContext, RowContext } from "./list-context.ts";

type Row = { id: string };

/** The columns that the viewer may see. */
export function columnsOf<R extends Row>(
  list: ListDefinition<R>,
  { may, word, tab }: ListContext,
  contextOf: (row: R) => RowContext,
): Column<R>[] {
  return list
    .columns(columnKit<R>())
    .filter((column) => !column.may || may(column.may))
    .map(({ cell, header, sort = "ascending", ...column }) => ({
      ...column,
      header: word(header?.(tab === "trash") ?? `column.${column.id}`),
      sort: column.id in (list.sorts ?? {}) ? sort : undefined,
      cell: (row) => cell(row, contextOf(row)),
    }));
}

export function tabsOf<R extends Row>(
  { tabs = {}, counts }: ListDefinition<R>,
  { data }: ListData,
  { may, word, tab }: ListContext,
): Omit<StatusTab, "to">[] {
  const known = data === undefined ? undefined : counts?.(data);
  return Object.entries(tabs)
    .filter(([, rule]) => !rule.may || may(rule.may))
    .filter(([id, { onlyWithRows }]) => !onlyWithRows || id === tab || !!known?.[id])
    .map(([id, { tone }]) => ({ id, tone, label: word(`tab.${id}`), count: known?.[id] }));
}

/** The filters of a list. */
export function filtersOf<R extends Row>(
  { filters = {}, options }: ListDefinition<R>,
  known: ListData,
  context: ListContext,
): Filter[] {
  const choices = options?.(known, context) ?? {};
  return Object.entries(filters)
    .filter(([, { may }]) => !may || context.may(may))
    .map(([id, { kind }]): Filter => {
      const label = context.word(`filter.${id}`);
      return kind === "dates"
        ? { id, label, kind }
        : { id, label, kind, options: choices[id] ?? [] };
    });
}

/** The line below the title: its message, or a component that loads it. */
export function subtitleOf(
  subtitle: NonNullable<ListDefinition["subtitle"]>,
  { data }: ListData,
  { word, hasWord }: ListContext,
): ReactNode {
  if (typeof subtitle !== "function") return subtitle;
  return data !== undefined && word(hasWord("subtitle") ? "subtitle" : "items", subtitle(data));
}
