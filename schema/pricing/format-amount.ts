import type { Locale } from "../foundation/locale.ts";
import { FORMAT_LOCALE } from "../foundation/locale-path.ts";
import { decimalAmount } from "./currency-digits.ts";

/** An amount of minor units as people read it. */
export const formatAmount = (amount: number, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(FORMAT_LOCALE[locale], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).format(decimalAmount(amount, currency) as Intl.StringNumericLiteral);
