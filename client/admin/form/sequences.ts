/** The places at which two lists have the same part, in order: as many as possible. */
type Matches = [number, number][];

/** Beyond it two lists are compared only at their beginning and end: a table of it has 16 MB. */
const MAX_COMPARISONS = 4_000_000;

export function matchesOf(one: readonly string[], other: readonly string[]): Matches {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const found: Matches = Array.from({ length: start }, (_, at) => [at, at]);
  const [width, height] = [one.length - start - end, other.length - start - end];
  if (width > 0 && height > 0 && width * height <= MAX_COMPARISONS) {
    const middle = longestOf(
      one.slice(start, -end || undefined),
      other.slice(start, -end || undefined),
    );
    for (const [at, to] of middle) found.push([start + at, start + to]);
  }
  for (let left = end; left > 0; left--) found.push([one.length - left, other.length - left]);
  return found;
}

/** The longest common subsequence, by dynamic programming from the end. */
function longestOf(one: readonly string[], other: readonly string[]): Matches {
  const row = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * row);
  const lengthAt = (at: number, to: number) => lengths[at * row + to] ?? 0;
  for (let at = one.length - 1; at >= 0; at--) {
    for (let to = other.length - 1; to >= 0; to--) {
      lengths[at * row + to] =
        one[at] === other[to]
          ? lengthAt(at + 1, to + 1) + 1
          : Math.max(lengthAt(at + 1, to), lengthAt(at, to + 1));
    }
  }
  const found: Matches = [];
  for (let at = 0, to = 0; at < one.length && to < other.length;) {
    if (one[at] === other[to]) found.push([at++, to++]);
    else if (lengthAt(at + 1, to) >= lengthAt(at, to + 1)) at++;
    else to++;
  }
  return found;
}

/**
 * Merges two people's changes to a list; undefined if they changed the same place. Changes beside
 * each other are at the same place: nothing between them says what belongs where.
 */
export function mergeLists<Part>(
  base: readonly Part[],
  mine: readonly Part[],
  theirs: readonly Part[],
  keyOf: (part: Part) => string,
): Part[] | undefined {
  const [was, here, there] = [base, mine, theirs].map((list) => list.map(keyOf)) as [
    string[],
    string[],
    string[],
  ];
  const inMine = new Map(matchesOf(was, here));
  const inTheirs = new Map(matchesOf(was, there));
  const merged: Part[] = [];
  let [b, m, t] = [0, 0, 0];
  for (let at = 0; at <= base.length; at++) {
    const isEnd = at === base.length;
    const toMine = isEnd ? mine.length : inMine.get(at);
    const toTheirs = isEnd ? theirs.length : inTheirs.get(at);
    if (toMine === undefined || toTheirs === undefined) continue;
    const [before, my, their] = [was.slice(b, at), here.slice(m, toMine), there.slice(t, toTheirs)];
    if (isSame(my, before)) merged.push(...theirs.slice(t, toTheirs));
    else if (isSame(their, before) || isSame(their, my)) merged.push(...mine.slice(m, toMine));
    else return undefined;
    merged.push(...mine.slice(toMine, toMine + 1));
    [b, m, t] = [at + 1, toMine + 1, toTheirs + 1];
  }
  return merged;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((part, at) => part === other[at]);
