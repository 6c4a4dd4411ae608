import { createIntl, createIntlCache } from "@formatjs/intl";
import type { Locale } from "../foundation/locale.ts";
import { FORMAT_LOCALE } from "../foundation/locale-path.ts";
import type messages from "./messages/en.json";

/** The id of a message in `messages/*.json`. */
export type MailMessageId = keyof typeof messages;

export interface MailIntl {
  /** A missing value is an error: the mail is not sent without it. */
  formatMessage(message: { id: MailMessageId }, values?: Record<string, string | number>): string;
}

type Messages = NonNullable<Parameters<typeof createIntl>[0]["messages"]>;

// Compiled: the build of the server contains no parser of messages.
const files = import.meta.glob<Messages>("./messages/compiled/*.json", {
  eager: true,
  import: "default",
});
const cache = createIntlCache();
const created = new Map<Locale, MailIntl>();

/** The texts of mails in a language. */
export function mailIntl(locale: Locale): MailIntl {
  const known = created.get(locale);
  if (known) return known;
  const intl = createIntl(
    {
      locale: FORMAT_LOCALE[locale],
      messages: files[`./messages/compiled/${locale}.json`] ?? {},
      onError: (error) => {
        throw error;
      },
    },
    cache,
  );
  created.set(locale, intl);
  return intl;
}
