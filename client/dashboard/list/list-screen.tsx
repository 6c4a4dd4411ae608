import { type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";
import type { Filter } from "../../kit/list/filter.ts";
import { FilterChips } from "../../kit/list/filter-chips.tsx";
import { NoPermission } from "../../kit/list/no-permission.tsx";
import { type StatusTab, StatusTabs } from "../../kit/list/status-tabs.tsx";
import { type ListView, ViewSwitch } from "../../kit/list/view-switch.tsx";
import { TableFooter } from "../../kit/table/table-footer.tsx";
import { TableLayout } from "../../kit/table/table-layout.tsx";
import { useSelection } from "../../kit/table/use-selection.ts";
import { useMedia } from "../../kit/use-media.ts";
import { problemOf } from "../../apollo/problem.ts";
import { TitleRow } from "../title-row.tsx";
import type { BulkAction, Chosen } from "./bulk-action.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { furthestRow, sizes } from "./list-address.ts";
import type { RowOptions } from "./list-options.ts";
import type { ListResult } from "./list-result.ts";
import { ListRows } from "./list-rows.tsx";
import { type EmptyWords, ListState } from "./list-state.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { RefreshBar } from "./refresh-bar.tsx";
import { StaleRows } from "./stale-rows.tsx";
import { type TrashActions, TrashMenu } from "./trash-menu.tsx";
import { type Meant, useBulk } from "./use-bulk.ts";
import type { List } from "./use-list.ts";
import { useTableLayout } from "./use-table-layout.ts";

interface ListScreenProps<Row> extends RowOptions<Row> {
  /** Its table's columns are remembered by this name */
  name: string;
  title: string;
  facts?: ReactNode;
  actions?: ReactNode;
  list: List;
  result: ListResult<Row>;
  /** The words in the search field */
  search: string;
  /** Beside the choice of columns */
  tools?: ReactNode;
  tabs?: Omit<StatusTab, "to">[];
  filters?: Filter[];
  view?: ListView;
  onView?(view: ListView): void;
  /** What can be done with the rows that are chosen */
  bulk?: BulkAction[];
  /** The server's count of what is meant; with it all that match can be chosen */
  count?(meant: Meant): Promise<Chosen>;
  /** What can be done with the rows where they are those of a trash */
  trash?: TrashActions;
  empty: EmptyWords;
}

/** A list of the dashboard is its query, columns, filters and actions. */
export function ListScreen<Row extends { id: string }>(props: ListScreenProps<Row>) {
  const { title, list, result, tabs = [], filters = [], view = "table" } = props;
  const { place, go, hrefFor } = list;
  const intl = useIntl();
  const { trash } = props;
  const actions = trash ? [trash.restore, trash.purge] : (props.bulk ?? []);
  const options: RowOptions<Row> = trash
    ? {
        nameOf: props.nameOf,
        columns: props.columns.map(({ sort: _, ...column }) => column),
        card: props.card,
        tile: props.tile,
        menu: (_, begin) => <TrashMenu actions={trash} begin={begin} />,
      }
    : props;
  const empty: EmptyWords = trash
    ? {
        title: intl.formatMessage({ id: "trash.empty" }),
        text: intl.formatMessage({ id: "trash.empty.text" }),
      }
    : props.empty;
  const isPhone = useMedia("(width < 48rem)");
  const layout = useTableLayout(props.name, options.columns);
  const pageIds = result.rows?.map(({ id }) => id) ?? [];
  const selection = useSelection(pageIds, JSON.stringify([place.search, place.tab, place.filters]));
  const bulk = useBulk({
    count: props.count,
    nameOf: (id) => result.rows?.filter((row) => row.id === id).map(props.nameOf)[0],
    pageIds,
    onDone: selection.clear,
  });
  const total = result.total ?? 0;
  const rows = result.rows?.filter(({ id }) => !bulk.leaving.has(id));
  const lastPage = Math.max(1, Math.ceil(Math.min(total, furthestRow) / place.size));
  const isBeyond = result.rows?.length === 0 && total > 0 && place.page > lastPage;
  useEffect(() => {
    if (isBeyond) go({ page: lastPage }, true);
  }, [isBeyond, lastPage, go]);

  const begin = (action: BulkAction, row: Row) => void bulk.begin(action, { ids: [row.id] });
  const selects = actions.length > 0 && !isPhone;
  const shape = isPhone ? "phone" : view;
  const isForbidden = result.error !== undefined && problemOf(result.error).code === "FORBIDDEN";
  return (
    <>
      <TitleRow
        title={title}
        hasFacts={"facts" in props}
        facts={props.facts}
        actions={props.actions}
      />
      {isForbidden ? (
        <NoPermission />
      ) : (
        <section
          aria-label={title}
          aria-busy={result.loading}
          className="card [--sticky-top:64px] max-md:-mx-4 max-md:rounded-none max-md:border-x-0 lg:[--sticky-top:92px]"
        >
          {tabs.length > 0 && (
            <StatusTabs
              label={title}
              current={place.tab}
              tabs={tabs.map((tab) => ({ ...tab, to: hrefFor({ tab: tab.id }) }))}
            />
          )}
          <ListToolbar
            list={list}
            search={props.search}
            filters={filters}
            total={result.total}
            isPhone={isPhone}
          >
            {props.tools}
            {view === "table" && <TableLayout columns={options.columns} {...layout} />}
            {props.onView && <ViewSwitch view={view} onView={props.onView} />}
          </ListToolbar>
          {list.isNarrowed && (
            <FilterChips
              filters={filters}
              values={place.filters}
              search={place.search}
              total={result.total}
              onSearchClear={() => go({ search: "" })}
              onRemove={(id) => go({ filters: { ...place.filters, [id]: [] } })}
              onClear={list.clear}
            />
          )}
          {rows && rows.length > 0 && result.error !== undefined && !result.loading && (
            <StaleRows error={result.error} onRetry={result.retry} />
          )}
          {!isPhone && props.keys && rows && rows.length > 0 && (
            <p className="px-6 pb-3 text-[0.8125rem] text-ink-3">{props.keys}</p>
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
              sort={place.sort}
              onSort={(sort) => go({ sort })}
              selection={selects ? selection : undefined}
              begin={begin}
            />
          ) : (
            <ListState
              result={result}
              list={list}
              columns={layout.shown}
              density={layout.density}
              empty={empty}
            />
          )}
          {total > 0 && (
            <TableFooter
              page={place.page}
              size={place.size}
              total={total}
              pages={lastPage}
              sizes={sizes}
              hrefFor={(page) => hrefFor({ page })}
              onSize={(size) => go({ size })}
            />
          )}
          {selects && (
            <BulkBar
              selection={selection}
              total={total}
              canSelectEvery={props.count !== undefined}
              actions={actions}
              pending={bulk.pending}
              onBegin={(...begun) => void bulk.begin(...begun)}
            />
          )}
          <BulkDialog bulk={bulk} />
        </section>
      )}
    </>
  );
}
