import type { IntlConfig } from "react-intl";
import { FORMAT_LOCALE } from "../../schema/foundation/locale-path.ts";
import { COUNTED } from "./count.ts";
import type { Locale } from "./locale.ts";

export type Messages = NonNullable<IntlConfig["messages"]>;

/**
 * The formats of texts, dates and numbers in a locale; the same on the server and in the browser.
 */
export function intlConfig(locale: Locale, messages: Messages): IntlConfig {
  return {
    locale: FORMAT_LOCALE[locale],
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
