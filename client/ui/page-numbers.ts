/**
 * The first, the last and the neighbours of the current page; null is a gap of two or more. If there
 * may be more pages, they end with a gap.
 */
export function pageNumbers(page: number, totalPages: number, isOpen = false): (number | null)[] {
  const near = new Set([1, totalPages, page - 1, page, page + 1]);
  // A gap of a single page is filled by that page.
  if (page - 1 === 3) near.add(2);
  if (totalPages - page === 3) near.add(totalPages - 1);
  const numbers = [...near].filter((n) => n >= 1 && n <= totalPages).sort((a, b) => a - b);
  const shown = numbers.flatMap((number, place) => {
    const before = numbers[place - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
  return isOpen ? [...shown, null] : shown;
}
