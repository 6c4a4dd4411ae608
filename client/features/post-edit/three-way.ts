/** What a form holds: a value for each of its fields. */
export type Values = object;
export type Field<V extends Values> = keyof V & string;
export type Same = (one: unknown, other: unknown) => boolean;

const fieldsOf = <V extends Values>(values: V) => Object.keys(values) as Field<V>[];

/** The fields in which two differ. */
export const differing = <V extends Values>(one: V, other: V, same: Same): Field<V>[] =>
  fieldsOf(one).filter((field) => !same(one[field], other[field]));

export interface Merged<V extends Values> {
  /** Everybody's changes; where both changed a field, mine */
  values: V;
  /** Fields that both have changed, and not to the same */
  disputed: Field<V>[];
}

/** Brings together what two people made of the same thing. */
export function threeWay<V extends Values>(base: V, mine: V, theirs: V, same: Same): Merged<V> {
  const values = { ...theirs };
  const changed = differing(mine, base, same);
  for (const field of changed) values[field] = mine[field];
  const disputed = changed.filter(
    (field) => !same(theirs[field], base[field]) && !same(theirs[field], mine[field]),
  );
  return { values, disputed };
}
