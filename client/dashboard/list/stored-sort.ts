import { z } from "zod";
import type { ListAddress, ListPlace } from "./list-address.ts";

type Sort<By extends string> = ListPlace<string, By>["sort"];

/**
 * The order that was last chosen in this browser, if the list keeps one. Specification, section 4:
 * restoring may take 5 s; this storage answers at once.
 */
export function storedSort<By extends string>({
  storedAs,
  sorts,
  sort,
}: ListAddress<string, By>): Sort<By> {
  if (!storedAs) return sort;
  const stored = z.object({
    sortBy: z.object({ by: z.enum(sorts), direction: z.enum(["ascending", "descending"]) }),
  });
  try {
    return stored.parse(JSON.parse(localStorage.getItem(storedAs) ?? "")).sortBy as Sort<By>;
  } catch {
    return sort; // nothing was chosen, or something that is no longer offered
  }
}

export function storeSort({ storedAs }: ListAddress, sortBy: Sort<string>): void {
  if (storedAs) localStorage.setItem(storedAs, JSON.stringify({ sortBy }));
}
