import { Invalid } from "./errors.ts";

interface Ordered {
  id: string;
  order: number;
}

/** Sets the order of rows. INVALID unless all of them are named exactly once. */
export function putInOrder(all: readonly Ordered[], ids: readonly string[]): void {
  const areAll = all.every(({ id }) => ids.includes(id)) && ids.length === all.length;
  if (!areAll) throw new Invalid({ ids: "Not valid" });
  for (const one of all) one.order = ids.indexOf(one.id);
}
