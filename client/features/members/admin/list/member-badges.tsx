import { FormattedMessage } from "react-intl";
import { Badge, type BadgeTone } from "../../../../ui/badge.tsx";
import type { MemberStatus } from "../../../../schema.generated.ts";

const statusTones: Record<MemberStatus, BadgeTone> = {
  ACTIVE: "good",
  PENDING: "warn",
  SUSPENDED: "bad",
};

/** The status of a member. */
export function MemberStatusBadge({ status }: { status: MemberStatus }) {
  return (
    <Badge tone={statusTones[status]}>
      <FormattedMessage id={`members.admin.status.${status}`} />
    </Badge>
  );
}
