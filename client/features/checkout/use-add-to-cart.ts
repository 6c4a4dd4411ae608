import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { add, fits, type Goods } from "./cart.ts";
import { changeCheckout, CHECKOUT_ADDRESS } from "./checkout-store.ts";

interface AddOptions {
  /** On to the checkout, which says itself what of it there is */
  thenCheckout?: boolean;
}

/** Puts goods into the cart and says so, or why there are not as many as were wanted. */
export function useAddToCart() {
  const intl = useIntl();
  const navigate = useNavigate();
  const open = {
    label: intl.formatMessage({ id: "checkout.cart.view" }),
    onOpen: () => void navigate(CHECKOUT_ADDRESS),
  };
  return (goods: Goods, quantity: number, { thenCheckout = false }: AddOptions = {}) => {
    const { id, name } = goods;
    let isRefused = false;
    const { cart } = changeCheckout((now) => {
      isRefused = !fits(now, goods);
      return add(now, goods, quantity);
    });
    const wanted = cart.find((one) => one.id === id)?.wanted;
    if (isRefused) {
      const text = intl.formatMessage({ id: "checkout.refused" }, { name });
      snackbar({ text, tone: "bad", of: id, open });
    } else if (thenCheckout) {
      void navigate(CHECKOUT_ADDRESS);
    } else if (wanted) {
      const left = goods.available ?? 0;
      const text = intl.formatMessage({ id: "checkout.capped" }, { wanted, left });
      snackbar({ text, of: id, detail: name, open });
    } else {
      const text = intl.formatMessage({ id: "checkout.added" }, { name });
      snackbar({ text, tone: "good", of: id, open });
    }
  };
}
