import { openAddress } from "../billing/open-link.ts";
import type { Context } from "../foundation/context.ts";
import { NotFound } from "../foundation/errors.ts";
import { notFound } from "../foundation/model-messages.ts";
import { Invoice } from "../invoices/invoice.ts";
import { invoiceOfLink } from "../invoices/open-invoice.ts";
import { Payment } from "./payment.ts";

/** A received payment and what it was for, as its receipt says. */
export interface Receipt {
  payment: Payment;
  invoice: Invoice;
}

/** The receipt of a payment for those who may read it, or have opened a link to the address of its payer. */
export async function findReceipt(id: string, context: Context): Promise<Receipt> {
  const address = (await openAddress(context))?.email;
  const own = address ? await context.em.findOne(Payment, { id, email: address }) : null;
  return receiptOf(own ?? (await context.find(Payment, id)), context);
}

/** The receipt with a number, behind the secret link of its invoice. */
export async function findReceiptOfLink(
  token: string,
  receiptNumber: string,
  context: Context,
): Promise<Receipt> {
  const invoice = await invoiceOfLink(token, context);
  const payment = await context.em.findOne(Payment, { invoice: invoice.id, receiptNumber });
  if (!payment) throw notFound(Payment);
  return receiptOf(payment, context);
}

async function receiptOf(payment: Payment, { em }: Context): Promise<Receipt> {
  const id = payment.receiptNumber ? payment.invoice?.id : undefined;
  const invoice = id && (await em.findOne(Invoice, { id }));
  if (!invoice) throw new NotFound("No such file");
  return { payment, invoice };
}
