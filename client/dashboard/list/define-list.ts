import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ReactElement, ReactNode } from "react";
import type { ListView } from "../../kit/list/view-switch.tsx";
import type { Sort } from "../../kit/table/column.ts";
import type { StatusTab } from "../../kit/list/status-tabs.tsx";
import type { Locale } from "../../features/site/locale.ts";
import type { Permission } from "../../session/viewer.tsx";
import type { FilterRule, ListPlace } from "./list-address.ts";
import type { ActionKit, ListAction, RowItem, TrashMutations } from "./list-actions.ts";
import type { ColumnKit, ListColumn } from "./list-columns.tsx";
import type { ListContext, RowContext } from "./list-context.ts";
import type { BulkAction } from "./bulk-action.ts";

type Row = { id: string };

/** What a query sorts by: the field its variable `order` takes. Without one it is sorted in the browser. */
type SortValue<Variables, R> = Variables extends { order: { field: infer Field } }
  ? Field
  : RowValue<R>;

/** As a method, so that lists of different rows can stand for each other. */
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
  /** Whether it holds what was deleted; "trash" does */
  isTrash?: boolean;
  /** Only offered while there is something in it, or it is shown */
  onlyWithRows?: boolean;
  /** Whether an empty one offers to add a row; by default it does */
  adds?: boolean;
}

/** What a list has read: its own query, and what its filters and actions choose from. */
export interface Known<Data = unknown, Choices = unknown> {
  data?: Data;
  choices?: Choices;
}

type ListPlaceIn<Tab extends string, By extends string, Filter extends string> = Omit<
  ListPlace<Tab, By>,
  "filters"
> & { filters: Record<Filter, string[]> };

/**
 * A list of the dashboard. Words are messages by convention: "title", "search", "empty.title",
 * "empty.text", "new", "facts", "tab.…", "column.…", "filter.…", and of each action "….label",
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
  /** Under it the browser keeps columns, order and filters */
  name: string;
  /** What its messages begin with, if not with its name */
  words?: string;
  query: TypedDocumentNode<Data, Variables>;
  /** An array is searched, sorted and cut into pages in the browser. */
  rows(data: Data, tab: Tab): R[] | Page<R> | undefined;
  nameOf(row: R, context: ListContext): string;
  /** Whether and how often rows are looked for anew while the screen is seen, in ms */
  poll?: number;
  /** The first is shown when none is named. */
  tabs?: Record<Tab, TabRule<FilterOf<Variables>>>;
  /** Tabs with rows of another kind: each is a list of its own, under the address of this one */
  elsewhere?: Partial<Record<Tab, ListDefinition>>;
  counts?(data: NoInfer<Data>): Partial<Record<Tab, number>>;
  sorts?: Record<By, SortValue<Variables, R>>;
  /** The order until another one is chosen */
  sort?: Sort & { by: NoInfer<By> };
  /** What an array is searched in */
  texts?(row: R): (string | null | undefined)[];
  filters?: Record<Filter, FilterRule>;
  filter?(place: ListPlaceIn<Tab, By, Filter>): Partial<FilterOf<Variables>>;
  /** What filters with options choose from */
  options?(
    known: Known<Data, Choices>,
    context: ListContext,
  ): Partial<Record<Filter, { value: string; label: string }[]>>;
  /** A second query, for what filters and actions choose from */
  choices?: TypedDocumentNode<Choices, { locale: Locale }>;
  /** The other variables of the query */
  variables?(place: ListPlaceIn<Tab, By, Filter>, context: ListContext): Partial<Variables>;
  /** The numbers of its message "facts", or a line that asks for them itself */
  facts?: ((data: NoInfer<Data>) => Record<string, number>) | ReactElement;
  columns(kit: ColumnKit<R>): ListColumn<R>[];
  /** The row on the phone; by default its first column */
  card?(row: R, context: RowContext): ReactNode;
  tile?(row: R, context: RowContext): ReactNode;
  actions?(
    kit: ActionKit<R, Tab, Known<Data, Choices>>,
  ): (ListAction<R, Tab, Known<Data, Choices>> | RowItem<R>)[];
  /** More of them for one row, each apart at the end of its menu */
  rowActions?(row: R, context: ListContext): BulkAction[];
  trash?: TrashMutations;
  /** Saves on the server which rows are meant, and counts them; then all that match can be chosen. */
  select?: TypedDocumentNode<
    Record<string, { id: string; count: number }>,
    { filter: FilterOf<Variables> & object; inTrash: boolean }
  >;
  /** Where a row is added and worked on: an address, or a dialog over the list */
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

/** A list with the types of its query forgotten: what the screen works with. */
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
  // All was checked against the query here; the screen only hands on what it has read.
  return options as unknown as ListDefinition<R>;
}
