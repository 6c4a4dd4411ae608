import { isPlainDate } from "../../../ui/plain-date.ts";

export const RANGES = ["month", "last", "all", "own"] as const;
type RangeName = (typeof RANGES)[number];

/** Days, both included; none is open. */
export interface Range {
  name: RangeName;
  from?: string;
  to?: string;
}

/** What the URL of a project's time says: this month by default. */
export function rangeOf(query: URLSearchParams, today: string): Range {
  const name = RANGES.find((each) => each === query.get("range")) ?? "month";
  if (name === "month") return { name, ...monthOf(today, 0) };
  if (name === "last") return { name, ...monthOf(today, -1) };
  if (name === "all") return { name };
  const day = (which: "from" | "to") => {
    const typed = query.get(which) ?? "";
    return isPlainDate(typed) ? typed : undefined;
  };
  const [from, to] = [day("from"), day("to")];
  return from && to && to < from ? { name, from: to, to: from } : { name, from, to };
}

/** The first and the last day of a month before or after the one of a day. */
function monthOf(day: string, after: number): { from: string; to: string } {
  const [year, month] = day.split("-").map(Number);
  const first = (months: number) => Date.UTC(year ?? 0, (month ?? 1) - 1 + months, 1);
  const iso = (moment: number) => new Date(moment).toISOString().slice(0, "2026-11-24".length);
  return { from: iso(first(after)), to: iso(first(after + 1) - 1) };
}
