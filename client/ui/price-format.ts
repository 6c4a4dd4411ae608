import type { FormatNumberOptions } from "react-intl";

/** A price as people write it: without decimals if it has none. */
export const priceFormat = (currency: string): FormatNumberOptions => ({
  style: "currency",
  currency,
  currencyDisplay: "narrowSymbol",
  trailingZeroDisplay: "stripIfInteger",
});
