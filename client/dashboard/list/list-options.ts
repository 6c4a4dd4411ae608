import type { ReactNode } from "react";
import type { Column } from "../../kit/table/column.ts";
import type { BulkAction } from "./bulk-action.ts";

type Begin = (action: BulkAction) => void;

/** How the rows of a list look, and what is done with one. */
export interface RowOptions<Row> {
  /** What one row is called */
  nameOf(row: Row): string;
  columns: Column<Row>[];
  /** The row on the phone */
  card(row: Row): ReactNode;
  /** The row as a card beside others, if there is such a view */
  tile?(row: Row): ReactNode;
  onOpen?(row: Row): void;
  /** What is done most: buttons of each row, beside its menu */
  quick?: BulkAction[];
  /** MenuAction and MenuLink; `begin` starts an action with this row alone */
  menu?(row: Row, begin: Begin): ReactNode;
  /** Under a row, for example a reply that is being written */
  below?(row: Row): ReactNode;
  /** Keys of the row that has the focus, by `event.key` */
  shortcuts?: Record<string, (row: Row, begin: Begin) => void>;
  /** What the keys do, above the rows */
  keys?: ReactNode;
}
