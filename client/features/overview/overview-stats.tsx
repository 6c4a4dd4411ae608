import { FormattedMessage, useIntl } from "react-intl";
import { StatCard } from "../../kit/charts/stat-card.tsx";
import { countsOf, growth, type Overview, type OwnMember, runningTotal } from "./overview.ts";
import { completeness } from "./profile.ts";

interface OverviewStatsProps {
  overview: Overview;
  /** The viewer's own profile: its state stands here for those who see few other numbers */
  member?: OwnMember | null;
}

/** The numbers that matter, as many as the viewer may see. */
export function OverviewStats({ overview, member }: OverviewStatsProps) {
  const { activeNow, members, posts, comments } = overview;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `overview.${id}` });
  const count = (value: number) => intl.formatNumber(value);
  const written = comments ? countsOf(comments.days).reduce((sum, day) => sum + day, 0) : 0;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(220px,100%),1fr))] gap-5">
      <StatCard
        accent
        label={text("members")}
        value={count(members.total)}
        trend={growth(members.total, members.joined)}
        note={<FormattedMessage id="overview.members.days" values={{ count: members.joined }} />}
        values={runningTotal(members.days, members.total)}
      />
      <StatCard
        label={text("posts")}
        value={count(posts.total)}
        note={
          <FormattedMessage
            id="overview.posts.month"
            values={{ count: posts.months.at(-1)?.count ?? 0 }}
          />
        }
        values={countsOf(posts.months)}
      />
      {comments && (
        <StatCard
          label={text("waiting")}
          value={count(comments.waiting)}
          note={<FormattedMessage id="overview.comments.days" values={{ count: written }} />}
          values={countsOf(comments.days)}
        />
      )}
      {activeNow !== null && (
        <StatCard label={text("active")} value={count(activeNow)} note={text("active.note")} />
      )}
      {!comments && member && (
        <StatCard
          label={text("profile")}
          value={intl.formatNumber(completeness(member), { style: "percent" })}
          note={text("profile.note")}
        />
      )}
    </div>
  );
}
