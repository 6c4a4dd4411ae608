import { isBounded } from "../../i18n/count.ts";
import { MAX_PAGED_ROWS, type ListState } from "./list-params.ts";

/**
 * How many pages can be opened. Where the server stopped counting, a page after the counted ones
 * is opened from the one before, as long as pages are full.
 */
export function pagesOf(
  total: number,
  { page, size }: Pick<ListState, "page" | "size">,
  shown: number,
): { pages: number; isOpen: boolean } {
  const furthest = MAX_PAGED_ROWS / size;
  const counted = Math.max(1, Math.ceil(total / size));
  if (!isBounded(total)) return { pages: Math.min(counted, furthest), isOpen: false };
  const met = shown === 0 ? 0 : shown < size ? page : page + 1;
  const pages = Math.min(Math.max(counted, met), furthest);
  return { pages, isOpen: pages < furthest && (page < counted || shown === size) };
}
