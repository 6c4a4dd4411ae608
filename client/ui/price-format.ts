import type { FormatNumberOptions, IntlShape } from "react-intl";

/** A price as people write it: without decimals if it has none. */
export const priceFormat = (currency: string): FormatNumberOptions => ({
  style: "currency",
  currency,
  currencyDisplay: "narrowSymbol",
  trailingZeroDisplay: "stripIfInteger",
});

/** How many decimals the currency has. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

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
