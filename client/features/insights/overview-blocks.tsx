import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useViewer } from "../../platform/session/viewer.tsx";
import { CommentsChart } from "./comments-chart.tsx";
import { NewestMembers } from "./newest-members.tsx";
import type { Overview } from "./overview.ts";
import type { Period } from "./period.ts";
import { PostsChart } from "./posts-chart.tsx";
import { ScheduledPosts } from "./scheduled-posts.tsx";
import { TopAuthors } from "./top-authors.tsx";
import { TopCountries } from "./top-countries.tsx";

interface OverviewBlocksProps {
  overview: Overview;
  period: Period;
}

/**
 * The blocks about the site: those the viewer may not see are left out, the others fill the rows.
 */
export function OverviewBlocks({ overview, period }: OverviewBlocksProps) {
  const intl = useIntl();
  const { members, posts, comments } = overview;
  // What is published says little to those who do not write.
  const isWriter = useViewer().may("post:write");
  const authors = <TopAuthors authors={posts.authors} />;
  const newest = <NewestMembers newest={members.newest} />;
  const scheduled = posts.scheduled && posts.scheduled.length > 0 && (
    <ScheduledPosts scheduled={posts.scheduled} />
  );
  return (
    <>
      {comments && (
        <Row>
          <CommentsChart
            title={intl.formatMessage({ id: "insights.comments" })}
            series={comments.series}
            period={period}
          />
          {authors}
        </Row>
      )}
      {isWriter && (
        <Row>
          <PostsChart series={posts.series} period={period} />
          {scheduled || newest}
        </Row>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))] gap-5">
        {!comments && authors}
        <TopCountries countries={members.countries} />
        {(!isWriter || scheduled) && newest}
      </div>
    </>
  );
}

/** A wide block next to a small one. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">{children}</div>;
}
