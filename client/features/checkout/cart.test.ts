import { expect, test } from "vitest";
import {
  add,
  decrease,
  emptyCheckout,
  fits,
  goBack,
  goForward,
  type Goods,
  goTo,
  increase,
  parseCheckout,
  remove,
  reprice,
  reset,
  Step,
  withBilling,
  withDiscount,
  withMethod,
  withShipping,
} from "./cart.ts";

const PRINT = "00000000-0000-4000-8000-000000000001";
const FONT = "00000000-0000-4000-8000-000000000002";

const print: Goods = {
  id: PRINT,
  productId: "00000000-0000-4000-8000-000000000003",
  name: "Saltstraumen",
  coverUrl: null,
  currency: "NOK",
  price: 115_000,
  colors: ["FJORD"],
  size: "50 × 70 cm",
  isDigital: false,
  available: 3,
};
const font: Goods = {
  ...print,
  id: FONT,
  name: "Fjordgrotesk",
  price: 89_000,
  colors: [],
  size: null,
  isDigital: true,
  available: null,
};
const billing = {
  name: "Ingrid Solberg",
  company: "",
  street: "Storgata 1",
  postalCode: "0155",
  city: "Oslo",
  country: "NO",
  email: "ingrid@example.com",
  phone: "",
  vatId: "",
};
const full = add(add(emptyCheckout, print), font, 2);

test("steps go forward, back and to one that is named, and end at both ends", () => {
  expect(goForward(emptyCheckout).activeStep).toBe(Step.BILLING);
  expect(goBack(goTo(emptyCheckout, Step.PAYMENT)).activeStep).toBe(Step.BILLING);
  expect(goBack(emptyCheckout).activeStep).toBe(Step.CART);
  expect(goForward(goTo(emptyCheckout, 9)).activeStep).toBe(Step.DONE);
});

test("a reset clears cart, billing, discount, shipping and step", () => {
  const ready = withBilling(withShipping(withDiscount(goForward(full), 5_000), 8_900), billing);
  expect(ready).toMatchObject({ billing, discount: 5_000, shipping: 8_900, totalItems: 3 });
  expect(reset()).toEqual(parseCheckout(undefined));
  expect(withBilling(ready, billing, { ...billing, city: "Tromsø" }).delivery?.city).toBe("Tromsø");
  expect(ready.delivery).toBeNull();
  expect(reset()).toMatchObject({ activeStep: 0, cart: [], billing: null, total: 0 });
});

test("adding what is in the cart raises its quantity by one and merges its colors", () => {
  const twice = add(full, { ...print, colors: ["RUST", "FJORD"] });
  expect(twice.cart.map((one) => [one.id, one.quantity, one.colors])).toEqual([
    [PRINT, 2, ["FJORD", "RUST"]],
    [FONT, 2, []],
  ]);
});

test("a quantity is increased and decreased, stays at one, and removing is another verb", () => {
  expect(increase(full, PRINT).cart[0]?.quantity).toBe(2);
  expect(decrease(full, FONT).cart[1]?.quantity).toBe(1);
  expect(decrease(full, PRINT).cart[0]?.quantity).toBe(1);
  expect(remove(full, PRINT).cart.map(({ id }) => id)).toEqual([FONT]);
});

test("the subtotal is the sum of price times quantity, the total has discount and shipping", () => {
  const sums = withShipping(withDiscount(full, 5_000), 8_900);
  expect(full.cart.map(({ subtotal }) => subtotal)).toEqual([115_000, 178_000]);
  expect(sums).toMatchObject({ subtotal: 293_000, total: 296_900, totalItems: 3 });
});

test("nobody buys more than is available, and how many were wanted is told", () => {
  expect(add(full, print, 4).cart[0]).toMatchObject({ quantity: 3, wanted: 5 });
  expect(increase(add(full, print, 2), PRINT).cart[0]).toMatchObject({ quantity: 3, wanted: 4 });
  expect(decrease(add(full, print, 4), PRINT).cart[0]).toMatchObject({ quantity: 2, wanted: null });
  expect(add(emptyCheckout, { ...print, available: 0 }).cart).toEqual([]);
  expect(increase(full, FONT).cart[1]).toMatchObject({ quantity: 3, wanted: null });
});

test("prices and stock of today replace those of then; what has gone leaves the cart", () => {
  const now = reprice(add(full, print, 2), [{ ...print, price: 99_000, available: 2 }]);
  expect(now.cart).toHaveLength(1);
  expect(now).toMatchObject({ subtotal: 198_000, totalItems: 2 });
  expect(now.cart[0]?.wanted).toBe(3);
});

test("a cart has one currency", () => {
  const krone = { ...font, currency: "DKK" };
  expect(fits(full, krone)).toBe(false);
  expect(add(full, krone)).toBe(full);
  expect(fits(emptyCheckout, krone)).toBe(true);
});

test("what a browser stored comes back, and anything else is an empty cart", () => {
  const ready = withMethod(withBilling(goForward(full), billing), "CARD");
  expect(parseCheckout(JSON.parse(JSON.stringify(ready)))).toEqual(ready);
  expect(parseCheckout({ ...ready, cart: [{ ...print, quantity: -1, wanted: null }] })).toEqual(
    emptyCheckout,
  );
});
