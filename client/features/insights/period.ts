import { useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useDays, useMonths } from "../../ui/charts/axis-labels.ts";
import type { OverviewPeriod } from "../../schema.generated.ts";

/** As the address names them; the first is shown when none is named. */
export const periods = ["30d", "90d", "12m"] as const;
export type Period = (typeof periods)[number];

export const graphPeriods: Record<Period, OverviewPeriod> = {
  "30d": "DAYS_30",
  "90d": "DAYS_90",
  "12m": "MONTHS_12",
};

/** The period of the page's address. */
export function usePeriod(): Period {
  const [params] = useSearchParams();
  return periods.find((period) => period === params.get("period")) ?? "30d";
}

/** What stands below a chart of the period: days or months, and what they are called. */
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
