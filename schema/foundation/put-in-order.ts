import { Invalid } from "./errors.ts";

interface Ordered {
  id: string;
  order: number;
}

/** As lists are sorted: of several with the same order, by id. */
const isBefore = (one: Ordered, other: Ordered): boolean =>
  one.order < other.order || (one.order === other.order && one.id < other.id);

/**
 * Sets the order of rows; those that stay where they are keep their number. INVALID unless all of them are named
 * exactly once, or so many of the first as are shown at once: the others then stay behind these.
 */
export function putInOrder(
  all: readonly Ordered[],
  ids: readonly string[],
  shownAtOnce = Infinity,
): void {
  const before = all.toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
  const first = before.slice(0, ids.length);
  const isEnough = ids.length >= Math.min(all.length, shownAtOnce);
  if (!isEnough || ids.length > all.length || !first.every(({ id }) => ids.includes(id)))
    throw new Invalid({ ids: "Name each of them once" });
  const numbers = before.map(({ order }) => order);
  const named = first.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  let last: Ordered | undefined;
  for (const [place, row] of [...named, ...before.slice(ids.length)].entries()) {
    row.order = numbers[place] ?? 0;
    if (last && !isBefore(last, row)) {
      row.order = last.order;
      if (!isBefore(last, row)) row.order += 1;
    }
    last = row;
  }
}
