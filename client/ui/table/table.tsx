import {
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  alignedTo,
  cellStyles,
  type Column,
  type Density,
  hiddenBelow,
  type Sort,
} from "./column.ts";
import { SelectBox } from "./select-box.tsx";
import { SortHeader } from "./sort-header.tsx";
import { type RowOpening, useRowOpening } from "./row-opening.ts";
import { useRowFocus } from "./use-row-focus.ts";
import type { RowSelection } from "./use-selection.ts";

/** What is dragged, or dropped, by its row. */
export type RowProps = Pick<
  HTMLAttributes<HTMLElement>,
  "draggable" | "onDragStart" | "onDragEnd" | "onDragOver" | "onDragLeave" | "onDrop"
> & { "data-dragged"?: true | undefined; "data-target"?: true | undefined };

interface TableProps<Row extends { id: string }> {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  /** The name of a row for screen readers, used by its checkbox and menu */
  nameOf(row: Row): string;
  sort?: Sort;
  onSort?(sort: Sort): void;
  selection?: RowSelection;
  opening?(row: Row): RowOpening | undefined;
  menu?(row: Row): ReactNode;
  /** Buttons before the menu, the same number in each row */
  tools?(row: Row): ReactNode;
  toolCount?: number;
  /** Shown below a row across all columns, for example a reply form */
  below?(row: Row): ReactNode;
  /** Shortcuts of the focused row, by `event.key`; with Ctrl or ⌘ as "Mod+x" */
  shortcuts?: Record<string, (row: Row) => void>;
  /** What the keys do, if not what they do in all tables */
  keys?: string;
  /** Of the row's element; `data-dragged` and `data-target` are shown */
  rowProps?(row: Row): RowProps | undefined;
  density?: Density;
}

/** Of what is being moved, and of where it would go. */
export const movedStyles =
  "data-dragged:opacity-60 data-dragged:outline-2 data-dragged:outline-dashed data-dragged:outline-control data-target:bg-primary-soft data-target:outline-2 data-target:outline-primary-strong";

/**
 * Rows and columns. Arrow keys, j and k, Home and End move between rows, Space selects, Enter
 * opens, and so does a click anywhere in a row.
 */
export function Table<Row extends { id: string }>(props: TableProps<Row>) {
  const { label, columns, rows, nameOf, sort, onSort, selection, opening, menu, below } = props;
  const { tools, toolCount = 0 } = props;
  const intl = useIntl();
  const keysId = useId();
  const { open, clicksOf } = useRowOpening();
  const byId = (act: (row: Row) => void) => (id: string) => {
    const row = rows.find((each) => each.id === id);
    if (row) act(row);
  };
  const rowFocus = useRowFocus(
    rows.map(({ id }) => id),
    {
      onSelect: selection?.toggle,
      onOpen:
        opening &&
        byId((row) => {
          const how = opening(row);
          if (how) open(how);
        }),
      shortcuts: Object.fromEntries(
        Object.entries(props.shortcuts ?? {}).map(([key, act]) => [key, byId(act)]),
      ),
    },
  );
  const isCompact = props.density === "compact";
  const height = isCompact ? "h-11" : "h-[70px]";
  const across = columns.length + (selection ? 1 : 0) + (menu ? 1 : 0);

  return (
    <div className="@container" data-compact={isCompact || undefined}>
      <p id={keysId} className="sr-only">
        {props.keys ?? (
          <FormattedMessage
            id="table.keys"
            values={{
              selects: String(selection !== undefined),
              opens: String(rows.some((row) => opening?.(row) !== undefined)),
            }}
          />
        )}
      </p>
      <table
        aria-label={label}
        aria-describedby={keysId}
        className="w-full table-fixed border-separate border-spacing-0 text-start"
      >
        <thead className="sticky top-(--sticky-top,0px) z-10 text-sm text-ink-2 [&_th]:border-y [&_th]:border-line [&_th]:bg-raised">
          <tr>
            {selection && (
              <th className="w-[54px] ps-6 text-start">
                <SelectBox
                  label={intl.formatMessage({ id: "table.select.page" })}
                  state={selection.page}
                  onToggle={selection.togglePage}
                />
              </th>
            )}
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {menu && (
              <th style={{ width: 62 + 36 * toolCount }}>
                <span className="sr-only">
                  <FormattedMessage id="table.actions" />
                </span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="[&_td]:border-b [&_td]:border-line">
          {rows.map((row) => {
            const chosen = selection?.ids.has(row.id) ?? false;
            const under = below?.(row);
            const clicks = clicksOf(opening?.(row));
            // Keyed as one: without a key, all rows below one that disappears would be made anew, without their focus.
            return (
              <Fragment key={row.id}>
                <tr
                  {...rowFocus(row.id)}
                  {...clicks}
                  {...props.rowProps?.(row)}
                  className={`outline-offset-[-2px] ${movedStyles} ${clicks ? "cursor-pointer" : ""} ${chosen ? "bg-primary-soft" : "hover:bg-raised/60"} ${under ? "[&_td]:border-transparent" : ""}`}
                >
                  {selection && (
                    <td data-no-opening className={`${height} cursor-auto ps-6`}>
                      <SelectBox
                        label={intl.formatMessage(
                          { id: "table.select.row" },
                          { name: nameOf(row) },
                        )}
                        state={chosen ? "all" : "none"}
                        onToggle={(range) => selection.toggle(row.id, range)}
                      />
                    </td>
                  )}
                  {columns.map(({ id, cell, from, align }) => (
                    <td
                      key={id}
                      className={`${height} ${cellStyles} ${isCompact ? "py-0.5" : "py-1.5"} ${alignedTo(align)} text-sm ${hiddenBelow(from)}`}
                    >
                      {cell(row)}
                    </td>
                  ))}
                  {menu && (
                    <td data-no-opening className="cursor-auto pe-3 text-end whitespace-nowrap">
                      {tools?.(row)}
                      {menu(row)}
                    </td>
                  )}
                </tr>
                {under && (
                  <Below>
                    <td colSpan={across} className="px-6 pb-4">
                      {under}
                    </td>
                  </Below>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Gives its focus back to the row above when it closes. */
function Below({ children }: { children: ReactNode }) {
  const below = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const { current } = below;
    const row = current?.previousElementSibling;
    return () => {
      const isLeft = row?.isConnected && current?.contains(document.activeElement);
      if (isLeft && row instanceof HTMLElement) row.focus();
    };
  }, []);
  return <tr ref={below}>{children}</tr>;
}
