import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Filter } from "../../ui/list/filter.ts";
import { FilterChips } from "../../ui/list/filter-chips.tsx";
import { NoPermission } from "../../ui/list/no-permission.tsx";
import { type StatusTab, StatusTabs } from "../../ui/list/status-tabs.tsx";
import { type ListView, ViewSwitch } from "../../ui/list/view-switch.tsx";
import { TableFooter } from "../../ui/table/table-footer.tsx";
import { TableLayout } from "../../ui/table/table-layout.tsx";
import { useSelection } from "../../ui/table/use-selection.ts";
import { useMedia } from "../../ui/use-media.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { KeyHints } from "../keys/key-caps.tsx";
import { TitleRow } from "../title-row.tsx";
import { useKeys } from "../keys/use-keys.ts";
import type { BulkAction, ResolvedSelection } from "./bulk-action.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { sizes } from "./list-params.ts";
import type { RowOptions } from "./list-options.ts";
import type { ListResult } from "./list-result.ts";
import { ListRows } from "./list-rows.tsx";
import { type EmptyTexts, ListStatus } from "./list-status.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { pagesOf } from "./pages-of.ts";
import { RefreshBar } from "./refresh-bar.tsx";
import { StaleRows } from "./stale-rows.tsx";
import { type TrashActions, TrashMenu } from "./trash-menu.tsx";
import { type Selection, useBulk } from "./use-bulk.ts";
import type { ListNavigation } from "./use-list-navigation.ts";
import { useTableLayout } from "./use-table-layout.ts";

interface ListScreenProps<Row> extends RowOptions<Row> {
  /** The key under which its column settings are stored */
  name: string;
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; path: string };
  mark?: ReactNode;
  /** Between the title and the list */
  above?: ReactNode;
  list: ListNavigation;
  result: ListResult<Row>;
  /** The placeholder of the search field */
  search: string;
  /** Next to the column settings */
  tools?: ReactNode;
  tabs?: Omit<StatusTab, "to">[];
  filters?: Filter[];
  view?: ListView;
  onView?(view: ListView): void;
  /** The actions for selected rows */
  bulk?: BulkAction[];
  /** Counts a selection on the server; with it, every matching row can be selected */
  count?(selection: Selection): Promise<ResolvedSelection>;
  /** The actions for rows of a trash */
  trash?: TrashActions;
  canRestore?(row: Row): boolean;
  empty: EmptyTexts;
}

/** The screen of a list, made from its query, columns, filters and actions. */
export function ListScreen<Row extends { id: string }>(props: ListScreenProps<Row>) {
  const { title, list, result, tabs = [], filters = [], view = "table" } = props;
  const { state, navigate, hrefFor } = list;
  const intl = useIntl();
  const { trash, canRestore = () => true } = props;
  const options: RowOptions<Row> = trash
    ? {
        nameOf: props.nameOf,
        columns: props.columns.map(({ sort: _, ...column }) => column),
        mobileRow: props.mobileRow,
        card: props.card,
        menu: (row, start) => (
          <TrashMenu actions={trash} canRestore={canRestore(row)} start={start} />
        ),
      }
    : props;
  const empty: EmptyTexts = trash
    ? {
        title: intl.formatMessage({ id: "trash.empty" }),
        text: intl.formatMessage({ id: "trash.empty.text" }),
      }
    : props.empty;
  const section = useRef<HTMLElement>(null);
  const isPhone = useMedia("(width < 48rem)");
  // On a phone rows have boxes only while they are being selected.
  const [isSelecting, setSelecting] = useState(false);
  const layout = useTableLayout(props.name, options.columns);
  const pageIds = result.rows?.map(({ id }) => id) ?? [];
  const selection = useSelection(pageIds, JSON.stringify([state.search, state.tab, state.filters]));
  const stopSelecting = () => {
    setSelecting(false);
    selection.clear();
  };
  const inTrash = (each: TrashActions) =>
    result.rows?.some((row) => selection.ids.has(row.id) && canRestore(row))
      ? [each.restore, each.purge]
      : [each.purge];
  const actions = trash ? inTrash(trash) : (props.bulk ?? []);
  const bulk = useBulk({
    count: props.count,
    nameOf: (id) => result.rows?.filter((row) => row.id === id).map(props.nameOf)[0],
    pageIds,
    onDone: () => stopSelecting(),
  });
  const total = result.total ?? 0;
  const rows = result.rows?.filter(({ id }) => !bulk.hiddenIds.has(id));
  const { pages: lastPage, isOpen } = pagesOf(total, state, result.rows?.length ?? 0);
  const isBeyond = result.rows?.length === 0 && total > 0 && state.page > lastPage;
  useEffect(() => {
    if (isBeyond) navigate({ page: lastPage }, true);
  }, [isBeyond, lastPage, navigate]);

  const start = (action: BulkAction, row: Row) => void bulk.start(action, { ids: [row.id] });
  const canSelect = actions.length > 0 && result.rows !== undefined && result.rows.length > 0;
  const selects = canSelect && (!isPhone || isSelecting);
  const shape = isPhone ? "phone" : view;
  const text = (id: string) => intl.formatMessage({ id });
  const firstRow = () =>
    section.current?.querySelector<HTMLElement>("tbody > [tabindex='0']")?.focus();
  useKeys(
    shape === "table"
      ? [
          // From a row, its own keys go on to the next one.
          { keys: ["j"], text: text("keys.next"), press: firstRow },
          { keys: ["k"], text: text("keys.previous") },
          ...(options.opening ? [{ keys: ["Enter"], text: text("keys.open") }] : []),
          ...(selects ? [{ keys: [" "], text: text("keys.select") }] : []),
          ...(options.keys ?? []),
        ]
      : [],
  );
  const isForbidden = result.error !== undefined && problemOf(result.error).code === "FORBIDDEN";
  return (
    <>
      <TitleRow
        title={title}
        hasSubtitle={"subtitle" in props}
        subtitle={props.subtitle}
        actions={props.actions}
        back={props.back}
        mark={props.mark}
        hasWideActions={props.back !== undefined}
      />
      {!isForbidden && props.above}
      {isForbidden ? (
        <NoPermission />
      ) : (
        <section
          ref={section}
          aria-label={title}
          aria-busy={result.loading}
          className="card [--sticky-top:64px] max-md:-mx-4 max-md:rounded-none max-md:border-x-0 lg:[--sticky-top:92px]"
        >
          {tabs.length > 0 && (
            <StatusTabs
              label={title}
              current={state.tab}
              tabs={tabs.map((tab) => ({ ...tab, to: hrefFor({ tab: tab.id }) }))}
            />
          )}
          <ListToolbar
            list={list}
            search={props.search}
            filters={filters}
            total={result.total}
            isPhone={isPhone}
            isSelecting={selects}
            onSelecting={
              canSelect ? () => (isSelecting ? stopSelecting() : setSelecting(true)) : undefined
            }
          >
            {props.tools}
            {view === "table" && <TableLayout columns={options.columns} {...layout} />}
            {props.onView && <ViewSwitch view={view} onView={props.onView} />}
          </ListToolbar>
          {list.isNarrowed && (
            <FilterChips
              filters={filters}
              values={state.filters}
              search={state.search}
              total={result.total}
              onSearchClear={() => navigate({ search: "" })}
              onRemove={(id) => navigate({ filters: { ...state.filters, [id]: [] } })}
              onClear={list.clear}
            />
          )}
          {rows && rows.length > 0 && result.error !== undefined && !result.loading && (
            <StaleRows error={result.error} onRetry={result.retry} />
          )}
          {shape === "table" && options.keys && rows && rows.length > 0 && (
            <div className="px-6 pb-3">
              <KeyHints keys={options.keys} />
            </div>
          )}
          <RefreshBar busy={result.loading && rows !== undefined} />
          {rows && rows.length > 0 ? (
            <ListRows
              options={options}
              label={title}
              rows={rows}
              shape={shape}
              columns={layout.shown}
              density={layout.density}
              sort={state.sort}
              onSort={(sort) => navigate({ sort })}
              selection={selects ? selection : undefined}
              onSelecting={
                canSelect && !isSelecting
                  ? (id) => {
                      setSelecting(true);
                      selection.toggle(id);
                    }
                  : undefined
              }
              onSelectingDone={stopSelecting}
              start={start}
            />
          ) : (
            <ListStatus
              result={result}
              list={list}
              columns={layout.shown}
              density={layout.density}
              empty={empty}
            />
          )}
          {total > 0 && (
            <TableFooter
              page={state.page}
              size={state.size}
              total={total}
              shown={result.rows?.length ?? 0}
              pages={lastPage}
              isOpen={isOpen}
              sizes={sizes}
              hrefFor={(page) => hrefFor({ page })}
              onSize={(size) => navigate({ size })}
            />
          )}
          {selects && (
            <BulkBar
              selection={selection}
              total={total}
              canSelectEvery={props.count !== undefined}
              actions={actions}
              pending={bulk.pending}
              onStart={(...args) => void bulk.start(...args)}
            />
          )}
          <BulkDialog bulk={bulk} />
        </section>
      )}
    </>
  );
}
