import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { type RowOpening, useRowOpening } from "../../ui/table/row-opening.ts";
import { SelectBox } from "../../ui/table/select-box.tsx";
import type { RowSelection } from "../../ui/table/use-selection.ts";

interface ListCardsProps<Row> {
  rows: Row[];
  nameOf(row: Row): string;
  card(row: Row): ReactNode;
  opening?(row: Row): RowOpening | undefined;
  menu?(row: Row): ReactNode;
  selection?: RowSelection;
}

/** The rows as a grid of cards. */
export function ListCards<Row extends { id: string }>(props: ListCardsProps<Row>) {
  const { rows, nameOf, card, opening, menu, selection } = props;
  const { clicksOf } = useRowOpening();
  const intl = useIntl();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-5 border-y border-line p-4 md:p-6">
      {rows.map((row) => {
        const chosen = selection?.ids.has(row.id) ?? false;
        const clicks = clicksOf(opening?.(row));
        return (
          <li
            key={row.id}
            {...clicks}
            className={`relative flex flex-col overflow-clip ${clicks ? "cursor-pointer" : ""} rounded-card border ${
              chosen ? "border-primary-strong bg-primary-soft" : "border-line bg-surface"
            }`}
          >
            {card(row)}
            {selection && (
              <span
                data-no-opening
                className="absolute start-3 top-3 grid size-8 place-items-center rounded-md bg-surface"
              >
                <SelectBox
                  label={intl.formatMessage({ id: "table.select.row" }, { name: nameOf(row) })}
                  state={chosen ? "all" : "none"}
                  onToggle={(range) => selection.toggle(row.id, range)}
                />
              </span>
            )}
            {menu && (
              <span className="absolute end-2 top-2 rounded-md bg-surface">{menu(row)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
