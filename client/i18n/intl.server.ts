import { createIntlCache, type IntlShape } from "react-intl";
import type { Locale } from "./locale.ts";
import type { Messages } from "./message-catalogue.ts";
import { createSiteIntl } from "./site-intl.ts";

const files = import.meta.glob<Messages>("../messages/compiled/*.json", {
  eager: true,
  import: "default",
});

/** A missing file is logged and its messages fall back to empty (specification, section 8). */
export function messagesOf(locale: Locale): Messages {
  const messages = files[`../messages/compiled/${locale}.json`];
  if (!messages) console.error(`No translation file for ${locale}`);
  return messages ?? {};
}

const urls = import.meta.glob<string>("../messages/compiled/{public,workspace}/*.json", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The URLs of a page's message files: the page preloads them, hydration awaits them. */
export function messageFiles(locale: Locale, isPublic: boolean): string[] {
  const parts = isPublic ? ["public"] : ["public", "workspace"];
  return parts.flatMap((part) => urls[`../messages/compiled/${part}/${locale}.json`] ?? []);
}

const cache = createIntlCache();
const made = new Map<Locale, IntlShape>();

/** For pages, and for loaders: titles, descriptions and feeds are translated on the server. */
export function intlFor(locale: Locale): IntlShape {
  const known = made.get(locale);
  if (known) return known;
  const intl = createSiteIntl(locale, messagesOf(locale), cache);
  made.set(locale, intl);
  return intl;
}
