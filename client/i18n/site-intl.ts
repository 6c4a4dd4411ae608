import { createIntl, type IntlCache, type IntlShape } from "react-intl";
import { CountFormat, COUNTED } from "./count.ts";
import type { Locale } from "./locale.ts";
import { intlConfig, type Messages } from "./message-catalogue.ts";

/**
 * The texts of a locale. Counts say "10,000+" where the server stopped counting: `#` of a plural,
 * and numbers of the format "count", in messages and elsewhere. Other numbers are exact.
 */
export function createSiteIntl(locale: Locale, messages: Messages, cache?: IntlCache): IntlShape {
  const intl = createIntl(intlConfig(locale, messages), cache);
  const counts = new CountFormat(intl.locale);
  const formatters: IntlShape["formatters"] = {
    ...intl.formatters,
    // `#` has no second argument, `{pages, number}` an undefined one.
    getNumberFormat: (...args) =>
      args.length === 1 || args[1] === COUNTED ? counts : intl.formatters.getNumberFormat(...args),
  };
  const formatMessage = intl.formatMessage as (...args: unknown[]) => never;
  return {
    ...intl,
    formatters,
    formatMessage: ((message: unknown, values: unknown, options?: object) =>
      formatMessage(message, values, { formatters, ...options })) as IntlShape["formatMessage"],
    formatNumber: (value, options) =>
      options?.format === "count"
        ? counts.format(value as number)
        : intl.formatNumber(value, options),
  };
}
