import type { Sort } from "../../ui/table/column.ts";
import { RowMenu } from "../../ui/table/row-menu.tsx";
import { Table } from "../../ui/table/table.tsx";
import type { Column, Density } from "../../ui/table/column.ts";
import type { RowSelection } from "../../ui/table/use-selection.ts";
import type { BulkAction } from "./bulk-action.ts";
import type { RowOptions } from "./list-options.ts";
import { ListCards } from "./list-cards.tsx";
import { MobileRows } from "./mobile-rows.tsx";
import { QuickActions } from "./quick-actions.tsx";

interface ListRowsProps<Row> {
  options: RowOptions<Row>;
  label: string;
  rows: Row[];
  shape: "table" | "cards" | "phone";
  columns: Column<Row>[];
  density: Density;
  sort: Sort;
  onSort(sort: Sort): void;
  selection?: RowSelection;
  /** On a phone, rows are selected from a long press on */
  onSelecting?(id: string): void;
  onSelectingDone(): void;
  start(action: BulkAction, row: Row): void;
}

/** The rows: a table, cards, or on a phone cards below each other. */
export function ListRows<Row extends { id: string }>(props: ListRowsProps<Row>) {
  const { options, rows, shape, start, selection } = props;
  const { nameOf, mobileRow, card, below, opening } = options;
  const menu =
    options.menu &&
    ((row: Row) => (
      <RowMenu name={nameOf(row)} size={shape === "cards" ? 36 : 44}>
        {options.menu?.(row, (action) => start(action, row))}
      </RowMenu>
    ));
  const { quick } = options;
  const tools =
    quick && quick.length > 0
      ? (row: Row) => (
          <QuickActions name={nameOf(row)} actions={quick} start={(action) => start(action, row)} />
        )
      : undefined;
  if (shape === "phone") {
    return (
      <MobileRows
        rows={rows}
        nameOf={nameOf}
        mobileRow={mobileRow}
        opening={opening}
        tools={tools}
        menu={menu}
        below={below}
        selection={selection}
        onSelecting={props.onSelecting}
        onDone={props.onSelectingDone}
      />
    );
  }
  if (shape === "cards" && card) {
    return (
      <ListCards
        rows={rows}
        nameOf={nameOf}
        card={card}
        opening={opening}
        menu={menu}
        selection={selection}
      />
    );
  }
  const shortcuts = Object.entries(options.shortcuts ?? {}).map(([key, press]) => [
    key,
    (row: Row) => press(row, (action) => start(action, row)),
  ]);
  return (
    <Table
      label={props.label}
      columns={props.columns}
      density={props.density}
      sort={props.sort}
      onSort={props.onSort}
      rows={rows}
      nameOf={nameOf}
      selection={selection}
      opening={opening}
      menu={menu}
      tools={tools}
      toolCount={quick?.length}
      below={below}
      shortcuts={Object.fromEntries(shortcuts)}
    />
  );
}
