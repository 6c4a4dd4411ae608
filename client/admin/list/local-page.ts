import type { ListState } from "./list-params.ts";
import type { ListResult } from "./list-result.ts";

interface LocalOptions<Row, By extends string> {
  /** All texts by which a row is found */
  textOf(row: Row): string;
  /** The sort keys, by order */
  sortBy: Record<By, (row: Row) => string | number>;
  collator: Intl.Collator;
}

/** The page of a list that is always short: searched, sorted and paged in the browser. */
export function localPage<Row, By extends string>(
  rows: readonly Row[],
  { search, sort, page, size }: ListState<string, By>,
  { textOf, sortBy, collator }: LocalOptions<Row, By>,
): Required<Pick<ListResult<Row>, "rows" | "total">> {
  const terms = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = textOf(row).toLocaleLowerCase();
    return terms.every((word) => text.includes(word));
  });
  const valueOf = sortBy[sort.by];
  const sign = sort.direction === "ascending" ? 1 : -1;
  const sorted = found.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return sign * (typeof a === "number" ? a - Number(b) : collator.compare(a, String(b)));
  });
  return { rows: sorted.slice((page - 1) * size, page * size), total: found.length };
}
