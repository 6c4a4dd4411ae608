import { type EntityManager, FlushMode } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import type { ProviderPayment } from "../foundation/payment-provider.ts";
import { takeNumber } from "../invoices/invoice-number.ts";
import { Invoice, InvoiceStatus } from "../invoices/invoice.ts";
import { settle } from "../invoices/settle-invoice.ts";
import { dayOf } from "../time/split-days.ts";
import { openPageOf } from "./open-page.ts";
import { providerOf } from "./online-provider.ts";
import { Payment, PaymentStatus, DisputeStatus } from "./payment.ts";
import { SEND_NOTICES, SEND_REFUNDS } from "./payment-jobs.ts";
import { RECEIPTS } from "./record-payment.ts";
import { giveBack, type Paid, surplusKey, writeRefund } from "./write-refund.ts";

const FRESH = { flushMode: FlushMode.COMMIT } as const;

/**
 * Writes down what a payment is at its provider now. It only ever moves forward, and what is written is the same however
 * often and in which order it is read, so events may be repeated, late, and taken by two processes at once.
 */
export async function readPayment(id: string, context: Context): Promise<ProviderPayment> {
  const { em } = context;
  const payment = await em.findOneOrFail(Payment, { id }, { refresh: true });
  const provider = providerOf(payment, context);
  const pageRef = payment.pageRef ?? (await openPageOf(payment, context)).ref;
  const now = await provider.readPayment(pageRef);
  const invoice = await em.findOneOrFail(Invoice, { id: payment.invoice?.id ?? "" });
  if (now.status === "succeeded" && !payment.isReceived)
    context.enqueueJob(SEND_REFUNDS, { invoiceId: invoice.id });
  context.enqueueJob(SEND_NOTICES, { id });
  await context.save({
    locking: [invoice, payment],
    verify: async (tx) => {
      await tx.refresh(invoice, FRESH);
      await tx.refresh(payment, FRESH);
      payment.pageRef ??= pageRef;
      await apply(now, { payment, invoice }, context.now(), tx);
    },
  });
  return now;
}

const STATUS = {
  pending: PaymentStatus.PENDING,
  authorized: PaymentStatus.AUTHORIZED,
  failed: PaymentStatus.FAILED,
} as const;

async function apply(now: ProviderPayment, paid: Paid, at: Date, em: EntityManager): Promise<void> {
  const { payment } = paid;
  payment.providerRef ??= now.ref ?? null;
  if (now.status === "succeeded" && !payment.isReceived) await receive(now, paid, at, em);
  else if (now.status !== "succeeded" && !payment.isReceived)
    if (payment.status !== PaymentStatus.FAILED) payment.status = STATUS[now.status];
  if (!payment.isReceived) return;
  for (const refund of now.refunds) await writeRefund(refund, paid, at, em);
  await writeDispute(now, paid, at, em);
}

/**
 * The money is here. What the invoice does not ask for any more, because it was paid another way, or is void, goes back:
 * a payment does not bring an order back that was given up.
 */
async function receive(now: ProviderPayment, paid: Paid, at: Date, em: EntityManager) {
  const { payment, invoice } = paid;
  if (now.amount !== payment.amount || now.currency !== payment.currency)
    throw new Error(`Payment ${payment.id} is another amount at its provider`);
  const isPayable =
    invoice.status === InvoiceStatus.OPEN || invoice.status === InvoiceStatus.UNCOLLECTIBLE;
  const surplus = payment.amount - (isPayable ? Math.min(invoice.openAmount, payment.amount) : 0);
  payment.status = PaymentStatus.SUCCEEDED;
  payment.method = now.method;
  payment.receivedOn = dayOf(now.receivedAt ?? at);
  payment.receiptNumber = await takeNumber(RECEIPTS, payment.receivedOn, em);
  invoice.paidAmount += payment.amount;
  invoice.updatedAt = at;
  const reason = "Nothing was open";
  if (surplus) giveBack(paid, { amount: surplus, reason, idempotencyKey: surplusKey(payment) }, em);
  await settle(invoice, em);
}

/** What is later in this list is not undone. */
const DISPUTES: readonly DisputeStatus[] = [
  DisputeStatus.NEEDS_RESPONSE,
  DisputeStatus.UNDER_REVIEW,
  DisputeStatus.WON,
  DisputeStatus.LOST,
];

/** The money of a lost dispute is gone, as that of a refund. */
async function writeDispute({ dispute }: ProviderPayment, paid: Paid, at: Date, em: EntityManager) {
  const { payment } = paid;
  if (!dispute) return;
  const before = payment.disputeStatus ? DISPUTES.indexOf(payment.disputeStatus) : -1;
  if (DISPUTES.indexOf(dispute.status) <= before) return;
  payment.disputeStatus = dispute.status;
  payment.disputedAmount = dispute.amount;
  payment.disputeReason = dispute.reason;
  payment.disputeRespondBy = dispute.respondBy ?? null;
  if (dispute.status !== DisputeStatus.LOST) return;
  const lost = { ref: dispute.ref, id: undefined, amount: dispute.amount };
  await writeRefund({ ...lost, status: "succeeded" }, paid, at, em);
}
