import { type Locale, LOCALES } from "../i18n/locale.ts";

type Texts = Partial<Record<Locale, string | null>> | null | undefined;

/** A text in a language, or in the first there is. */
export function textIn(texts: Texts, locale: Locale): string {
  const written = [locale, ...LOCALES].find((each) => texts?.[each]);
  return (written && texts?.[written]) ?? "";
}

/** What a text says in all languages, for a search. */
export const anyText = (texts: Texts): string =>
  LOCALES.map((locale) => texts?.[locale] ?? "").join(" ");
