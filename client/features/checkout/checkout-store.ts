import { makeVar } from "@apollo/client";
import { useReactiveVar } from "@apollo/client/react";
import { useEffect } from "react";
import { type Checkout, emptyCheckout, parseCheckout } from "./cart.ts";

export const CHECKOUT_ADDRESS = "/dashboard/e-commerce/checkout";
export const SHOP_ADDRESS = "/dashboard/e-commerce/shop";

/** What is shown once it is ordered, also after a reload. */
export const placedAddress = (id: string): string => `${CHECKOUT_ADDRESS}?order=${id}`;

/** Section 4: the browser's storage keys begin with redux-. Restoring may take 5 s; this answers at once. */
const STORED = "redux-checkout";

/** A variable and no state of a screen: it is still there after signing in again. */
const checkout = makeVar<Checkout>(read() ?? emptyCheckout);

/** The checkout of this browser, also as other tabs change it. */
export function useCheckout(): Checkout {
  useEffect(() => {
    const listen = ({ key }: StorageEvent) => {
      if (key === STORED || key === null) checkout(read() ?? emptyCheckout);
    };
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  }, []);
  return useReactiveVar(checkout);
}

/** Changes it on top of what any tab has stored, and returns it. */
export function changeCheckout(change: (now: Checkout) => Checkout): Checkout {
  const next = change(read() ?? checkout());
  checkout(next);
  try {
    localStorage.setItem(STORED, JSON.stringify(next));
  } catch {
    // Storage is full or forbidden: it lasts as long as this page.
  }
  return next;
}

/** Undefined if nothing is stored, or storage is forbidden. */
function read(): Checkout | undefined {
  try {
    const stored = localStorage.getItem(STORED);
    return stored === null ? undefined : parseCheckout(JSON.parse(stored));
  } catch {
    return undefined;
  }
}
