import type { OverviewQuery } from "./overview.generated.ts";

/** The overview; parts that the viewer may not see are null. */
export type Overview = OverviewQuery["overview"];
export type Members = Overview["members"];
export type Posts = Overview["posts"];
export type Comments = NonNullable<Overview["comments"]>;
export type Requests = Overview["requests"];
export type Own = NonNullable<Overview["viewer"]>;
export type OwnMember = NonNullable<NonNullable<OverviewQuery["viewer"]>["member"]>;

interface Counted {
  at: string;
  count: number;
}

export const countsOf = (times: readonly Counted[]) => times.map(({ count }) => count);

/** How many there were at the end of each day, when `total` exist now. */
export function runningTotal(times: readonly Counted[], total: number): number[] {
  let after = total;
  return times
    .toReversed()
    .map(({ count }) => {
      const then = after;
      after -= count;
      return then;
    })
    .toReversed();
}

/** The growth rate by `added` relative to the previous total; null if that was zero. */
export function growth(total: number, added: number): number | null {
  const before = total - added;
  return before > 0 ? added / before : null;
}
