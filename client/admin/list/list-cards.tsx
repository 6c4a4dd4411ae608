import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { SelectBox } from "../../ui/table/select-box.tsx";
import type { RowSelection } from "../../ui/table/use-selection.ts";

interface ListCardsProps<Row> {
  rows: Row[];
  nameOf(row: Row): string;
  card(row: Row): ReactNode;
  menu?(row: Row): ReactNode;
  selection?: RowSelection;
}

/** The rows as a grid of cards. */
export function ListCards<Row extends { id: string }>(props: ListCardsProps<Row>) {
  const { rows, nameOf, card, menu, selection } = props;
  const intl = useIntl();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-5 border-y border-line p-4 md:p-6">
      {rows.map((row) => {
        const chosen = selection?.ids.has(row.id) ?? false;
        return (
          <li
            key={row.id}
            className={`relative flex flex-col overflow-clip rounded-card border ${
              chosen ? "border-primary-strong bg-primary-soft" : "border-line bg-surface"
            }`}
          >
            {card(row)}
            {selection && (
              <span className="absolute start-3 top-3 grid size-8 place-items-center rounded-md bg-surface">
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
