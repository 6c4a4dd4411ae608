import type { FormatNumberOptions } from "react-intl";

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
