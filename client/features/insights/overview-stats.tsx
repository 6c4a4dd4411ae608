import { FormattedMessage, useIntl } from "react-intl";
import { isBounded } from "../../i18n/count.ts";
import { StatCard } from "../../ui/charts/stat-card.tsx";
import { countsOf, growth, type Overview, runningTotal } from "./overview.ts";
import type { Period } from "./period.ts";

interface OverviewStatsProps {
  overview: Overview;
  period: Period;
}

/** The site's key figures that the viewer may see. */
export function OverviewStats({ overview, period }: OverviewStatsProps) {
  const { activeNow, members, posts, comments } = overview;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  const isCounted = !isBounded(members.total);
  const count = (value: number) => intl.formatNumber(value, { format: "count" });
  const within = (value: number) => (
    <FormattedMessage id={`insights.new.${period}`} values={{ count: value }} />
  );
  return (
    <div className="grid grid-cols-2 gap-3 max-lg:[&>:last-child:nth-child(odd)]:col-span-2 sm:gap-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      <StatCard
        accent
        label={text("members")}
        value={count(members.total)}
        trend={isCounted ? growth(members.total, members.joined) : null}
        note={within(members.joined)}
        values={isCounted ? runningTotal(members.series, members.total) : countsOf(members.series)}
      />
      <StatCard
        label={text("posts")}
        value={count(posts.total)}
        note={within(posts.published)}
        values={countsOf(posts.series)}
      />
      {comments && (
        <StatCard
          label={text("pending")}
          value={count(comments.pending)}
          note={
            <FormattedMessage
              id={`insights.comments.written.${period}`}
              values={{ count: comments.written }}
            />
          }
          values={countsOf(comments.series)}
        />
      )}
      {activeNow !== null && (
        <StatCard label={text("active")} value={count(activeNow)} note={text("active.note")} />
      )}
    </div>
  );
}
