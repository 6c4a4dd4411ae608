import type { Invoice, InvoiceItem, InvoiceTax } from "../../schema/invoices/index.ts";
import { InvoiceKind, InvoiceStatus } from "../../schema/invoices/index.ts";
import type { TaxCategory as StoredCategory } from "../../schema/pricing/tax-category.ts";
import type { InvoicePaper, TaxCategory } from "./invoice-paper.ts";

/** An invoice with its lines and taxes, in their order; of a credit note with the invoice that it credits. */
interface StoredInvoice {
  invoice: Invoice;
  items: readonly InvoiceItem[];
  taxes: readonly InvoiceTax[];
}

/**
 * The paper of a stored invoice, as it was issued: nothing is paid yet.
 * @param payUrl where it can be paid, or null
 */
export function paperOf(
  { invoice, items, taxes }: StoredInvoice,
  payUrl: string | null = null,
): InvoicePaper {
  const isCredit = invoice.kind === InvoiceKind.CREDIT_NOTE;
  const { number = null, locale, currency, net, tax, total, periodFrom, periodTo } = invoice;
  const { creditNoteOf: credited, pricesIncludeTax, note, paymentTerms } = invoice;
  const lines = sumOf(items.map((item) => item.netBeforeDiscount));
  const shipping = net - sumOf(items.map((item) => item.net));
  return {
    kind: isCredit ? "credit-note" : "invoice",
    number: invoice.status === InvoiceStatus.DRAFT ? null : number,
    locale,
    currency,
    issued: invoice.issuedOn,
    due: isCredit ? null : invoice.dueOn,
    period: periodFrom && periodTo ? { from: periodFrom, to: periodTo } : null,
    from: invoice.from,
    to: invoice.to,
    creditNoteOf: credited ? { number: credited.number ?? "", issued: credited.issuedOn } : null,
    orderNumber: null,
    lines: items.map((item) => ({
      title: item.title,
      description: item.description,
      quantity: withoutZeros(item.quantity),
      unit: item.unit,
      unitPrice: BigInt(item.unitPrice),
      net: BigInt(item.netBeforeDiscount),
      taxCategory: categoryOf(item.taxCategory),
      taxRate: item.taxRate,
    })),
    sums: {
      lines: BigInt(lines),
      discount: BigInt(lines + shipping - net),
      shipping: BigInt(shipping),
      net: BigInt(net),
      taxes: taxes.map((one) => ({
        category: categoryOf(one.taxCategory),
        rate: one.taxRate,
        base: BigInt(one.base),
        tax: BigInt(one.tax),
        reason: one.reason ?? null,
      })),
      tax: BigInt(tax),
      total: BigInt(total),
      paid: 0n,
      open: BigInt(total),
      rounding: 0n,
    },
    shippingTax: invoice.shipping
      ? { category: categoryOf(invoice.shippingTaxCategory), rate: invoice.shippingTaxRate }
      : null,
    pricesIncludeTax,
    note,
    paymentTerms,
    payUrl,
  };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** The graph's names are stored in lower case. */
const categoryOf = (stored: StoredCategory): TaxCategory => stored.toUpperCase() as TaxCategory;

const withoutZeros = (decimal: string): string =>
  decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
