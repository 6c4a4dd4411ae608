import type { ReactNode } from "react";
import type { Column } from "../../ui/table/column.ts";
import type { BulkAction } from "./bulk-action.ts";

type StartAction = (action: BulkAction) => void;

/** How the rows of a list look, and what is done with one. */
export interface RowOptions<Row> {
  /** What one row is called */
  nameOf(row: Row): string;
  columns: Column<Row>[];
  /** The row on the phone */
  mobileRow(row: Row): ReactNode;
  /** The row as a card beside others, if there is such a view */
  card?(row: Row): ReactNode;
  onOpen?(row: Row): void;
  /** What is done most: buttons of each row, beside its menu */
  quick?: BulkAction[];
  /** MenuAction and MenuLink; `start` runs an action on this row alone */
  menu?(row: Row, start: StartAction): ReactNode;
  /** Under a row, for example a reply that is being written */
  below?(row: Row): ReactNode;
  /** Keys of the row that has the focus, by `event.key` */
  shortcuts?: Record<string, (row: Row, start: StartAction) => void>;
  /** What the keys do, above the rows */
  keys?: ReactNode;
}
