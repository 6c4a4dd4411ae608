import { useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useDays, useMonths } from "../../ui/charts/axis-labels.ts";
import type { OverviewPeriod } from "../../schema.generated.ts";

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

/** The axis of the period's charts: days or months, and their labels. */
export function useAxis(period: Period, series: readonly { at: string }[]) {
  const intl = useIntl();
  const times = series.map(({ at }) => at);
  const [days, months] = [useDays(times), useMonths(times)];
  const isByMonth = period === "12m";
  return {
    labels: isByMonth ? months : days,
    axis: intl.formatMessage({ id: isByMonth ? "insights.month" : "insights.day" }),
  };
}
