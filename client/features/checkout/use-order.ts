import { useApolloClient } from "@apollo/client/react";
import { type IntlShape, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { problemOf, REQUEST_FAILED } from "../../platform/apollo/problem.ts";
import { useAction } from "../../platform/apollo/use-action.ts";
import { type Checkout, reset, send, type SentOrder, unsend } from "./cart.ts";
import { changeCheckout, placedAddress } from "./checkout-store.ts";
import { CompleteCheckoutDocument } from "./checkout.generated.ts";
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
  const order = (checkout: Checkout, priced: PricedCart | undefined) =>
    run(async () => {
      const { sent } = changeCheckout((now) => {
        const made = priced && orderOf(checkout, priced);
        return made ? send(now, made) : now;
      });
      if (!sent) return;
      try {
        const { data } = await apollo.mutate({
          mutation: CompleteCheckoutDocument,
          variables: { input: inputOf(sent) },
        });
        changeCheckout(reset);
        if (data) await navigate(placedAddress(data.completeCheckout.id));
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
  { cart, billing, couponCode, shippingOptionId }: Checkout,
  { total, needsShipping }: PricedCart,
): SentOrder | undefined {
  if (!billing) return undefined;
  return {
    key: crypto.randomUUID(),
    lines: cart.map(({ id, quantity, price }) => ({ variantId: id, quantity, unitPrice: price })),
    couponCode,
    shippingOptionId: needsShipping ? shippingOptionId : null,
    billing,
    expectedTotal: total.amount,
  };
}

/** What is empty is not given. */
function inputOf({ billing, ...sent }: SentOrder) {
  const { name, ...rest } = billing;
  const given = Object.entries(rest).filter(([, value]) => value !== "");
  return { ...sent, billing: { name, ...Object.fromEntries(given) } };
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
