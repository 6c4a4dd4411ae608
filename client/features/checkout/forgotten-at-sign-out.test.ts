// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { emptyCheckout, goTo, parseCheckout, Step, withAddress, withBilling } from "./cart.ts";
import { forgetPersonal } from "../../platform/session/forget-personal.ts";

const KEY = "redux-checkout";
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "null") as Record<string, unknown>;

beforeEach(() => localStorage.clear());

const ADDRESS = {
  name: "Marit Eidissen",
  company: "",
  street: "Sjøgata 14",
  postalCode: "8006",
  city: "Bodø",
  country: "NO",
  email: "marit@example.no",
  phone: "",
  vatId: "",
};

test("what a person typed about themselves is forgotten, what is in the cart is kept", () => {
  const line = { id: crypto.randomUUID(), productId: crypto.randomUUID(), name: "Print" };
  const goods = { coverUrl: null, currency: "EUR", price: 100, colors: [], size: null };
  const rest = { isDigital: false, available: null, quantity: 1, wanted: null, subtotal: 100 };
  const cart = [{ ...line, ...goods, ...rest }];
  const typed = withAddress(withBilling({ ...emptyCheckout, cart }, ADDRESS), line.id);
  localStorage.setItem(KEY, JSON.stringify(goTo(typed, Step.PAYMENT)));
  forgetPersonal();
  expect(localStorage.getItem(KEY)).not.toContain("Sjøgata");
  expect(stored()).toMatchObject({ billing: null, addressId: null, sent: null });
  expect(parseCheckout(stored())).toMatchObject({
    activeStep: Step.CART,
    cart: [{ name: "Print", quantity: 1 }],
  });
});

test("nothing is made of nothing, nor of what is not ours", () => {
  forgetPersonal();
  expect(localStorage).toHaveLength(0);
  localStorage.setItem(KEY, "{");
  forgetPersonal();
  expect(localStorage.getItem(KEY)).toBe("{");
});
