import { type EntityManager, FlushMode } from "@mikro-orm/core";
import type { ProviderRefund } from "../foundation/payment-provider.ts";
import type { Invoice } from "../invoices/invoice.ts";
import { settle } from "../invoices/settle-invoice.ts";
import { type Payment, PaymentStatus } from "./payment.ts";
import { Refund, RefundStatus } from "./refund.ts";

const FRESH = { flushMode: FlushMode.COMMIT } as const;

/** A payment and its invoice, both locked. */
export interface Paid {
  payment: Payment;
  invoice: Invoice;
}

/** Of the refund of what nothing was open for. */
export const surplusKey = ({ id }: Payment): string => `surplus-${id}`;

/** A part of a payment goes back, or did. */
export function giveBack(
  { payment, invoice }: Paid,
  values: Pick<Refund, "amount" | "reason" | "idempotencyKey"> & Partial<Refund>,
  em: EntityManager,
): void {
  const { currency } = payment;
  em.persist(new Refund({ payment, currency, ...values }));
  payment.refundedAmount += values.amount;
  invoice.paidAmount -= values.amount;
  payment.status = statusOf(payment);
}

const statusOf = ({ amount, refundedAmount }: Payment): PaymentStatus => {
  if (!refundedAmount) return PaymentStatus.SUCCEEDED;
  return refundedAmount === amount ? PaymentStatus.REFUNDED : PaymentStatus.PARTIALLY_REFUNDED;
};

/** What became of a refund at the provider, also of one that was begun there. */
export async function writeRefund(
  refund: ProviderRefund,
  paid: Paid,
  at: Date,
  em: EntityManager,
): Promise<void> {
  const { payment, invoice } = paid;
  const { ref, id, status } = refund;
  const stored = await em.find(Refund, { payment: payment.id }, { ...FRESH, refresh: true });
  const pending = em.getUnitOfWork().getPersistStack();
  const unsaved = [...pending].filter((one): one is Refund => one instanceof Refund);
  const known = [...stored, ...unsaved].find((one) => one.id === id || one.providerRef === ref);
  if (!known) {
    const left = payment.amount - payment.refundedAmount;
    const amount = Math.min(refund.amount, left);
    if (status === "failed" || !amount) return;
    const values = { amount, providerRef: ref, idempotencyKey: ref };
    giveBack(paid, { ...values, status, reason: `Refunded at ${payment.provider}` }, em);
  } else if (known.status !== RefundStatus.FAILED) {
    known.providerRef ??= ref;
    if (status === "succeeded") known.status = RefundStatus.SUCCEEDED;
    if (status !== "failed") return;
    known.status = RefundStatus.FAILED;
    payment.refundedAmount -= known.amount;
    invoice.paidAmount += known.amount;
    payment.status = statusOf(payment);
  }
  invoice.updatedAt = at;
  await settle(invoice, em);
}
