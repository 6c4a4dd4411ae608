import { useIntl } from "react-intl";
import { StatCard } from "../../ui/charts/stat-card.tsx";
import type { SiteFiguresFragment } from "./site-analytics.generated.ts";

const STATS = ["visitors", "views", "contacts", "quotes"] as const;

interface VisitStatsProps {
  current: SiteFiguresFragment;
  before: SiteFiguresFragment;
}

/** The key figures of a period: each with what it was before, and what is counted. */
export function VisitStats({ current, before }: VisitStatsProps) {
  const intl = useIntl();
  const share = (count: number) =>
    intl.formatNumber(current.visitors ? count / current.visitors : 0, {
      style: "percent",
      maximumFractionDigits: 1,
    });
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {STATS.map((stat) => (
        <div key={stat} className="grid min-w-0 grid-rows-[1fr_auto]">
          <StatCard
            label={intl.formatMessage({ id: `analytics.${stat}` })}
            value={intl.formatNumber(current[stat])}
            trend={before[stat] > 0 ? current[stat] / before[stat] - 1 : null}
            trendText={(amount) =>
              `${amount} · ${intl.formatMessage({ id: "analytics.before" }, { count: intl.formatNumber(before[stat]) })}`
            }
            note={intl.formatMessage({ id: "analytics.before" }, { count: intl.formatNumber(0) })}
            more={stat === "visitors" || stat === "views" ? "good" : "neutral"}
            values={current.days.map((day) => day[stat])}
          />
          <p className="px-1 pt-2 text-sm text-ink-3">
            {intl.formatMessage({ id: `analytics.note.${stat}` }, { share: share(current[stat]) })}
          </p>
        </div>
      ))}
    </div>
  );
}
