import type { IntlConfig } from "react-intl";
import { BCP47, type Locale } from "./locale.ts";

export type Messages = NonNullable<IntlConfig["messages"]>;

/** How texts, dates and numbers read in a locale; the same on the server and in the browser. */
export function intlConfig(locale: Locale, messages: Messages): IntlConfig {
  return {
    // Dates in English go "18 November 2026"; the page's lang stays "en".
    locale: locale === "en" ? "en-GB" : BCP47[locale],
    messages: withoutGaps(messages),
    // Section 9: every time on screen is Vienna's.
    timeZone: "Europe/Vienna",
    fallbackOnEmptyString: false,
    onError: (error) => console.error(error),
  };
}

/** A missing message is logged and reads as nothing (specification, section 8). */
function withoutGaps(messages: Messages): Messages {
  const nothing = { value: "", configurable: true, enumerable: true, writable: true };
  return new Proxy(messages, {
    getOwnPropertyDescriptor(all, id) {
      const found = Reflect.getOwnPropertyDescriptor(all, id);
      if (!found) console.error(`No message ${String(id)}`);
      return found ?? nothing;
    },
    get: (all, id) => Reflect.get(all, id) ?? "",
  });
}
