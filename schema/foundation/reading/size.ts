import type { Reach } from "../connection.ts";
import { Invalid } from "../errors.ts";

const DEFAULT_FIRST = 20;

/** How many rows a list or page has. */
export function size(first: number | null | undefined, { rows }: Reach): number {
  const count = first ?? DEFAULT_FIRST;
  if (count >= 0 && count <= rows) return count;
  throw new Invalid({ first: `Between 0 and ${rows}` });
}

/** How many rows stand before a page by number. */
export function offsetOf(page: number | null | undefined, count: number, furthest: number): number {
  if (page == null) return 0;
  if (page < 1) throw new Invalid({ page: "At least 1" });
  const offset = (page - 1) * count;
  if (offset > furthest) throw new Invalid({ page: `At most row ${furthest} can be reached` });
  return offset;
}
