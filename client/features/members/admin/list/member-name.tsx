import { Link } from "react-router";
import { useMay } from "../../../../platform/session/viewer.tsx";
import { memberAddress } from "./member-address.ts";
import type { ListedMember } from "./member-lists.ts";

/** Links to the member's editor, or to their page for viewers who may not edit. */
export function MemberName({ member }: { member: ListedMember }) {
  const edits = useMay("member:write");
  const look = "block truncate text-[0.9375rem] font-semibold hover:underline";
  if (edits) {
    return (
      <Link to={memberAddress(member.id)} className={look}>
        {member.displayName}
      </Link>
    );
  }
  return (
    <a href={`/${member.handle}`} className={look}>
      {member.displayName}
    </a>
  );
}
