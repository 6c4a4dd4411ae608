import { Invoice, InvoiceKind, InvoiceSeries } from "../../../schema/invoices/index.ts";
import { Payment, PaymentStatus, Refund } from "../../../schema/payments/index.ts";
import { startOfDay } from "../../../schema/time/index.ts";
import { dayFromToday } from "./invoices.demo.ts";
import { invoices } from "./invoices.ts";
import type { DemoData } from "./demo-world.ts";

/** What was paid of the invoices; of one payment a part was given back. */
export const data: DemoData = {
  after: ["invoices"],
  async add(em) {
    const numbers = new Map<string, number>();
    for (const { to, payments = [] } of invoices) {
      if (!payments.length) continue;
      const invoice = await em.findOneOrFail(Invoice, {
        customerEmail: to.email ?? "",
        kind: InvoiceKind.INVOICE,
      });
      for (const { amount, on, method, text = "" } of payments) {
        const receivedOn = dayFromToday(on);
        const year = receivedOn.slice(0, 4);
        const number = (numbers.get(year) ?? 0) + 1;
        numbers.set(year, number);
        const payment = new Payment({
          invoice,
          number: invoice.number ?? "",
          payer: invoice.customer ?? null,
          payerName: invoice.customerName,
          email: invoice.customerEmail,
          amount,
          currency: invoice.currency,
          method,
          status: PaymentStatus.SUCCEEDED,
          receivedOn,
          reference: text,
          provider: "manual",
          receiptNumber: `R-${year}-${String(number).padStart(4, "0")}`,
          idempotencyKey: crypto.randomUUID(),
          createdAt: startOfDay(receivedOn),
        });
        invoice.paidAmount += amount;
        invoice.openAmount -= amount;
        em.persist(payment);
        if (method === "card") giveBack(payment, invoice);
      }
    }
    for (const [year, last] of numbers)
      em.persist(
        Object.assign(new InvoiceSeries(), { series: "R-", year: Number(year), next: last + 1 }),
      );

    function giveBack(payment: Payment, invoice: Invoice): void {
      const amount = 145_000;
      const { currency } = payment;
      const reason = "Arrived damaged";
      em.persist(
        new Refund({ payment, amount, currency, reason, idempotencyKey: crypto.randomUUID() }),
      );
      payment.refundedAmount = amount;
      payment.status = PaymentStatus.PARTIALLY_REFUNDED;
      invoice.paidAmount -= amount;
      invoice.openAmount += amount;
    }
  },
};
