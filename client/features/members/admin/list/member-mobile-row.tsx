import { Avatar } from "../../../../ui/avatar.tsx";
import { AvailabilityText } from "./availability-text.tsx";
import { MemberStatusBadge } from "./member-badges.tsx";
import type { ListedMember } from "./member-lists.ts";
import { MemberName } from "./member-name.tsx";

/** A member in the list on a phone. */
export function MemberMobileRow({ member }: { member: ListedMember }) {
  return (
    <div className="flex gap-3">
      <Avatar name={member.displayName} src={member.avatar} size={44} />
      <div className="min-w-0 flex-1 leading-snug">
        <MemberName member={member} />
        <p className="mt-0.5 truncate text-[0.8125rem] text-ink-3">
          {[`@${member.handle}`, member.role].filter(Boolean).join(" · ")}
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.8125rem]">
          {member.status && <MemberStatusBadge status={member.status} />}
          <AvailabilityText of={member} />
        </div>
      </div>
    </div>
  );
}
