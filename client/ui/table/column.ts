import type { ReactNode } from "react";

export interface Column<Row> {
  id: string;
  header: string;
  /** Stands in the header's place where the word would take too much of it */
  icon?: ReactNode;
  /** Sortable: the direction its first press sorts in */
  sort?: SortDirection;
  /** Any CSS length; columns without one share what is left */
  width?: string;
  /** May be hidden by who reads the table */
  optional?: boolean;
  /** Left out while the table is narrower than this many pixels */
  from?: ColumnBreak;
  cell(row: Row): ReactNode;
}

type SortDirection = "ascending" | "descending";

/** What stands first in a row is as far from the edge as everything else in the card. */
export const cellStyles = "px-3 first:ps-6 max-md:first:ps-4";

export interface Sort {
  by: string;
  direction: SortDirection;
}

export type Density = "comfortable" | "compact";

type ColumnBreak = 640 | 768 | 896 | 1024 | 1280;

/** Container queries, written out for Tailwind to find. */
const breaks: Record<ColumnBreak, string> = {
  640: "@max-[640px]:hidden",
  768: "@max-[768px]:hidden",
  896: "@max-[896px]:hidden",
  1024: "@max-[1024px]:hidden",
  1280: "@max-[1280px]:hidden",
};

export const hiddenBelow = (from: ColumnBreak | undefined) => (from ? breaks[from] : "");

/** The next press on a header: its own direction first, then the other. */
export function nextSort(
  { id, sort = "ascending" }: Pick<Column<never>, "id" | "sort">,
  now?: Sort,
) {
  if (now?.by !== id) return { by: id, direction: sort };
  const other = now.direction === "ascending" ? "descending" : "ascending";
  return { by: id, direction: other } satisfies Sort;
}
