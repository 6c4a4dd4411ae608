import { z } from "zod";
import type { FilterValues } from "../../kit/list/filter.ts";
import { filtersIn, type ListAddress, type ListPlace } from "./list-address.ts";

type StoredPlace<By extends string> = Pick<ListPlace<string, By>, "sort" | "filters">;

const texts = z.record(z.string(), z.array(z.string()));

/**
 * The order and the filters that were last chosen in this browser. Specification, section 4: restoring may
 * take 5 s; this storage answers at once.
 */
export function storedPlace<By extends string>(address: ListAddress<string, By>): StoredPlace<By> {
  const { storedAs, sorts, sort } = address;
  const stored = read(storedAs);
  const sortBy = z
    .object({ by: z.enum(sorts), direction: z.enum(["ascending", "descending"]) })
    .safeParse(stored.sortBy);
  return {
    // What is no longer offered is as if it had not been chosen.
    sort: sortBy.success ? (sortBy.data as StoredPlace<By>["sort"]) : sort,
    filters: filtersIn(address, (id) => texts.safeParse(stored.filters).data?.[id] ?? []),
  };
}

export function storePlace(
  { storedAs }: ListAddress,
  { sort: sortBy, filters }: { sort: StoredPlace<string>["sort"]; filters: FilterValues },
): void {
  if (storedAs) localStorage.setItem(storedAs, JSON.stringify({ sortBy, filters }));
}

function read(storedAs?: string): { sortBy?: unknown; filters?: unknown } {
  try {
    const kept = storedAs && localStorage.getItem(storedAs);
    return z.looseObject({}).parse(JSON.parse(kept || "{}"));
  } catch {
    return {};
  }
}
