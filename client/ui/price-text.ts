import type { IntlShape } from "react-intl";
import { minorDigits } from "../../schema/pricing/currency-digits.ts";
import { priceFormat } from "./price-format.ts";

/** What a currency is called in a sentence, such as "euros". */
export const currencyName = (intl: IntlShape, currency: string): string =>
  intl
    .formatNumberToParts(0, { style: "currency", currency, currencyDisplay: "name" })
    .find(({ type }) => type === "currency")?.value ?? currency;

export interface Amount {
  /** In the smallest unit of the currency */
  amount: number;
  currency: string;
}

/** An amount as a price, such as "€24"; with `isExact` with all decimals, "€24.00". */
export const priceText = (
  intl: IntlShape,
  { amount, currency }: Amount,
  { isExact = false } = {},
): string =>
  intl.formatNumber(amount / 10 ** minorDigits(currency), {
    ...priceFormat(currency),
    ...(isExact && { trailingZeroDisplay: "auto" }),
  });
