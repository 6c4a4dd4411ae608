import type { PageLimits } from "../../connection.ts";
import { Invalid } from "../../errors.ts";

const DEFAULT_FIRST = 20;

/** The number of rows of a list or page, validated. */
export function pageSize(first: number | null | undefined, { rows }: PageLimits): number {
  const count = first ?? DEFAULT_FIRST;
  if (count >= 0 && count <= rows) return count;
  throw new Invalid({ first: `Between 0 and ${rows}` });
}

/** The number of rows before a numbered page. */
export function offsetOf(
  page: number | null | undefined,
  count: number,
  maxOffset: number,
): number {
  if (page == null) return 0;
  if (page < 1) throw new Invalid({ page: "At least 1" });
  const offset = (page - 1) * count;
  if (offset > maxOffset) throw new Invalid({ page: `At most row ${maxOffset} can be reached` });
  return offset;
}
