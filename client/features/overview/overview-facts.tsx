import { FormattedMessage } from "react-intl";
import type { Overview, OwnMember } from "./overview.ts";
import { completeness } from "./profile.ts";

interface OverviewFactsProps {
  overview: Overview;
  member?: OwnMember | null;
}

/** What waits for the viewer, in one line. */
export function OverviewFacts({ overview: { comments, posts }, member }: OverviewFactsProps) {
  if (comments?.waiting) {
    return <FormattedMessage id="overview.facts.comments" values={{ count: comments.waiting }} />;
  }
  if (posts.scheduled?.length) {
    return (
      <FormattedMessage id="overview.facts.scheduled" values={{ count: posts.scheduled.length }} />
    );
  }
  if (!comments && member && completeness(member) < 1) {
    return <FormattedMessage id="overview.facts.profile" />;
  }
  return <FormattedMessage id="overview.facts.nothing" />;
}
