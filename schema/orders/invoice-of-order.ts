import type { EntityManager } from "@mikro-orm/core";
import type { Locale } from "../foundation/locale.ts";
import { draftOf } from "../invoices/change-invoice.ts";
import { giveNumber } from "../invoices/finalise-invoice.ts";
import { InvoiceItem, InvoiceUnit } from "../invoices/invoice-item.ts";
import { storeLines } from "../invoices/invoice-lines.ts";
import type { InvoiceSettings } from "../invoices/invoice-settings.ts";
import type { Invoice } from "../invoices/invoice.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import type { Member } from "../members/member.ts";
import type { Party } from "../pricing/party.ts";
import { type Cart, type CartLine, categoryOf } from "./price-cart.ts";

interface Customer {
  settings: InvoiceSettings;
  billing: Party;
  /** Null if nothing is sent, or to the address of `billing`. */
  deliverTo: Party | null;
  buyer: Member;
  locale: Locale;
}

/** The invoice of a cart, final at once; its lines are those of the cart. */
export async function invoiceOfOrder(
  { lines, coupon, shippingOption, currency }: Cart,
  { settings, billing, deliverTo, buyer, locale }: Customer,
  now: Date,
  em: EntityManager,
): Promise<{ invoice: Invoice; items: InvoiceItem[] }> {
  const items = lines.map((line) => itemOf(line, locale));
  const { price: shipping = 0, taxRate: shippingTaxRate = 0 } = shippingOption ?? {};
  const invoice = Object.assign(draftOf(settings, currency, now), {
    to: billing,
    deliverTo,
    customerName: billing.company ?? billing.name,
    customerEmail: billing.email ?? "",
    customer: buyer,
    locale,
    pricesIncludeTax: true,
    discountRate: coupon ? coupon.percent * 100 : null,
    shipping,
    shippingTaxRate,
    shippingTaxCategory: categoryOf(shippingTaxRate),
    subject: items[0]?.title ?? "",
  });
  em.persist(invoice);
  await storeLines(invoice, items, 0, em);
  await giveNumber(invoice, settings.prefix, now, em);
  return { invoice, items };
}

function itemOf({ product, variant, quantity, unitPrice, taxRate }: CartLine, locale: Locale) {
  const color =
    variant?.color && mailIntl(locale).formatMessage({ id: `orders.color.${variant.color}` });
  return new InvoiceItem({
    title: [product?.name, color, variant?.size]
      .filter(Boolean)
      .join(", ")
      .slice(0, 160)
      .toWellFormed(),
    unit: InvoiceUnit.PIECE,
    quantity: String(quantity),
    unitPrice,
    taxRate,
    taxCategory: categoryOf(taxRate),
    productId: product?.id ?? null,
  });
}
