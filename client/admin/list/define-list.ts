import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ReactElement, ReactNode } from "react";
import type { ListView } from "../../ui/list/view-switch.tsx";
import type { Sort } from "../../ui/table/column.ts";
import type { StatusTab } from "../../ui/list/status-tabs.tsx";
import type { Locale } from "../../i18n/locale.ts";
import type { Permission } from "../../platform/session/viewer.tsx";
import type { FilterRule, ListState } from "./list-params.ts";
import type { ActionKit, ListAction, RowItem, TrashMutations } from "./list-actions.ts";
import type { ColumnKit, ListColumn } from "./list-columns.tsx";
import type { ListContext, RowContext } from "./list-context.ts";
import type { BulkAction } from "./bulk-action.ts";

type Row = { id: string };

/** What a query sorts by: the field its variable `order` takes. Without one it is sorted in the browser. */
type SortValue<Variables, R> = Variables extends { order: { field: infer Field } }
  ? Field
  : RowValue<R>;

/** Declared as a method for bivariance, so that lists of different rows are assignable. */
type RowValue<R> = { of(row: R, context: ListContext): string | number }["of"];

type FilterOf<Variables> = Variables extends { filter: infer Filter } ? Filter : never;

interface Page<R> {
  nodes: R[];
  totalCount: number;
}

interface TabRule<Filter> {
  tone?: StatusTab["tone"];
  /** What the query is narrowed by in this tab */
  filter?: Partial<Filter>;
  may?: Permission;
  /** Whether it lists deleted rows; "trash" does */
  isTrash?: boolean;
  /** Shown only while it has rows or is selected */
  onlyWithRows?: boolean;
  /** Whether its empty state offers to add a row; by default it does */
  adds?: boolean;
}

/** What a list has read: its own query, and the options of its filters and actions. */
export interface ListData<Data = unknown, Choices = unknown> {
  data?: Data;
  choices?: Choices;
}

type ListStateIn<Tab extends string, By extends string, Filter extends string> = Omit<
  ListState<Tab, By>,
  "filters"
> & { filters: Record<Filter, string[]> };

/**
 * A list of the dashboard. Words are messages by convention: "title", "search", "empty.title",
 * "empty.text", "new", "subtitle", "tab.…", "column.…", "filter.…", and of each action "….label",
 * "….ask", "….text", "….done". A list without one of its own has that of all lists.
 *
 * The variables of its query follow from its address as far as it declares them: `filter` (with the
 * search and the tab), `counted` (the filter without the tab), `order`, `page`, `size`, `locale`,
 * `inTrash`.
 */
export interface ListOptions<
  Data,
  Variables,
  R extends Row,
  Tab extends string,
  By extends string,
  Filter extends string,
  Choices,
> {
  /** The key under which the browser stores columns, order and filters */
  name: string;
  /** The prefix of its message keys, if it is not its name */
  words?: string;
  query: TypedDocumentNode<Data, Variables>;
  /** An array is searched, sorted and cut into pages in the browser. */
  rows(data: Data, tab: Tab): R[] | Page<R> | undefined;
  nameOf(row: R, context: ListContext): string;
  /** The polling interval while the page is visible, in ms */
  poll?: number;
  /** The first is shown when none is named. */
  tabs?: Record<Tab, TabRule<FilterOf<Variables>>>;
  /** Tabs with rows of another type: each is a list of its own, at the same path */
  elsewhere?: Partial<Record<Tab, ListDefinition>>;
  counts?(data: NoInfer<Data>): Partial<Record<Tab, number>>;
  sorts?: Record<By, SortValue<Variables, R>>;
  /** The default order */
  sort?: Sort & { by: NoInfer<By> };
  /** What an array is searched in */
  texts?(row: R): (string | null | undefined)[];
  filters?: Record<Filter, FilterRule>;
  filter?(state: ListStateIn<Tab, By, Filter>): Partial<FilterOf<Variables>>;
  /** What filters with options choose from */
  options?(
    known: ListData<Data, Choices>,
    context: ListContext,
  ): Partial<Record<Filter, { value: string; label: string }[]>>;
  /** A second query, for the options of filters and actions */
  choices?: TypedDocumentNode<Choices, { locale: Locale }>;
  /** The other variables of the query */
  variables?(state: ListStateIn<Tab, By, Filter>, context: ListContext): Partial<Variables>;
  /** The numbers of its message "subtitle", or a line that asks for them itself */
  subtitle?: ((data: NoInfer<Data>) => Record<string, number>) | ReactElement;
  columns(kit: ColumnKit<R>): ListColumn<R>[];
  /** The row on the phone; by default its first column */
  mobileRow?(row: R, context: RowContext): ReactNode;
  card?(row: R, context: RowContext): ReactNode;
  actions?(
    kit: ActionKit<R, Tab, ListData<Data, Choices>>,
  ): (ListAction<R, Tab, ListData<Data, Choices>> | RowItem<R>)[];
  /** Further actions of one row, in separate groups at the end of its menu */
  rowActions?(row: R, context: ListContext): BulkAction[];
  trash?: TrashMutations & {
    /** Whether a row of the trash may be restored; by default each may */
    canRestore?(row: R): boolean;
  };
  /** Saves the selection on the server and counts it; with it, every matching row can be selected. */
  select?: TypedDocumentNode<
    Record<string, { id: string; count: number }>,
    { filter: FilterOf<Variables> & object; inTrash: boolean }
  >;
  /** Where a row is added and edited: a path, or a dialog over the list */
  paths?: { new?: string; edit?(row: R, context: ListContext): string | undefined };
  dialog?(props: { row?: R; onClose(): void }): ReactNode;
  /** How else a row is opened */
  opens?(row: R, context: ListContext): void;
  mayAdd?: Permission;
  /** At the head, before the button that adds a row */
  head?: ReactNode;
  /** As a table or as cards: by the reader's setting, or each at an address of its own */
  views?: true | Record<ListView, string>;
  /** Whether it can be saved as a file; by default it can */
  exports?: boolean;
  /** Below a row, after `openBelow` of its context */
  below?(row: R, onClose: () => void): ReactNode;
}

interface SomeVariables extends OperationVariables {
  filter: Record<string, unknown>;
}

/** A list without the types of its query, as the screen uses it. */
export interface ListDefinition<R extends Row = Row> extends Omit<
  ListOptions<unknown, SomeVariables, R, string, string, string, unknown>,
  "query"
> {
  query: TypedDocumentNode<unknown, OperationVariables>;
}

export function defineList<
  Data,
  Variables extends OperationVariables,
  R extends Row,
  Tab extends string = never,
  By extends string = never,
  Filter extends string = never,
  Choices = unknown,
>(options: ListOptions<Data, Variables, R, Tab, By, Filter, Choices>): ListDefinition<R> {
  // The types were checked against the query here; the screen only passes on what it has read.
  return options as unknown as ListDefinition<R>;
}
