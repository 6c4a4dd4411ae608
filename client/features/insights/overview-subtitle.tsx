import { FormattedMessage } from "react-intl";
import type { Overview, OwnMember } from "./overview.ts";
import { profileCompleteness } from "../../platform/profile-parts.ts";

interface OverviewSubtitleProps {
  overview: Overview;
  member?: OwnMember | null;
}

/** Items that need the viewer's attention, in one line. */
export function OverviewSubtitle({
  overview: { comments, posts, requests },
  member,
}: OverviewSubtitleProps) {
  if (comments?.pending) {
    return (
      <FormattedMessage id="insights.subtitle.comments" values={{ count: comments.pending }} />
    );
  }
  if (requests.waiting) {
    return (
      <FormattedMessage id="insights.subtitle.requests" values={{ count: requests.waiting }} />
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
