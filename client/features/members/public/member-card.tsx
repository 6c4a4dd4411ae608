import { Avatar } from "../../../ui/avatar.tsx";
import type { MemberSummary } from "../../../platform/rest.ts";
import { CardFacts, CardName } from "./member-card-parts.tsx";
import { CoverStrip } from "./cover-strip.tsx";

/** A member with pictures of their own work; the whole card is a link to their page. */
export function MemberCard({ member }: { member: MemberSummary }) {
  return (
    <article className="card relative h-full overflow-hidden has-[a:hover]:border-control">
      <CoverStrip covers={member.covers} className="h-[76px]" />
      <div className="p-4">
        <div className="flex items-center gap-3">
          <Avatar name={member.name} src={member.avatar} size={44} />
          <div className="min-w-0 leading-tight">
            <h3 className="truncate font-bold">
              <CardName member={member} />
            </h3>
            {member.role && <p className="mt-0.5 truncate text-sm text-ink-2">{member.role}</p>}
          </div>
        </div>
        <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
          <CardFacts member={member} />
        </div>
      </div>
    </article>
  );
}
