import { type EntityManager, FlushMode } from "@mikro-orm/core";
import { Invalid } from "../foundation/errors.ts";
import { priceDocument } from "../pricing/price-document.ts";
import { hasReason, TaxCategory } from "../pricing/tax-category.ts";
import { InvoiceItem } from "./invoice-item.ts";
import { InvoiceTax } from "./invoice-tax.ts";
import type { InvoiceItemInput } from "./invoices.input.ts";
import type { Invoice } from "./invoice.ts";

/** The lines of an invoice as they are stored, in their order. */
export const itemsOf = ({ id }: Invoice, em: EntityManager): Promise<InvoiceItem[]> =>
  em.find(
    InvoiceItem,
    { invoice: id },
    { orderBy: { position: "asc" }, refresh: true, flushMode: FlushMode.COMMIT },
  );

export const taxesOf = ({ id }: Invoice, em: EntityManager): Promise<InvoiceTax[]> =>
  em.find(
    InvoiceTax,
    { invoice: id },
    { orderBy: { position: "asc" }, refresh: true, flushMode: FlushMode.COMMIT },
  );

/** Only what is taxed at the standard rate has one. */
export const rateOf = (
  category: TaxCategory,
  rate: number | undefined,
  rates: readonly number[],
): number => (category === TaxCategory.S ? (rate ?? rates[0] ?? 0) : 0);

/** The lines that a draft will have: those named by their id are changed, others are new. */
export function linesFrom(
  inputs: readonly InvoiceItemInput[],
  before: readonly InvoiceItem[],
  rates: readonly number[],
): InvoiceItem[] {
  const left = new Map(before.map((item) => [item.id, item]));
  return inputs.map(({ id, ...input }, n) => {
    const known = id === undefined ? undefined : left.get(id);
    if (id !== undefined && !known) throw new Invalid({ [`items.${n}.id`]: "Not valid" });
    if (id) left.delete(id);
    const item = known ?? new InvoiceItem({});
    const { unit, unitPrice, quantity, title, taxCategory } = input;
    return Object.assign(item, {
      title,
      unit,
      unitPrice,
      quantity,
      taxCategory,
      taxRate: rateOf(taxCategory, input.taxRate, rates),
      description: input.description ?? "",
      service: input.service ?? "",
      productId: input.productId ?? null,
    });
  });
}

/** Prices an invoice and its lines, and stores what follows: sums, taxes, services and subject. */
export async function storeLines(
  invoice: Invoice,
  items: readonly InvoiceItem[],
  discount: number,
  em: EntityManager,
): Promise<void> {
  const { pricesIncludeTax, discountRate, currency } = invoice;
  const priced = priceDocument({
    pricesIncludeTax,
    lines: items,
    discount: discountRate == null ? { amount: discount } : { basisPoints: discountRate },
    shipping: {
      price: invoice.shipping,
      taxRate: invoice.shippingTaxRate,
      taxCategory: invoice.shippingTaxCategory,
    },
  });
  for (const [position, item] of items.entries()) {
    Object.assign(item, { ...priced.lines[position], invoice, position, currency });
    em.persist(item);
  }
  const { subTotal, net, tax, total } = priced;
  Object.assign(invoice, { subTotal, net, tax, total, discount: priced.discount });
  invoice.openAmount = total - invoice.paidAmount - invoice.creditedAmount;
  invoice.services = [...new Set(items.map(({ service }) => service).filter(Boolean))];
  const former = await taxesOf(invoice, em);
  for (const one of former) em.remove(one);
  for (const [position, one] of priced.taxes.entries()) {
    const reason = hasReason(one.taxCategory) ? invoice.taxReason : null;
    em.persist(new InvoiceTax({ ...one, reason, invoice, position, currency }));
  }
}
