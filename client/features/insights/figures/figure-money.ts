import type { IntlShape } from "react-intl";
import { minorDigits } from "../../../../schema/pricing/currency-digits.ts";

interface Amount {
  amount: number;
  currency: string;
}

/** An amount as a figure: without decimals, with a true minus. */
export const figureText = (intl: IntlShape, { amount, currency }: Amount): string =>
  intl
    .formatNumber(majorOf(amount, currency), {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      maximumFractionDigits: 0,
    })
    .replace("-", "−");

/** An amount of the smallest unit in whole units, for charts. */
export const majorOf = (amount: number, currency: string): number =>
  amount / 10 ** minorDigits(currency);
