import { expect, test } from "vitest";
import { aShop } from "../../schema/orders/order.builder.ts";
import { testGraph } from "../../schema/testing/graph.ts";
import { printReconciled, reconcile } from "./reconcile.ts";
import { RECONCILE_RULES } from "./reconcile-rules.ts";

const graph = await testGraph();
const shop = await aShop(graph);
const { viewer: me } = await shop.buyer();
const { ask, pay, draft, finalised, credit } = shop;

const CANCEL = `mutation($id: ID!) { cancelOrder(id: $id) { id } }`;
const COUPON = `mutation($input: CreateCouponInput!) { createCoupon(input: $input) { id } }`;
const REFUND = `mutation($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }`;

// what a shop does in a day: each rule has rows
await ask(COUPON, { input: { code: "AUTUMN", percent: 10 } });
const { variantId } = await shop.sells(10_000, 9);
const line = (quantity: number) => [{ variantId, quantity }];
const order = await shop.buys(me, line(2), 20_000);
await pay(order.invoice, 20_000);
await shop.refunds(order.id, [{ lineId: order.lines[0].id, quantity: 1 }], { restock: true });
await shop.buys(me, line(1), 9_000, { couponCode: "AUTUMN" });
await graph.as(me)(CANCEL, { id: (await shop.buys(me, line(3), 30_000)).id });
await draft();
const invoice = await finalised();
const { id: paymentId } = await pay(invoice, 12_500);
await ask(REFUND, {
  input: { paymentId, amount: 500, reason: "Late", idempotencyKey: crypto.randomUUID() },
});
await credit(await finalised(), { amount: 2_500 });

const run = (sql: string) => graph.em().getConnection().execute(sql, [], "run");

/** Changes of one row each, which no program of ours makes, and the rules that see them. */
const BROKEN: Readonly<Record<string, string>> = {
  "payments.refunded_amount": `update payments set refunded_amount = refunded_amount + 1 where refunded_amount = 500`,
  "payments.status": `update payments set status = 'succeeded' where refunded_amount > 0`,
  "payments.receipt_number": `update payments set receipt_number = null where refunded_amount = 500`,
  "payments.currency": `update payments set currency = 'NOK' where refunded_amount = 500`,
  "invoices.paid_amount": `update invoices set paid_amount = paid_amount + 1, open_amount = open_amount - 1 where status = 'open' and credited_amount > 0`,
  "invoices.credited_amount": `update invoices set credited_amount = credited_amount + 1, open_amount = open_amount - 1 where status = 'open' and credited_amount > 0`,
  "invoices.open_amount": `alter table invoices drop constraint invoices_open_check; update invoices set open_amount = open_amount + 1 where status = 'open'`,
  "invoices.status": `update invoices set status = 'paid' where status = 'open' and paid_amount > 0`,
  "invoices.total": `update invoice_taxes set tax = tax + 1`,
  "orders.total": `update orders set total = total + 1`,
  "orders.refunded_amount": `update orders set refunded_amount = refunded_amount + 1 where refunded_amount > 0`,
  "orders.paid_at": `update orders set paid_at = null where paid_at is not null`,
  "orders.cancelled_at": `update orders set cancelled_at = null where cancelled_at is not null`,
  "orders.sub_total": `update orders set sub_total = sub_total + 1`,
  "order_lines.refunded_quantity": `update order_lines set refunded_quantity = 0 where refunded_quantity > 0`,
  "order_lines.sold": `update order_lines set sold = sold + 1 where sold = 1`,
  "product_variants.taken": `update product_variants set taken = taken + 1`,
  "products.quantity": `update products set quantity = quantity + 1`,
  "products.total_sold": `update products set total_sold = total_sold + 1`,
  "coupons.used": `update coupons set used = used + 1`,
  "invoice_series.next": `update invoice_series set next = next + 1 where series = 'ORD-'`,
};

test("all that was bought, paid, refunded, credited and cancelled agrees", async () => {
  const lines: string[] = [];
  expect(await printReconciled(graph.em(), (text) => lines.push(text))).toBe(0);
  expect(lines).toEqual([`All ${Object.keys(RECONCILE_RULES).length} rules hold`]);
});

test.each(Object.keys(RECONCILE_RULES))("%s is compared", async (rule) => {
  const em = graph.em();
  await em.begin();
  const broken = (BROKEN[rule] ?? "").split("; ");
  for (const sql of broken)
    await em.getConnection().execute(sql, [], "run", em.getTransactionContext());
  const rows = `select count(*)::int as count from (${RECONCILE_RULES[rule]}) as row(of, stored, expected) where stored is distinct from expected`;
  const [{ count } = { count: 0 }] = await em
    .getConnection()
    .execute<{ count: number }[]>(rows, [], "all", em.getTransactionContext());
  await em.rollback();
  expect(count, rule).toBeGreaterThan(0);
});

test("a gap is printed with its number, and ends with 1", async () => {
  await run(`update invoice_series set next = next + 1 where series = 'ORD-'`);
  const lines: string[] = [];
  expect(await printReconciled(graph.em(), (text) => lines.push(text))).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^invoice_series\.next of ORD-\d{4} is \{4,4\}, not \{3,3\}$/),
    "Differences: 1",
  ]);
  await run(`update invoice_series set next = next - 1 where series = 'ORD-'`);
  expect(await reconcile(graph.em())).toEqual([]);
});
