import { minorDigits } from "../../schema/pricing/currency-digits.ts";
import { decimalAmount } from "./decimal-amount.ts";
import type { TaxCategory } from "./invoice-paper.ts";

/** An element by its children; what is undefined is left out. */
export type Element = string | { [name: string]: Element | Element[] | undefined };

/** EN 16931 has at most two decimals in amounts. */
export function xmlAmount(units: bigint, currency: string): string {
  const amount = decimalAmount(units, minorDigits(currency));
  return amount.replace(/(\.\d\d)0+$/, "$1");
}

/** A calendar date; 102 is its form. */
export const date = (day: string): Element => ({
  "udt:DateTimeString": { "@format": "102", "#": day.replaceAll("-", "") },
});

/** O has no rate at all. */
export const taxKind = (category: TaxCategory, rate: number) => ({
  "ram:TypeCode": "VAT",
  "ram:CategoryCode": category,
  "ram:RateApplicablePercent": category === "O" ? undefined : decimalAmount(BigInt(rate), 2),
});

/** Without spaces. */
export const compact = (text: string | null | undefined): string | undefined =>
  text?.replaceAll(/\s/g, "") || undefined;
