import { z } from "zod";
import type { FilterValues } from "../../ui/list/filter.ts";
import { filtersIn, type ListParams, type ListState } from "./list-params.ts";

type StoredListState<By extends string> = Pick<ListState<string, By>, "sort" | "filters">;

const texts = z.record(z.string(), z.array(z.string()));

/**
 * The order and filters last chosen in this browser. Specification, section 4: restoring may take 5
 * s; this storage answers at once.
 */
export function readStoredListState<By extends string>(
  listParams: ListParams<string, By>,
): StoredListState<By> {
  const { storedAs, sorts, sort } = listParams;
  const stored = read(storedAs);
  const sortBy = z
    .object({ by: z.enum(sorts), direction: z.enum(["ascending", "descending"]) })
    .safeParse(stored.sortBy);
  return {
    // Values that no longer exist are ignored.
    sort: sortBy.success ? (sortBy.data as StoredListState<By>["sort"]) : sort,
    filters: filtersIn(listParams, (id) => texts.safeParse(stored.filters).data?.[id] ?? []),
  };
}

export function storeListState(
  { storedAs }: ListParams,
  { sort: sortBy, filters }: { sort: StoredListState<string>["sort"]; filters: FilterValues },
): void {
  if (storedAs) localStorage.setItem(storedAs, JSON.stringify({ sortBy, filters }));
}

function read(storedAs?: string): { sortBy?: unknown; filters?: unknown } {
  try {
    const stored = storedAs && localStorage.getItem(storedAs);
    return z.looseObject({}).parse(JSON.parse(stored || "{}"));
  } catch {
    return {};
  }
}
