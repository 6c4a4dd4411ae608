import { FormattedMessage, useIntl } from "react-intl";
import { Card } from "../../../ui/card.tsx";
import { priceText } from "../../../ui/price-text.ts";
import { Timeline } from "../../../ui/timeline.tsx";
import type { ViewedOrderFragment } from "../orders.generated.ts";

/** What became of an order, newest first; a refund with what it was for and why. */
export function OrderHistory({ order }: { order: ViewedOrderFragment }) {
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage({ id: "orders.history" })}>
      <Timeline
        isExact
        entries={order.history
          .toReversed()
          .map(({ id, kind, createdAt, amount, member, parts }) => ({
            id,
            iso: createdAt,
            tone: kind === "CANCELLED" || kind === "REFUNDED" ? "off" : "good",
            title: (
              <>
                <FormattedMessage id={`orders.event.${kind}`} />
                {amount && <bdi> {priceText(intl, amount, { isExact: true })}</bdi>}
              </>
            ),
            text: (member || parts.length > 0) && (
              <>
                {member && <bdi>{member.displayName}</bdi>}
                <RefundedParts order={order} parts={parts} />
              </>
            ),
          }))}
      />
    </Card>
  );
}

interface RefundedPartsProps {
  order: ViewedOrderFragment;
  parts: ViewedOrderFragment["history"][number]["parts"];
}

function RefundedParts({ order: { lines, total }, parts }: RefundedPartsProps) {
  const intl = useIntl();
  if (parts.length === 0) return null;
  return (
    <ul className="mt-1.5 grid gap-1.5">
      {parts.map(({ lineId, quantity, amount, reason }) => {
        const line = lines.find(({ id }) => id === lineId);
        const { color, size } = line ?? {};
        const about = [color && intl.formatMessage({ id: `products.color.${color}` }), size];
        return (
          <li key={lineId ?? "shipping"} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-ink">
                {line ? (
                  <>
                    <bdi>{[line.name, ...about].filter(Boolean).join(" · ")}</bdi>
                    {quantity > 1 && (
                      <>
                        {" · "}
                        <FormattedMessage id="checkout.times" values={{ count: quantity }} />
                      </>
                    )}
                  </>
                ) : (
                  <FormattedMessage id="checkout.postage" />
                )}
              </span>
              <span dir="auto" className="block">
                {reason}
              </span>
            </span>
            <bdi className="whitespace-nowrap">
              {priceText(intl, { amount, currency: total.currency }, { isExact: true })}
            </bdi>
          </li>
        );
      })}
    </ul>
  );
}
