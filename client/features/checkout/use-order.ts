import { useApolloClient } from "@apollo/client/react";
import { type IntlShape, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { problemOf, REQUEST_FAILED } from "../../platform/apollo/problem.ts";
import { useAction } from "../../platform/apollo/use-action.ts";
import { type Billing, type Checkout, reset, send, type SentOrder, unsend } from "./cart.ts";
import { changeCheckout, placedAddress } from "./checkout-store.ts";
import { CompleteCheckoutDocument } from "./checkout.generated.ts";
import { payByCard } from "./pay-by-card.ts";
import type { PricedCart } from "./use-pricing.ts";

/** With these it is not known whether the order has arrived, now or when it was sent before. */
const UNKNOWN = new Set([
  "OFFLINE",
  REQUEST_FAILED,
  "RATE_LIMITED",
  "UNAUTHENTICATED",
  "UNAVAILABLE",
]);

/** Places the order, once: what was sent is stored until it is known what became of it. */
export function useOrder({ onRefused, onLost }: { onRefused: () => void; onLost: () => void }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const { run, pending, error, clear } = useAction({ textOf: (cause) => refusalText(intl, cause) });
  const order = (
    checkout: Checkout,
    priced: PricedCart | undefined,
    method: SentOrder["method"] = "ON_INVOICE",
  ) =>
    run(async () => {
      const { sent } = changeCheckout((now) => {
        const made = priced && orderOf(checkout, priced, method);
        return made ? send(now, made) : now;
      });
      if (!sent) return;
      try {
        const { data } = await apollo.mutate({
          mutation: CompleteCheckoutDocument,
          variables: { input: inputOf(sent) },
        });
        changeCheckout(reset);
        if (!data) return;
        const { id } = data.completeCheckout;
        // in place of the cart, which is empty now: the way back from the provider's page leads to the order
        await navigate(placedAddress(id), { replace: true });
        if (sent.method === "CARD" && sent.expectedTotal) await payByCard(apollo, intl, id);
      } catch (cause) {
        if (UNKNOWN.has(problemOf(cause).code)) onLost();
        else {
          changeCheckout(unsend);
          onRefused();
        }
        throw cause;
      }
    });
  return { order, pending, error, clear };
}

function orderOf(
  { cart, billing, delivery, couponCode, shippingOptionId }: Checkout,
  { total, needsShipping }: PricedCart,
  method: SentOrder["method"],
): SentOrder | undefined {
  if (!billing) return undefined;
  return {
    key: crypto.randomUUID(),
    lines: cart.map(({ id, quantity, price }) => ({ variantId: id, quantity, unitPrice: price })),
    couponCode,
    shippingOptionId: needsShipping ? shippingOptionId : null,
    billing,
    shippingAddress: needsShipping ? delivery : null,
    expectedTotal: total.amount,
    method,
  };
}

const inputOf = ({ billing, shippingAddress, ...sent }: SentOrder) => ({
  ...sent,
  billing: partyOf(billing),
  // left out where there is none: what was sent before must be repeated to the letter
  ...(shippingAddress && { shippingAddress: partyOf(shippingAddress) }),
});

/** What is empty is not given. */
function partyOf({ name, ...rest }: Billing) {
  const given = Object.entries(rest).filter(([, value]) => value !== "");
  return { name, ...Object.fromEntries(given) };
}

const conflicts: Record<string, string> = {
  "The total is another one now": "checkout.refused.total",
  "This code is used up": "checkout.refused.coupon",
  "This code has ended": "checkout.refused.coupon",
  "This code does not exist": "checkout.refused.coupon",
  "The shop cannot write invoices yet": "checkout.refused.seller",
};

function refusalText(intl: IntlShape, cause: unknown): string | undefined {
  const { code, message = "", fields } = problemOf(cause);
  if (UNKNOWN.has(code)) return intl.formatMessage({ id: "checkout.refused.unknown" });
  if (code === "INVALID") {
    const isShort = Object.keys(fields).some((path) => path.startsWith("lines."));
    return intl.formatMessage({ id: `checkout.refused.${isShort ? "stock" : "address"}` });
  }
  if (code !== "CONFLICT") return undefined;
  return intl.formatMessage({ id: conflicts[message] ?? "checkout.refused.stock" });
}
