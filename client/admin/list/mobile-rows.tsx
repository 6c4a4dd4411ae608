import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { type RowOpening, useRowOpening } from "../../ui/table/row-opening.ts";
import { SelectBox } from "../../ui/table/select-box.tsx";
import type { RowSelection } from "../../ui/table/use-selection.ts";
import { useLongPress } from "../../ui/use-long-press.ts";

interface MobileRowsProps<Row> {
  rows: Row[];
  nameOf(row: Row): string;
  mobileRow(row: Row): ReactNode;
  opening?(row: Row): RowOpening | undefined;
  /** Below the row */
  tools?(row: Row): ReactNode;
  menu?(row: Row): ReactNode;
  below?(row: Row): ReactNode;
  /** While rows are being selected */
  selection?: RowSelection;
  /** Begins with a row that was pressed for long, if rows can be selected */
  onSelecting?(id: string): void;
  onDone(): void;
}

/** On a phone each row is a full-width card, with its menu at the end; while rows are selected, with a box. */
export function MobileRows<Row extends { id: string }>(props: MobileRowsProps<Row>) {
  const { rows, nameOf, mobileRow, opening, tools, menu, below, selection, onSelecting, onDone } =
    props;
  const intl = useIntl();
  const { clicksOf } = useRowOpening();
  const longPress = useLongPress(onSelecting);
  return (
    <>
      {selection && (
        <div className="flex items-center gap-3 border-t border-line bg-raised py-1 ps-4 pe-1 text-sm font-semibold text-ink-2">
          <div className="relative flex min-h-11 flex-1 items-center gap-3">
            <SelectBox
              label={intl.formatMessage({ id: "table.select.page" })}
              state={selection.page}
              onToggle={selection.togglePage}
              isStretched
            />
            <span aria-hidden="true">
              <FormattedMessage id="table.select.page" />
            </span>
          </div>
          <Button variant="plain" size={44} onClick={onDone}>
            <FormattedMessage id="list.select.done" />
          </Button>
        </div>
      )}
      <ul className={`border-t border-line ${onSelecting ? "[-webkit-touch-callout:none]" : ""}`}>
        {rows.map((row) => {
          const chosen = selection?.ids.has(row.id) ?? false;
          return (
            <li
              key={row.id}
              {...longPress(row.id)}
              {...(!selection && clicksOf(opening?.(row)))}
              className={`border-b border-line py-3.5 ps-4 ${selection ? "pe-4" : "pe-1"} ${chosen ? "bg-primary-soft" : ""} ${onSelecting ? "pointer-coarse:select-none" : ""}`}
            >
              <div className="relative flex items-start gap-3">
                {selection && (
                  <SelectBox
                    label={intl.formatMessage({ id: "table.select.row" }, { name: nameOf(row) })}
                    state={chosen ? "all" : "none"}
                    onToggle={() => selection.toggle(row.id)}
                    isStretched
                  />
                )}
                <div className="min-w-0 flex-1" inert={selection !== undefined}>
                  {mobileRow(row)}
                </div>
                {menu && !selection && <div className="-mt-2">{menu(row)}</div>}
              </div>
              {tools && !selection && <div className="mt-2 -ms-2">{tools(row)}</div>}
              {below?.(row)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
