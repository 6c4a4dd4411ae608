import { FormattedMessage } from "react-intl";
import type { ContactStatus } from "../../../schema.generated.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

const tones: Record<ContactStatus, BadgeTone> = {
  NEW: "accent",
  OPEN: "warn",
  REPLIED: "good",
  ARCHIVED: "off",
  SPAM: "bad",
};

export function StatusBadge({ status }: { status: ContactStatus }) {
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage id={`requests.status.${status}`} />
    </Badge>
  );
}
