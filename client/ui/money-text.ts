import type { IntlShape } from "react-intl";
import { minorDigits } from "../../schema/pricing/currency-digits.ts";

/** An amount in the smallest unit of its currency, such as cents. */
export interface Amount {
  amount: number;
  currency: string;
}

/** Minor units as an exact decimal: 4050 with 2 digits is "40.50". */
export function decimalOf(amount: number, places: number): `${number}` {
  const units = String(Math.abs(amount)).padStart(places + 1, "0");
  const point = units.length - places;
  const text = places ? `${units.slice(0, point)}.${units.slice(point)}` : units;
  return `${amount < 0 ? "-" : ""}${text}` as `${number}`;
}

const forms = new Map<string, Intl.NumberFormat>();

function formOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const form =
    forms.get(key) ??
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  forms.set(key, form);
  return form;
}

/** "kr 44,750.00", exact and with a true minus. */
export const moneyText = ({ locale }: Pick<IntlShape, "locale">, { amount, currency }: Amount) =>
  formOf(locale, currency)
    .format(decimalOf(amount, minorDigits(currency)))
    .replace("-", "−");

/** Without the currency, for columns of a document that names it. */
export function amountText({ locale }: Pick<IntlShape, "locale">, { amount, currency }: Amount) {
  const places = minorDigits(currency);
  const options = { minimumFractionDigits: places, maximumFractionDigits: places };
  return new Intl.NumberFormat(locale, options).format(decimalOf(amount, places)).replace("-", "−");
}

/** Basis points as a percentage: 2500 is "25 %". */
export const rateText = ({ locale }: Pick<IntlShape, "locale">, rate: number): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(
    rate / 10_000,
  );
