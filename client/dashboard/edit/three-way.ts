/** The values of a form by the paths of its fields, for example "title.fr". */
export type Leaves = Record<string, unknown>;
export type Same = (path: string, one: unknown, other: unknown) => boolean;

/** The fields in which two differ. */
export const differing = (one: Leaves, other: Leaves, same: Same): string[] =>
  Object.keys(one).filter((path) => !same(path, one[path], other[path]));

export interface Merged {
  /** Everybody's changes; where both changed a field, mine */
  values: Leaves;
  /** Fields that both have changed, and not to the same */
  disputed: string[];
}

/** Brings together what two people made of the same thing. */
export function threeWay(base: Leaves, mine: Leaves, theirs: Leaves, same: Same): Merged {
  const changed = differing(mine, base, same);
  const values = { ...theirs };
  for (const path of changed) values[path] = mine[path];
  const disputed = changed.filter(
    (path) => !same(path, theirs[path], base[path]) && !same(path, theirs[path], mine[path]),
  );
  return { values, disputed };
}
