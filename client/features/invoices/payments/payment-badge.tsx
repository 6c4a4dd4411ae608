import { FormattedMessage } from "react-intl";
import type { PaymentStatus } from "../../../schema.generated.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

const tones: Record<PaymentStatus, BadgeTone> = {
  PENDING: "warn",
  AUTHORIZED: "info",
  SUCCEEDED: "good",
  FAILED: "bad",
  REFUNDED: "off",
  PARTIALLY_REFUNDED: "off",
};

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage id={`payments.status.${status}`} />
    </Badge>
  );
}
