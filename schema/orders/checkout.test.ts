import { expect, test } from "vitest";
import type { Viewer } from "../foundation/viewer.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor } from "../testing/viewers.ts";
import { aKey, aShop, COMPLETE } from "./order.builder.ts";

const graph = await testGraph();
const shop = await aShop(graph);
const { viewer: me } = await shop.buyer();

const PRICE = `query($input: CartInput!) { priceCart(input: $input) {
  total { amount currency } discount { amount } shipping { amount } needsShipping couponPercent couponProblem canBeOrdered
  lines { quantity wanted available problem unitPrice { amount } total { amount } } } }`;
const COUPON = `mutation($input: CreateCouponInput!) { createCoupon(input: $input) { id code } }`;
const USED = `query($id: ID!) { coupon(id: $id) { used } }`;
const SHIPPING = `mutation($input: CreateShippingOptionInput!) { createShippingOption(input: $input) { id } }`;

const priced = async (input: object) => (await graph.as(me)(PRICE, { input })).priceCart;
const refusal = (input: object, viewer = me) => graph.refusal(viewer, COMPLETE, { input });
const coupon = async (input: object) => (await shop.ask(COUPON, { input })).createCoupon;
const used = async (id: string) => (await shop.ask(USED, { id })).coupon.used;
/** Each of so many buyers orders at the same moment; how it ended for each. */
const race = async (count: number, input: (n: number) => object) => {
  const viewers: Viewer[] = [];
  for (let n = 0; n < count; n += 1) viewers.push((await shop.buyer()).viewer);
  return Promise.allSettled(
    viewers.map((one, n) => graph.as(one)(COMPLETE, { input: { ...input(n), key: aKey() } })),
  );
};
const succeeded = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === "fulfilled").length;

test("a checkout makes an order, its invoice and a mail, and takes the stock", async () => {
  const { id, variantId } = await shop.sells(12_500, 4);
  const lines = [{ variantId, quantity: 2 }];
  graph.mails.length = 0;
  const order = await shop.buys(me, lines, 25_000);
  expect(order).toMatchObject({
    status: "PENDING",
    totalItems: 2,
    total: { amount: 25_000, currency: "EUR" },
    tax: { amount: 5_000 },
    lines: [{ name: "Saltstraumen", size: "50 × 70 cm", total: { amount: 25_000 } }],
    history: [{ kind: "PLACED", member: { id: me.memberId } }],
    invoice: { status: "OPEN", total: { amount: 25_000 }, openAmount: { amount: 25_000 } },
  });
  expect(order.number).toMatch(/^ORD-\d{4}-\d{4}$/u);
  expect(await shop.stock(id)).toMatchObject({ quantity: 2, totalSold: 2 });
  expect(graph.mails).toMatchObject([{ subject: `Your order ${order.number}` }]);

  const { viewer: stranger } = await shop.buyer();
  const theirs = `query($id: ID!) { order(id: $id) { id } }`;
  expect(await graph.refusal(stranger, theirs, { id: order.id })).toMatchObject({
    message: "Order not found",
  });
  expect(await refusal(shop.cart(lines, 25_000), visitor())).toMatchObject({
    extensions: { code: "UNAUTHENTICATED" },
  });
});

test("the same key makes one order, also at the same moment; for another cart it is refused", async () => {
  const { id, variantId } = await shop.sells(1_000, 1);
  const input = shop.cart([{ variantId, quantity: 1 }], 1_000);
  const both = await Promise.all([1, 2].map(() => graph.as(me)(COMPLETE, { input })));
  const again = await graph.as(me)(COMPLETE, { input });
  const ids = [...both, again].map(({ completeCheckout }) => completeCheckout.id);
  expect(new Set(ids).size).toBe(1);
  expect(await shop.stock(id)).toMatchObject({ quantity: 0, totalSold: 1 });
  expect(await refusal({ ...input, expectedTotal: 900 })).toMatchObject({
    extensions: { code: "CONFLICT" },
    message: "This key was used for something else",
  });
});

test("of 50 buyers of 10 pieces, 10 have an order and the stock is 0", async () => {
  const { id, variantId } = await shop.sells(1_000, 10);
  const results = await race(50, () => shop.cart([{ variantId, quantity: 1 }], 1_000));
  expect(succeeded(results)).toBe(10);
  expect(await shop.stock(id)).toMatchObject({ quantity: 0, totalSold: 10 });
  expect(await refusal(shop.cart([{ variantId, quantity: 1 }], 1_000))).toMatchObject({
    message: "Sold out: Saltstraumen",
    extensions: { code: "CONFLICT", current: { cart: { lines: [{ problem: "sold_out" }] } } },
  });
}, 60_000);

test("a coupon with a limit is used so often, and gives a percentage of the whole", async () => {
  const { variantId } = await shop.sells(3_999, null);
  const lines = [{ variantId, quantity: 25 }];
  const { id } = await coupon({ code: "autumn10", percent: 10, limit: 3 });
  expect(await priced({ lines, couponCode: "Autumn10" })).toMatchObject({
    couponPercent: 10,
    discount: { amount: 9_998 },
    total: { amount: 89_977 },
  });
  // of a product each: who buys the same waits for the other anyway
  const others: string[] = [];
  for (let n = 0; n < 8; n += 1) others.push((await shop.sells(3_999, null)).variantId);
  const results = await race(8, (n) => {
    const own = [{ variantId: others[n], quantity: 25 }];
    return shop.cart(own, 89_977, { couponCode: "AUTUMN10" });
  });
  expect([succeeded(results), await used(id)]).toEqual([3, 3]);
  expect(await priced({ lines, couponCode: "AUTUMN10" })).toMatchObject({
    couponProblem: "USED_UP",
    canBeOrdered: false,
  });
  expect(await refusal(shop.cart(lines, 99_975, { couponCode: "AUTUMN10" }))).toMatchObject({
    message: "This code is used up",
  });
  expect(await priced({ lines, couponCode: "NEVER" })).toMatchObject({ couponProblem: "UNKNOWN" });
});

test("a total of 0 is a paid order with an invoice of 0", async () => {
  const { variantId } = await shop.sells(2_490, null, { taxRate: 1_900 });
  await coupon({ code: "GIFT", percent: 100 });
  const order = await shop.buys(me, [{ variantId, quantity: 1 }], 0, { couponCode: "GIFT" });
  expect(order).toMatchObject({
    status: "PAID",
    net: { amount: 0 },
    tax: { amount: 0 },
    total: { amount: 0 },
    history: [{ kind: "PLACED" }, { kind: "PAID" }],
    invoice: { status: "PAID", total: { amount: 0 }, openAmount: { amount: 0 } },
  });
});

test("another price than the buyer has seen is told first, and nothing is taken", async () => {
  const { id, variantId } = await shop.sells(1_000, 3);
  const lines = [{ variantId, quantity: 1, unitPrice: 900 }];
  expect(await priced({ lines })).toMatchObject({
    canBeOrdered: true,
    lines: [{ problem: "PRICE_CHANGED", unitPrice: { amount: 1_000 } }],
  });
  expect(await refusal(shop.cart(lines, 900))).toMatchObject({
    message: "The total is another one now",
    extensions: { code: "CONFLICT", current: { cart: { total: { amount: 1_000 } } } },
  });
  expect(await shop.stock(id)).toMatchObject({ quantity: 3, totalSold: 0 });
});

test("what is short is priced as far as it is there, and refused with the number", async () => {
  const { variantId } = await shop.sells(1_000, 2);
  const lines = [{ variantId, quantity: 4 }];
  expect(await priced({ lines })).toMatchObject({
    canBeOrdered: false,
    total: { amount: 2_000 },
    lines: [{ problem: "SHORT", wanted: 4, quantity: 2, available: 2 }],
  });
  expect((await refusal(shop.cart(lines, 4_000))).extensions).toMatchObject({
    code: "INVALID",
    fields: { "lines.0.quantity": "At most 2" },
  });
});

test.each([
  [-1, "At least 1"],
  [0, "At least 1"],
  [1_000_000_000, "At most 1000"],
])("a quantity of %s is refused", async (quantity, message) => {
  const { variantId } = await shop.sells(1_000, 2);
  const { extensions } = await refusal(shop.cart([{ variantId, quantity }], 1_000));
  expect(extensions).toMatchObject({ code: "INVALID", fields: { "lines.0.quantity": message } });
});

test.each([1.5, "2abc", null])(
  "a quantity of %s is refused, naming the field",
  async (quantity) => {
    const { variantId } = await shop.sells(1_000, 2);
    const { message } = await refusal(shop.cart([{ variantId, quantity }], 1_000));
    expect(message).toContain("quantity");
  },
);

test("shipping is priced for what is sent, and only for that", async () => {
  const print = await shop.sells(10_000, 5);
  const service = await shop.sells(10_000, null);
  const { id: shippingOptionId } = (
    await shop.ask(SHIPPING, { input: { name: { en: "Post" }, price: 1_250, taxRate: 2_500 } })
  ).createShippingOption;
  const sent = [{ variantId: print.variantId, quantity: 1 }];
  const done = [{ variantId: service.variantId, quantity: 1 }];
  expect(await priced({ lines: done, shippingOptionId })).toMatchObject({
    needsShipping: false,
    shipping: { amount: 0 },
  });
  expect((await refusal(shop.cart(sent, 10_000))).extensions).toMatchObject({
    fields: { shippingOptionId: "Required" },
  });
  expect(await shop.buys(me, sent, 11_250, { shippingOptionId })).toMatchObject({
    shippingName: "Post",
    shipping: { amount: 1_250 },
    tax: { amount: 2_250 },
    invoice: { total: { amount: 11_250 }, tax: { amount: 2_250 } },
  });
});
