import type { Context } from "../foundation/context.ts";
import { MINUTE } from "../foundation/durations.ts";
import { SEND_REFUNDS, READ_PAYMENT } from "./payment-jobs.ts";
import { Payment, PaymentStatus } from "./payment.ts";
import { Refund, RefundStatus } from "./refund.ts";
import { isPayableOnline } from "./start-payment.ts";

/** Providers say what happens within seconds; after this time it is asked for. */
const ASKED_AFTER_MS = 10 * MINUTE;
const AT_ONCE = 100;

/**
 * Reads payments whose events never came, gives back what a provider could not be asked for, and closes pages on which
 * nothing is to be paid any more.
 */
export async function settlePayments(context: Context): Promise<void> {
  const { em, services } = context;
  const provider = services.paymentProvider;
  if (!provider) return;
  const before = { $lt: new Date(context.now().getTime() - ASKED_AFTER_MS) };
  const oldest = { orderBy: { createdAt: "asc", id: "asc" }, limit: AT_ONCE } as const;
  const unsettled = await em.find(
    Payment,
    { status: { $in: [PaymentStatus.PENDING, PaymentStatus.AUTHORIZED] }, provider: provider.name },
    { ...oldest, populate: ["invoice"] },
  );
  const isOver = ({ invoice, amount }: Payment) =>
    !invoice || !isPayableOnline(invoice, provider) || invoice.openAmount !== amount;
  const over = unsettled.filter((payment) => payment.pageRef && isOver(payment));
  for (const { pageRef } of over) if (pageRef) await provider.closePage(pageRef);
  const late = unsettled.filter(({ createdAt }) => createdAt < before.$lt);
  for (const { id } of new Set([...over, ...late])) context.enqueueJob(READ_PAYMENT, { id });
  const refunds = await em.find(
    Refund,
    { status: RefundStatus.PENDING, createdAt: before, payment: { provider: provider.name } },
    { ...oldest, populate: ["payment"] },
  );
  for (const invoiceId of new Set(refunds.map(({ payment }) => payment.invoice?.id ?? "")))
    context.enqueueJob(SEND_REFUNDS, { invoiceId });
  await context.save();
}
