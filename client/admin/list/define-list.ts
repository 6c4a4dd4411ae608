import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ReactElement, ReactNode } from "react";
import type { To } from "react-router";
import type { ListView } from "../../ui/list/view-switch.tsx";
import type { ViewSetting } from "./use-list-view.ts";
import type { RowOpening } from "../../ui/table/row-opening.ts";
import type { Sort } from "../../ui/table/column.ts";
import type { FilterValues } from "../../ui/list/filter.ts";
import type { StatusTab } from "../../ui/list/status-tabs.tsx";
import type { Locale } from "../../i18n/locale.ts";
import type { Permission } from "../../platform/session/viewer.tsx";
import type { Fields, Form } from "../form/define-form.ts";
import type { FilterRule, ListState } from "./list-params.ts";
import type { ActionKit, ListAction, RowItem, TrashMutations } from "./list-actions.ts";
import type { ColumnKit, ListColumn } from "./list-columns.tsx";
import type { ListContext, RowContext } from "./list-context.ts";
import type { BulkAction } from "./bulk-action.ts";

type Row = { id: string };

/**
 * The values that the query's variable `order` accepts. Without that variable the list is sorted in
 * the browser.
 */
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
  /** The filter of this tab */
  filter?: Partial<Filter>;
  may?: Permission;
  /** Whether it lists deleted rows; "trash" does */
  isTrash?: boolean;
  /** Shown only while it has rows or is selected */
  onlyWithRows?: boolean;
  /** Whether its empty state offers to add a row; true by default */
  adds?: boolean;
}

/** The data of a list: of its own query, and the options of its filters and actions. */
export interface ListData<Data = unknown, Choices = unknown> {
  data?: Data;
  choices?: Choices;
}

type ListStateIn<Tab extends string, By extends string, Filter extends string> = Omit<
  ListState<Tab, By>,
  "filters"
> & { filters: Record<Filter, string[]> };

/**
 * A list of the dashboard. Texts are messages by convention: "title", "search", "empty.title",
 * "empty.text", "new", "items" ("3 posts", also the
 * line below the title unless there is a "subtitle"), "tab.…", "column.…", "filter.…", and for each action "….label",
 * "….ask" ("….ask.named" of a single row),
 * "….text", "….done". If a list does not define one, the default of all lists is used.
 * The query's variables are derived from the URL, as far as the query declares them: `filter` (with
 * the search and the tab), `counted` (the filter without the tab), `order`, `page`, `size`,
 * `locale`, `inTrash`.
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
  messagePrefix?: string;
  query: TypedDocumentNode<Data, Variables>;
  /** An array is searched, sorted and paged in the browser. */
  rows(data: Data, tab: Tab): R[] | Page<R> | undefined;
  nameOf(row: R, context: ListContext): string;
  /** The polling interval while the page is visible, in ms */
  poll?: number;
  /** The first is the default. */
  tabs?: Record<Tab, TabRule<FilterOf<Variables>>>;
  /** Tabs with rows of another type: each is a list of its own, at the same path */
  elsewhere?: Partial<Record<Tab, ListDefinition>>;
  counts?(data: NoInfer<Data>): Partial<Record<Tab, number>>;
  sorts?: Record<By, SortValue<Variables, R>>;
  /** The default order */
  sort?: Sort & { by: NoInfer<By> };
  /** The texts in which an array is searched */
  texts?(row: R): (string | null | undefined)[];
  filters?: Record<Filter, FilterRule>;
  /** Whether a row of an array has what the filters ask for */
  matches?(row: R, filters: FilterValues): boolean;
  filter?(state: ListStateIn<Tab, By, Filter>): Partial<FilterOf<Variables>>;
  /** The options of filters */
  options?(
    known: ListData<Data, Choices>,
    context: ListContext,
  ): Partial<Record<Filter, { value: string; label: string }[]>>;
  /** A second query, for the options of filters and actions */
  choices?: TypedDocumentNode<Choices, { locale: Locale }>;
  /** The other variables of the query */
  variables?(state: ListStateIn<Tab, By, Filter>, context: ListContext): Partial<Variables>;
  /** The values of its message "subtitle", or a component that loads them itself */
  subtitle?: ((data: NoInfer<Data>) => Record<string, number>) | ReactElement;
  columns(kit: ColumnKit<R>): ListColumn<R>[];
  /** The row on a phone; its first column by default */
  mobileRow?(row: R, context: RowContext): ReactNode;
  card?(row: R, context: RowContext): ReactNode;
  actions?(
    kit: ActionKit<R, Tab, ListData<Data, Choices>>,
  ): (ListAction<R, Tab, ListData<Data, Choices>> | RowItem<R>)[];
  /** Further actions of one row, in separate groups at the end of its menu */
  rowActions?(row: R, context: ListContext): BulkAction[];
  trash?: TrashMutations & {
    /** Whether a row of the trash may be restored; true by default */
    canRestore?(row: R): boolean;
  };
  /**
   * Saves the selection on the server and counts it; with it, every matching row can be selected.
   */
  select?: TypedDocumentNode<
    Record<string, { id: string; count: number }>,
    { filter: FilterOf<Variables> & object; inTrash: boolean }
  >;
  /** Where a row is added and edited: a path, or a dialog over the list */
  paths?: { new?: string; edit?(row: R, context: ListContext): string | undefined };
  dialog?(props: { row?: R; context: ListContext; onClose(): void }): ReactNode;
  /** The form of the dialog, where it is laid out by its kinds of fields */
  form?: Pick<Form<Fields>, "name" | "fields">;
  /** Where a row opens, if it is not where it is edited */
  opens?(row: R, context: ListContext): RowOpening | string | undefined;
  /** Whether a row opens what is shown below it */
  opensBelow?: boolean;
  mayAdd?: Permission;
  /** Without it the dialog does not open for a row */
  mayEdit?: Permission;
  /** In the header, before the button that adds a row */
  head?: ReactNode | ((context: ListContext) => ReactNode);
  /** Of the list of a part of something: what it belongs to, and the path to it in words */
  back?: { to: string; path: string };
  /** Next to the title, such as a status */
  mark?: ReactNode;
  /** Between the title and the list, such as sums whose parts lead to its tabs */
  above?(
    known: ListData<Data, Choices>,
    hrefFor: (change: { tab: string }) => To,
    context: ListContext,
  ): ReactNode;
  /** As a table or as cards: by a setting of the user, or each with its own URL */
  views?: ViewSetting | Record<ListView, string>;
  /**
   * Whether it can be exported as a file; true by default. Or the path of the whole list as a file of
   * the server; undefined for viewers who cannot have it, who export what they are shown.
   */
  exports?:
    | boolean
    | ((state: ListStateIn<Tab, By, Filter>, context: ListContext) => string | undefined);
  /** Shown below a row after `openBelow` of its context */
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
  // The types were checked against the query here; the screen only passes its data on.
  return options as unknown as ListDefinition<R>;
}
