/** The values of a form by the paths of its fields, for example "title.fr". */
export type Leaves = Record<string, unknown>;
export type Same = (path: string, one: unknown, other: unknown) => boolean;
/** Undefined if both changed the same part */
export type MergeValues = (path: string, base: unknown, mine: unknown, theirs: unknown) => unknown;

/** The fields in which two sets of values differ. */
export const differing = (one: Leaves, other: Leaves, same: Same): string[] =>
  Object.keys(one).filter((path) => !same(path, one[path], other[path]));

export interface Merged {
  /** Both sides' changes; mine where both changed the same field and that cannot be merged */
  values: Leaves;
  /** Fields both sides changed to different values */
  disputed: string[];
}

/**
 * Three-way merge of two people's edits to the same object.
 * @param mergeValues merges the values of one field, if that is possible
 */
export function threeWay(
  base: Leaves,
  mine: Leaves,
  theirs: Leaves,
  same: Same,
  mergeValues: MergeValues = () => undefined,
): Merged {
  const changed = differing(mine, base, same);
  const values = { ...theirs };
  for (const path of changed) values[path] = mine[path];
  const disputed = changed.filter((path) => {
    if (same(path, theirs[path], base[path]) || same(path, theirs[path], mine[path])) return false;
    const merged = mergeValues(path, base[path], mine[path], theirs[path]);
    if (merged !== undefined) values[path] = merged;
    return merged === undefined;
  });
  return { values, disputed };
}
