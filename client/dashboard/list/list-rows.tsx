import type { Sort } from "../../kit/table/column.ts";
import { RowMenu } from "../../kit/table/row-menu.tsx";
import { Table } from "../../kit/table/table.tsx";
import type { Column, Density } from "../../kit/table/column.ts";
import type { Selection } from "../../kit/table/use-selection.ts";
import type { BulkAction } from "./bulk-action.ts";
import type { RowOptions } from "./list-options.ts";
import { ListTiles } from "./list-tiles.tsx";
import { PhoneRows } from "./phone-rows.tsx";
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
  selection?: Selection;
  begin(action: BulkAction, row: Row): void;
}

/** The rows themselves: a table, cards, or on the phone one card below the other. */
export function ListRows<Row extends { id: string }>(props: ListRowsProps<Row>) {
  const { options, rows, shape, begin, selection } = props;
  const { nameOf, card, tile, below, onOpen } = options;
  const menu =
    options.menu &&
    ((row: Row) => (
      <RowMenu name={nameOf(row)} size={shape === "cards" ? 36 : 44}>
        {options.menu?.(row, (action) => begin(action, row))}
      </RowMenu>
    ));
  const { quick } = options;
  const tools =
    quick && quick.length > 0
      ? (row: Row) => (
          <QuickActions name={nameOf(row)} actions={quick} begin={(action) => begin(action, row)} />
        )
      : undefined;
  if (shape === "phone") {
    return <PhoneRows rows={rows} card={card} tools={tools} menu={menu} below={below} />;
  }
  if (shape === "cards" && tile) {
    return <ListTiles rows={rows} nameOf={nameOf} tile={tile} menu={menu} selection={selection} />;
  }
  const shortcuts = Object.entries(options.shortcuts ?? {}).map(([key, press]) => [
    key,
    (row: Row) => press(row, (action) => begin(action, row)),
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
      onOpen={onOpen}
      menu={menu}
      tools={tools}
      toolCount={quick?.length}
      below={below}
      shortcuts={Object.fromEntries(shortcuts)}
    />
  );
}
