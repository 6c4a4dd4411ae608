import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { type Checkout, withDiscount, withShipping } from "./cart.ts";
import { changeCheckout } from "./checkout-store.ts";
import { PriceCartDocument, type PriceCartQuery } from "./checkout.generated.ts";

export type PricedCart = PriceCartQuery["priceCart"];
export type PricedLine = PricedCart["lines"][number];

/** What of the cart has changed since it was put in, in the order of its lines. */
export const changedLines = ({ lines }: PricedCart): PricedLine[] =>
  lines.filter(({ problem }) => problem !== null);

/** The cart at the prices that the server says now. */
export function usePricing({ cart, couponCode, shippingOptionId }: Checkout) {
  const current = useQuery(PriceCartDocument, {
    variables: {
      input: {
        lines: cart.map(({ id, quantity, price }) => ({
          variantId: id,
          quantity,
          unitPrice: price,
        })),
        couponCode,
        shippingOptionId,
      },
    },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
    skip: cart.length === 0,
  });
  const { data, previousData, loading, error, refetch } = current;
  const fresh = loading ? undefined : data?.priceCart;
  const discount = fresh?.discount.amount;
  const shipping = fresh?.shipping.amount;
  useEffect(() => {
    if (discount === undefined || shipping === undefined) return;
    changeCheckout((now) =>
      now.discount === discount && now.shipping === shipping
        ? now
        : withShipping(withDiscount(now, discount), shipping),
    );
  }, [discount, shipping]);
  return {
    /** What was said last stays in sight while it is priced again */
    priced: (data ?? previousData)?.priceCart,
    isPricing: loading,
    error,
    reprice: () => refetch(),
  };
}
