import { useIntl } from "react-intl";
import { CommentsChart } from "./comments-chart.tsx";
import { NewestMembers } from "./newest-members.tsx";
import { Row } from "./overview-blocks.tsx";
import type { Overview, Own, OwnMember } from "./overview.ts";
import { OwnComments } from "./own-comments.tsx";
import { OwnProfile } from "./own-profile.tsx";
import type { Period } from "./period.ts";
import { TopAuthors } from "./top-authors.tsx";

interface OwnBlocksProps {
  overview: Overview;
  own: Own;
  member: OwnMember;
  period: Period;
}

/** The blocks about a member’s profile, and the posts of those who have some. */
export function OwnBlocks({ overview, own, member, period }: OwnBlocksProps) {
  const intl = useIntl();
  const hasPosts = own.posts > 0;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))] gap-5">
        <OwnProfile member={member} />
        <NewestMembers newest={overview.members.newest} />
        {hasPosts && <TopAuthors authors={overview.posts.authors} />}
      </div>
      {hasPosts && (
        <Row>
          <CommentsChart
            title={intl.formatMessage({ id: "insights.own.comments" })}
            series={own.series}
            period={period}
          />
          <OwnComments newest={own.newest} />
        </Row>
      )}
    </>
  );
}
