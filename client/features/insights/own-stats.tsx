import { FormattedMessage, useIntl } from "react-intl";
import { StatCard } from "../../ui/charts/stat-card.tsx";
import { countsOf, type Own, type OwnMember } from "./overview.ts";
import type { Period } from "./period.ts";
import { profileCompleteness } from "../../platform/profile-parts.ts";

interface OwnStatsProps {
  own: Own;
  member: OwnMember;
  /** Conversations with unread messages */
  unread: number;
  period: Period;
}

/** A member's own key figures. */
export function OwnStats({ own, member, unread, period }: OwnStatsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  const within = (value: number) => (
    <FormattedMessage id={`insights.new.${period}`} values={{ count: value }} />
  );
  return (
    <div className="grid grid-cols-2 gap-5 max-sm:gap-3 xl:grid-cols-4">
      <StatCard
        accent
        label={text("own.posts")}
        value={intl.formatNumber(own.posts, { format: "count" })}
        note={within(own.published)}
      />
      <StatCard
        label={text("own.comments")}
        value={intl.formatNumber(own.comments, { format: "count" })}
        note={within(own.written)}
        values={countsOf(own.series)}
      />
      <StatCard
        label={text("own.messages")}
        value={intl.formatNumber(unread, { format: "count" })}
        note={text("own.messages.note")}
      />
      <StatCard
        label={text("profile")}
        value={intl.formatNumber(profileCompleteness(member), { style: "percent" })}
        note={text("profile.note")}
      />
    </div>
  );
}
