import { diff3Merge } from "node-diff3";

/**
 * Merges two people's changes to a list; undefined if they changed the same place. Changes beside
 * each other are at the same place: nothing between them says what belongs where.
 * @param keyOf two parts are the same if their keys are
 */
export function mergeLists<Part>(
  base: readonly Part[],
  mine: readonly Part[],
  theirs: readonly Part[],
  keyOf: (part: Part) => string,
): Part[] | undefined {
  const parts = new Map([base, mine, theirs].flat().map((part) => [keyOf(part), part]));
  const regions = diff3Merge(mine.map(keyOf), base.map(keyOf), theirs.map(keyOf), {
    excludeFalseConflicts: true,
  });
  if (regions.some(({ conflict }) => conflict)) return undefined;
  return regions.flatMap(({ ok = [] }) => ok.flatMap((key) => parts.get(key) ?? []));
}
