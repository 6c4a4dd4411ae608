import { Invalid } from "../foundation/errors.ts";
import { largestRemainder, roundedQuotient } from "./largest-remainder.ts";
import type { TaxCategory } from "./tax-category.ts";

// The one place that computes the sums of orders, invoices and credit notes. Amounts are minor units, rates basis
// points (2500 is 25 %); half is rounded up, once per step.

const WHOLE = 10_000n;
/** Decimal places of a quantity. */
export const QUANTITY_PLACES = 4;

export interface LineToPrice {
  /** An exact decimal with up to four places. */
  quantity: string | number;
  unitPrice: number;
  taxRate: number;
  taxCategory: TaxCategory;
}

/** An amount, or a share of the subtotal in basis points. A discount is never higher than the subtotal. */
export type Discount = { amount: number } | { basisPoints: number };

export interface DocumentToPrice {
  pricesIncludeTax: boolean;
  lines: readonly LineToPrice[];
  discount?: Discount | null;
  shipping?: { price: number; taxRate: number; taxCategory: TaxCategory } | null;
}

export interface PricedLine {
  /** Quantity times price, as priced. */
  amount: number;
  /** Its share of the discount, as priced. */
  discount: number;
  /** Without tax, before the discount. */
  netBeforeDiscount: number;
  /** Without tax, after the discount. */
  net: number;
  tax: number;
  /** With tax, after the discount: what this line costs. */
  gross: number;
}

export interface PricedTax {
  taxCategory: TaxCategory;
  taxRate: number;
  /** What is taxed, without the tax. */
  base: number;
  tax: number;
}

export interface PricedDocument {
  lines: PricedLine[];
  /** By category and rate, in the order of the lines. */
  taxes: PricedTax[];
  /** As priced: with tax if prices include it. */
  subTotal: number;
  discount: number;
  shipping: number;
  /** The same without tax: subTotal - discount + shipping = net. */
  withoutTax: { subTotal: number; discount: number; shipping: number };
  /** The part of the tax that is on shipping. */
  shippingTax: number;
  net: number;
  tax: number;
  /** Of prices that include tax exactly subTotal - discount + shipping, otherwise net + tax. */
  total: number;
}

interface Group {
  taxCategory: TaxCategory;
  rate: bigint;
  lines: number[];
  shipping: bigint;
}

/** Net prices: tax per rate of the summed base. Prices with tax: tax is taken out of the sum per rate. */
export function priceDocument({
  pricesIncludeTax,
  lines,
  discount,
  shipping,
}: DocumentToPrice): PricedDocument {
  const amounts = lines.map(amountOf);
  const subTotal = sum(amounts);
  const off = discountOf(discount, subTotal);
  const shares = largestRemainder(off, amounts);
  const priced = amounts.map((amount, n) => {
    const share = shares[n] ?? 0n;
    return { amount, discount: share, after: amount - share, before: amount, net: 0n, tax: 0n };
  });
  const postage = BigInt(shipping?.price ?? 0);
  let shippingTax = 0n;
  const taxes = groupsOf(lines, shipping).map((group) => {
    const own = group.lines.flatMap((n) => priced[n] ?? []);
    const taxed = sum(own.map(({ after }) => after)) + group.shipping;
    const tax = pricesIncludeTax ? taxIn(taxed, group.rate) : taxOn(taxed, group.rate);
    const base = pricesIncludeTax ? taxed - tax : taxed;
    const weights = own.map(({ after }) => after);
    if (pricesIncludeTax) {
      const ofShipping = taxIn(group.shipping, group.rate);
      const off = sum(own.map((line) => line.discount));
      const linesNet = base - (group.shipping - ofShipping);
      const linesBefore = linesNet + off - taxIn(off, group.rate);
      const befores = largestRemainder(
        linesBefore,
        own.map(({ amount }) => amount),
      );
      for (const [n, net] of largestRemainder(linesNet, weights).entries()) {
        const line = own[n];
        if (line) Object.assign(line, { net, tax: line.after - net, before: befores[n] });
      }
      shippingTax += ofShipping;
    } else {
      const parts = largestRemainder(tax, [...weights, group.shipping]);
      for (const [n, line] of own.entries())
        Object.assign(line, { net: line.after, tax: parts[n] ?? 0n });
      shippingTax += parts[own.length] ?? 0n;
    }
    return { taxCategory: group.taxCategory, taxRate: Number(group.rate), base, tax };
  });
  const net = sum(taxes.map(({ base }) => base));
  const tax = sum(taxes.map((one) => one.tax));
  const netShipping = pricesIncludeTax ? postage - shippingTax : postage;
  const netSubTotal = sum(priced.map(({ before }) => before));
  return {
    lines: priced.map(({ amount, discount: share, before, net: own, tax: ofLine }) => ({
      amount: safe(amount),
      discount: safe(share),
      netBeforeDiscount: safe(before),
      net: safe(own),
      tax: safe(ofLine),
      gross: safe(own + ofLine),
    })),
    taxes: taxes.map((one) => ({ ...one, base: safe(one.base), tax: safe(one.tax) })),
    subTotal: safe(subTotal),
    discount: safe(off),
    shipping: safe(postage),
    withoutTax: {
      subTotal: safe(netSubTotal),
      discount: safe(netSubTotal + netShipping - net),
      shipping: safe(netShipping),
    },
    shippingTax: safe(shippingTax),
    net: safe(net),
    tax: safe(tax),
    total: safe(net + tax),
  };
}

const taxOn = (base: bigint, rate: bigint): bigint => roundedQuotient(base * rate, WHOLE);
const taxIn = (gross: bigint, rate: bigint): bigint => roundedQuotient(gross * rate, WHOLE + rate);

const amountOf = ({ quantity, unitPrice }: LineToPrice): bigint =>
  roundedQuotient(quantityUnits(quantity) * BigInt(unitPrice), 10n ** BigInt(QUANTITY_PLACES));

/** A quantity in units of its last place. */
export function quantityUnits(quantity: string | number): bigint {
  const [whole = "0", places = ""] = String(quantity).split(".");
  return BigInt(whole + places.slice(0, QUANTITY_PLACES).padEnd(QUANTITY_PLACES, "0"));
}

function discountOf(discount: Discount | null | undefined, subTotal: bigint): bigint {
  if (!discount) return 0n;
  const wanted =
    "amount" in discount
      ? BigInt(discount.amount)
      : roundedQuotient(subTotal * BigInt(discount.basisPoints), WHOLE);
  return wanted < subTotal ? wanted : subTotal;
}

function groupsOf(lines: readonly LineToPrice[], shipping: DocumentToPrice["shipping"]): Group[] {
  const groups = new Map<string, Group>();
  const groupOf = ({
    taxCategory,
    taxRate,
  }: Pick<LineToPrice, "taxCategory" | "taxRate">): Group => {
    const key = `${taxCategory} ${taxRate}`;
    const made = { taxCategory, rate: BigInt(taxRate), lines: [], shipping: 0n };
    const group = groups.get(key) ?? made;
    groups.set(key, group);
    return group;
  };
  for (const [n, line] of lines.entries()) groupOf(line).lines.push(n);
  if (shipping?.price) groupOf(shipping).shipping += BigInt(shipping.price);
  return [...groups.values()];
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

function safe(amount: bigint): number {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER))
    throw new Invalid({ items: `At most ${Number.MAX_SAFE_INTEGER}` });
  return Number(amount);
}
