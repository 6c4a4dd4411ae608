import { expect, test } from "vitest";
import { aPerson } from "../accounts/person.builder.ts";
import { aKey, AN_ITEM, invoicing, type PaymentRow } from "../invoices/invoice.builder.ts";
import { testGraph } from "../testing/graph.ts";

const graph = await testGraph();
const { ask, viewer, draft, finalised, pay, credit, read } = await invoicing(graph);
const ada = await aPerson(graph);

const PAY = `mutation($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }`;
const REFUND = `mutation($input: RefundPaymentInput!) { refundPayment(input: $input) {
  id status refundedAmount { amount } refunds { amount { amount } reason }
  invoice { status paidAmount { amount } openAmount { amount } } } }`;

const item = { ...AN_ITEM, taxRate: 0 };
const paying = (invoiceId: string, amount: number, input: object = {}) => ({
  input: {
    invoiceId,
    amount,
    receivedOn: "2026-01-02",
    method: "TRANSFER",
    idempotencyKey: aKey(),
    ...input,
  },
});
const refunding = ({ id }: PaymentRow, amount: number, idempotencyKey = aKey()) => ({
  input: { paymentId: id, amount, reason: "Arrived damaged", idempotencyKey },
});
const refund = async (payment: PaymentRow, amount: number) =>
  (await ask(REFUND, refunding(payment, amount))).refundPayment;

test("a payment lowers what is open, and the last one makes the invoice paid", async () => {
  const invoice = await finalised({ items: [item] });
  expect((await pay(invoice, 4_000)).invoice).toMatchObject({
    status: "OPEN",
    paidAmount: { amount: 4_000 },
    openAmount: { amount: 6_000 },
  });
  const last = await pay(invoice, 6_000);
  expect(last).toMatchObject({ status: "SUCCEEDED", invoice: { status: "PAID" } });
  expect(last.receiptNumber).toMatch(/^R-2026-\d{4}$/);
});

test("more than what is open is refused with that, also of two at once", async () => {
  const invoice = await finalised({ items: [item] });
  const beyond = await graph.refusal(viewer, PAY, paying(invoice.id, 10_001));
  expect(beyond.message).toBe("100.00 is open");
  expect(beyond.extensions["fields"]).toEqual({ amount: "At most 100.00" });
  const tried = await Promise.allSettled([pay(invoice, 6_000), pay(invoice, 6_000)]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await read(invoice)).openAmount.amount).toBe(4_000);
});

test("a key records once, also at once; another payment with it is a conflict", async () => {
  const invoice = await finalised({ items: [item] });
  const once = paying(invoice.id, 1_000);
  const ids = await Promise.all([ask(PAY, once), ask(PAY, once), ask(PAY, once)]);
  expect(new Set(ids.map(({ recordPayment }) => recordPayment.id)).size).toBe(1);
  expect((await read(invoice)).paidAmount.amount).toBe(1_000);
  const { idempotencyKey } = once.input;
  const other = await graph.refusal(viewer, PAY, paying(invoice.id, 2_000, { idempotencyKey }));
  expect(other.message).toBe("This key was used for something else");
  expect(other.extensions.fields).toEqual({ idempotencyKey: "Taken" });
  const key = { idempotencyKey: aKey() };
  const both = [invoice, await finalised({ items: [item] })].map((one) => pay(one, 500, key));
  const tried = await Promise.allSettled(both);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("nothing is paid of drafts, of what is void, or in the future", async () => {
  const open = await finalised({ items: [item] });
  const gone = await finalised({ items: [item] });
  await ask(`mutation($id: ID!) { voidInvoice(id: $id) { id } }`, gone);
  for (const { id } of [await draft(), gone])
    expect((await graph.refusal(viewer, PAY, paying(id, 1))).message).toBe(
      "Nothing is open of this invoice",
    );
  const future = await graph.refusal(viewer, PAY, paying(open.id, 1, { receivedOn: "2999-01-01" }));
  expect(future.extensions["fields"]).toEqual({ receivedOn: "In the future" });
  for (const amount of [0, -1]) {
    const { extensions } = await graph.refusal(viewer, PAY, paying(open.id, amount));
    expect(extensions["fields"]).toEqual({ amount: "At least 1" });
  }
});

test("a receipt is mailed only if it is asked for", async () => {
  const invoice = await finalised({ items: [item] });
  await pay(invoice, 1_000);
  expect(graph.mails).toEqual([]);
  const { receiptNumber } = await pay(invoice, 1_000, { sendReceipt: true });
  expect(graph.mails).toMatchObject([
    { to: "marit@example.no", subject: `Receipt ${receiptNumber} from Studio Nord AS` },
  ]);
  expect(graph.mails[0]?.paragraphs[0]).toContain("€10.00 on 2 January 2026");
});

test("two refunds of 60 at once give back 60 of 100, and say what is left", async () => {
  const payment = await pay(await finalised({ items: [item] }), 10_000);
  const tried = await Promise.allSettled([refund(payment, 6_000), refund(payment, 6_000)]);
  expect(tried.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const beyond = await graph.refusal(viewer, REFUND, refunding(payment, 4_001));
  expect(beyond.message).toBe("40.00 can still be refunded");
  expect(await refund(payment, 4_000)).toMatchObject({
    status: "REFUNDED",
    refundedAmount: { amount: 10_000 },
    refunds: [{ amount: { amount: 6_000 } }, { amount: { amount: 4_000 } }],
    invoice: { status: "OPEN", paidAmount: { amount: 0 }, openAmount: { amount: 10_000 } },
  });
});

test("a refund with the same key happens once", async () => {
  const payment = await pay(await finalised({ items: [item] }), 10_000);
  const once = refunding(payment, 1_000);
  await Promise.all([ask(REFUND, once), ask(REFUND, once)]);
  const { refundPayment } = await ask(REFUND, once);
  expect(refundPayment).toMatchObject({
    status: "PARTIALLY_REFUNDED",
    refundedAmount: { amount: 1_000 },
  });
});

test("a refund for a credit note leaves nothing open", async () => {
  const invoice = await finalised({ items: [item] });
  const payment = await pay(invoice, 10_000);
  await credit(invoice, { amount: 1_450 });
  expect((await refund(payment, 1_450)).invoice).toEqual({
    status: "PAID",
    paidAmount: { amount: 8_550 },
    openAmount: { amount: 0 },
  });
});

test("a member reads what they paid, and nobody else's payments", async () => {
  const own = await finalised({ items: [item], customerId: ada.member.id });
  const payment = await pay(own, 1_000);
  const other = await pay(await finalised({ items: [item] }), 1_000);
  const ALL = `{ payments { nodes { id recordedBy { id } invoice { id } } }
    paymentSums { received { count } } paymentCounts { all succeeded partiallyRefunded } }`;
  const read = await graph.as(ada.viewer)(ALL);
  expect(read.payments.nodes).toEqual([
    { id: payment.id, recordedBy: null, invoice: { id: own.id } },
  ]);
  expect(read.paymentSums).toEqual([{ received: { count: 1 } }]);
  expect(read.paymentCounts).toEqual({ all: 1, succeeded: 1, partiallyRefunded: 0 });
  const ONE = `query($id: ID!) { payment(id: $id) { id } }`;
  expect((await graph.refusal(ada.viewer, ONE, { id: other.id })).message).toBe(
    "Payment not found",
  );
});

test("the newest payment is found by payer, receipt, status and day", async () => {
  const invoice = await finalised({ items: [item], to: { name: "Weiss", email: "w@example.at" } });
  const payment = await pay(invoice, 500, { reference: "KID 0026", method: "SEPA" });
  const LIST = `query($filter: PaymentFilter) { payments(filter: $filter) { nodes { id } } }`;
  for (const filter of [
    { search: "weiss" },
    { search: payment.receiptNumber },
    { search: "KID 0026" },
    { method: "SEPA", status: "SUCCEEDED" },
    { invoiceId: invoice.id, from: "2026-01-02", to: "2026-01-02" },
  ]) {
    const { payments } = await ask(LIST, { filter });
    expect(payments.nodes[0], JSON.stringify(filter)).toEqual({ id: payment.id });
  }
  const COUNTS = `query($filter: PaymentFilter) { paymentCounts(filter: $filter) { all succeeded failed } }`;
  const filter = { invoiceId: invoice.id, status: "FAILED" };
  expect((await ask(COUNTS, { filter })).paymentCounts).toEqual({
    all: 1,
    succeeded: 1,
    failed: 0,
  });
});
