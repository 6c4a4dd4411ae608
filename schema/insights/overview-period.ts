import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import type { DateRange } from "../foundation/reading/descriptions/read-query.ts";
import { DAY } from "../foundation/durations.ts";

export const OverviewPeriod = enumType(
  "OverviewPeriod",
  {
    DAYS_30: "30 days with today, counted daily.",
    DAYS_90: "90 days with today, counted daily.",
    MONTHS_12: "12 months with the current one, counted monthly.",
  },
  "The period of the overview, including today or the current month: 30 or 90 days counted daily, or 12 months counted monthly.",
);
export type OverviewPeriod = EnumOf<typeof OverviewPeriod>;

// Whole days, as the series count them: a figure is the sum of its series.
const lastDays = (count: number, now: Date): DateRange => ({
  unit: "day",
  from: new Date(Math.floor(now.getTime() / DAY) * DAY - (count - 1) * DAY),
  to: now,
});

const lastMonths = (count: number, now: Date): DateRange => ({
  unit: "month",
  from: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1)),
  to: now,
});

export function dateRangeOf(period: OverviewPeriod, now: Date): DateRange {
  switch (period) {
    case OverviewPeriod.DAYS_30:
      return lastDays(30, now);
    case OverviewPeriod.DAYS_90:
      return lastDays(90, now);
    case OverviewPeriod.MONTHS_12:
      return lastMonths(12, now);
  }
}
