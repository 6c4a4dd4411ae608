import { FormattedMessage } from "react-intl";
import { Badge } from "../../../../ui/badge.tsx";
import type { UserStatus } from "../../../../schema.generated.ts";

const tones = { ACTIVE: "good", INVITED: "warn", SUSPENDED: "bad" } as const;

/** The status of an account, in the same words as for members. */
export function AccountStatusBadge({ status }: { status: UserStatus }) {
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage id={`members.admin.status.${status}`} />
    </Badge>
  );
}
