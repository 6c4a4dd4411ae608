import { FormattedMessage } from "react-intl";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { ReportReason } from "../../../schema.generated.ts";

const tones: Record<ReportReason, BadgeTone> = { HARASSMENT: "bad", SPAM: "warn", OTHER: "off" };

/** Why a message was reported. */
export function ReasonBadge({ reason }: { reason: ReportReason }) {
  return (
    <Badge tone={tones[reason]}>
      <FormattedMessage id={`message-reports.reason.${reason}`} />
    </Badge>
  );
}
