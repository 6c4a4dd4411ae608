import type { MemberSummary } from "../../../platform/rest.ts";
import { CardFacts, CardHead } from "./member-card-parts.tsx";
import { CoverStrip } from "./cover-strip.tsx";

/** A member with pictures of their own work; the whole card is a link to their page. */
export function MemberCard({ member }: { member: MemberSummary }) {
  return (
    <article className="card relative h-full overflow-hidden has-[a:hover]:border-control">
      <CoverStrip covers={member.covers} className="h-[76px]" />
      <div className="p-4">
        <CardHead member={member} />
        <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
          <CardFacts member={member} />
        </div>
      </div>
    </article>
  );
}
