import { FormattedMessage } from "react-intl";
import type { OwnerStatus } from "../../../schema.generated.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

const tones: Record<OwnerStatus, BadgeTone> = {
  ACCEPTED: "good",
  PENDING: "warn",
  DECLINED: "off",
};

export function OwnerBadge({ status }: { status: OwnerStatus }) {
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage id={`projects.owner.${status}`} />
    </Badge>
  );
}
