import { useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useDays, useMonths, useWeeks } from "../../ui/charts/axis-labels.ts";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { barsOf, type Period, searchWith, stepOf } from "./period.ts";
import type { SiteFiguresFragment } from "./site-analytics.generated.ts";

/** What the chart shows; the first one by default. */
const SHOWN = ["visitors", "views", "contacts", "quotes"] as const;

interface VisitsChartProps {
  period: Period;
  /** The last day is not over yet */
  isOpen: boolean;
  current: SiteFiguresFragment;
  before: SiteFiguresFragment;
}

/** One figure over the period, beside the same one before. */
export function VisitsChart({ period, isOpen, current, before }: VisitsChartProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const shown = SHOWN.find((one) => one === params.get("show")) ?? SHOWN[0];
  const step = stepOf(period);
  const text = (id: string) => intl.formatMessage({ id: `analytics.${id}` });
  const of = ({ days }: SiteFiguresFragment) =>
    barsOf(
      days.map((one) => ({ day: one.day, count: one[shown] })),
      step,
    );
  const bars = of(current);
  const starts = bars.map(({ from }) => from);
  const labels = { day: useDays(starts), week: useWeeks(bars), month: useMonths(starts) }[step];
  // the same number of bars: a year before may begin a day earlier or later
  const counts = of(before).map(({ count }) => count);
  return (
    <div className="card min-w-0 p-5 md:p-6">
      <div className="mb-5">
        <Segmented
          label={text("show")}
          options={SHOWN.map((one) => ({
            label: text(one),
            to: searchWith(params, { show: one === SHOWN[0] ? null : one }) || "?",
            current: one === shown,
          }))}
        />
      </div>
      <BarChart
        title={text(shown)}
        text={isOpen ? `${text(`by.${step}`)} · ${text("open")}` : text(`by.${step}`)}
        axis={text(step)}
        labels={labels}
        series={[
          { name: text("current"), values: bars.map(({ count }) => count) },
          {
            name: text(`compare.${period.comparison}`),
            values: bars.map((_, place) => counts[place] ?? 0),
          },
        ]}
      />
      <p className="mt-5 border-t border-line pt-3 text-sm text-ink-3">{text("source")}</p>
    </div>
  );
}
