import { z } from "zod";
import { isPlainDate } from "../../ui/plain-date.ts";
import { addMonths, monthStart, weekStart } from "./clock.ts";
import { COLORS } from "./colors.ts";

export const CALENDAR_ADDRESS = "/dashboard/calendar";

export const VIEWS = ["day", "week", "month", "agenda"] as const;
export type CalendarView = (typeof VIEWS)[number];

/** What is shown besides other events: interviews with applicants, and cards that are due. */
export const SOURCES = ["interviews", "cards"] as const;
export type Source = (typeof SOURCES)[number];

const parsed = z.object({
  /** Without it the one that was last chosen in this browser */
  view: z.enum(VIEWS).optional().catch(undefined),
  /** A day of what is shown; today without it */
  date: z.string().refine(isPlainDate).optional().catch(undefined),
  /** Colors that are not shown */
  hide: z
    .string()
    .transform((text) => COLORS.filter((color) => text.split(",").includes(color)))
    .catch([]),
  /** Sources that are not shown */
  without: z
    .string()
    .transform((text) => SOURCES.filter((source) => text.split(",").includes(source)))
    .catch([]),
  who: z.enum(["own", "invited"]).optional().catch(undefined),
  q: z.string().trim().max(200).catch(""),
});

/** What the URL of the calendar says: its view, its place in time and its filters. */
export type CalendarState = z.output<typeof parsed>;

export const calendarState = (params: URLSearchParams): CalendarState =>
  parsed.parse(Object.fromEntries(params));

export function calendarUrl(state: Partial<CalendarState>): string {
  const params = new URLSearchParams(
    Object.entries(state)
      .map(([name, value]) => [name, String(value ?? "")])
      .filter(([, value]) => value !== ""),
  );
  const query = params.toString();
  return CALENDAR_ADDRESS + (query && `?${query}`);
}

const STORED_VIEW = "calendar.view";

export function storedView(): CalendarView | undefined {
  try {
    return VIEWS.find((view) => view === localStorage.getItem(STORED_VIEW));
  } catch {
    return undefined;
  }
}

export const storeView = (view: CalendarView): void => localStorage.setItem(STORED_VIEW, view);

/** Without its filters. */
export const UNFILTERED = {
  hide: [],
  without: [],
  who: undefined,
  q: "",
} satisfies Partial<CalendarState>;

export const hasFilter = ({ hide, without, who, q }: CalendarState): boolean =>
  hide.length > 0 || without.length > 0 || who !== undefined || q !== "";

/** How many days an agenda has. */
export const AGENDA_DAYS = 28;

/** The days that a view shows: the first one and how many. */
export function shownDays(view: CalendarView, day: number): { from: number; count: number } {
  if (view === "day") return { from: day, count: 1 };
  if (view === "week") return { from: weekStart(day), count: 7 };
  if (view === "month") return { from: weekStart(monthStart(day)), count: 42 };
  return { from: day, count: AGENDA_DAYS };
}

/** The day that the next view of its kind is about, or the previous one. */
export function stepped(view: CalendarView, day: number, direction: 1 | -1): number {
  if (view === "month") return addMonths(monthStart(day), direction);
  return day + direction * (view === "day" ? 1 : 7);
}
