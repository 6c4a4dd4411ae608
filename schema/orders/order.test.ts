import { expect, test } from "vitest";
import { testGraph } from "../testing/graph.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { orderChecks } from "./denormalization-check.ts";
import { aShop, BILLING_ADDRESS } from "./order.builder.ts";
import { findBoughtFile } from "./order-downloads.ts";

const graph = await testGraph();
const shop = await aShop(graph);
const { viewer } = shop;
const { viewer: me } = await shop.buyer();

const CANCEL = `mutation($id: ID!) { cancelOrder(id: $id) { status invoice { status } history { kind } } }`;
const PACK = `mutation($ids: [ID!]!) { markOrdersPacked(ids: $ids) { count failed { message } } }`;
const FULFIL = `mutation($id: ID!, $input: FulfilOrderInput!) { fulfilOrder(id: $id, input: $input) {
  status delivery { carrier tracking } history { kind } } }`;
const DOWNLOADS = `query($id: ID!) { orderDownloads(id: $id) { lineId fileId name path } }`;
const REVIEW = `mutation($input: CreateProductReviewInput!) { createProductReview(input: $input) { id rating } }`;
const RECEIVED = `query($id: ID!) { receivedOrderLines(productId: $id) { review { rating } } }`;
const ANSWER = `mutation($id: ID!) { answerProductReview(id: $id, answer: "Thank you") { answer } }`;
const REVIEWS = `query($id: ID!) { productReviews(productId: $id) { totalCount nodes { rating content answer hiddenReason author { id } } } }`;
const HIDE = `mutation($id: ID!, $reason: String!) { hideProductReview(id: $id, reason: $reason) { id } }`;
const DROP = `mutation($id: ID!) { deleteProduct(id: $id) }`;
const PURGE = `mutation($ids: [ID!]!) { purgeProducts(ids: $ids) { ids } }`;
const ADDRESS = `mutation($input: BillingAddressInput!) { createBillingAddress(input: $input) { id fullAddress isDefault } }`;
const ADDRESSES = `{ billingAddresses { receiver isDefault } }`;

const piece = async (price = 10_000, quantity = 5) => {
  const sold = await shop.sells(price, quantity);
  return {
    ...sold,
    order: await shop.buys(me, [{ variantId: sold.variantId, quantity: 1 }], price),
  };
};
const downloads = async (id: string) =>
  (await graph.as(me)(DOWNLOADS, { id })).orderDownloads.map(
    ({ fileId }: { fileId: string }) => fileId,
  );

test("a buyer cancels what was not paid: the stock is back and the invoice void", async () => {
  const { id, order } = await piece();
  const { cancelOrder } = await graph.as(me)(CANCEL, { id: order.id });
  expect(cancelOrder).toMatchObject({
    status: "CANCELLED",
    invoice: { status: "VOID" },
    history: [{ kind: "PLACED" }, { kind: "CANCELLED" }],
  });
  expect(await shop.stock(id)).toMatchObject({ quantity: 5, totalSold: 0 });
  await graph.as(me)(CANCEL, { id: order.id });
  expect(await shop.stock(id)).toMatchObject({ quantity: 5 });

  const { order: paid } = await piece();
  await shop.pay(paid.invoice, 10_000);
  expect(await graph.refusal(me, CANCEL, { id: paid.id })).toMatchObject({
    message: "Something was paid or refunded: refund its lines instead",
  });
});

test("the invoice of an order ends with the order, not by itself", async () => {
  const { order } = await piece();
  const VOID = `mutation($id: ID!) { voidInvoice(id: $id) { status order { number } } }`;
  const { message, extensions } = await graph.refusal(viewer, VOID, { id: order.invoice.id });
  expect(extensions.code).toBe("CONFLICT");
  expect(message).toBe("This invoice belongs to an order: cancel the order instead");
  expect(await shop.order(order.id)).toMatchObject({
    status: "PENDING",
    invoice: { status: "OPEN" },
  });
  const OF = `query($id: ID!) { invoice(id: $id) { order { id } } }`;
  const { invoice } = await graph.as(me)(OF, { id: order.invoice.id });
  expect(invoice.order).toEqual({ id: order.id });
});

test("an order is paid when its invoice is, packed and sent once, with one mail", async () => {
  const { order } = await piece();
  await shop.pay(order.invoice, 4_000);
  expect(await shop.order(order.id)).toMatchObject({ status: "PENDING" });
  await shop.pay(order.invoice, 6_000);
  expect(await shop.order(order.id)).toMatchObject({ status: "PAID" });
  expect(await graph.refusal(me, PACK, { ids: [order.id] })).toMatchObject({
    extensions: { code: "FORBIDDEN" },
  });
  expect((await shop.ask(PACK, { ids: [order.id] })).markOrdersPacked.count).toBe(1);
  graph.mails.length = 0;
  const input = { carrier: "Posten", tracking: "370438" };
  await shop.ask(FULFIL, { id: order.id, input });
  const { fulfilOrder } = await shop.ask(FULFIL, { id: order.id, input: { carrier: "Bring" } });
  expect(fulfilOrder).toEqual({
    status: "FULFILLED",
    delivery: { carrier: "Bring", tracking: "" },
    history: ["PLACED", "PAID", "PACKED", "FULFILLED"].map((kind) => ({ kind })),
  });
  expect(graph.mails).toMatchObject([{ subject: `Your order ${order.number} has been sent` }]);
  const { nodes } = (await graph.as(me)(`{ notifications { nodes { kind order { number } } } }`))
    .notifications;
  expect(nodes[0]).toEqual({ kind: "ORDER_SENT", order: { number: order.number } });
});

test("a line is refunded at its share of the discount; the other stands", async () => {
  await shop.ask(`mutation { createCoupon(input: { code: "TEN", percent: 10 }) { id } }`);
  const [one, other] = [await shop.sells(6_000), await shop.sells(4_000)];
  const lines = [one, other].map(({ variantId }) => ({ variantId, quantity: 1 }));
  const order = await shop.buys(me, lines, 9_000, { couponCode: "TEN" });
  await shop.pay(order.invoice, 9_000);
  expect(order.lines).toMatchObject([{ discount: { amount: 600 } }, { discount: { amount: 400 } }]);
  const lineId = order.lines[1].id;
  const refunded = await shop.refunds(order.id, [{ lineId }], { restock: true });
  expect(refunded).toMatchObject({
    status: "PAID",
    refundedAmount: { amount: 3_600 },
    lines: [
      { refundedQuantity: 0, total: { amount: 5_400 } },
      { refundedQuantity: 1, returnedQuantity: 1 },
    ],
    invoice: {
      paidAmount: { amount: 5_400 },
      creditedAmount: { amount: 3_600 },
      openAmount: { amount: 0 },
    },
  });
  expect(refunded.history.at(-1)).toMatchObject({
    kind: "REFUNDED",
    amount: { amount: 3_600 },
    member: { id: shop.viewer.memberId },
  });
  expect(await shop.stock(other.id)).toMatchObject({ quantity: 10 });
  await expect(shop.refunds(order.id, [{ lineId, quantity: 1 }])).rejects.toMatchObject({
    extensions: { fields: { "lines.0.quantity": "At most 0" } },
  });
  const all = await shop.refunds(order.id, [{ lineId: order.lines[0].id }]);
  expect(all).toMatchObject({ status: "REFUNDED", refundedAmount: { amount: 9_000 } });
});

test("each part of a refund has its reason; together they are the refund, to the cent", async () => {
  await shop.ask(`mutation { createCoupon(input: { code: "SEVEN", percent: 7 }) { id } }`);
  const goods = [await shop.sells(1_999), await shop.sells(3_333), await shop.sells(501)];
  const lines = goods.map(({ variantId }) => ({ variantId, quantity: 2 }));
  const total = 11_666 - 817;
  const order = await shop.buys(me, lines, total, { couponCode: "SEVEN" });
  await shop.pay(order.invoice, total);
  const [one, other, third] = order.lines.map(({ id }: { id: string }) => id);
  const wanted = [
    { lineId: one, quantity: 1, reason: "Arrived torn" },
    { lineId: other, quantity: 1 },
    { lineId: third, reason: "Wrong color" },
  ];
  const without = { reason: undefined };
  await expect(shop.refunds(order.id, wanted, without)).rejects.toMatchObject({
    extensions: { fields: { reason: "Required" } },
  });
  const { history, refundedAmount } = await shop.refunds(order.id, wanted);
  const { amount, parts } = history.at(-1);
  expect(parts).toMatchObject([
    { lineId: one, quantity: 1, reason: "Arrived torn" },
    { lineId: other, quantity: 1, reason: "Damaged" },
    { lineId: third, quantity: 2, reason: "Wrong color" },
  ]);
  const sum = parts.reduce((all: number, part: { amount: number }) => all + part.amount, 0);
  expect(sum).toBe(amount.amount);
  expect(sum).toBe(refundedAmount.amount);
  const [, , { name }] = order.lines;
  const [note] = (await shop.order(order.id)).invoice.creditNotes;
  expect(note.note).toContain(`${name}: Wrong color`);
});

test("a refund says beforehand what it comes to, to those alone who may make it", async () => {
  const QUOTE = `query($input: OrderRefundInput!) { quoteOrderRefund(input: $input) {
    credited { amount } returned { amount } shippingLeft { amount currency } } }`;
  const sold = await shop.sells(3_333);
  const order = await shop.buys(me, [{ variantId: sold.variantId, quantity: 3 }], 9_999);
  const quote = async (quantity?: number) => {
    const lines = [{ lineId: order.lines[0].id, quantity }];
    return (await shop.ask(QUOTE, { input: { orderId: order.id, lines } })).quoteOrderRefund;
  };
  expect(await quote(1)).toEqual({
    credited: { amount: 3_333 },
    returned: { amount: 0 },
    shippingLeft: { amount: 0, currency: "EUR" },
  });
  await shop.pay(order.invoice, 9_999);
  for (const quantity of [2, undefined]) {
    const { credited, returned } = await quote(quantity);
    const before = (await shop.order(order.id)).refundedAmount.amount;
    const after = await shop.refunds(order.id, [{ lineId: order.lines[0].id, quantity }]);
    expect(after.refundedAmount.amount - before).toBe(credited.amount);
    expect(returned).toEqual(credited);
  }
  await expect(quote(1)).rejects.toMatchObject({
    extensions: { fields: { "lines.0.quantity": "At most 0" } },
  });
  const input = { orderId: order.id, lines: [] };
  expect((await shop.ask(QUOTE, { input })).quoteOrderRefund.credited.amount).toBe(0);
  const { extensions } = await graph.refusal(me, QUOTE, { input });
  expect(extensions.code).toBe("FORBIDDEN");
});

test("files are there once paid, by line: not of a refunded one", async () => {
  const [font, book] = [await shop.sellsFile(5_000), await shop.sellsFile(3_000)];
  const lines = [
    { variantId: font.variantId, quantity: 1 },
    { variantId: book.variantId, quantity: 2 },
  ];
  const order = await shop.buys(me, lines, 11_000);
  const [fontLine, bookLine] = order.lines;
  const get = (lineId: string, fileId: string, viewer = me) =>
    findBoughtFile(lineId, fileId, graph.context(viewer));
  expect(await downloads(order.id)).toEqual([]);
  await expect(get(fontLine.id, font.fileId)).rejects.toThrow("permission");
  await shop.pay(order.invoice, 11_000);
  expect(await downloads(order.id)).toEqual([font.fileId, book.fileId]);
  await shop.refunds(order.id, [{ lineId: fontLine.id }, { lineId: bookLine.id, quantity: 1 }]);
  expect(await downloads(order.id)).toEqual([book.fileId]);
  await expect(get(fontLine.id, font.fileId)).rejects.toThrow("permission");
  expect((await get(bookLine.id, book.fileId)).name).toBe("font.otf");
  await expect(get(bookLine.id, font.fileId)).rejects.toThrow("No such file");
  const { viewer: stranger } = await shop.buyer();
  await expect(get(bookLine.id, book.fileId, stranger)).rejects.toThrow("Line not found");
});

test("an order outlives its product", async () => {
  const { id, order } = await piece();
  await shop.ask(DROP, { id });
  await shop.ask(PURGE, { ids: [id] });
  expect(await shop.order(order.id, me)).toMatchObject({
    lines: [
      {
        name: "Saltstraumen",
        size: "50 × 70 cm",
        picture: "/artwork/waves-235.svg",
        unitPrice: { amount: 10_000 },
        taxRate: 2_500,
        product: null,
      },
    ],
  });
  const { fulfilOrder } = await shop.ask(FULFIL, { id: order.id, input: {} });
  expect(fulfilOrder.status).toBe("FULFILLED");
  expect(
    await shop.refunds(order.id, [{ lineId: order.lines[0].id }], { restock: true }),
  ).toMatchObject({ status: "REFUNDED" });
});

test("buyers rate what they bought, once for each line, and the shop answers", async () => {
  const { id, order } = await piece();
  const input = { orderLineId: order.lines[0].id, rating: 4, content: "Well printed." };
  const { viewer: stranger } = await shop.buyer();
  expect(await graph.refusal(stranger, REVIEW, { input })).toMatchObject({
    message: "Line not found",
  });
  const received = async (as = me) =>
    (await graph.as(as)(RECEIVED, { id })).receivedOrderLines.map(
      ({ review }: { review: object | null }) => review,
    );
  expect(await graph.refusal(me, REVIEW, { input })).toMatchObject({
    message: "This has not been delivered yet",
  });
  expect(await received()).toEqual([]);
  await shop.ask(FULFIL, { id: order.id, input: {} });
  expect(await received()).toEqual([null]);
  for (const other of [stranger, viewer]) expect(await received(other)).toEqual([]);
  const { createProductReview } = await graph.as(me)(REVIEW, { input });
  expect(await received()).toEqual([{ rating: 4 }]);
  expect(await graph.refusal(me, REVIEW, { input })).toMatchObject({
    message: "You have rated this already",
  });
  await shop.ask(ANSWER, createProductReview);
  expect((await graph.as()(REVIEWS, { id })).productReviews).toEqual({
    totalCount: 1,
    nodes: [
      {
        rating: 4,
        content: "Well printed.",
        answer: "Thank you",
        hiddenReason: "",
        author: { id: me.memberId },
      },
    ],
  });
  expect(await shop.stock(id)).toMatchObject({ totalRatings: 1, totalReviews: 1, rating: 40 });
  expect(await shop.order(order.id, me)).toMatchObject({ lines: [{ review: { rating: 4 } }] });
  await graph.as(me)(`mutation($id: ID!) { deleteProductReview(id: $id) }`, createProductReview);
  expect(await shop.stock(id)).toMatchObject({ totalRatings: 0, totalReviews: 0, rating: 0 });
});

test("the shop hides a review with a reason, which its author and the shop alone still see", async () => {
  const { id, order } = await piece();
  await shop.ask(FULFIL, { id: order.id, input: {} });
  const input = { orderLineId: order.lines[0].id, rating: 1, content: "Call me: 555-0100" };
  const { createProductReview: review } = await graph.as(me)(REVIEW, { input });
  const { viewer: stranger } = await shop.buyer();
  const seenBy = async (as?: typeof me) =>
    (await graph.as(as)(REVIEWS, { id })).productReviews.nodes.map(
      ({ hiddenReason }: { hiddenReason: string }) => hiddenReason,
    );
  const hide = { id: review.id, reason: "A phone number" };
  for (const other of [me, stranger])
    expect(await graph.refusal(other, HIDE, hide)).toMatchObject({
      extensions: { code: "FORBIDDEN" },
    });
  expect(await graph.refusal(viewer, HIDE, { ...hide, reason: " " })).toMatchObject({
    extensions: { code: "INVALID" },
  });
  await shop.ask(HIDE, hide);
  for (const other of [undefined, stranger]) expect(await seenBy(other)).toEqual([]);
  for (const other of [me, viewer]) expect(await seenBy(other)).toEqual([hide.reason]);
  expect(await shop.stock(id)).toMatchObject({ totalRatings: 0, totalReviews: 0, rating: 0 });
  const EDIT = `mutation($id: ID!) { updateProductReview(id: $id, input: { rating: 5 }) { id } }`;
  await graph.as(me)(EDIT, review);
  expect(await shop.stock(id)).toMatchObject({ totalRatings: 0, rating: 0 });
  await shop.ask(`mutation($id: ID!) { showProductReview(id: $id) { id } }`, review);
  expect(await seenBy(stranger)).toEqual([""]);
  expect(await shop.stock(id)).toMatchObject({ totalRatings: 1, totalReviews: 1, rating: 50 });
});

test("a member keeps addresses, one of them the default", async () => {
  const { name: receiver, ...rest } = BILLING_ADDRESS;
  const add = async (input: object) =>
    (await graph.as(me)(ADDRESS, { input: { receiver, ...rest, ...input } })).createBillingAddress;
  expect(await add({})).toMatchObject({
    fullAddress: "Sjøgata 14, 8006 Bodø, NO",
    isDefault: true,
  });
  await add({ receiver: "Office", isDefault: true });
  expect((await graph.as(me)(ADDRESSES)).billingAddresses).toEqual([
    { receiver, isDefault: false },
    { receiver: "Office", isDefault: true },
  ]);
  expect((await shop.ask(ADDRESSES)).billingAddresses).toEqual([]);
});

test("what triggers maintain is what the rows say", async () => {
  expect(await wrongRows(orderChecks, graph.em())).toEqual([]);
});
