import type { ReactNode } from "react";
import { RelativeTime } from "../../ui/relative-time.tsx";
import type { Column } from "../../ui/table/column.ts";
import type { Permission } from "../../platform/session/viewer.tsx";
import { RowTitle } from "../row-title.tsx";
import type { ListContext, RowContext } from "./list-context.ts";

type Cell = string | number | null | undefined;

/**
 * Width, breakpoint and order of a column, as in a table. It is sortable if the list's query names
 * its id.
 */
interface ColumnOptions extends Pick<
  Column<never>,
  "width" | "from" | "optional" | "icon" | "sort" | "align"
> {
  /** The permission that its viewers need */
  may?: Permission;
  /** The message id of its header, if it is not "column." and its own id */
  header?(isTrash: boolean): string;
}

export interface ListColumn<Row> extends ColumnOptions {
  id: string;
  /** Its value as plain text, as in an export */
  value(row: Row, context: ListContext): Cell;
  cell(row: Row, context: RowContext): ReactNode;
}

type TextOf<Row> = (row: Row, context: ListContext) => string;

/** The kinds of columns. Their headers are the messages "column." and the id. */
export interface ColumnKit<Row> {
  /** What the row is called; it opens the row */
  title(id: string, value: TextOf<Row>, options?: ColumnOptions): ListColumn<Row>;
  text(id: string, value: ListColumn<Row>["value"], options?: ColumnOptions): ListColumn<Row>;
  number(id: string, value: (row: Row) => number, options?: ColumnOptions): ListColumn<Row>;
  /** How many there are, as the server counts */
  total(id: string, value: (row: Row) => number, options?: ColumnOptions): ListColumn<Row>;
  /** Sorted by an ISO date and time */
  date(
    id: string,
    value: (row: Row) => string | null | undefined,
    options?: ColumnOptions,
  ): ListColumn<Row>;
  /** Rendered by the list itself */
  custom(
    id: string,
    column: ColumnOptions & Pick<ListColumn<Row>, "value" | "cell">,
  ): ListColumn<Row>;
}

export const columnKit = <Row,>(): ColumnKit<Row> => ({
  title: (id, value, options) => ({
    id,
    value,
    cell: (row, context) => <RowTitle name={value(row, context)} opening={context.opening} />,
    ...options,
  }),
  text: (id, value, options) => ({
    id,
    value,
    cell: (row, context) => (
      <span className="line-clamp-2 text-ink-2 wrap-anywhere in-data-compact:line-clamp-1">
        {value(row, context)}
      </span>
    ),
    ...options,
  }),
  number: (id, value, options) => ({
    id,
    value,
    width: "112px",
    sort: "descending",
    cell: (row, { intl }) => intl.formatNumber(value(row)),
    ...options,
  }),
  total: (id, value, options) => ({
    id,
    value,
    width: "112px",
    sort: "descending",
    cell: (row, { intl }) => intl.formatNumber(value(row), { format: "count" }),
    ...options,
  }),
  date: (id, value, options) => ({
    id,
    value,
    width: "132px",
    from: 768,
    sort: "descending",
    cell(row) {
      const iso = value(row);
      return iso && <RelativeTime iso={iso} className="text-ink-2" />;
    },
    ...options,
  }),
  custom: (id, column) => ({ id, ...column }),
});
