/** One field that somebody else changed, too, or alone. */
export interface Difference {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Who changed it since it was read */
  by: "me" | "them" | "both";
}

type Values = Record<string, unknown>;

const isMap = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every field with its path; maps are walked into, lists are one value. */
function leaves(values: Values, above = ""): [string, unknown][] {
  return Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    const path = above + key;
    // A choice is one value, whatever it consists of.
    return isMap(value) && !("value" in value) ? leaves(value, `${path}.`) : [[path, value]];
  });
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function whoChanged(before: unknown, mine: unknown, theirs: unknown): Difference["by"] {
  if (same(mine, before)) return "them";
  return same(theirs, before) ? "me" : "both";
}

/** What I have and what stands on the server now, where they are not the same. */
export function differences(base: Values, mine: Values, theirs: Values): Difference[] {
  const [before, there] = [new Map(leaves(base)), new Map(leaves(theirs))];
  return leaves(mine)
    .map(([path, value]) => ({
      path,
      mine: value,
      theirs: there.get(path),
      by: whoChanged(before.get(path), value, there.get(path)),
    }))
    .filter((difference) => !same(difference.mine, difference.theirs));
}
