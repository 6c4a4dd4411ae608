import { openAddress } from "../billing/open-link.ts";
import type { Context } from "../foundation/context.ts";
import { notFound } from "../foundation/model-messages.ts";
import { isUuid } from "../foundation/uuid.ts";
import { Invoice, InvoiceStatus } from "./invoice.ts";

/** An invoice that the viewer sees, or that was sent to an address of which this browser has opened a link. */
export async function findInvoice(id: string, context: Context): Promise<Invoice> {
  if (!isUuid(id)) throw notFound(Invoice);
  const address = (await openAddress(context))?.email;
  const sent = { id, customerEmail: address ?? "", status: { $ne: InvoiceStatus.DRAFT } };
  const own = address ? await context.em.findOne(Invoice, sent) : null;
  return own ?? context.find(Invoice, id);
}
