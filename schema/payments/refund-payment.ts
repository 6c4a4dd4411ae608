import { FlushMode } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { keyUsed } from "../foundation/model-messages.ts";
import { parseInput } from "../foundation/input.ts";
import { Invoice } from "../invoices/invoice.ts";
import { settle } from "../invoices/settle-invoice.ts";
import { Member } from "../members/member.ts";
import { decimalAmount } from "../pricing/currency-digits.ts";
import { providerOf } from "./online-provider.ts";
import { SEND_REFUNDS } from "./payment-jobs.ts";
import { Payment, PaymentStatus } from "./payment.ts";
import { RefundPaymentInput } from "./payments.input.ts";
import { Refund } from "./refund.ts";

/**
 * Gives back a part of a payment; repeated with the same key it happens once. Invoice and payment are locked, in this
 * order, so that of two at once the second reads what the first has left.
 */
export async function refundPayment(input: RefundPaymentInput, context: Context): Promise<string> {
  const { paymentId, amount, reason, idempotencyKey } = parseInput(RefundPaymentInput, input);
  const { em, viewer } = context;
  const payment = await context.find(Payment, paymentId);
  const invoice = payment.invoice && (await em.findOne(Invoice, { id: payment.invoice.id }));
  const { memberId } = viewer;
  const refundedBy = memberId ? em.getReference(Member, memberId) : null;
  if (payment.isOnline) {
    providerOf(payment, context);
    context.enqueueJob(SEND_REFUNDS, { invoiceId: invoice?.id ?? "" });
  }
  const isWritten = await context.saveUnique({
    locking: [...(invoice ? [invoice] : []), payment],
    verify: async (tx) => {
      const options = { flushMode: FlushMode.COMMIT } as const;
      await tx.refresh(payment, options);
      const known = await tx.findOne(Refund, { idempotencyKey }, options);
      if (known) return refuseOther(known, payment, amount);
      if (!payment.isReceived) throw new Conflict("This payment was not received");
      const { currency } = payment;
      const left = payment.amount - payment.refundedAmount;
      if (amount > left) {
        const most = decimalAmount(left, currency);
        throw new Invalid({ amount: `At most ${most}` }, `${most} can still be refunded`);
      }
      tx.persist(new Refund({ payment, amount, currency, reason, idempotencyKey, refundedBy }));
      payment.refundedAmount += amount;
      payment.status = amount === left ? PaymentStatus.REFUNDED : PaymentStatus.PARTIALLY_REFUNDED;
      if (!invoice) return;
      await tx.refresh(invoice, options);
      invoice.paidAmount -= amount;
      await settle(invoice, tx);
    },
  });
  if (!isWritten) throw keyUsed();
  return payment.id;
}

function refuseOther(known: Refund, payment: Payment, amount: number): void {
  if (known.payment.id !== payment.id || known.amount !== amount) throw keyUsed();
}
