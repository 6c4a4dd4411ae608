import { isPlainDate } from "../../../ui/plain-date.ts";

// Days without time or zone, as "2026-11-24".

/** As named in the URL, shortest first. */
export const RANGES = ["7d", "30d", "month", "12m", "year"] as const;
export const DEFAULT_RANGE = "30d";
type RangeName = (typeof RANGES)[number];

/** What a range is compared with, as named in the URL; the first one is the default. */
export const COMPARISONS = ["before", "year", "none"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** The most days that the server counts. */
export const MAX_DAYS = 400;

export interface Days {
  from: string;
  to: string;
}

/** What the URL of a dashboard says. */
export interface FigureState extends Days {
  /** "own" if the days were chosen one by one */
  name: RangeName | "own";
  comparison: Comparison;
  /** What it is compared with; undefined if with nothing */
  before: Days | undefined;
}

const DAY_MS = 24 * 60 * 60_000;

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  isoOf(Date.parse(day) + days * DAY_MS);

/** So many months later; the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return isoOf(last.setUTCDate(Math.min(date, last.getUTCDate())));
}

export const countDays = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

function daysOf(name: RangeName, today: string): Days {
  const first = `${today.slice(0, 8)}01`;
  const from = {
    "7d": addDays(today, -6),
    "30d": addDays(today, -29),
    month: first,
    "12m": addMonths(first, -11),
    year: `${today.slice(0, 5)}01-01`,
  }[name];
  return { from, to: today };
}

/** Days that were chosen one by one: "2026-11-01..2026-11-09". */
function ownDays(text: string): Days | undefined {
  const [from = "", to = ""] = text.split("..");
  if (!isPlainDate(from) || !isPlainDate(to) || from > to) return undefined;
  return countDays({ from, to }) > MAX_DAYS ? undefined : { from, to };
}

function comparedWith(
  name: FigureState["name"],
  days: Days,
  comparison: Comparison,
): Days | undefined {
  if (comparison === "none") return undefined;
  const shifted = (months: number): Days => ({
    from: addMonths(days.from, months),
    to: addMonths(days.to, months),
  });
  if (comparison === "year" || name === "year" || name === "12m") return shifted(-12);
  if (name === "month") return shifted(-1);
  const count = countDays(days);
  return { from: addDays(days.from, -count), to: addDays(days.to, -count) };
}

/** The state of a URL; invalid values are ignored. */
export function figureState(params: URLSearchParams, today: string): FigureState {
  const text = params.get("range") ?? "";
  const own = ownDays(text);
  const name = own ? "own" : (RANGES.find((each) => each === text) ?? DEFAULT_RANGE);
  const days = own ?? daysOf(name === "own" ? DEFAULT_RANGE : name, today);
  const comparison = COMPARISONS.find((each) => each === params.get("against")) ?? COMPARISONS[0];
  return { ...days, name, comparison, before: comparedWith(name, days, comparison) };
}

/** The URL's query with other values; undefined ones are left out. */
export function queryWith(
  params: URLSearchParams,
  change: Record<string, string | undefined>,
): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next.size ? `?${next}` : "?";
}

/** A bar of a chart: days that follow each other, from and to included, by their places in the range. */
export interface Bar extends Days {
  start: number;
  end: number;
}

const MOST_DAYS = 45;
const MOST_WEEKS = 120;
const WEEK = 7;

export type BarUnit = "day" | "week" | "month";

export function barUnit(days: Days): BarUnit {
  const count = countDays(days);
  return count <= MOST_DAYS ? "day" : count <= MOST_WEEKS ? "week" : "month";
}

/** The bars of a range: its days, weeks that end with its last day, or its months. */
export function barsOf(days: Days): Bar[] {
  const count = countDays(days);
  const unit = barUnit(days);
  const bars: Bar[] = [];
  for (let place = 0; place < count; place += 1) {
    const day = addDays(days.from, place);
    const last = bars.at(-1);
    const isNew =
      unit === "day" ||
      (unit === "week" ? (count - place) % WEEK === 0 : day.endsWith("-01")) ||
      !last;
    if (isNew) bars.push({ from: day, to: day, start: place, end: place + 1 });
    else Object.assign(last, { to: day, end: place + 1 });
  }
  return bars;
}

/** The sum of the values of each bar; days that are not there add nothing. */
export const sumBars = (bars: readonly Bar[], values: readonly number[]): number[] =>
  bars.map(({ start, end }) => values.slice(start, end).reduce((sum, value) => sum + value, 0));

/** The change since before: 0.126 is 12.6 % more; null from nothing. */
export const changeOf = (now: number, before: number | undefined): number | null =>
  before !== undefined && before > 0 ? (now - before) / before : null;
