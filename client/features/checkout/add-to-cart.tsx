import IconShoppingCart from "@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { type Goods, MOST_OF_ONE } from "./cart.ts";
import { QuantityField } from "./quantity-field.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";

/** How many of it go into the cart. */
export function AddToCart({ goods }: { goods: Goods }) {
  const intl = useIntl();
  const addToCart = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const most = Math.min(goods.available ?? MOST_OF_ONE, MOST_OF_ONE);
  if (most === 0) {
    return (
      <Button variant="outline" size={44} disabled className="justify-self-start">
        <FormattedMessage id="checkout.soldOut" />
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <QuantityField
        label={intl.formatMessage({ id: "checkout.quantity" }, { name: goods.name })}
        value={Math.min(quantity, most)}
        most={most}
        onChange={setQuantity}
      />
      <Button
        variant="primary"
        size={44}
        className="min-w-44 flex-1"
        onClick={() => addToCart(goods, Math.min(quantity, most))}
      >
        <IconShoppingCart size={19} aria-hidden="true" />
        <FormattedMessage id="checkout.add" />
      </Button>
      <Button
        variant="outline"
        size={44}
        className="max-sm:flex-1"
        onClick={() => addToCart(goods, Math.min(quantity, most), { thenCheckout: true })}
      >
        <FormattedMessage id="checkout.buyNow" />
      </Button>
    </div>
  );
}

/** On a card: one of it goes into the cart. */
export function AddOneButton({ goods }: { goods: Goods }) {
  const intl = useIntl();
  const addToCart = useAddToCart();
  return (
    <IconButton
      variant="soft"
      size={36}
      label={intl.formatMessage({ id: "checkout.add.one" }, { name: goods.name })}
      icon={IconShoppingCart}
      onClick={() => addToCart(goods, 1)}
    />
  );
}
