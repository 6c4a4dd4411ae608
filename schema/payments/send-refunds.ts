import { FlushMode } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { ProviderRefused, type ProviderRefund } from "../foundation/payment-provider.ts";
import { Invoice } from "../invoices/invoice.ts";
import { providerOf } from "./online-provider.ts";
import type { Payment } from "./payment.ts";
import { SEND_NOTICES } from "./payment-jobs.ts";
import { Refund, RefundStatus } from "./refund.ts";
import { writeRefund } from "./write-refund.ts";

/** Each is sent with its id, so a job that runs twice gives back once. */
export async function sendRefunds(
  { invoiceId = "" }: Record<string, string>,
  context: Context,
): Promise<void> {
  const { em } = context;
  const refunds = await em.find(
    Refund,
    { status: RefundStatus.PENDING, providerRef: null, payment: { invoice: invoiceId } },
    { populate: ["payment"], orderBy: { createdAt: "asc", id: "asc" } },
  );
  const online = refunds.filter(({ payment }) => payment.isOnline);
  const answers: [Payment, ProviderRefund][] = [];
  for (const refund of online) answers.push([refund.payment, await send(refund, context)]);
  const payments = [...new Set(answers.map(([payment]) => payment))];
  for (const { id } of payments) context.enqueueJob(SEND_NOTICES, { id });
  const invoice = await em.findOne(Invoice, { id: invoiceId });
  await context.save({
    locking: invoice ? [invoice, ...payments] : payments,
    verify: async (tx) => {
      const options = { flushMode: FlushMode.COMMIT } as const;
      if (!invoice) return;
      await tx.refresh(invoice, options);
      for (const payment of payments) await tx.refresh(payment, options);
      for (const [payment, answer] of answers)
        await writeRefund(answer, { payment, invoice }, context.now(), tx);
    },
  });
}

async function send(refund: Refund, context: Context): Promise<ProviderRefund> {
  const { id, payment, amount, currency } = refund;
  const { id: paymentId, providerRef } = payment;
  try {
    const values = { refundId: id, paymentId, paymentRef: providerRef ?? "", amount, currency };
    return await providerOf(payment, context).refund(values);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    return { ref: `refused-${id}`, id, amount, status: "failed" };
  }
}
