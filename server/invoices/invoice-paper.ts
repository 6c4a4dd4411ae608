import type { Locale } from "../../schema/foundation/locale.ts";

/**
 * Tax categories of EN 16931 (UNCL 5305): standard, zero rate, exempt, reverse charge, not subject to VAT. An invoice
 * that is not subject to VAT has no other category beside it.
 */
export type TaxCategory = "S" | "Z" | "E" | "AE" | "O";

/** Empty texts are left out. */
export interface PaperParty {
  name: string;
  company?: string | null;
  /** May have several lines. */
  street?: string | null;
  postalCode?: string | null;
  city?: string | null;
  /** ISO 3166-1 alpha-2; without it there is no XML. */
  country?: string | null;
  email?: string | null;
  phone?: string | null;
  vatId?: string | null;
}

export interface PaperSeller extends PaperParty {
  /** An IBAN, or an account number as its country writes it. */
  iban?: string | null;
  bic?: string | null;
  /** Number in the register of companies. */
  registration?: string | null;
}

export interface PaperLine {
  title: string;
  description?: string | null;
  /** Decimal, such as "1.5". */
  quantity: string;
  unit: "piece" | "hour" | "day" | "month";
  /** With tax if `pricesIncludeTax`. */
  unitPrice: bigint;
  /** Without tax, before the discount of the invoice. */
  net: bigint;
  taxCategory: TaxCategory;
  /** Basis points. */
  taxRate: number;
}

export interface PaperTax {
  category: TaxCategory;
  /** Basis points. */
  rate: number;
  /** Net lines of this category and rate, less their share of the discount, and shipping if taxed so. */
  base: bigint;
  tax: bigint;
  /** Why no tax is due: of E, AE and O. */
  reason?: string | null;
}

/** All without tax, but `tax`, `total` and what follows it; also where prices include tax. */
export interface PaperSums {
  lines: bigint;
  discount: bigint;
  shipping: bigint;
  /** `lines` − `discount` + `shipping`. */
  net: bigint;
  taxes: readonly PaperTax[];
  tax: bigint;
  /** `net` + `tax`. */
  total: bigint;
  paid: bigint;
  /** `total` − `paid` + `rounding`. */
  open: bigint;
  rounding: bigint;
}

/**
 * What the papers of an invoice (PDF, XML) are made of. Amounts are minor units of the currency, positive on credit
 * notes, too.
 */
export interface InvoicePaper {
  kind: "invoice" | "credit-note";
  /** `null`: a draft. */
  number: string | null;
  locale: Locale;
  /** ISO 4217. */
  currency: string;
  /** Calendar dates, YYYY-MM-DD. */
  issued: string;
  due: string | null;
  period: { from: string; to: string } | null;
  from: PaperSeller;
  to: PaperParty;
  creditNoteOf: { number: string; issued: string } | null;
  /** The number that the seller gave to the order. */
  orderNumber: string | null;
  lines: readonly PaperLine[];
  sums: PaperSums;
  shippingTax: { category: TaxCategory; rate: number } | null;
  pricesIncludeTax: boolean;
  note: string;
  paymentTerms: string;
  payUrl: string | null;
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

/** Papers that do not add up are neither printed nor sent. */
export function checkSums({ lines, sums }: InvoicePaper): void {
  const pairs: Record<string, [bigint, bigint]> = {
    lines: [sumOf(lines.map(({ net }) => net)), sums.lines],
    net: [sums.lines - sums.discount + sums.shipping, sums.net],
    base: [sumOf(sums.taxes.map(({ base }) => base)), sums.net],
    tax: [sumOf(sums.taxes.map(({ tax }) => tax)), sums.tax],
    total: [sums.net + sums.tax, sums.total],
    open: [sums.total - sums.paid + sums.rounding, sums.open],
  };
  for (const [name, [parts, whole]] of Object.entries(pairs))
    if (parts !== whole) throw new Error(`Sums of the invoice: ${name} is ${whole}, not ${parts}`);
}

/** What differs by tax: lines, shares of the discount, shipping. */
export const isTaxedAs = (
  { category, rate }: Pick<PaperTax, "category" | "rate">,
  other: { category: TaxCategory; rate: number } | null,
): boolean => other?.category === category && other.rate === rate;

/** Why no tax is due, is said of E, AE and O only. */
export const hasReason = (category: TaxCategory): category is "E" | "AE" | "O" =>
  category === "E" || category === "AE" || category === "O";

/** The account without spaces, if it is an IBAN. */
export function ibanOf({ iban }: PaperSeller): string | undefined {
  const account = iban?.replaceAll(/\s/g, "");
  return account && /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(account) ? account : undefined;
}
