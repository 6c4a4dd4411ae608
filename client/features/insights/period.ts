import { useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useDays, useMonths, useWeeks } from "../../ui/charts/axis-labels.ts";
import type { OverviewPeriod } from "../../schema.generated.ts";
import { type Counted, countsOf, weeksOf } from "./overview.ts";

/** As named in the URL; the first one is the default. */
export const periods = ["30d", "90d", "12m"] as const;
export type Period = (typeof periods)[number];

export const graphPeriods: Record<Period, OverviewPeriod> = {
  "30d": "DAYS_30",
  "90d": "DAYS_90",
  "12m": "MONTHS_12",
};

/** The period in the page's URL. */
export function usePeriod(): Period {
  const [params] = useSearchParams();
  return periods.find((period) => period === params.get("period")) ?? "30d";
}

/** Counts of a period as its charts show them: of days, of weeks or of months. */
export const inPeriod = (period: Period, series: readonly Counted[]): readonly Counted[] =>
  period === "90d" ? weeksOf(series) : series;

/** The period's axis and counts, which are given to a chart together. */
export function useCourse(period: Period, series: readonly Counted[]) {
  const intl = useIntl();
  const counts = inPeriod(period, series);
  const times = counts.map(({ at }) => at);
  const labels = {
    "30d": useDays(times),
    "90d": useWeeks(weeksOf(series).map(({ at, to }) => ({ from: at, to }))),
    "12m": useMonths(times),
  }[period];
  const unit = { "30d": "day", "90d": "week", "12m": "month" }[period];
  return {
    labels,
    axis: intl.formatMessage({ id: `insights.${unit}` }),
    values: countsOf(counts),
  };
}
