import { FormattedMessage } from "react-intl";
import type { Overview, OwnMember } from "./overview.ts";
import { profileCompleteness } from "../../platform/profile-parts.ts";

interface OverviewSubtitleProps {
  overview: Overview;
  /** How much waits for the viewer */
  waiting: number;
  member?: OwnMember | null;
}

/** Items that need the viewer's attention, in one line. */
export function OverviewSubtitle({
  overview: { comments, posts },
  waiting,
  member,
}: OverviewSubtitleProps) {
  if (waiting > 0) {
    return <FormattedMessage id="insights.subtitle.waiting" values={{ count: waiting }} />;
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
