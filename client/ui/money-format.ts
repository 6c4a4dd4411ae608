import { decimalOf } from "./money-text.ts";
import { parseDecimal } from "./number-format.ts";

/**
 * What people type as an amount, in minor units: "1.234,50", "1,234.50" and "1 234,50" are 123450. Null of
 * nothing, NaN of what is not an amount or has more decimals than its currency.
 */
export function parseMoney(text: string, locale: string, digits: number): number | null {
  const decimal = parseDecimal(text, locale);
  if (decimal === null) return null;
  const [, sign = "", whole = "", places = ""] = /^(-?)(\d*)\.?(\d*)$/.exec(decimal) ?? [];
  const extra = places.slice(digits);
  if (/[1-9]/.test(extra) || !(whole || places)) return NaN;
  const amount = Number(`${sign}${whole}${places.slice(0, digits).padEnd(digits, "0")}`);
  return Number.isSafeInteger(amount) ? amount : NaN;
}

/** An amount as it is typed: without thousands separators. */
export function formatMoney(amount: number | null, locale: string, digits: number): string {
  if (amount === null || Number.isNaN(amount)) return "";
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimalOf(amount, digits));
}

/** A quantity with at most so many places, as the server writes it; "" of nothing, undefined of anything else. */
export function parseQuantity(text: string, locale: string, most: number): string | undefined {
  const decimal = parseDecimal(text, locale);
  if (decimal === null) return "";
  const [, whole = "0", places = ""] = /^0*(\d+)?(?:\.(\d*?)0*)?$/.exec(decimal) ?? [undefined, ""];
  if (whole === "" || places.length > most || whole.length > 6) return undefined;
  return places ? `${whole}.${places}` : whole;
}

/** "1.5000" is "1,5". */
export function formatQuantity(quantity: string, locale: string): string {
  if (!/^\d+(\.\d+)?$/.test(quantity)) return quantity;
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 }).format(
    quantity as `${number}`,
  );
}
