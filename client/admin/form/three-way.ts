/** The values of a form by the paths of its fields, for example "title.fr". */
export type Leaves = Record<string, unknown>;
export type Same = (path: string, one: unknown, other: unknown) => boolean;

/** The fields in which two sets of values differ. */
export const differing = (one: Leaves, other: Leaves, same: Same): string[] =>
  Object.keys(one).filter((path) => !same(path, one[path], other[path]));

export interface Merged {
  /** Both sides' changes; mine where both changed the same field */
  values: Leaves;
  /** Fields both sides changed to different values */
  disputed: string[];
}

/** Three-way merge of two people's edits to the same object. */
export function threeWay(base: Leaves, mine: Leaves, theirs: Leaves, same: Same): Merged {
  const changed = differing(mine, base, same);
  const values = { ...theirs };
  for (const path of changed) values[path] = mine[path];
  const disputed = changed.filter(
    (path) => !same(path, theirs[path], base[path]) && !same(path, theirs[path], mine[path]),
  );
  return { values, disputed };
}
