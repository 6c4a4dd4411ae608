import type { ReactNode } from "react";

export interface Column<Row> {
  id: string;
  header: string;
  /** Shown in the header if the label is too wide */
  icon?: ReactNode;
  /** Sortable: the direction of the first click */
  sort?: SortDirection;
  /** Any CSS length; columns without one share the remaining width */
  width?: string;
  /** Users may hide it */
  optional?: boolean;
  /** Hidden while the table is narrower than this many pixels */
  from?: ColumnBreak;
  /** "end" for numbers: their digits are below each other */
  align?: "end";
  cell(row: Row): ReactNode;
}

type SortDirection = "ascending" | "descending";

/** The first cell of a row is as far from the edge as everything else in the card. */
export const cellStyles = "px-3 first:ps-6 max-md:first:ps-4";

export const alignedTo = (align: "end" | undefined) => (align ? "text-end figures" : "text-start");

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

/** The sorting after a click on a header: first in its own direction, then the other. */
export function nextSort(
  { id, sort = "ascending" }: Pick<Column<never>, "id" | "sort">,
  now?: Sort,
) {
  if (now?.by !== id) return { by: id, direction: sort };
  const other = now.direction === "ascending" ? "descending" : "ascending";
  return { by: id, direction: other } satisfies Sort;
}
