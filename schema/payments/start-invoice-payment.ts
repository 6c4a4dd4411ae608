import { openAddress } from "../billing/open-link.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { localePath } from "../foundation/locale-path.ts";
import { isUuid } from "../foundation/uuid.ts";
import { notFound } from "../foundation/model-messages.ts";
import { Invoice, InvoiceStatus } from "../invoices/invoice.ts";
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
    : await invoiceOfPayer(invoiceId ?? "", context);
  const back = (query: string) => localePath(locale ?? invoice.locale, `/payment?${query}`);
  const cancelled = token ? back("said=unpaid") : back(`invoice=${invoice.id}`);
  return startPayment(invoice.id, { paid: back("said=paid"), cancelled }, context);
}

/** An invoice that the viewer sees, or that was sent to an address of which this browser has opened a link. */
async function invoiceOfPayer(id: string, context: Context): Promise<Invoice> {
  if (!isUuid(id)) throw notFound(Invoice);
  const address = (await openAddress(context))?.email;
  const sent = { id, customerEmail: address ?? "", status: { $ne: InvoiceStatus.DRAFT } };
  const own = address ? await context.em.findOne(Invoice, sent) : null;
  return own ?? context.find(Invoice, id);
}
