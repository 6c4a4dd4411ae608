import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { needsReason, TaxCategory } from "../pricing/tax-category.ts";
import { changeDraft } from "./change-invoice.ts";
import type { InvoiceItem } from "./invoice-item.ts";
import { itemsOf } from "./invoice-lines.ts";
import { takeNumber } from "./invoice-number.ts";
import { type Invoice, InvoiceStatus } from "./invoice.ts";
import { MAKE_PAPER } from "./make-paper.ts";
import { readInvoiceSettings } from "./read-invoice-settings.ts";

/** Gives a draft its number; from then on it is not changed. */
export async function finaliseInvoice(
  id: string,
  { version, send = false }: { version?: number | null | undefined; send?: boolean | undefined },
  context: Context,
): Promise<void> {
  const { prefix } = await readInvoiceSettings(context.em);
  context.enqueueJob(MAKE_PAPER, { id });
  await changeDraft(id, version, context, async (invoice, em) => {
    refuseIncomplete(invoice, await itemsOf(invoice, em), send);
    await giveNumber(invoice, prefix, context.now(), em);
  });
}

/** Makes an invoice final, in the transaction of this entity manager. */
export async function giveNumber(
  invoice: Invoice,
  prefix: string,
  now: Date,
  em: EntityManager,
): Promise<void> {
  invoice.number = await takeNumber(prefix, invoice.issuedOn, em);
  invoice.status = invoice.total ? InvoiceStatus.OPEN : InvoiceStatus.PAID;
  invoice.finalisedAt = now;
}

function refuseIncomplete(invoice: Invoice, items: readonly InvoiceItem[], send: boolean): void {
  const fields: Record<string, string> = {};
  if (!items.length) fields["items"] = "Required";
  if (!invoice.from.name) fields["from.name"] = "Required";
  if (!invoice.to.name) fields["to.name"] = "Required";
  if (send && !invoice.customerEmail) fields["to.email"] = "Required";
  const shipping = invoice.shipping ? [{ taxCategory: invoice.shippingTaxCategory }] : [];
  const categories = [...items, ...shipping];
  if (!invoice.taxReason && categories.some(({ taxCategory }) => needsReason(taxCategory)))
    fields["taxReason"] = "Required";
  // EN 16931, BR-O-11 to 14: what is not taxable has no other category beside it
  const apart = categories.filter(({ taxCategory }) => taxCategory === TaxCategory.O).length;
  if (apart && apart < categories.length) fields["items"] = "Not valid";
  if (Object.keys(fields).length) throw new Invalid(fields);
}
