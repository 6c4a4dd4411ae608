import type { ReactNode } from "react";
import type { Column } from "../../ui/table/column.ts";
import type { RowOpening } from "../../ui/table/row-opening.ts";
import type { KeyBinding } from "../keys/use-keys.ts";
import type { BulkAction } from "./bulk-action.ts";

type StartAction = (action: BulkAction) => void;

/** How the rows of a list look, and the actions of one row. */
export interface RowOptions<Row> {
  /** The name of one row */
  nameOf(row: Row): string;
  columns: Column<Row>[];
  /** The row on a phone */
  mobileRow(row: Row): ReactNode;
  /** The row as a card, if there is such a view */
  card?(row: Row): ReactNode;
  opening?(row: Row): RowOpening | undefined;
  /** The most frequent actions: buttons in each row, next to its menu */
  quick?: BulkAction[];
  /** MenuAction and MenuLink; `start` runs an action on this row only */
  menu?(row: Row, start: StartAction): ReactNode;
  /** Shown below a row, for example a reply form */
  below?(row: Row): ReactNode;
  /** Shortcuts of the focused row, by `event.key` */
  shortcuts?: Record<string, (row: Row, start: StartAction) => void>;
  /** What the shortcuts do, above the rows */
  keys?: KeyBinding[];
}
