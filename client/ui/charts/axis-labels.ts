import { type IntlShape, useIntl } from "react-intl";

/** The label of a position on an axis: short next to its neighbours, long on its own. */
export interface AxisLabel {
  short: string;
  long: string;
}

type DateForm = Parameters<IntlShape["formatDate"]>[1];

/** Labels for months given as "2026-11" or any ISO date in them. */
export const useMonths = (months: readonly string[]) =>
  useDates(months, { month: "short" }, { month: "long", year: "numeric" });

/** Labels for days, "2026-11-22". */
export const useDays = (days: readonly string[]) =>
  useDates(days, { day: "numeric", month: "short" }, { day: "numeric", month: "long" });

/** Labels for weeks, by their first and last day. */
export function useWeeks(weeks: readonly { from: string; to: string }[]): AxisLabel[] {
  const intl = useIntl();
  return weeks.map(({ from, to }) => ({
    short: intl.formatDate(from, { day: "numeric", month: "short", timeZone: "UTC" }),
    long: intl.formatDateTimeRange(Date.parse(from), Date.parse(to), {
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    }),
  }));
}

function useDates(dates: readonly string[], short: DateForm, long: DateForm): AxisLabel[] {
  const intl = useIntl();
  // A date without a time is formatted in UTC, so that it never shifts to another day.
  const timeZone = "UTC";
  return dates.map((date) => ({
    short: intl.formatDate(date, { ...short, timeZone }),
    long: intl.formatDate(date, { ...long, timeZone }),
  }));
}
