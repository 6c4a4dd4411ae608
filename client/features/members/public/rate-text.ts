import type { IntlShape } from "react-intl";
import type { Member } from "../../../platform/rest.ts";

/** "From €640 a day"; empty if there is no rate, or it is hidden. */
export function rateText(intl: IntlShape, { min, max, currency, per }: Member["rate"]): string {
  if (min === null || !currency || !per) return "";
  const form = { style: "currency", currency } as const;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat(intl.locale, form).resolvedOptions();
  const amount = (minor: number) =>
    intl.formatNumber(minor / 10 ** maximumFractionDigits, {
      ...form,
      trailingZeroDisplay: "stripIfInteger",
    });
  const values = { min: amount(min), max: max === null ? "" : amount(max) };
  const span = max === null || max === min ? "from" : "range";
  return intl.formatMessage({ id: `members.rate.${per}.${span}` }, values);
}
