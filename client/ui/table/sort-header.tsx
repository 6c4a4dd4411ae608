import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowsSort from "@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import { alignedTo, cellStyles, type Column, hiddenBelow, nextSort, type Sort } from "./column.ts";

interface SortHeaderProps<Row> {
  column: Column<Row>;
  sort?: Sort;
  onSort?(sort: Sort): void;
}

/** A column's header; a sortable one is a button that announces the direction. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const { header, icon, width, from, align } = column;
  const name = icon ? (
    <>
      {icon}
      <span className="sr-only">{header}</span>
    </>
  ) : (
    <span className="truncate">{header}</span>
  );
  const direction = sort?.by === column.id ? sort.direction : "none";
  const Arrow = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }[
    direction
  ];
  const sorts = column.sort && onSort;
  return (
    <th
      scope="col"
      style={{ width }}
      aria-sort={sorts ? direction : undefined}
      className={`h-12 ${cellStyles} ${alignedTo(align)} font-semibold ${hiddenBelow(from)}`}
    >
      {sorts ? (
        <button
          type="button"
          title={icon ? header : undefined}
          onClick={() => onSort(nextSort(column, sort))}
          className="-mx-1.5 inline-flex h-9 max-w-full items-center gap-1.5 rounded-md px-1.5 hover:text-ink"
        >
          {name}
          <Arrow
            size={15}
            aria-hidden="true"
            className={`shrink-0 ${direction === "none" ? "text-ink-3" : ""}`}
          />
        </button>
      ) : (
        <span className={`flex items-center gap-1.5 ${align ? "justify-end" : ""}`}>{name}</span>
      )}
    </th>
  );
}
