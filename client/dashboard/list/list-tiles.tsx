import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { SelectBox } from "../../kit/table/select-box.tsx";
import type { Selection } from "../../kit/table/use-selection.ts";

interface ListTilesProps<Row> {
  rows: Row[];
  nameOf(row: Row): string;
  tile(row: Row): ReactNode;
  menu?(row: Row): ReactNode;
  selection?: Selection;
}

/** The rows as cards, beside each other. */
export function ListTiles<Row extends { id: string }>(props: ListTilesProps<Row>) {
  const { rows, nameOf, tile, menu, selection } = props;
  const intl = useIntl();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-5 border-y border-line p-4 md:p-6">
      {rows.map((row) => {
        const chosen = selection?.ids.has(row.id) ?? false;
        return (
          <li
            key={row.id}
            className={`relative flex flex-col overflow-clip rounded-card border ${
              chosen ? "border-primary-strong bg-primary-soft" : "border-line bg-surface"
            }`}
          >
            {tile(row)}
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
