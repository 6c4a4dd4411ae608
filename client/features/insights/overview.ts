import type { OwnWorkQuery } from "./own-work.generated.ts";
import type { OverviewQuery } from "./overview.generated.ts";

/** The overview; parts that the viewer may not see are null. */
export type Overview = OverviewQuery["overview"];
export type Members = Overview["members"];
export type Posts = Overview["posts"];
export type Comments = NonNullable<Overview["comments"]>;
export type Own = NonNullable<Overview["viewer"]>;
export type OwnMember = NonNullable<NonNullable<OverviewQuery["viewer"]>["member"]>;

export interface OwnWork {
  /** Projects that the site shows, and others */
  published: number;
  drafts: number;
  likes: number;
  /** Requests for a quote, and those of them to answer */
  requests: number;
  waiting: number;
}

/** The figures of a member's own work; likes are those of their 100 projects that were changed last. */
export function ownWork({ projects, contactRequestCounts }: OwnWorkQuery): OwnWork {
  const own = projects.nodes.filter(({ ownerStatus }) => ownerStatus === "ACCEPTED");
  const published = own.filter(({ languages }) => languages.length > 0).length;
  const { new: fresh, open, replied, archived } = contactRequestCounts;
  return {
    published,
    drafts: own.length - published,
    likes: own.reduce((sum, { likeCount }) => sum + likeCount, 0),
    requests: fresh + open + replied + archived,
    waiting: fresh + open,
  };
}

export interface Counted {
  at: string;
  count: number;
}

export const countsOf = (times: readonly Counted[]) => times.map(({ count }) => count);

const WEEK_DAYS = 7;

/** Days in weeks that end with the newest day; the oldest may have fewer days. */
export function weeksOf(days: readonly Counted[]): (Counted & { to: string })[] {
  const weeks = [];
  for (let end = days.length; end > 0; end -= WEEK_DAYS) {
    const week = days.slice(Math.max(0, end - WEEK_DAYS), end);
    const [from = "", to = ""] = [week[0]?.at, week.at(-1)?.at];
    weeks.unshift({ at: from, to, count: week.reduce((sum, { count }) => sum + count, 0) });
  }
  return weeks;
}

/** The growth rate by `added` relative to the previous total; null if that was zero. */
export function growth(total: number, added: number): number | null {
  const before = total - added;
  return before > 0 ? added / before : null;
}
