import { FormattedMessage } from "react-intl";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { OrderStatus } from "../../schema.generated.ts";
import type { OrderRowFragment } from "./orders.generated.ts";

const tones: Record<OrderStatus, BadgeTone> = {
  PENDING: "info",
  PAID: "good",
  FULFILLED: "good",
  CANCELLED: "off",
  REFUNDED: "off",
};

export function StatusBadge({ status }: Pick<OrderRowFragment, "status">) {
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage id={`orders.status.${status}`} />
    </Badge>
  );
}

/** What has to be done before it is with its buyer; undefined if nothing. */
export function nextDeed(
  order: Pick<OrderRowFragment, "status" | "needsShipping" | "packedAt" | "fulfilledAt">,
): "pack" | "send" | undefined {
  const { status, needsShipping, packedAt, fulfilledAt } = order;
  if (!needsShipping || fulfilledAt || status === "CANCELLED" || status === "REFUNDED")
    return undefined;
  return packedAt ? "send" : "pack";
}

/** Money, refund and parcel of an order. */
export function OrderBadges({ order }: { order: OrderRowFragment }) {
  const deed = nextDeed(order);
  const isPartly = order.refundedAmount.amount > 0 && order.status !== "REFUNDED";
  return (
    <>
      <StatusBadge status={order.status} />
      {isPartly && (
        <Badge tone="off">
          <FormattedMessage id="orders.partlyRefunded" />
        </Badge>
      )}
      {deed && (
        <Badge tone={deed === "pack" ? "warn" : "info"}>
          <FormattedMessage id={`orders.parcel.${deed}`} />
        </Badge>
      )}
    </>
  );
}
