import { largestRemainder, roundedQuotient } from "../pricing/largest-remainder.ts";
import { quantityUnits } from "../pricing/price-document.ts";
import type { TaxCategory } from "../pricing/tax-category.ts";
import type { InvoiceItem } from "./invoice-item.ts";

// What a credit note consists of. A part of a line is a part of each of its stored amounts, and the last part is what
// the others have left: so all parts together are the line, to the cent.

const AMOUNTS = ["amount", "discount", "netBeforeDiscount", "net", "tax", "gross"] as const;
type Amounts = Record<(typeof AMOUNTS)[number], number>;

/** What is left of a line. */
export interface LineLeft extends Amounts {
  item: InvoiceItem;
  /** In units of the last place of a quantity. */
  units: bigint;
}

/** The tax of a category and rate. */
export interface TaxPart {
  taxCategory: TaxCategory;
  taxRate: number;
  base: number;
  tax: number;
}

export interface ShippingPart {
  amount: number;
  net: number;
  tax: number;
}

export const amountsOf = (item: Amounts): Amounts =>
  Object.fromEntries(AMOUNTS.map((name) => [name, item[name]])) as Amounts;

/** What is left of lines of which these were credited. */
export function linesLeft(
  items: readonly InvoiceItem[],
  credited: readonly InvoiceItem[],
): LineLeft[] {
  return items.map((item) => {
    const left: LineLeft = { item, ...amountsOf(item), units: quantityUnits(item.quantity) };
    for (const one of credited.filter(({ creditOf }) => creditOf?.id === item.id)) {
      left.units -= quantityUnits(one.quantity);
      for (const name of AMOUNTS) left[name] -= one[name];
    }
    return left;
  });
}

/** A part of a line, of at most what is left of it. */
export function partOf(left: LineLeft, units: bigint): LineLeft {
  if (units === left.units) return left;
  const whole = quantityUnits(left.item.quantity);
  const share = (name: keyof Amounts): number =>
    Math.min(left[name], Number(roundedQuotient(BigInt(left.item[name]) * units, whole)));
  const [net, tax] = [share("net"), share("tax")];
  const [amount, discount] = [share("amount"), share("discount")];
  const netBeforeDiscount = Math.max(net, share("netBeforeDiscount"));
  return {
    item: left.item,
    units,
    amount,
    discount,
    netBeforeDiscount,
    net,
    tax,
    gross: net + tax,
  };
}

const keyOf = ({ taxCategory, taxRate }: Pick<TaxPart, "taxCategory" | "taxRate">): string =>
  `${taxCategory} ${taxRate}`;

/** Taxes by category and rate, in the order in which they first occur. */
export function sumTaxes(parts: readonly TaxPart[]): TaxPart[] {
  const sums = new Map<string, TaxPart>();
  for (const { taxCategory, taxRate, base, tax } of parts) {
    const sum = sums.get(keyOf({ taxCategory, taxRate })) ?? {
      taxCategory,
      taxRate,
      base: 0,
      tax: 0,
    };
    sum.base += base;
    sum.tax += tax;
    sums.set(keyOf(sum), sum);
  }
  return [...sums.values()];
}

/** What is left of taxes of which these were credited. */
export const taxesLeft = (taxes: readonly TaxPart[], credited: readonly TaxPart[]): TaxPart[] =>
  sumTaxes([...taxes, ...credited.map((one) => ({ ...one, base: -one.base, tax: -one.tax }))]);

/** Whether a part is within what is left, for each category and rate. */
export const isWithin = (part: readonly TaxPart[], left: readonly TaxPart[]): boolean =>
  taxesLeft(left, part).every(({ base, tax }) => base >= 0 && tax >= 0);

export const hasNothing = (taxes: readonly TaxPart[]): boolean =>
  taxes.every(({ base, tax }) => !base && !tax);

/** An amount with tax as a part of the taxes that are left. */
export function taxesOfAmount(amount: number, left: readonly TaxPart[]): TaxPart[] {
  const gross = left.map(({ base, tax }) => BigInt(base + tax));
  const shares = largestRemainder(BigInt(amount), gross);
  return left.map((one, n) => {
    const [share, whole] = [shares[n] ?? 0n, gross[n] ?? 0n];
    const tax = whole ? Number(roundedQuotient(share * BigInt(one.tax), whole)) : 0;
    return { ...one, base: Number(share) - tax, tax };
  });
}
