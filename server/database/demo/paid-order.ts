import type { EntityManager } from "@mikro-orm/core";
import { takeNumber } from "../../../schema/invoices/invoice-number.ts";
import { InvoiceStatus } from "../../../schema/invoices/index.ts";
import type { Order } from "../../../schema/orders/index.ts";
import { Payment, PaymentMethod, PaymentStatus } from "../../../schema/payments/index.ts";
import { dayOf } from "../../../schema/time/index.ts";

/** The whole sum of an order comes by bank at a moment. */
export async function payOrder(order: Order, at: Date, em: EntityManager): Promise<void> {
  const { invoice } = order;
  if (!invoice) return;
  const receivedOn = dayOf(at);
  const amount = invoice.total;
  em.persist(
    new Payment({
      invoice,
      amount,
      receivedOn,
      number: invoice.number ?? "",
      payer: invoice.customer ?? null,
      payerName: invoice.customerName,
      email: invoice.customerEmail,
      currency: invoice.currency,
      method: PaymentMethod.TRANSFER,
      status: PaymentStatus.SUCCEEDED,
      reference: order.number,
      provider: "manual",
      receiptNumber: await takeNumber("R-", receivedOn, em),
      idempotencyKey: crypto.randomUUID(),
      createdAt: at,
    }),
  );
  Object.assign(invoice, { paidAmount: amount, openAmount: 0, status: InvoiceStatus.PAID });
  await em.flush();
  // the trigger of invoices says when they were stored
  for (const statement of [
    "update orders set paid_at = ? where id = ?",
    "update order_events set created_at = ? where order_id = ? and kind = 'paid'",
  ])
    await em.getConnection().execute(statement, [at, order.id], "run", em.getTransactionContext());
}
