import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { localePath } from "../foundation/locale-path.ts";
import { findInvoice } from "../invoices/find-invoice.ts";
import { invoiceOfLink } from "../invoices/open-invoice.ts";
import type { StartPaymentInput } from "./payments.input.ts";
import { startPayment } from "./start-payment.ts";

/** Where the payer of an invoice goes: the secret of a link is not passed on to the provider. */
export async function startInvoicePayment(
  { token, invoiceId, locale }: StartPaymentInput,
  context: Context,
): Promise<string> {
  if (Boolean(token) === Boolean(invoiceId)) throw new Invalid({ invoiceId: "Required" });
  const invoice = token
    ? await invoiceOfLink(token, context)
    : await findInvoice(invoiceId ?? "", context);
  const back = (query: string) => localePath(locale ?? invoice.locale, `/payment?${query}`);
  const cancelled = token ? back("said=unpaid") : back(`invoice=${invoice.id}&said=unpaid`);
  return startPayment(invoice.id, { paid: back("said=paid"), cancelled }, context);
}
