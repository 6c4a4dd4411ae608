import { type EntityManager, FlushMode, LockMode } from "@mikro-orm/core";
import type { Invoice } from "../invoices/invoice.ts";
import { settle } from "../invoices/settle-invoice.ts";
import type { Member } from "../members/member.ts";
import { Payment, PaymentStatus } from "./payment.ts";
import { Refund } from "./refund.ts";

interface Why {
  reason: string;
  refundedBy: Member | null;
  /** Made by the caller, one for each time. */
  key: string;
}

/** Gives back what was paid beyond what an invoice still asks for, from its last payments, under its lock. */
export async function refundSurplus(
  invoice: Invoice,
  { reason, refundedBy, key }: Why,
  em: EntityManager,
): Promise<void> {
  let surplus = invoice.paidAmount + invoice.creditedAmount - invoice.total;
  if (surplus <= 0) return;
  const payments = await em.find(
    Payment,
    {
      invoice: invoice.id,
      status: { $in: [PaymentStatus.SUCCEEDED, PaymentStatus.PARTIALLY_REFUNDED] },
    },
    {
      orderBy: { createdAt: "desc", id: "desc" },
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
      flushMode: FlushMode.COMMIT,
    },
  );
  for (const [n, payment] of payments.entries()) {
    const { currency } = payment;
    const left = payment.amount - payment.refundedAmount;
    const amount = Math.min(left, surplus);
    if (!amount) break;
    const idempotencyKey = `${key}-${n}`;
    em.persist(new Refund({ payment, amount, currency, reason, idempotencyKey, refundedBy }));
    payment.refundedAmount += amount;
    payment.status = amount === left ? PaymentStatus.REFUNDED : PaymentStatus.PARTIALLY_REFUNDED;
    invoice.paidAmount -= amount;
    surplus -= amount;
  }
  await settle(invoice, em);
}
