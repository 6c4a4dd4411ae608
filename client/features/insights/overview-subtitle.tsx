import { FormattedMessage, useIntl } from "react-intl";
import type { Overview, OwnMember } from "./overview.ts";
import { profileCompleteness } from "../../platform/profile-parts.ts";

interface OverviewSubtitleProps {
  overview: Overview;
  /** Open reports, if the viewer decides on them */
  reports?: number | undefined;
  member?: OwnMember | null;
}

/** Items that need the viewer's attention, in one line. */
export function OverviewSubtitle({
  overview: { comments, posts, requests },
  reports,
  member,
}: OverviewSubtitleProps) {
  const intl = useIntl();
  const pending = { comments: comments?.pending, reports, requests: requests.waiting };
  const parts = Object.entries(pending).flatMap(([name, count]) =>
    count ? [intl.formatMessage({ id: `insights.subtitle.${name}` }, { count })] : [],
  );
  if (parts.length > 0) {
    return (
      <FormattedMessage id="insights.subtitle.pending" values={{ list: intl.formatList(parts) }} />
    );
  }
  if (posts.scheduled?.length) {
    return (
      <FormattedMessage
        id="insights.subtitle.scheduled"
        values={{ count: posts.scheduled.length }}
      />
    );
  }
  if (!comments && member && profileCompleteness(member) < 1) {
    return <FormattedMessage id="insights.subtitle.profile" />;
  }
  return <FormattedMessage id="insights.subtitle.nothing" />;
}
