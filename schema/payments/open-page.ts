import type { Context } from "../foundation/context.ts";
import type { PaymentPage } from "../foundation/payment-provider.ts";
import { Invoice } from "../invoices/invoice.ts";
import { providerOf } from "./online-provider.ts";
import type { Payment } from "./payment.ts";

/** The page on which a payment is made: asked again, it is the same one. */
export async function openPageOf(payment: Payment, context: Context): Promise<PaymentPage> {
  const { id, amount, currency, email, number } = payment;
  const { locale, from } = await context.em.findOneOrFail(Invoice, {
    id: payment.invoice?.id ?? "",
  });
  const [paidPath = "/", cancelledPath = "/"] = payment.returnPaths;
  const description = `${from.company ?? from.name} · ${number}`;
  const values = { amount, currency, email, locale, description, paidPath, cancelledPath };
  return providerOf(payment, context).openPage({ paymentId: id, ...values });
}
