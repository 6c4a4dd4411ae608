import { afterAll, beforeEach, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPerson } from "../../schema/accounts/person.builder.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { aKey, invoicing, type InvoiceRow } from "../../schema/invoices/invoice.builder.ts";
import { Payment, PaymentEvent, Refund, takeEvent } from "../../schema/payments/index.ts";
import { settlePayments } from "../../schema/payments/unsettled-payments.ts";
import { testGraph } from "../../schema/testing/graph.ts";
import { visitor } from "../../schema/testing/viewers.ts";
import { outbound } from "../outbound/outbound.ts";
import { stripeStandIn } from "../testing/stripe-stand-in.ts";
import { stripeProvider } from "./stripe-provider.ts";

const stripe = await stripeStandIn();
afterAll(() => stripe.close());
const { secretKey, webhookSecret, url: apiUrl } = stripe;
const provider = stripeProvider(
  { secretKey, webhookSecret, apiUrl },
  "https://atelier.example",
  outbound({ allowsPrivate: true }),
);
const graph = await testGraph({ paymentProvider: provider });
const { ask, finalised, pay, read, viewer: billing } = await invoicing(graph);

const START = `mutation($input: StartPaymentInput!) { startInvoicePayment(input: $input) }`;
const RENEW = `mutation($id: ID!) { renewInvoiceLink(id: $id) }`;
const REFUND = `mutation($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }`;
const OF = `query($id: ID!) { payments(filter: { invoiceId: $id }) { nodes {
  id status method provider receiptNumber receiptUrl refundedAmount { amount } amount { amount }
  disputeStatus disputedAmount { amount } disputeReason disputeRespondBy refunds { status amount { amount } reason } } } }`;

beforeEach(() => {
  graph.mails.length = 0;
  stripe.requests.length = 0;
  stripe.failWith(undefined);
});

const tokenOf = async ({ id }: InvoiceRow): Promise<string> =>
  (await ask(RENEW, { id })).renewInvoiceLink.split("/").at(-1);
const begin = async (invoice: InvoiceRow): Promise<string> =>
  (await graph.as(visitor())(START, { input: { token: await tokenOf(invoice) } }))
    .startInvoicePayment;
const pageOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1);
const paymentsOf = async ({ id }: InvoiceRow) => (await ask(OF, { id })).payments.nodes;

/** Stripe says that something happened. */
const send = async (type: string, object: object, id?: string): Promise<string> => {
  const event = stripe.event(type, object, id);
  const { "stripe-signature": signature = "" } = stripe.sign(event.body);
  await takeEvent(provider, { body: Buffer.from(event.body), signature }, graph.context());
  return event.id;
};

async function paid() {
  const invoice = await finalised();
  const page = pageOf(await begin(invoice));
  const session = stripe.pay(page);
  await send("checkout.session.completed", session);
  const [payment] = await paymentsOf(invoice);
  return { invoice, page, session, payment };
}

test("a visitor with the link pays what is open, and gets the receipt by mail", async () => {
  const invoice = await finalised();
  await pay(invoice, 2_500);
  const page = pageOf(await begin(invoice));
  const session = stripe.sessions.get(page);
  expect(session).toMatchObject({
    amount_total: 10_000,
    currency: "eur",
    customer_email: "marit@example.no",
    success_url: "https://atelier.example/payment?said=paid",
    cancel_url: "https://atelier.example/payment?said=unpaid",
  });
  expect(await read(invoice)).toMatchObject({ status: "OPEN", openAmount: { amount: 10_000 } });
  await send("checkout.session.completed", stripe.pay(page));
  expect(await read(invoice)).toMatchObject({ status: "PAID", openAmount: { amount: 0 } });
  const [payment] = await paymentsOf(invoice);
  expect(payment).toMatchObject({ status: "SUCCEEDED", method: "CARD", provider: "stripe" });
  expect(payment.receiptNumber).toMatch(/^R-\d{4}-\d{4}$/);
  expect(payment.receiptUrl).toBe(`/files/receipts/${payment.id}/${payment.receiptNumber}.pdf`);
  expect(graph.mails).toMatchObject([
    { to: "marit@example.no", subject: `Receipt ${payment.receiptNumber} from Studio Nord AS` },
  ]);
});

test("two tabs at once pay on one page; another sum is another page, and the first ends", async () => {
  const invoice = await finalised();
  const token = await tokenOf(invoice);
  const start = async () =>
    (await graph.as(visitor())(START, { input: { token } })).startInvoicePayment as string;
  const addresses = await Promise.all([start(), start(), start()]);
  expect(new Set(addresses).size).toBe(1);
  expect(await start()).toBe(addresses[0]);
  await pay(invoice, 2_500);
  const next = await start();
  expect(next).not.toBe(addresses[0]);
  expect(stripe.sessions.get(pageOf(addresses[0] ?? ""))).toMatchObject({ status: "expired" });
  expect(stripe.sessions.get(pageOf(next))).toMatchObject({ amount_total: 10_000 });
  expect((await paymentsOf(invoice)).map(({ status }: { status: string }) => status)).toEqual([
    "PENDING",
    "SUCCEEDED",
    "FAILED",
  ]);
});

test("nobody pays what is not theirs, or where nothing is open", async () => {
  const invoice = await finalised();
  const stranger = await aPerson(graph);
  const codeOf = async (viewer: Viewer, input: object) =>
    (await graph.refusal(viewer, START, { input })).extensions.code;
  for (const viewer of [visitor(), stranger.viewer])
    expect(await codeOf(viewer, { invoiceId: invoice.id })).toBe("NOT_FOUND");
  expect(await codeOf(visitor(), { token: "none" })).toBe("NOT_FOUND");
  expect(await codeOf(visitor(), {})).toBe("INVALID");
  const token = await tokenOf(invoice);
  await pay(invoice, 12_500);
  expect(await codeOf(visitor(), { token })).toBe("CONFLICT");
  expect(stripe.requests).toEqual([]);
});

test("a customer pays their own invoice by its id", async () => {
  const customer = await aPerson(graph);
  const invoice = await finalised({ customerId: customer.member.id });
  const input = { invoiceId: invoice.id, locale: "no" };
  const { startInvoicePayment } = await graph.as(customer.viewer)(START, { input });
  expect(stripe.sessions.get(pageOf(startInvoicePayment))).toMatchObject({
    success_url: "https://atelier.example/no/payment?said=paid",
    cancel_url: `https://atelier.example/no/payment?invoice=${invoice.id}&said=unpaid`,
  });
});

test("a provider that does not answer is said, and the next try finds the same page", async () => {
  const invoice = await finalised();
  const token = await tokenOf(invoice);
  stripe.failWith(503);
  const { extensions } = await graph.refusal(visitor(), START, { input: { token } });
  expect(extensions.code).toBe("UNAVAILABLE");
  stripe.failWith(undefined);
  await graph.as(visitor())(START, { input: { token } });
  expect(await paymentsOf(invoice)).toHaveLength(1);
});

test("an event that comes three times at once, and again later, is one payment", async () => {
  const invoice = await finalised();
  const session = stripe.pay(pageOf(await begin(invoice)));
  const id = "evt_repeated";
  const again = () => send("checkout.session.completed", session, id);
  await Promise.all([again(), again(), again()]);
  await again();
  const others = ["payment_intent.succeeded", "charge.updated", "unknown.type"];
  await Promise.all(others.map((type) => send(type, session.payment_intent ?? {})));
  expect(await read(invoice)).toMatchObject({ status: "PAID", paidAmount: { amount: 12_500 } });
  expect(await paymentsOf(invoice)).toHaveLength(1);
  expect(await graph.em().count(PaymentEvent, { id })).toBe(1);
  expect(graph.mails).toHaveLength(1);
});

test("events out of order end in the state of the provider", async () => {
  const invoice = await finalised();
  const page = pageOf(await begin(invoice));
  const opened = { ...stripe.sessions.get(page) };
  const session = stripe.pay(page);
  const refund = stripe.refund(page, 2_500);
  await send("refund.created", refund);
  await send("checkout.session.completed", session);
  await send("payment_intent.payment_failed", {
    ...session.payment_intent,
    status: "requires_payment_method",
  });
  await send("checkout.session.expired", opened);
  expect(await paymentsOf(invoice)).toMatchObject([
    {
      status: "PARTIALLY_REFUNDED",
      refundedAmount: { amount: 2_500 },
      refunds: [{ status: "SUCCEEDED", reason: "Refunded at stripe" }],
    },
  ]);
  expect(await read(invoice)).toMatchObject({ status: "OPEN", paidAmount: { amount: 10_000 } });
});

test("nothing is stored of an event that Stripe did not sign within five minutes", async () => {
  const session = stripe.pay(pageOf(await begin(await finalised())));
  const { id, body } = stripe.event("checkout.session.completed", session);
  const dayAgo = new Date(Date.now() - 86_400_000);
  const good = stripe.sign(body)["stripe-signature"] ?? "";
  const old = stripe.sign(body, dayAgo)["stripe-signature"] ?? "";
  for (const [sent, signature] of [
    [body.replace("paid", "Paid"), good],
    [body, old],
    [body, ""],
    [body, `${good.slice(0, -1)}${good.endsWith("0") ? 1 : 0}`],
  ] as const) {
    const given = { body: Buffer.from(sent), signature };
    await expect(takeEvent(provider, given, graph.context())).rejects.toMatchObject({
      code: "MALFORMED",
    });
  }
  expect(await graph.em().count(PaymentEvent, { id })).toBe(0);
});

test("a refund goes through the provider, once for its key, and never beyond what is left", async () => {
  const { invoice, payment } = await paid();
  const input = { paymentId: payment.id, amount: 4_000, reason: "Late", idempotencyKey: aKey() };
  await Promise.all([ask(REFUND, { input }), ask(REFUND, { input })]);
  expect(await paymentsOf(invoice)).toMatchObject([
    {
      status: "PARTIALLY_REFUNDED",
      refundedAmount: { amount: 4_000 },
      refunds: [{ status: "SUCCEEDED", amount: { amount: 4_000 } }],
    },
  ]);
  expect(stripe.requests.filter((one) => one === "POST /v1/refunds").length).toBeLessThan(3);
  const beyond = { ...input, amount: 8_501, idempotencyKey: aKey() };
  expect((await graph.refusal(billing, REFUND, { input: beyond })).message).toBe(
    "85.00 can still be refunded",
  );
});

test("a refund that the provider refuses, or takes back, is open again and staff are told", async () => {
  const { invoice, page, payment } = await paid();
  stripe.refund(page, 12_500);
  graph.mails.length = 0;
  const input = { paymentId: payment.id, amount: 1_000, reason: "Late", idempotencyKey: aKey() };
  await ask(REFUND, { input });
  const [{ refunds }] = await paymentsOf(invoice);
  expect(refunds).toMatchObject([{ status: "FAILED" }]);
  expect(graph.mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining("Refund failed"),
  );

  const other = await paid();
  await ask(REFUND, { input: { ...input, paymentId: other.payment.id, idempotencyKey: aKey() } });
  const { providerRef } = await graph.em().findOneOrFail(Refund, { payment: other.payment.id });
  stripe.failRefund(providerRef ?? "");
  await send("refund.failed", { object: "refund", metadata: { payment_id: other.payment.id } });
  expect(await paymentsOf(other.invoice)).toMatchObject([
    { status: "SUCCEEDED", refundedAmount: { amount: 0 }, refunds: [{ status: "FAILED" }] },
  ]);
  expect(await read(other.invoice)).toMatchObject({ status: "PAID" });
});

test("what is paid when nothing is open any more goes back by itself, and staff are told", async () => {
  const invoice = await finalised();
  const page = pageOf(await begin(invoice));
  await ask(`mutation($id: ID!) { voidInvoice(id: $id) { id } }`, { id: invoice.id });
  await send("checkout.session.completed", stripe.pay(page));
  expect(await read(invoice)).toMatchObject({ status: "VOID", paidAmount: { amount: 0 } });
  expect(await paymentsOf(invoice)).toMatchObject([
    {
      status: "REFUNDED",
      refunds: [{ status: "SUCCEEDED", amount: { amount: 12_500 }, reason: "Nothing was open" }],
    },
  ]);
  expect(graph.mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining("Payment refunded"),
  );
});

test("a dispute is shown to billing alone; a lost one gives the money back", async () => {
  const { invoice, page, payment } = await paid();
  graph.mails.length = 0;
  const opened = stripe.dispute(page, "needs_response");
  await send("charge.dispute.created", opened);
  expect(await paymentsOf(invoice)).toMatchObject([
    {
      status: "SUCCEEDED",
      disputeStatus: "NEEDS_RESPONSE",
      disputedAmount: { amount: 12_500 },
      disputeReason: "fraudulent",
    },
  ]);
  const notified = graph.mails.filter(({ subject }) => subject.startsWith("Payment disputed"));
  expect(notified.length).toBeGreaterThan(0);
  await send("charge.dispute.closed", stripe.dispute(page, "lost"));
  await send("charge.dispute.updated", { ...opened, status: "under_review" });
  expect(await paymentsOf(invoice)).toMatchObject([
    { status: "REFUNDED", disputeStatus: "LOST", refundedAmount: { amount: 12_500 } },
  ]);
  expect(await read(invoice)).toMatchObject({ status: "OPEN", openAmount: { amount: 12_500 } });
  const editor = await aPerson(graph, Role.EDITOR);
  const ONE = `query($id: ID!) { payment(id: $id) { disputeStatus } }`;
  expect((await graph.refusal(editor.viewer, ONE, { id: payment.id })).extensions.code).toBe(
    "NOT_FOUND",
  );
});

test("payments whose events never came are read, and pages that nobody needs end", async () => {
  const lost = await finalised();
  stripe.pay(pageOf(await begin(lost)));
  const over = await finalised();
  const page = pageOf(await begin(over));
  await pay(over, 12_500);
  const longAgo = new Date(graph.clock.now().getTime() - 11 * MINUTE);
  await graph.em().nativeUpdate(Payment, { status: "pending" }, { createdAt: longAgo });
  await settlePayments(graph.context());
  expect(await read(lost)).toMatchObject({ status: "PAID" });
  expect(stripe.sessions.get(page)).toMatchObject({ status: "expired" });
  expect(await graph.em().findOne(Payment, { pageRef: page })).toMatchObject({ status: "failed" });
});

test("without a provider nothing can be paid by card", async () => {
  const { paymentProvider } = graph.services;
  graph.services.paymentProvider = undefined;
  const token = await tokenOf(await finalised());
  const OPEN = `query($token: String!) { openInvoice(token: $token) { isPayableOnline } }`;
  expect((await graph.as(visitor())(OPEN, { token })).openInvoice.isPayableOnline).toBe(false);
  const { message } = await graph.refusal(visitor(), START, { input: { token } });
  expect(message).toBe("Payments by card are not set up");
  expect(await ask("{ checkoutMethods }")).toEqual({ checkoutMethods: ["ON_INVOICE"] });
  graph.services.paymentProvider = paymentProvider;
  expect((await graph.as(visitor())(OPEN, { token })).openInvoice.isPayableOnline).toBe(true);
});
