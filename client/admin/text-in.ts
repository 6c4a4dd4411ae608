import { type Locale, LOCALES } from "../i18n/locale.ts";

type Texts = Partial<Record<Locale, string | null>> | null | undefined;

/** A text in a language, or in the first one that has it. */
export function textIn(texts: Texts, locale: Locale): string {
  const written = [locale, ...LOCALES].find((each) => texts?.[each]);
  return (written && texts?.[written]) ?? "";
}

/** A text in all languages, for a search. */
export const anyText = (texts: Texts): string =>
  LOCALES.map((locale) => texts?.[locale] ?? "").join(" ");
