import { FormattedMessage, useIntl } from "react-intl";
import type { DisputeStatus } from "../../../schema.generated.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { moneyText } from "../../../ui/money-text.ts";
import { PaymentBadge } from "./payment-badge.tsx";
import type { PaymentRowFragment as Row } from "./payments.generated.ts";

const tones: Record<DisputeStatus, BadgeTone> = {
  NEEDS_RESPONSE: "bad",
  UNDER_REVIEW: "warn",
  WON: "good",
  LOST: "bad",
};

/** What became of a payment, and whether its payer disputes it: how much, and until when an answer is due. */
export function PaymentState({ payment }: { payment: Row }) {
  const intl = useIntl();
  const { status, disputeStatus, disputedAmount, disputeRespondBy } = payment;
  return (
    <span className="grid justify-items-start gap-1">
      <PaymentBadge status={status} />
      {disputeStatus && (
        <Badge tone={tones[disputeStatus]}>
          <FormattedMessage
            id={`payments.dispute.${disputeStatus}`}
            values={{ amount: disputedAmount ? moneyText(intl, disputedAmount) : "" }}
          />
        </Badge>
      )}
      {disputeStatus === "NEEDS_RESPONSE" && disputeRespondBy && (
        <span className="text-[0.8125rem] text-ink-3">
          <FormattedMessage
            id="payments.dispute.until"
            values={{ date: intl.formatDate(disputeRespondBy, { dateStyle: "medium" }) }}
          />
        </span>
      )}
    </span>
  );
}
