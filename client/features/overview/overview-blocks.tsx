import type { ReactNode } from "react";
import { CommentsChart } from "./comments-chart.tsx";
import { NewestMembers } from "./newest-members.tsx";
import type { Overview, OwnMember } from "./overview.ts";
import { OwnProfile } from "./own-profile.tsx";
import { PostsChart } from "./posts-chart.tsx";
import { ScheduledPosts } from "./scheduled-posts.tsx";
import { TopAuthors } from "./top-authors.tsx";
import { TopCountries } from "./top-countries.tsx";
import { WaitingComments } from "./waiting-comments.tsx";

interface OverviewBlocksProps {
  overview: Overview;
  member?: OwnMember | null;
}

/** What is not for the viewer is not there; what is left fills the rows. */
export function OverviewBlocks({ overview, member }: OverviewBlocksProps) {
  const { members, posts, comments } = overview;
  const newest = <NewestMembers newest={members.newest} />;
  const scheduled = posts.scheduled && <ScheduledPosts scheduled={posts.scheduled} />;
  return (
    <>
      <Row>
        <PostsChart months={posts.months} />
        {comments ? <WaitingComments newest={comments.newest} /> : newest}
      </Row>
      {comments && (
        <Row>
          <CommentsChart days={comments.days} />
          {scheduled ?? newest}
        </Row>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(280px,100%),1fr))] gap-5">
        {!comments && member && <OwnProfile member={member} />}
        {!comments && scheduled}
        <TopAuthors authors={posts.authors} />
        <TopCountries countries={members.countries} />
        {comments && scheduled && newest}
      </div>
    </>
  );
}

/** Something wide, and beside it something small. */
function Row({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">{children}</div>;
}
