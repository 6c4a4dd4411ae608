import IconShoppingCart from "@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "../../ui/button.tsx";
import { CHECKOUT_ADDRESS, useCheckout } from "./checkout-store.ts";

/** Leads to the cart, with the number of things in it. */
export function CartLink() {
  const intl = useIntl();
  const { totalItems } = useCheckout();
  return (
    <ButtonLink variant="outline" size={44} to={CHECKOUT_ADDRESS}>
      <IconShoppingCart size={19} aria-hidden="true" />
      <FormattedMessage id="checkout.cart" />
      {totalItems > 0 && (
        <span className="min-w-6 rounded-full bg-primary px-1.5 text-center text-[0.8125rem] leading-6 font-bold text-on-primary">
          <span aria-hidden="true">{intl.formatNumber(totalItems)}</span>
          <span className="sr-only">
            <FormattedMessage id="checkout.cart.items" values={{ count: totalItems }} />
          </span>
        </span>
      )}
    </ButtonLink>
  );
}
