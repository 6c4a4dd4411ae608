import { isPlainDate } from "../../ui/plain-date.ts";

/** As named in the URL; the second one is the default. */
export const PERIODS = ["7d", "30d", "month", "year"] as const;
export type PeriodName = (typeof PERIODS)[number];

export const COMPARISONS = ["before", "year"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Days, both included. */
export interface Days {
  from: string;
  to: string;
}

export interface Period extends Days {
  /** Undefined for days that were chosen one by one */
  name: PeriodName | undefined;
  comparison: Comparison;
  before: Days;
}

const DEFAULT: PeriodName = "30d";
const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

const asUtc = (day: string) => new Date(`${day}T00:00Z`);
const asDay = (date: Date) => date.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  asDay(new Date(asUtc(day).getTime() + days * DAY_MS));

/** The same day of another month, or the last one of that month. */
function addMonths(day: string, months: number): string {
  const date = asUtc(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
  last.setUTCDate(Math.min(last.getUTCDate(), date.getUTCDate()));
  return asDay(last);
}

export const lengthOf = ({ from, to }: Days): number =>
  (asUtc(to).getTime() - asUtc(from).getTime()) / DAY_MS + 1;

export const isPossible = ({ from, to }: Days): boolean =>
  isPlainDate(from) && isPlainDate(to) && from <= to && lengthOf({ from, to }) <= MAX_DAYS;

const DAYS_OF: Record<PeriodName, (today: string) => Days> = {
  "7d": (today) => ({ from: addDays(today, -6), to: today }),
  "30d": (today) => ({ from: addDays(today, -29), to: today }),
  month: (today) => ({ from: `${today.slice(0, 8)}01`, to: today }),
  year: (today) => ({ from: `${today.slice(0, 5)}01-01`, to: today }),
};

/** The period in the URL, and the one it is compared with. */
export function periodIn(params: URLSearchParams, today: string): Period {
  const own = { from: params.get("from") ?? "", to: params.get("to") ?? "" };
  const isOwn = isPossible(own);
  const name = isOwn ? undefined : (PERIODS.find((one) => one === params.get("period")) ?? DEFAULT);
  const days = name ? DAYS_OF[name](today) : own;
  const comparison = params.get("compare") === "year" ? "year" : "before";
  return { ...days, name, comparison, before: daysBefore(days, name, comparison) };
}

function daysBefore(days: Days, name: PeriodName | undefined, comparison: Comparison): Days {
  const { from, to } = days;
  const months = comparison === "year" || name === "year" ? 12 : name === "month" ? 1 : 0;
  if (months) return { from: addMonths(from, -months), to: addMonths(to, -months) };
  const length = lengthOf(days);
  return { from: addDays(from, -length), to: addDays(to, -length) };
}

/** The URL's query with other values; null removes one. */
export function searchWith(params: URLSearchParams, values: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next.size ? `?${next}` : "";
}

/** How the days of a period are put together in its chart. */
export type Step = "day" | "week" | "month";

const MAX_DAYS_SHOWN = 31;
const MAX_WEEKS_SHOWN = 26 * 7;
const WEEK_DAYS = 7;

export function stepOf(days: Days): Step {
  const length = lengthOf(days);
  if (length <= MAX_DAYS_SHOWN) return "day";
  return length <= MAX_WEEKS_SHOWN ? "week" : "month";
}

/** Days as the bars of a chart: each with its first and last day, and the sum of theirs. */
export function barsOf(
  days: readonly { day: string; count: number }[],
  step: Step,
): { from: string; to: string; count: number }[] {
  const bars: { key: string; from: string; to: string; count: number }[] = [];
  for (const [n, { day, count }] of days.entries()) {
    const key = { day, week: String(Math.floor(n / WEEK_DAYS)), month: day.slice(0, 7) }[step];
    const last = bars.at(-1);
    if (last?.key === key) Object.assign(last, { to: day, count: last.count + count });
    else bars.push({ key, from: day, to: day, count });
  }
  return bars;
}
