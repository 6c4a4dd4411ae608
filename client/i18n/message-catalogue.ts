import type { IntlConfig } from "react-intl";
import { COUNTED } from "./count.ts";
import { BCP47, type Locale } from "./locale.ts";

export type Messages = NonNullable<IntlConfig["messages"]>;

/**
 * The formats of texts, dates and numbers in a locale; the same on the server and in the browser.
 */
export function intlConfig(locale: Locale, messages: Messages): IntlConfig {
  return {
    // English dates are "18 November 2026"; the page's lang stays "en".
    locale: locale === "en" ? "en-GB" : BCP47[locale],
    messages: withoutGaps(messages),
    // Section 9: all times on screen are Vienna's.
    timeZone: "Europe/Vienna",
    formats: { number: { count: COUNTED } },
    fallbackOnEmptyString: false,
    onError: (error) => console.error(error),
  };
}

/** A missing message is logged and becomes an empty text (specification, section 8). */
function withoutGaps(messages: Messages): Messages {
  const nothing = Reflect.getOwnPropertyDescriptor([""], 0);
  return new Proxy(messages, {
    getOwnPropertyDescriptor(all, id) {
      const found = Reflect.getOwnPropertyDescriptor(all, id);
      if (!found) console.error(`No message ${String(id)}`);
      return found ?? nothing;
    },
    get: (all, id) => Reflect.get(all, id) ?? "",
  });
}
