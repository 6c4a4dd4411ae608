import { type IntlShape, useIntl } from "react-intl";

/** A place on an axis: short among its neighbours, long where it stands alone. */
export interface AxisLabel {
  short: string;
  long: string;
}

type DateForm = Parameters<IntlShape["formatDate"]>[1];

/** Months, "2026-11" or any ISO date in them. */
export const useMonths = (months: readonly string[]) =>
  useDates(months, { month: "short" }, { month: "long", year: "numeric" });

/** Days, "2026-11-22". */
export const useDays = (days: readonly string[]) =>
  useDates(days, { day: "numeric", month: "short" }, { day: "numeric", month: "long" });

function useDates(dates: readonly string[], short: DateForm, long: DateForm): AxisLabel[] {
  const intl = useIntl();
  // A date without a time is the same everywhere: read in UTC, it stays the day it is.
  const timeZone = "UTC";
  return dates.map((date) => ({
    short: intl.formatDate(date, { ...short, timeZone }),
    long: intl.formatDate(date, { ...long, timeZone }),
  }));
}
