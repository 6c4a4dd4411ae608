import { FormattedMessage, useIntl } from "react-intl";
import { isBounded } from "../../i18n/count.ts";
import { StatCard } from "../../ui/charts/stat-card.tsx";
import { type Counted, countsOf, growth, type Overview } from "./overview.ts";
import { inPeriod, type Period } from "./period.ts";

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
  const course = (series: readonly Counted[]) => countsOf(inPeriod(period, series));
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
        trendText={(amount) =>
          members.joined === 0
            ? text(`growth.none.${period}`)
            : intl.formatMessage({ id: `insights.growth.${period}` }, { amount })
        }
        note={within(members.joined)}
        values={course(members.series)}
      />
      <StatCard
        label={text("posts")}
        value={count(posts.total)}
        note={within(posts.published)}
        values={course(posts.series)}
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
          values={course(comments.series)}
        />
      )}
      {activeNow !== null && (
        <StatCard label={text("active")} value={count(activeNow)} note={text("active.note")} />
      )}
    </div>
  );
}
