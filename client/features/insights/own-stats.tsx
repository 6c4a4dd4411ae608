import { FormattedMessage, useIntl } from "react-intl";
import { StatCard } from "../../ui/charts/stat-card.tsx";
import type { OwnWork } from "./overview.ts";

interface OwnStatsProps {
  work: OwnWork;
  /** Conversations with unread messages */
  unread: number;
}

/** A member's own key figures: their work, and who asks for it. */
export function OwnStats({ work, unread }: OwnStatsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  const count = (value: number) => intl.formatNumber(value, { format: "count" });
  const { published, drafts, likes, requests, waiting } = work;
  return (
    <div className="grid grid-cols-2 gap-5 max-sm:gap-3 xl:grid-cols-4">
      <StatCard
        accent={published > 0}
        label={text("own.projects")}
        value={count(published)}
        note={<FormattedMessage id="insights.own.projects.note" values={{ count: drafts }} />}
      />
      <StatCard label={text("own.likes")} value={count(likes)} note={text("own.likes.note")} />
      <StatCard
        label={text("own.requests")}
        value={count(requests)}
        note={<FormattedMessage id="insights.own.requests.note" values={{ count: waiting }} />}
      />
      <StatCard
        label={text("own.messages")}
        value={count(unread)}
        note={text("own.messages.note")}
      />
    </div>
  );
}
