import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import type { Locale } from "./locale.ts";
import { intlConfig, type Messages } from "./message-catalogue.ts";

interface LanguageProps {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}

/** A page has one language for its lifetime: switching it loads another document. */
export function Language({ locale, messages, children }: LanguageProps) {
  return <IntlProvider {...intlConfig(locale, messages)}>{children}</IntlProvider>;
}
